### The coach on the page: the drawer of hints, and the choice of having it.

page-hint = Tipp
page-hint-title =
    { $stage ->
        [look] Worauf achten
        [moves] Gute Züge
       *[play] Du spielst
    }
page-hint-about = Chancen nach dem, was du wissen kannst
page-hint-stage =
    { $stage ->
        [look] Blick
        [moves] Züge
       *[play] Du spielst
    }
page-hint-next =
    { $stage ->
        [moves] Gute Züge zeigen
       *[play] Ich spiele selbst
    }
page-hint-yours = Du bist am Zug. Die Nummern bleiben auf dem Tisch, bis du spielst.
page-hint-marked = Der Coach spielt nie für dich. Diese Partie gilt als gecoacht.
page-hint-thinking = Der Coach denkt nach …
page-hint-chance = { $chance } %, { $low } bis { $high }
page-hint-close = Tipp schließen
page-coached = gecoacht
page-hints-wanted = Tipps vom Coach
page-hints-why = Der Coach sagt, worauf du achten solltest und welche Züge gut sind. Nutzt du ihn, gilt die Partie als gecoacht.
