### Fight for Olympus: how a game ends.

end-seven = the score marker has reached seven
end-full-house = six units in play at the start of a turn
end-exhausted = the draw pile is empty and the score marker decides
end-exhausted-zero = the draw pile is empty and the score marker is on zero
