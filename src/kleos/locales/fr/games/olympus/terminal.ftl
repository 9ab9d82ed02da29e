### Fight for Olympus: help while playing in the terminal, and the commands for cards.

## Playing in the terminal

play-help-olympus =
    Emplacements : Olympe O1 O2 O3, Delphes D1 D2, Troie T. Une unité indique son attaque/défense actuelle, ● dégâts, + équipement.
    ▲ et ▼ prévoient chaque attaque selon le plateau actuel : dégâts, « tombe » ou bonus de la zone ; * = voir la note plus bas.
    Couleurs : R rouge, B bleu, Y jaune, G vert, M multicolore. Un coût comme RB : une carte ou un marqueur rouge et un bleu.
    card Circé   ce que fait une carte ; un code convient aussi, par exemple B14.
    Vous gagnez à +7, avec six unités au début de votre tour, ou avec le pion de score de votre côté quand la pioche est vide.
error-near-card = aucune carte du jeu { $set } ne s’appelle « { $card } » ; vouliez-vous dire : { $near }

## Commands for cards

help-cards = Voir les cartes de Fight for Olympus ; vérifier et évaluer votre propre jeu.
help-cards-check = Vérifier un jeu de cartes dans un fichier TOML ou JSON.
help-cards-file = Un jeu de cartes, TOML ou JSON.
help-cards-show = Afficher une carte avec le texte qui découle de ses effets.
help-cards-name = Nom ou code d’une carte, par exemple Circé ou B14.
help-cards-set = Un jeu de cartes dans un fichier, ou : default.
help-cards-list = Lister toutes les cartes d’un jeu de cartes.
help-cards-balance = Faire jouer des parties en miroir entre bots et évaluer chaque carte.
help-cards-games = Nombre de parties à jouer.
help-cards-seed = La graine de toutes les donnes.
help-cards-bots = Le bot des deux côtés.
cards-good =
    { $count ->
        [one] { $file } : le jeu « { $set } » est valable, { $count } carte
       *[other] { $file } : le jeu « { $set } » est valable, { $count } cartes
    }
cards-own =
    { $count ->
        [0] aucune carte ne diffère du jeu par défaut
        [one] { $count } carte diffère du jeu par défaut :
       *[other] { $count } cartes diffèrent du jeu par défaut :
    }
cards-hash = empreinte { $hash }
cards-head = { $name }, { $kind }
cards-head-both = { $name } ({ $other }), { $kind }
cards-line = { $type } · { $colour } · coût { $cost } · { $values }
cards-count = { $set } : { $count } cartes de { $kinds } sortes
cards-playing = parties en cours
cards-balance-head = { $set } · { $games } parties en miroir · { $bot } contre lui-même · graine { $seed }
cards-balance-starter = le premier joueur marque { $share } % [{ $low }, { $high }] · { $turns } tours en moyenne
cards-balance-end = { $share } % : { $reason }
cards-balance-columns-card = carte
cards-balance-columns-drawn = pioch.
cards-balance-columns-played = jouée
cards-balance-columns-lift = gain
cards-balance-columns-interval = 95 %
cards-balance-note = gain : part des points au-dessus de la moitié, en %, quand la carte a été piochée ou jouée
    ▲ ▼ loin au-dessus ou au-dessous du gain moyen de toutes les cartes
cards-balance-none = aucune carte ne sort du lot
cards-balance-outliers =
    { $count ->
        [one] { $count } carte sort du lot : { $names }
       *[other] { $count } cartes sortent du lot : { $names }
    }
error-two-sets = un fichier et --set indiquent deux jeux ; n’en donnez qu’un
