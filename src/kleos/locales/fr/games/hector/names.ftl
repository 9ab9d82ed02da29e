### Hector & Achilles: names of its things.

troop-name =
    { $value ->
        [1] frondeur
        [2] archer
        [3] peltaste
       *[4] hoplite
    }
troop-short =
    { $value ->
        [1] frondeur
        [2] archer
        [3] peltaste
       *[4] hoplite
    }
people-name =
    { $people ->
        [greek] ACHÉENS
       *[trojan] TROYENS
    }
pile-name =
    { $pile ->
        [4] de la réserve
       *[other] du front { $pile }
    }
pile-label =
    { $pile ->
        [4] réserve
       *[other] front { $pile }
    }
hero-name = { $name } { $card }
