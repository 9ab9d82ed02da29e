### Hellas: what would have been right in a component set or a position.

want-tiles = een lijst van velden
want-edges = { $count } letters W of L
want-city = een stad, behalve bij het dolfijnveld: zes keer W, geen tempel, geen brug
want-bridge = true: een tweede bekken heeft een brug nodig
want-no-bridge = false: er is hoogstens één bekken
want-card-id = een letter A, P of Z en een getal van 1 tot { $most }, elk één keer
want-printable = 1 tot 40 afdrukbare tekens
want-one-effect = een lijst met één werking
want-numbers = { $count } getallen, gescheiden door komma’s
want-tile-word = een veld als LLWWWL@1,0:L2G1S
want-free-place = een vrije plek naast de velden ervoor
want-edges-fit = water aan water en land aan land
want-city-word = een stad als L2G1S
want-one-card = één kaart
want-most-tiles = hoogstens { $most } velden
want-turned = turned= met het veld dat te leggen is
want-fight = fight= met een vijandelijke stad als doel
want-ships-to-place = schepen om in een eigen stad te zetten
want-chain = chain= met de kaart om op te antwoorden
want-unseen = unseen= met de kaarten om te bekijken
want-fewer-tiles = niet meer velden van een soort dan er zijn
want-fewer-unseen-cards = niet meer ongeziene kaarten dan er zijn
want-most-pieces = hoogstens { $greeks } Grieken en { $ships } schepen
want-god-card = een kaart van de set, zoals A1 of Z2
want-tile-kind = een veld van de set, zoals WWWLLL of WWLLLLt
want-shown-in-hand = kaarten bij shown, peered, fresh en taken zijn in de hand
want-city-tiles = 1 veld zonder stad en { $wished } met een stad, gevonden { $dolphins } en { $cities }
want-god-cards = { $each } kaarten van { $god }, gevonden { $count }
want-wet-tiles = minstens { $least } stadsvelden met een waterkant, gevonden: { $count }
