### Hector & Achilles: help while playing in the terminal.

play-help-hector =
    Une carte comme Y3 indique une couleur et une valeur : R rouge, G vert, B bleu, Y jaune, P violet, N brun ; valeurs 1 à 4.
    La supériorité est la somme de vos cartes visibles ; le joueur qui a la plus haute peut tourner la tuile après chaque manche.
    Pour les points, seules comptent les cartes de la couleur tournée vers vous et de celle de votre héros. Les points décident du combat.
    Si un front que vous avez utilisé dans un combat compte ensuite moins de 5 cartes, il est épuisé. Si vos trois fronts ou votre réserve sont épuisés, vous perdez la partie.
