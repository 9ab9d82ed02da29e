### Hellas: how a game ends.

end-ten-cities = the winner holds ten cities
end-no-city = the loser’s last city has fallen
end-no-coast = the first coast could not be laid
end-turn-cap = more cities at the turn limit
