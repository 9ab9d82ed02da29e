### Hellas: how a game ends.

end-ten-cities = ten cities are held
end-no-city = the last city is lost
end-no-coast = the first coast could not be laid
end-turn-cap = the last turn is over and more cities win
