### Fight for Olympus: the table in the terminal.

## The table

table-fo-turn =
    { $who ->
        [you] Tour { $turn }, à vous
       *[other] Tour { $turn }, { $name }
    }
table-fo-setup = Les cartes sont distribuées
table-fo-phase =
    { $phase ->
        [play] phase de jeu
        [attack] phase d’attaque
        [draw] phase de pioche
        [end] fin du tour
       *[over] la partie est terminée
    }
table-fo-pile = pioche { $count }
table-fo-discard = défausse { $count }
table-fo-discard-top = défausse { $count }, { $card } sur le dessus
table-fo-markers =
    { $count ->
        [one] marqueur { $colours }
       *[other] marqueurs { $colours }
    }
table-fo-no-markers = aucun marqueur
table-fo-closed =
    { $count ->
        [one] { $count } défaussée face cachée
       *[other] { $count } défaussées face cachée
    }
table-fo-known = connues en main : { $cards }
table-fo-betrayed = votre adversaire a vu : { $cards }
table-fo-under = sous la pioche, la prochaine d’abord : { $cards }
table-fo-closed-own = vos cartes défaussées face cachée : { $cards }
table-fo-hand = Votre main
table-fo-payable = ► payable maintenant
table-fo-empty = Votre main est vide
table-fo-paying = paiement : { $card }
table-fo-looking = vous regardez : { $cards }
table-fo-level = égalité
table-fo-leads =
    { $who ->
        [you] vous menez de { $points }
       *[other] { $name } mène de { $points }
    }
table-fo-unit = { $name } { $attack }/{ $defence }
table-fo-hurt = { $name } { $attack }/{ $defence }, { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    }
table-fo-nobody = personne
table-fo-silenced = sans capacité
table-fo-bonus-point = +1 point
table-fo-bonus-marker = prendre : { $colours }
table-fo-bonus-steal = marqueur adverse
table-fo-bonus-card = +1 carte

## The attack forecast: at most nine letters in a slot

table-fo-strike-none = attaque 0
table-fo-strike-done = fait
table-fo-strike-falls = { $damage } : tombe
table-fo-strike-hurts = { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    }
table-fo-strike-point = +1 point
table-fo-strike-marker = marqueur
table-fo-strike-card = 1 carte
table-fo-strike-nothing = aucun bonus
table-fo-note = { $slot } { $unit } : { $notes }
table-fo-note-splash = { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    } aussi aux unités voisines
table-fo-note-aims = peut frapper une autre unité
table-fo-note-stand = une autre unité peut encaisser le coup
table-fo-note-saved =
    { $count ->
        [one] à sauver avec { $count } carte de la main
       *[other] à sauver avec { $count } cartes de la main
    }
table-fo-note-grants =
    { $count ->
        [one] attaque une fois de plus
       *[other] attaque { $count } fois de plus
    }
