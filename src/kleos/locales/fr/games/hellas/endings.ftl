### Hellas: how a game ends.

end-ten-cities = dix cités sont tenues par un joueur
end-no-city = la dernière cité est perdue
end-no-coast = la première côte n’a pas pu être posée
end-turn-cap = le dernier tour est fini, qui a le plus de cités gagne
