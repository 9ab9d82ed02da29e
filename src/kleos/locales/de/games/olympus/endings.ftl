### Fight for Olympus: how a game ends.

end-seven = der Zählstein hat die Sieben erreicht
end-full-house =
    { $who ->
        [won] zu Beginn deines Zuges hattest du sechs Einheiten im Spiel
        [lost] zu Beginn seines Zuges hatte dein Gegner sechs Einheiten im Spiel
       *[other] zu Beginn seines Zuges hatte der Gewinner sechs Einheiten im Spiel
    }
end-exhausted = der Nachziehstapel ist leer, der Zählstein entscheidet
end-exhausted-zero = der Nachziehstapel ist leer, der Zählstein steht auf null
