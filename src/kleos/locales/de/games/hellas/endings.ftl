### Hellas: how a game ends.

end-ten-cities = zehn Städte sind in einer Hand
end-no-city = die letzte Stadt ist verloren
end-no-coast = die erste Küste ließ sich nicht legen
end-turn-cap = der letzte Zug ist vorbei, wer mehr Städte hat, gewinnt
