### Hellas: what would have been right in a component set or a position.

want-tiles = verwacht: een lijst van velden
want-edges = verwacht: { $count } letters W of L
want-city = verwacht: een stad, behalve bij het dolfijnveld: zes keer W, geen tempel, geen brug
want-bridge = verwacht: true, want een tweede water heeft een brug nodig
want-no-bridge = verwacht: false, want er is hoogstens één water
want-card-id = verwacht: een letter A, P of Z en een getal van 1 tot en met { $most }, elk één keer
want-printable = verwacht: 1 tot en met 40 afdrukbare tekens
want-one-effect = verwacht: een lijst met één effect
want-numbers = verwacht: { $count } getallen, gescheiden door komma’s
want-tile-word = verwacht: een veld zoals LLWWWL@1,0:L2G1S
want-free-place = verwacht: een vrije plek naast de velden ervoor
want-edges-fit = verwacht: water aan water en land aan land
want-city-word = verwacht: een stad zoals L2G1S
want-one-card = verwacht: één kaart
want-most-tiles = verwacht: hoogstens { $most } velden
want-turned = verwacht: turned= met het veld dat gelegd moet worden
want-fight = verwacht: fight= met een stad van de tegenstander als doel
want-ships-to-place = verwacht: schepen om in een stad van die speler te zetten
want-chain = verwacht: chain= met de kaart waarop gereageerd wordt
want-unseen = verwacht: unseen= met de kaarten om te bekijken
want-fewer-tiles = verwacht: niet meer velden van een soort dan er zijn
want-fewer-unseen-cards = verwacht: niet meer ongeziene kaarten dan er zijn
want-most-pieces = verwacht: hoogstens { $greeks } Grieken en { $ships } schepen
want-god-card = verwacht: een kaart van de set, zoals A1 of Z2
want-tile-kind = verwacht: een veld van de set, zoals WWWLLL of WWLLLLt
want-shown-in-hand = kaarten bij shown, peered, fresh en taken moeten in de hand zijn
want-city-tiles = verwacht: 1 veld zonder stad en { $wished } met een stad, gevonden: { $dolphins } en { $cities }
want-god-cards = verwacht: { $each } kaarten van { $god }, gevonden: { $count }
want-wet-tiles = verwacht: minstens { $least } stadsvelden met een waterrand, gevonden: { $count }
