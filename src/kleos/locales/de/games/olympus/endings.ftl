### Fight for Olympus: how a game ends.

end-seven = der Zählstein hat die Sieben erreicht
end-full-house = sechs Einheiten zu Beginn des eigenen Zuges
end-exhausted = der Stapel ist leer, der Zählstein entscheidet
end-exhausted-zero = der Stapel ist leer, der Zählstein liegt auf null
