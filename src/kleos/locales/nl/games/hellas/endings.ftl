### Hellas: how a game ends.

end-ten-cities =
    { $who ->
        [won] je hebt tien steden in handen
        [lost] je tegenstander heeft tien steden in handen
       *[other] de winnaar heeft tien steden in handen
    }
end-no-city =
    { $who ->
        [won] de laatste stad van je tegenstander is gevallen
        [lost] je laatste stad is gevallen
       *[other] de laatste stad van de verliezer is gevallen
    }
end-no-coast = de eerste kuststrook kon niet worden gelegd
end-turn-cap = de beurtlimiet is bereikt; de meeste steden beslissen
