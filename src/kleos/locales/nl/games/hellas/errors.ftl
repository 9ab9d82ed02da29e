### Hellas: errors of component sets, and why a move is refused. Lower case, no full stop.

## Errors of component sets

error-bad-component = “{ $what }”, { $field }: { $wanted }

## Why a move is refused

why-he-chance = dit beslist het toeval, geen speler
why-he-not-now = dit wordt nu niet gevraagd
why-he-not-in-hand = deze kaart heb je niet in de hand
why-he-first-turn = in de eerste beurt geen godenkaarten
why-he-no-answer = deze kaart antwoordt op geen andere
why-he-own-turn = deze kaart is voor je eigen beurt
why-he-window = deze kaart past niet bij deze handeling of dit moment
why-he-just-drawn = een net getrokken kaart geldt deze beurt nog niet
why-he-condition = deze kaart zou nu niets doen
why-he-no-spot = er is geen vrije plek met deze naam
why-he-contact = de plek moet het dolfijnveld of twee velden raken
why-he-edges = water moet aan water liggen, land aan land
why-he-new-water = zijn water zou de zee niet bereiken
why-he-ships = je hebt daar meer schepen nodig dan je tegenstander
why-he-turn = zo gedraaid past het veld niet
why-he-must-lay = het veld kan gelegd worden, dus moet het ook
why-he-no-tiles = de stapel velden is leeg
why-he-no-attack = geen stad van je tegenstander is bereikbaar
why-he-steps-due = drie acties zijn verplicht zolang er één kan
why-he-not-yours = deze stad is niet van jou
why-he-supply = je voorraad is leeg
why-he-city-full = meer dan drie passen er niet in een stad
why-he-hand-limit = hoogstens { $most } kaarten, en { $each } per god
why-he-no-cards = deze stapel en zijn aflegstapel zijn leeg
why-he-not-rivals = dit is geen stad van je tegenstander
why-he-attacked = deze stad is in deze handeling al aangevallen
why-he-not-far = deze stad raakt een van de jouwe
why-he-no-origin = geen aangrenzende stad kan een Griek missen
why-he-no-force = minstens één Griek moet gaan
why-he-marching = het gevecht moet doorgaan: er zijn Grieken onderweg
why-he-governor = één Griek moet in de stad blijven
why-he-order = de Grieken gaan één voor één, stad na stad, oplopend
why-he-no-contact = deze stad raakt het doel niet
why-he-too-many-ships = meer schepen dan je tegenstander had of jij hebt
why-he-no-payer = daar ligt geen schip van jou bij de nieuwe stad
why-he-in-hand = zet eerst de stukken in de hand neer
why-he-nothing-new = er is geen nieuwe stad om in te trekken
why-he-no-ship = daar ligt geen schip
why-he-only-new = stukken mogen alleen naar de nieuwe stad
why-he-normal-form = oppakken, dan neerzetten, oplopend, Grieken voor schepen; alles moet passen
