### Fight for Olympus: how a game ends.

end-seven = le pion de score a atteint sept
end-full-house =
    { $who ->
        [won] vous aviez six unités en jeu au début de votre tour
        [lost] votre adversaire avait six unités en jeu au début de son tour
       *[other] le vainqueur avait six unités en jeu au début de son tour
    }
end-exhausted = la pioche est vide et le pion de score décide
end-exhausted-zero = la pioche est vide et le pion de score est sur zéro
