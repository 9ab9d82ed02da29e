### Hector & Achilles: help while playing in the terminal.

play-help-hector =
    Une carte comme Y3 est une couleur et une valeur : R rouge, G vert, B bleu, Y jaune, P violet, N brun ; valeurs 1 à 4.
    La supériorité compte toutes vos cartes visibles ; celui qui en a plus peut tourner la tuile après chaque manche.
    Les points ne comptent que la couleur tournée vers vous et celle de votre héros. Ils décident du combat.
    Un front de moins de 5 cartes après un combat perdu est épuisé. Les trois perdus, ou la réserve : partie perdue.
