### Fight for Olympus: how a game ends.

end-seven = the score marker has reached seven
end-full-house =
    { $who ->
        [won] you had six units in play at the start of your turn
        [lost] your opponent had six units in play at the start of their turn
       *[other] the winner had six units in play at the start of their turn
    }
end-exhausted = the draw pile is empty and the score marker decides
end-exhausted-zero = the draw pile is empty and the score marker is on zero
