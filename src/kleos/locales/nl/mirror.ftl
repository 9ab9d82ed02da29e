### The mirror: what somebody can know of hidden cards and heroes. It is told on the page and in the terminal.

mirror-title =
    { $whose ->
        [own] Wat { $name } over jou kan weten
       *[rival] Wat jij over { $name } kunt weten
    }
mirror-about =
    { $whose ->
        [own]
            { $basis ->
                [shared] Geteld volgens wat jullie allebei weten. { $name } ziet ook kaarten die jij niet ziet, en kan iets meer weten.
               *[whole] Hoe waarschijnlijk elke kaart bij jou is, voor zover { $name } dat kan weten.
            }
       *[rival] Hoe waarschijnlijk elke kaart bij { $name } is, volgens alles wat jij kunt weten.
    }
mirror-nothing = Hier is nu niets verborgen.
mirror-group =
    { $group ->
        [hero]
            { $possible ->
                [one] Held: bekend
               *[other] Held: een van { $possible }
            }
        [closed] Gedekt afgelegd: { $count }
        [ares] Areskaarten in de hand: { $count }
        [poseidon] Poseidonkaarten in de hand: { $count }
        [zeus] Zeuskaarten in de hand: { $count }
       *[hand] Kaarten in de hand: { $count }
    }
mirror-counted = Precies geteld.
mirror-imagined = Uit { $worlds } willekeurige kaartverdelingen die kloppen, op { $error } punten nauwkeurig.
mirror-line =
    { $form ->
        [certain] Zeker: { $things }
        [gone] Onmogelijk: { $things }
        [each] Elk { $chance }%: { $things }
       *[one] { $chance }%: { $things }
    }
