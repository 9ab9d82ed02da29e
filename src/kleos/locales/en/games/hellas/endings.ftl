### Hellas: how a game ends.

end-ten-cities =
    { $who ->
        [won] you hold ten cities
        [lost] your opponent holds ten cities
       *[other] the winner holds ten cities
    }
end-no-city =
    { $who ->
        [won] your opponent’s last city has fallen
        [lost] your last city has fallen
       *[other] the loser’s last city has fallen
    }
end-no-coast = the first coast could not be laid
end-turn-cap = more cities at the turn limit
