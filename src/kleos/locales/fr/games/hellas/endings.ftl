### Hellas: how a game ends.

end-ten-cities =
    { $who ->
        [won] vous occupez dix cités
        [lost] votre adversaire occupe dix cités
       *[other] le vainqueur occupe dix cités
    }
end-no-city =
    { $who ->
        [won] la dernière cité de votre adversaire est tombée
        [lost] votre dernière cité est tombée
       *[other] la dernière cité du perdant est tombée
    }
end-no-coast = la première côte n’a pas pu être posée
end-turn-cap = la limite de tours est atteinte ; le joueur qui a le plus de cités gagne
