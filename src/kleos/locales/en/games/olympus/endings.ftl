### Fight for Olympus: how a game ends.

end-seven = the stone has reached the seven
end-full-house = six units at the start of the own turn
end-exhausted = the pile is empty and the stone decides
end-exhausted-zero = the pile is empty and the stone lies on zero
