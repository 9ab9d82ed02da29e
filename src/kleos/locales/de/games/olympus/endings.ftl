### Fight for Olympus: how a game ends.

end-seven = der Zählstein hat die Sieben erreicht
end-full-house = zu Beginn des Zuges waren sechs Einheiten im Spiel
end-exhausted = der Nachziehstapel ist leer, der Zählstein entscheidet
end-exhausted-zero = der Nachziehstapel ist leer, der Zählstein steht auf null
