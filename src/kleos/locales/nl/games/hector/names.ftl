### Hector & Achilles: names of its things.

troop-name =
    { $value ->
        [1] slingeraar
        [2] boogschutter
        [3] peltast
       *[4] hopliet
    }
troop-short =
    { $value ->
        [1] slinger.
        [2] schutter
        [3] peltast
       *[4] hopliet
    }
people-name =
    { $people ->
        [greek] ACHAEËRS
       *[trojan] TROJANEN
    }
pile-name =
    { $pile ->
        [4] de reserve
       *[other] front { $pile }
    }
pile-label =
    { $pile ->
        [4] reserve
       *[other] front { $pile }
    }
hero-name = { $name } { $card }
