### Hellas: how a game ends.

end-ten-cities =
    { $who ->
        [won] du hast zehn Städte
        [lost] dein Gegner hat zehn Städte
       *[other] der Gewinner hat zehn Städte
    }
end-no-city =
    { $who ->
        [won] die letzte Stadt deines Gegners ist gefallen
        [lost] deine letzte Stadt ist gefallen
       *[other] die letzte Stadt des Verlierers ist gefallen
    }
end-no-coast = der erste Küstenstreifen ließ sich nicht legen
end-turn-cap = die Zuggrenze ist erreicht; wer mehr Städte hat, gewinnt
