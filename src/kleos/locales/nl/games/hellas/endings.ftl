### Hellas: how a game ends.

end-ten-cities = de winnaar heeft tien steden in handen
end-no-city = de laatste stad van de verliezer is gevallen
end-no-coast = de eerste kust kon niet worden gelegd
end-turn-cap = meer steden bij het maximale aantal beurten
