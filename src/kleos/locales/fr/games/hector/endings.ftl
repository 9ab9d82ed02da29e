### Hector & Achilles: how a game ends.

end-fronts = les trois fronts du perdant sont épuisés
end-home = la réserve du perdant est épuisée
end-short = le perdant ne peut compléter sa main pour le combat
end-both = les deux tombent ensemble ; le vainqueur du dernier combat gagne
end-limit = le dernier combat permis est fini
