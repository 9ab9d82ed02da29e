### The coach on the page: the drawer of hints, and the choice of having it.

page-hint = Tip
page-hint-title =
    { $stage ->
        [look] Waar je op let
        [moves] Goede zetten
       *[play] Jij speelt
    }
page-hint-about = Kansen volgens wat je kunt weten
page-hint-stage =
    { $stage ->
        [look] Kijken
        [moves] Zetten
       *[play] Jij speelt
    }
page-hint-next =
    { $stage ->
        [moves] Goede zetten tonen
       *[play] Ik speel zelf
    }
page-hint-yours = Jij bent aan zet. De nummers blijven op tafel tot je speelt.
page-hint-marked = De coach speelt nooit voor je. Deze partij geldt als gecoacht.
page-hint-thinking = De coach denkt na …
page-hint-chance = { $chance }%, { $low } tot { $high }
page-hint-close = Tip sluiten
page-coached = gecoacht
page-hints-wanted = Tips van de coach
page-hints-why = De coach zegt waar je op let en welke zetten goed zijn. Gebruik je die, dan geldt de partij als gecoacht.
