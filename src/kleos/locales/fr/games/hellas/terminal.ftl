### Hellas: help while playing in the terminal.

play-help-hellas =
    Bords : ~ eau, = et # terre. ● est à vous, ○ à votre adversaire, Δ le dauphin.
    7TB : cité 7 avec temple et pont ; 2g1s : deux Grecs et un navire s’y trouvent.
    Un nombre comme [3] sur le plateau est une place libre. Les tuiles tournent dans le sens antihoraire.
    Menacées : combien de Grecs peuvent attaquer, et combien il en faut, sans compter les cartes.
    card Foudre   ce que fait une carte de dieu ; un code convient aussi, par exemple Z1
    Vous gagnez avec dix cités à la fin de votre tour.
