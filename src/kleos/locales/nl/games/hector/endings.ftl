### Hector & Achilles: how a game ends.

end-fronts = alle drie de fronten van de verliezer zijn uitgeput
end-home = de reservestapel van de verliezer is uitgeput
end-short = de verliezer heeft niet genoeg kaarten voor de veldslag
end-both = beide spelers verliezen tegelijk; de winnaar van de laatste veldslag wint
end-limit = de laatste toegestane veldslag is voorbij
