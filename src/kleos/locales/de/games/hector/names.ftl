### Hector & Achilles: names of its things.

troop-name =
    { $value ->
        [1] Schleuderer
        [2] Bogenschütze
        [3] Peltast
       *[4] Hoplit
    }
troop-short =
    { $value ->
        [1] Schleud.
        [2] Schütze
        [3] Peltast
       *[4] Hoplit
    }
people-name =
    { $people ->
        [greek] GRIECHEN
       *[trojan] TROJANER
    }
pile-name =
    { $pile ->
        [4] der Heimat
       *[other] Front { $pile }
    }
pile-label =
    { $pile ->
        [4] Heimat
       *[other] Front { $pile }
    }
hero-name = { $name } { $card }
