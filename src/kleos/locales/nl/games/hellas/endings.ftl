### Hellas: how a game ends.

end-ten-cities = tien steden zijn in handen van één speler
end-no-city = de laatste stad is verloren
end-no-coast = de eerste kust kon niet worden gelegd
end-turn-cap = de laatste beurt is voorbij, wie meer steden heeft, wint
