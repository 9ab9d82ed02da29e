### Fight for Olympus: how a game ends.

end-seven = de telsteen heeft de zeven bereikt
end-full-house = de winnaar had zes eenheden op het bord aan het begin van de beurt
end-exhausted = de trekstapel is leeg en de telsteen beslist
end-exhausted-zero = de trekstapel is leeg en de telsteen staat op nul
