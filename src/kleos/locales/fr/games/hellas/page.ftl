### Hellas: the table on the page.

page-hellas-moment =
    tour { $turn } · { $action ->
        [reinforcement] renfort
        [voyage] traversée
        [attack] attaque
        [coast] la première côte
        [over] terminé
       *[none] quelle action ?
    }
page-hellas-side =
    { $seat ->
        [1] Clair
       *[2] Foncé
    }
page-hellas-map = Plateau
page-hellas-zoom = Zoom
page-hellas-nearer = Agrandir
page-hellas-whole = Tout le plateau

## Cities

page-hellas-city-name =
    { $number ->
        [1] Argos
        [2] Sparte
        [3] Délos
        [4] Naxos
        [5] Chios
        [6] Samos
        [7] Paros
        [8] Lemnos
        [9] Pylos
        [10] Ithaque
        [11] Skyros
        [12] Aulis
        [13] Tirynthe
        [14] Mycènes
        [15] Corinthe
        [16] Thèbes
        [17] Athènes
        [18] Rhodes
        [19] Lesbos
        [20] Milet
        [21] Éphèse
        [22] Delphes
       *[23] Cnossos
    }
page-hellas-verdict =
    { $falls ->
        [yes] { $who ->
            [you] { $city } est à vous.
           *[other] { $city } est prise par { $name }.
        }
       *[no] L’attaque contre { $city } échoue.
    }
page-hellas-city-number = { $number } { $name }
page-hellas-city =
    { $number } { $name }, { $owner ->
        [you] à vous
       *[other] { $who }
    }, { $greeks ->
        [one] 1 Grec
       *[other] { $greeks } Grecs
    }, { $ships ->
        [0] aucun navire
        [one] 1 navire
       *[other] { $ships } navires
    }, { $temple ->
        [yes] temple
       *[no] pas de temple
    } ; terre : { $land } ; eau : { $water }
page-hellas-dolphin = dauphin
page-hellas-dolphin-tile = Dauphin, haute mer ; eau : { $water }
page-hellas-nothing = aucune
page-hellas-goal = Tenir dix cités
page-hellas-held = { $count } sur 10
page-hellas-greeks-left =
    { $count ->
        [one] Grec restant
       *[other] Grecs restants
    }
page-hellas-ships-left =
    { $count ->
        [one] navire restant
       *[other] navires restants
    }
page-hellas-temples =
    { $count ->
        [one] temple
       *[other] temples
    }

## Piles and hands

page-hellas-piles = Piles
page-hellas-tiles =
    { $count ->
        [one] tuile restante
       *[other] tuiles restantes
    }
page-hellas-tiles-left =
    { $count ->
        [one] { $count } tuile restante
       *[other] { $count } tuiles restantes
    }
page-hellas-which = montrer
page-hellas-times = { $count }×
page-hellas-tail = Sous la pile, la prochaine d’abord : { $tiles }
page-hellas-god =
    { $god ->
        [ares] Arès
        [poseidon] Poséidon
       *[zeus] Zeus
    }
page-hellas-god-count = { $god } : { $count }
page-hellas-god-piles = piles des dieux, face cachée
page-hellas-discards =
    { $count ->
        [0] aucune défaussée
        [one] { $count } défaussée
       *[other] { $count } défaussées
    }
page-hellas-discards-title = Cartes de dieux défaussées
page-hellas-hidden =
    { $count ->
        [0] Aucune carte de dieu.
        [one] { $count } carte cachée. Le dos montre le dieu.
       *[other] { $count } cartes cachées. Les dos montrent le dieu.
    }
page-hellas-unseen =
    { $count ->
        [one] { $count } autre carte piochée, pas encore vue.
       *[other] { $count } autres cartes piochées, pas encore vues.
    }
page-hellas-known = Connues : { $cards }
page-hellas-hand = Vos cartes de dieux
page-hellas-hand-count = { $count } sur 7 cartes
page-hellas-hand-card =
    { $name }, { $god } : { $text } { $status ->
        [open] Jouable maintenant.
       *[closed] Non jouable : { $why }.
    }
page-hellas-betrayed = connue de l’adversaire
page-hellas-answers = jouable en réponse
page-hellas-when =
    { $window ->
        [turn] avant l’action
        [steps] lors d’un renfort
        [lay] lors d’une traversée
        [after] après l’action
        [target] avant une attaque
        [fight] { $who ->
            [attacker] quand vous attaquez
            [defender] quand on vous attaque
           *[other] dans un combat
        }
        [reply] en réponse
       *[free] à votre tour
    }

## Decisions

page-hellas-actions = Actions
page-hellas-action =
    { $verb ->
        [reinforce] Renfort
        [voyage] Traversée
       *[attack] Attaque
    }
