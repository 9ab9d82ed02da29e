### Hellas: how a game ends.

end-ten-cities = de winnaar heeft tien steden in handen
end-no-city = de laatste stad van de verliezer is gevallen
end-no-coast = de eerste kuststrook kon niet worden gelegd
end-turn-cap = de beurtlimiet is bereikt; de meeste steden beslissen
