### Hellas: the table in the terminal.

table-he-coast = la première côte
table-he-turn =
    { $who ->
        [you] Tour { $turn } : vous
       *[other] Tour { $turn } : { $name }
    }
table-he-action =
    { $action ->
        [reinforcement] renfort
        [voyage] traversée
        [attack] attaque
        [coast] première côte
       *[over] partie terminée
    }
table-he-pile =
    { $count ->
        [one] { $count } tuile dans la pile
       *[other] { $count } tuiles dans la pile
    }
table-he-cities = { $count } sur { $most } cités
table-he-temples =
    { $count ->
        [one] { $count } temple
       *[other] { $count } temples
    }
table-he-supply = réserve : { $greeks ->
        [one] { $greeks } Grec
       *[other] { $greeks } Grecs
    }, { $ships ->
        [one] { $ships } navire
       *[other] { $ships } navires
    }
table-he-hand =
    { $count ->
        [0] aucune carte
        [one] { $count } carte : { $gods }
       *[other] { $count } cartes : { $gods }
    }
table-he-unseen = piochées, pas encore vues : { $gods }
table-he-god =
    { $god ->
        [ares] Arès
        [poseidon] Poséidon
        [zeus] Zeus
       *[other] { $god }
    }
table-he-gods = Arès { $ares }, Poséidon { $poseidon }, Zeus { $zeus }
table-he-known = connues en main : { $cards }
table-he-betrayed = votre adversaire a vu : { $cards }
table-he-tile =
    { $style ->
        [name] { $temple ->
            [yes] { $name } avec temple
           *[no] { $name }
        }
       *[code] { $name } { $edges }
    }
table-he-place =
    { $style ->
        [name] { $name }
       *[code] la cité { $number }
    }
table-he-dolphin = le dauphin
table-he-city =
    { $style ->
        [name] { $city }
       *[code] { $city } ({ $mark }{ $pieces })
    }
table-he-and = { $first } et { $last }
table-he-spot = touchant { $tiles } : { $edge }, vu depuis { $tile }
table-he-edge =
    { $edge ->
        [E] à l’est
        [NE] au nord-est
        [NW] au nord-ouest
        [W] à l’ouest
        [SW] au sud-ouest
       *[SE] au sud-est
    }
table-he-edge-short =
    { $edge ->
        [E] E
        [NE] NE
        [NW] NO
        [W] O
        [SW] SO
       *[SE] SE
    }
table-he-turned =
    { $count ->
        [one] retournée : { $tiles }
       *[other] retournées, de gauche à droite : { $tiles }
    }
table-he-threats = menacées : { $cities }
table-he-chances = à votre portée : { $cities }
table-he-threat =
    { $falls ->
        [yes] cité { $city } par { $force }, il n’en faut que { $need }
       *[no] cité { $city } par { $force }, il en faut { $need }
    }
table-he-god-piles = cartes de dieux à piocher : { $gods }
table-he-discards = défausse du dieu { $god } : { $cards }
table-he-tail = sous la pile de tuiles, la prochaine d’abord : { $tiles }
table-he-aside = mises de côté pendant la pose de la côte : { $tiles }
table-he-chain = cartes jouées, réponses en dernier : { $cards }
table-he-open =
    { $who ->
        [you] votre carte exposée : { $card }
       *[other] { $name }, carte exposée : { $card }
    }
table-he-fight = Attaque de la cité { $city } ({ $pieces })
table-he-force =
    { $force ->
        [one] { $force } Grec, force { $attack }, il faut { $need }
       *[other] { $force } Grecs, force { $attack }, il faut { $need }
    }
table-he-water = par mer
table-he-equal = une force égale suffit
table-he-crews = les navires défendent
table-he-stands =
    { $wins ->
        [yes] en l’état, la cité tombe
       *[no] en l’état, la cité tient
    }
table-he-empty = Vous n’avez pas de carte de dieu.
table-he-own-hand =
    { $marked ->
        [yes] Votre main ; ► jouable maintenant
       *[no] Votre main
    }
