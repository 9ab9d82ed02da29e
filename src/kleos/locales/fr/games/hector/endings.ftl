### Hector & Achilles: how a game ends.

end-fronts = les trois fronts du perdant sont épuisés
end-home = la réserve du perdant est épuisée
end-short = le perdant n’a pas assez de cartes pour le combat
end-both = les deux perdent en même temps ; le vainqueur du dernier combat gagne
end-limit = le dernier combat permis est terminé
