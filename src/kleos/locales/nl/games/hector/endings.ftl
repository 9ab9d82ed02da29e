### Hector & Achilles: how a game ends.

end-fronts = alle drie de fronten van de verliezer zijn uitgeput
end-home = de reservestapel van de verliezer is uitgeput
end-short = de verliezer kan zijn hand voor de veldslag niet vullen
end-both = beiden vallen tegelijk; de winnaar van de laatste veldslag wint
end-limit = de laatste toegestane veldslag is voorbij
