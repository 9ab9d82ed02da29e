### Hellas: errors of component sets, and why a move is refused. Lower case, no full stop.

## Errors of component sets

error-bad-component = “{ $what }”, { $field }: { $wanted }

## Why a move is refused

why-he-chance = dit beslist het toeval
why-he-not-now = daarover wordt nu niet beslist
why-he-not-in-hand = deze kaart heb je niet in de hand
why-he-first-turn = in de eerste beurt mag je geen godenkaarten spelen
why-he-no-answer = deze kaart is geen reactie op een andere kaart
why-he-own-turn = deze kaart mag je alleen in je eigen beurt spelen
why-he-window = deze kaart kun je op dit moment niet spelen
why-he-just-drawn = een net getrokken kaart mag je deze beurt nog niet gebruiken
why-he-condition = deze kaart zou nu geen effect hebben
why-he-no-spot = er is geen vrije plek met deze naam
why-he-contact = de plek moet aan het dolfijnveld of aan twee velden grenzen
why-he-edges = land moet aan land liggen, water aan water
why-he-new-water = het water zou van de zee zijn afgesneden
why-he-ships = je hebt daar meer schepen nodig dan je tegenstander
why-he-turn = zo gedraaid past het veld niet
why-he-must-lay = het veld past, dus je moet het leggen
why-he-no-tiles = de stapel velden is leeg
why-he-no-attack = geen stad van je tegenstander is bereikbaar
why-he-steps-due = je moet drie acties doen als dat kan
why-he-not-yours = deze stad is niet van jou
why-he-supply = je voorraad is leeg
why-he-city-full = in een stad passen hoogstens drie stukken van één soort
why-he-hand-limit = je mag hoogstens { $most } kaarten hebben, en { $each } per god
why-he-no-cards = deze stapel en zijn aflegstapel zijn leeg
why-he-not-rivals = dit is geen stad van je tegenstander
why-he-attacked = deze stad is in deze handeling al aangevallen
why-he-not-far = deze stad grenst aan een van je steden
why-he-no-origin = geen aangrenzende stad kan een Griek missen
why-he-no-force = je moet minstens één Griek sturen
why-he-marching = je hebt Grieken gestuurd: de aanval moet doorgaan
why-he-governor = één Griek moet in de stad blijven
why-he-order = stuur de Grieken stad voor stad, in oplopende volgorde
why-he-no-contact = deze stad grenst niet aan het doel
why-he-too-many-ships = dat zijn er meer dan je tegenstander had of jij overhebt
why-he-no-payer = daar heb je geen schip naast de nieuwe stad
why-he-in-hand = zet eerst de stukken neer die je in de hand hebt
why-he-nothing-new = er is geen nieuwe stad om stukken naar te verplaatsen
why-he-no-ship = daar ligt geen schip
why-he-only-new = stukken mogen alleen naar de nieuwe stad
why-he-normal-form = pak eerst op, zet dan neer, oplopend, Grieken vóór schepen
