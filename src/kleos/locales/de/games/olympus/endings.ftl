### Fight for Olympus: how a game ends.

end-seven = der Zählstein hat die Sieben erreicht
end-full-house = sechs Einheiten im Spiel zu Beginn des Zuges
end-exhausted = der Nachziehstapel ist leer, der Zählstein entscheidet
end-exhausted-zero = der Nachziehstapel ist leer, der Zählstein liegt auf null
