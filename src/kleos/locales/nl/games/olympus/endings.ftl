### Fight for Olympus: how a game ends.

end-seven = de telsteen heeft de zeven bereikt
end-full-house =
    { $who ->
        [won] aan het begin van je beurt had je zes eenheden in het spel
        [lost] aan het begin van zijn beurt had je tegenstander zes eenheden in het spel
       *[other] aan het begin van zijn beurt had de winnaar zes eenheden in het spel
    }
end-exhausted = de trekstapel is leeg en de telsteen beslist
end-exhausted-zero = de trekstapel is leeg en de telsteen staat op nul
