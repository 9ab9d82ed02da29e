### Hellas: how a game ends.

end-ten-cities = der Gewinner hat zehn Städte
end-no-city = die letzte Stadt des Verlierers ist gefallen
end-no-coast = der erste Küstenstreifen ließ sich nicht legen
end-turn-cap = die Zuggrenze ist erreicht; wer mehr Städte hat, gewinnt
