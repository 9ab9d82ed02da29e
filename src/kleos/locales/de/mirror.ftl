### The mirror: what somebody can know of hidden cards and heroes. It is told on the page and in the terminal.

mirror-title =
    { $whose ->
        [own] Was { $name } über dich wissen kann
       *[rival] Was du über { $name } wissen kannst
    }
mirror-about =
    { $whose ->
        [own]
            { $basis ->
                [shared] Gezählt nach dem, was ihr beide wisst. { $name } sieht auch Karten, die du nicht siehst, und kann etwas mehr wissen.
               *[whole] Wie wahrscheinlich jede Karte bei dir ist, soweit { $name } es wissen kann.
            }
       *[rival] Wie wahrscheinlich jede Karte bei { $name } ist, nach allem, was du wissen kannst.
    }
mirror-nothing = Hier ist gerade nichts verborgen.
mirror-group =
    { $group ->
        [hero]
            { $possible ->
                [one] Held: bekannt
               *[other] Held: einer von { $possible }
            }
        [closed] Verdeckt abgeworfen: { $count }
        [ares] Areskarten auf der Hand: { $count }
        [poseidon] Poseidonkarten auf der Hand: { $count }
        [zeus] Zeuskarten auf der Hand: { $count }
       *[hand] Karten auf der Hand: { $count }
    }
mirror-counted = Genau gezählt.
mirror-imagined = Aus { $worlds } zufälligen Kartengaben, die passen, auf { $error } Punkte genau.
mirror-line =
    { $form ->
        [certain] Sicher: { $things }
        [gone] Unmöglich: { $things }
        [each] Je { $chance } %: { $things }
       *[one] { $chance } %: { $things }
    }

## On the page

page-mirror = Spiegel
page-mirror-close = Spiegel schließen
page-mirror-text = Als Text lesen
page-mirror-both = Beide sehen, dass der Spiegel an ist.
page-mirror-frame = Ein Goldrahmen zeigt, was du wirklich hast.
page-mirror-gone = weg
page-mirror-thing =
    { $held ->
        [yes] { $name }: { $chance } %, bei dir
       *[no] { $name }: { $chance } %
    }
page-mirror-held = bei dir
page-mirror-waits = Der Spiegel wird berechnet …
page-mirror-wanted = Spiegel
page-mirror-why = Zeigt beiden, was sich über verborgene Karten wissen lässt. Beide sehen, dass er an ist.
