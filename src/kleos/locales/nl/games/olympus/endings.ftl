### Fight for Olympus: how a game ends.

end-seven = de telsteen heeft de zeven bereikt
end-full-house = zes eenheden aan het begin van de eigen beurt
end-exhausted = de stapel is leeg en de telsteen beslist
end-exhausted-zero = de stapel is leeg en de telsteen ligt op nul
