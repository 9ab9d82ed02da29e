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

## On the page

page-mirror = Spiegel
page-mirror-close = Spiegel sluiten
page-mirror-text = Als tekst lezen
page-mirror-both = Beide spelers zien dat de spiegel aan staat.
page-mirror-frame = Een gouden rand toont wat je echt hebt.
page-mirror-gone = weg
page-mirror-thing =
    { $held ->
        [yes] { $name }: { $chance }%, bij jou
       *[no] { $name }: { $chance }%
    }
page-mirror-held = bij jou
page-mirror-waits = De spiegel wordt berekend …
page-mirror-wanted = Spiegel
page-mirror-why = Toont beide spelers wat er over verborgen kaarten te weten is. Beiden zien dat hij aan staat.
