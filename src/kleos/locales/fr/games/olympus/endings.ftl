### Fight for Olympus: how a game ends.

end-seven = le pion de score a atteint sept
end-full-house = six unités en jeu au début d’un tour
end-exhausted = la pioche est vide et le pion de score décide
end-exhausted-zero = la pioche est vide et le pion de score est sur zéro
