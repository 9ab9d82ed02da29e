### Hector & Achilles: help while playing in the terminal.

play-help-hector =
    Une carte comme Y3 est une couleur et une valeur : R rouge, G vert, B bleu, Y jaune, P violet, N brun ; valeurs 1 à 4.
    La supériorité est la somme de vos cartes visibles ; qui en a le plus peut tourner la tuile après chaque manche.
    Seules comptent pour les points la couleur tournée vers vous et celle de votre héros. Les points décident du combat.
    Un front de moins de 5 cartes après un combat perdu est épuisé. Si les trois fronts ou la réserve sont épuisés, la partie est perdue.
