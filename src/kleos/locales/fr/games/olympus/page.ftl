### Fight for Olympus: the table on the page.

## Units and slots

page-olympus-row = Unités, { $name }
page-olympus-slot =
    { $slot ->
        [O1] Olympe 1
        [O2] Olympe 2
        [O3] Olympe 3
        [D1] Delphes 1
        [D2] Delphes 2
       *[T] Troie
    }
page-olympus-free = { $slot } libre
page-olympus-empty = vide
page-olympus-empty-slot =
    { $whose ->
        [own] { $slot }, votre côté, libre
       *[rival] { $slot }, { $name }, vide
    }
page-olympus-at =
    { $whose ->
        [own] { $name } à { $slot }, à vous
       *[rival] { $name } à { $slot }, { $player }
    }
page-olympus-values =
    { $type ->
        [equipment] donne { $attack } en attaque et { $defence } en défense
       *[other] attaque { $attack }, défense { $defence }
    }
page-olympus-health =
    { $damage ->
        [0] indemne
       *[other] { $damage } sur { $defence }
    }
page-olympus-bears = porte { $name }
page-olympus-condition =
    { $state ->
        [silenced] sans capacité
        [again] attaque encore
       *[attacked] a attaqué
    }

## Areas and the forecast

page-olympus-bonus =
    { $area ->
        [olympus] aucun défenseur : 1 point
        [delphi] marqueur
       *[troy] piocher 1
    }
page-olympus-forecast =
    { $whose ->
        [own] Vos attaques, { $area }, dans l’ordre
       *[rival] { $name } : attaques, { $area }, dans l’ordre
    }
page-olympus-strike-empty =
    { $whose ->
        [own] placer une unité
       *[rival] personne
    }
page-olympus-strike-done = fait
page-olympus-strike-zero = attaque 0
page-olympus-strike-falls = { $damage } → vainc { $name }
page-olympus-strike-hurts = { $damage } → { $name }
page-olympus-strike-bonus =
    { $bonus ->
        [point] +1 point
        [marker] prendre un marqueur
        [card] piocher une carte
       *[none] aucun bonus
    }
page-olympus-short-falls = tombe
page-olympus-short-bonus =
    { $bonus ->
        [point] +1 pt
        [marker] marq.
        [card] carte
       *[none] –
    }
page-olympus-note-splash = aussi { $damage } à côté
page-olympus-note-aims = peut viser ailleurs
page-olympus-note-stand = une autre peut encaisser
page-olympus-note-saved =
    { $count ->
        [one] sauvée par { $count } carte
       *[other] sauvée par { $count } cartes
    }

## Colour markers

page-olympus-marker =
    { $place ->
        [board] marqueur { $colour }, sur le plateau
        [own] marqueur { $colour }, à vous
       *[rival] marqueur { $colour } de l’adversaire
    }
page-olympus-markers =
    { $whose ->
        [own] Vos marqueurs de couleur : { $count }
       *[rival] { $name }, marqueurs de couleur : { $count }
    }
page-olympus-markers-free = Marqueurs de couleur sur le plateau : { $count }

## Turn and score

page-olympus-phases =
    { $whose ->
        [own] Phases de votre tour
       *[rival] { $name } : phases du tour
    }
page-olympus-phase =
    { $phase ->
        [play] Jouer
        [attack] Attaquer
       *[draw] Piocher
    }
page-olympus-skipped = sautée
page-olympus-skip-open = le premier joueur saute une phase
page-olympus-turn-of =
    { $whose ->
        [own] Votre tour
       *[rival] Tour : { $name }
    }
page-olympus-rival-does =
    { $does ->
        [decides] { $name } décide
       *[waits] { $name } attend
    }
page-olympus-score =
    { $who ->
        [nobody] Piste de score : le pion est sur 0
       *[other] Piste de score : le pion est sur { $points } ; avantage : { $name }
    }
page-olympus-goal = 7 points ou six emplacements
page-olympus-points = Points : { $count } sur 7
page-olympus-places = Emplacements : { $count } sur 6

## Hand and payment

page-olympus-hand =
    { $count ->
        [one] Votre main, { $count } carte
       *[other] Votre main, { $count } cartes
    }
page-olympus-no-hand = Votre main est vide.
page-olympus-held = { $card }, dans votre main
page-olympus-seen = connue de l’adversaire
page-olympus-can =
    { $verb ->
        [play] jouable
        [pay] peut payer
       *[discard] peut être défaussée
    }
page-olympus-pays =
    { $how ->
        [multi] toute couleur
       *[plain] paie
    }
page-olympus-playing = en train d’être jouée
page-olympus-in-play = Carte jouée : { $card }
page-olympus-cost = coût { $cost }
page-olympus-no-cost = sans coût
page-olympus-type =
    { $type ->
        [hero] Héros
        [soldier] Soldat
       *[equipment] Équipement
    }
page-olympus-payment = Paiement
page-olympus-socket =
    { $state ->
        [paid] { $colour }, payé
        [next] { $colour }, à payer maintenant
       *[later] { $colour }, encore à payer
    }
page-olympus-take-back = Reprendre
page-olympus-cancel = Annuler
page-olympus-step-card = Carte
page-olympus-step-pay = Payer
page-olympus-step-place = Placer
page-olympus-tray =
    { $question ->
        [keep] Vous regardez ces cartes
        [under] Ces cartes vont sous la pioche
        [strip] La main de l’adversaire
        [recall] Cartes de la défausse
        [play_free] Carte tout juste piochée
       *[other] Choisissez
    }

## Players and piles

page-olympus-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-olympus-own-note =
    { $count ->
        [one] { $count } carte · tour { $turn }
       *[other] { $count } cartes · tour { $turn }
    }
page-olympus-role =
    { $starter ->
        [yes] premier joueur
       *[no] second joueur
    }
page-olympus-plays = joue « { $name } »
page-olympus-known = { $name } : cartes que vous connaissez
page-olympus-was-hidden = { $name } avait ces cartes, alors cachées
page-olympus-pile = Pioche
page-olympus-pile-label =
    { $count ->
        [one] Pioche, { $count } carte
       *[other] Pioche, { $count } cartes
    }
page-olympus-pile-end = Quand la pioche est vide, le joueur qui a le pion de score de son côté gagne.
page-olympus-looked = { $count ->
        [one] { $count } regardée
       *[other] { $count } regardées
    }
page-olympus-tail = { $count ->
        [one] { $count } mise dessous
       *[other] { $count } mises dessous
    }
page-olympus-under = Sous la pioche, la prochaine d’abord
page-olympus-unknown = carte inconnue
page-olympus-discard = Défausse
page-olympus-discard-label =
    { $top ->
        [none] Défausse, vide
       *[other] Défausse, { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }, { $top } sur le dessus
    }
page-olympus-open = visible
page-olympus-newest = La carte la plus récente vient en premier.
page-olympus-no-discard = Rien n’a encore été défaussé.
page-olympus-closed =
    { $count ->
        [one] { $count } face cachée
       *[other] { $count } face cachée
    }
page-olympus-own-closed = Vos cartes défaussées face cachée
