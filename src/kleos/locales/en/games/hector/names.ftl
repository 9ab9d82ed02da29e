### Hector & Achilles: names of its things.

troop-name =
    { $value ->
        [1] slinger
        [2] archer
        [3] peltast
       *[4] hoplite
    }
troop-short =
    { $value ->
        [1] slinger
        [2] archer
        [3] peltast
       *[4] hoplite
    }
people-name =
    { $people ->
        [greek] GREEKS
       *[trojan] TROJANS
    }
pile-name =
    { $pile ->
        [4] home
       *[other] front { $pile }
    }
pile-label =
    { $pile ->
        [4] home
       *[other] front { $pile }
    }
hero-name = { $name } { $card }