page-hellas-action-note =
    { $verb ->
        [reinforce] nouveaux Grecs, navires, cartes de dieux
        [voyage] retourner une tuile, fonder une cité
       *[attack] prendre une cité adverse
    }
page-hellas-steps = Étapes
page-hellas-step-count = Étapes : { $made } faites, { $left } restantes
page-hellas-place =
    { $piece ->
        [greek] Grec
       *[ship] Navire
    }
page-hellas-in-supply = { $count } en réserve
page-hellas-supply =
    { $piece ->
        [greek] Grec de votre réserve, il en reste { $count }
       *[ship] Navire de votre réserve, il en reste { $count }
    } ; { $cities ->
        [0] aucune cité n’a de place
        [one] { $cities } cité a de la place
       *[other] { $cities } cités ont de la place
    }
page-hellas-draw-note = piocher une carte
page-hellas-force = Choisissez vos attaquants
page-hellas-send = départ : { $city }
page-hellas-there =
    { $count ->
        [one] { $count } Grec sur place
       *[other] { $count } Grecs sur place
    }
page-hellas-ships =
    { $count ->
        [0] Aucun navire
        [one] { $count } navire
       *[other] { $count } navires
    }
page-hellas-plain =
    { $verb ->
        [pass] Passer
        [commit] Combattre
        [withdraw] Ne pas attaquer
        [fail] Tuile sous la pile
       *[stop] Terminer
    }
page-hellas-stop-loss =
    { $count ->
        [one] { $count } étape restera inutilisée.
       *[other] { $count } étapes resteront inutilisées.
    }
page-hellas-action-loss =
    { $verb ->
        [fail] La traversée échoue et l’action est terminée.
       *[withdraw] Aucune attaque ne suit, l’action est terminée.
    }
page-hellas-done =
    { $changed ->
        [yes] Terminé : déplacer et finir le tour
       *[no] Terminer le tour
    }
page-hellas-draft = Déplacez vos pièces librement sur le plateau ; rien n’est définitif avant la fin du tour.
page-hellas-draft-reset = Réinitialiser
page-hellas-take =
    { $piece ->
        [greek] Prendre un Grec à { $city }, { $count } sur place
       *[ship] Prendre un navire à { $city }, { $count } sur place
    }
page-hellas-pass-on =
    { $on ->
        [yes] Vous passez jusqu’à votre tour
       *[no] Passer jusqu’à mon tour
    }

## Tiles and spots

page-hellas-tile-hand = Retournée
page-hellas-tile = { $name }, retournée
page-hellas-lay = Poser ici
page-hellas-elsewhere = Autre place
page-hellas-turn =
    { $way ->
        [left] Tourner à gauche
       *[right] Tourner à droite
    }
page-hellas-turning =
    { $by ->
        [touch] { $count } sens possibles : tournez avec les boutons ronds.
       *[keys] { $count } sens possibles : tournez avec Q et E, la molette ou les boutons ronds.
    }
page-hellas-legal = permis
page-hellas-refused = non permis
page-hellas-ratio = { $mine } : { $theirs }
page-hellas-spot =
    Place libre ; à côté : { $near } ; { $status ->
        [legal] permise
        [refused] non permise : { $why }
       *[other] non permise (appuyez sur Entrée pour savoir pourquoi)
    }
page-hellas-legend-legal = permis
page-hellas-legend-other = cliquez pour savoir pourquoi
page-hellas-legend-ratio = 2 : 0 = navires, { $own } : { $rival }

## Fights, answers, threats

page-hellas-fight = Attaque contre { $city }
page-hellas-attackers = { $name }
page-hellas-needed = requis
page-hellas-stands =
    { $status ->
        [falls] En l’état, la cité tombe.
       *[holds] En l’état, la cité tient.
    }
page-hellas-way =
    { $way ->
        [water] par mer : il en faut un de plus
       *[land] par terre
    }
page-hellas-attack-plus = attaquants +{ $count }
page-hellas-defence-plus = défenseurs +{ $count }
page-hellas-equal = une force égale suffit
page-hellas-crews = les navires défendent aussi
page-hellas-reply = Réponse possible
page-hellas-answer =
    { $who ->
        [you] votre réponse
       *[other] { $name }
    }
page-hellas-or-pass = ou passer
page-hellas-now =
    { $status ->
        [void] En l’état, la carte « { $card } » est annulée.
       *[stands] En l’état, la carte « { $card } » prend effet.
    }
page-hellas-reach = { $name } peut atteindre :
page-hellas-your-reach =
    { $who ->
        [you] Vous pouvez atteindre :
       *[other] { $name } peut atteindre :
    }
page-hellas-show =
    { $shown ->
        [yes] masquer sur le plateau
       *[no] montrer sur le plateau
    }
