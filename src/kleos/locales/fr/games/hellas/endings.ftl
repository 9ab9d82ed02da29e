### Hellas: how a game ends.

end-ten-cities = le vainqueur occupe dix cités
end-no-city = la dernière cité du perdant est tombée
end-no-coast = la première côte n’a pas pu être posée
end-turn-cap = la limite de tours est atteinte ; le joueur qui a le plus de cités gagne
