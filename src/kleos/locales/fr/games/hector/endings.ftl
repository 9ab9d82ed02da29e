### Hector & Achilles: how a game ends.

end-fronts =
    { $who ->
        [won] les trois fronts de votre adversaire sont épuisés
        [lost] vos trois fronts sont épuisés
       *[other] les trois fronts du perdant sont épuisés
    }
end-home =
    { $who ->
        [won] la réserve de votre adversaire est épuisée
        [lost] votre réserve est épuisée
       *[other] la réserve du perdant est épuisée
    }
end-short =
    { $who ->
        [won] votre adversaire n’a pas assez de cartes pour le combat
        [lost] vous n’avez pas assez de cartes pour le combat
       *[other] le perdant n’a pas assez de cartes pour le combat
    }
end-both = les deux perdent en même temps ; le vainqueur du dernier combat gagne
end-limit = le dernier combat permis est terminé
