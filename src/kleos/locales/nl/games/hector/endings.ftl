### Hector & Achilles: how a game ends.

end-fronts =
    { $who ->
        [won] alle drie de fronten van je tegenstander zijn uitgeput
        [lost] al je drie fronten zijn uitgeput
       *[other] alle drie de fronten van de verliezer zijn uitgeput
    }
end-home =
    { $who ->
        [won] de reservestapel van je tegenstander is uitgeput
        [lost] je reservestapel is uitgeput
       *[other] de reservestapel van de verliezer is uitgeput
    }
end-short =
    { $who ->
        [won] je tegenstander heeft niet genoeg kaarten voor de veldslag
        [lost] je hebt niet genoeg kaarten voor de veldslag
       *[other] de verliezer heeft niet genoeg kaarten voor de veldslag
    }
end-both = beide spelers verliezen tegelijk; de winnaar van de laatste veldslag wint
end-limit = de laatste toegestane veldslag is voorbij
