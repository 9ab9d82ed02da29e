# Wat goed geweest zou zijn, aan het einde van een fout over spelmateriaal of stelling.

want-number = een geheel getal van { $low } tot en met { $high }
want-one-of = een van: { $choices }
want-letters = verschillende letters uit { $letters }
want-letter = één letter uit { $letters }
want-object = een object met: { $keys }
want-exactly = { $value }
want-characters = hoogstens { $most } tekens
want-lines-once = elke regel één keer: de kop, { $keys }
want-set-name = een naam van 1 tot 80 tekens
want-one-or-two = 1 of 2
want-army-numbers = verschillende getallen van 1 tot en met 4
want-hero-list = een lijst van 1 tot 6 helden met colour, value, greek, trojan
want-tile-list = een lijst van 1 tot 6 tegels
want-colours-once = elke kleur één keer
want-four-letters = vier verschillende letters uit { $letters }
want-name = een naam van 1 tot 40 tekens
want-pile = 1, 2, 3 of home
want-army-card = een kaart als R3
want-pile-sizes = vier groottes als 12,12,0x,15
want-fewer-unseen = groottes waarbij hoogstens { $most } kaarten daar ongezien liggen
want-more-unseen = { $count } meer: elke niet genoemde kaart ligt in een stapel
want-copies-once = elk exemplaar één keer
want-heroes-in-pile = elke held die niet in de hand is, niet ingezet en niet gevallen
want-four-numbers = vier getallen
want-three-tokens = hoogstens drie fiches in vakje en rij
want-five-and-four = hoogstens vijf kaarten in de rij en vier in de hand
want-no-token-covered = geen fiche op de bedekte kaart
want-hero-alive = een held die niet gevallen is
want-seven-numbers = zeven getallen
want-cover-hero = een bedekte kaart heeft hero= nodig
want-no-further-copy = er is geen exemplaar meer van deze kaart
want-one-cover = hoogstens één bedekte kaart
want-story-marks = geen tekens behalve - + ~
want-tiles = een lijst van velden
want-edges = { $count } letters W of L
want-city = een stad, behalve bij het dolfijnveld: zes keer W, geen tempel, geen brug
want-bridge = true: een tweede bekken heeft een brug nodig
want-no-bridge = false: er is hoogstens één bekken
want-cards = een lijst van kaarten
want-card-id = een letter A, P of Z en een getal van 1 tot { $most }, elk één keer
want-printable = 1 tot 40 afdrukbare tekens
want-one-effect = een lijst met één werking
want-boolean = true of false
want-parameters = { $verb } neemt: { $keys }
want-head-lines = een kopregel en de regels { $keys }
want-numbers = { $count } getallen, gescheiden door komma’s
want-tile-word = een veld als LLWWWL@1,0:L2G1S
want-free-place = een vrije plek naast de velden ervoor
want-edges-fit = water aan water en land aan land
want-city-word = een stad als L2G1S
want-one-card = één kaart
want-answerable = een vraag waarop een antwoord is
want-most-tiles = hoogstens { $most } velden
want-outcome = een outcome=
want-frames = kaders als { $example }
want-turned = turned= met het veld dat te leggen is
want-fight = fight= met een vijandelijke stad als doel
want-ships-to-place = schepen om in een eigen stad te zetten
want-chain = chain= met de kaart om op te antwoorden
want-unseen = unseen= met de kaarten om te bekijken
want-fewer-tiles = niet meer velden van een soort dan er zijn
want-most-copies = hoogstens { $most } van deze kaart
want-fewer-unseen-cards = niet meer ongeziene kaarten dan er zijn
want-most-pieces = hoogstens { $greeks } Grieken en { $ships } schepen
want-god-card = een kaart van de set, zoals A1 of Z2
want-tile-kind = een veld van de set, zoals WWWLLL of WWLLLLt
want-shown-in-hand = kaarten bij shown, peered, fresh en taken zijn in de hand
want-olympus-set = een object: set, heroes, soldiers, equipment, of set, extends, cards
want-most-added = hoogstens { $most } toegevoegde kaarten
want-card-name = 1 tot 40 afdrukbare tekens, geen van / = , : + _ @ en geen accolades
want-new-name = een naam die geen andere kaart heeft
want-clear-name = een naam die niet met een zet te verwarren is, zoals hier met { $code }
want-zero-or-one = 0 of 1
want-no-multi = 0: alleen helden zijn veelkleurig
want-cost = 0 tot { $most } letters uit { $letters }
want-effects = een lijst met hoogstens { $most } werkingen
want-ability = minstens één werking: elke held heeft een eigenschap
want-when = { $verb } gaat samen met: { $choices }
want-attacker = attacker gaat alleen samen met on_beaten
want-no-self = een eenheid die weg is heeft geen self; kies een ander doel
want-extra-target = other met play, beside met always
want-play-free = alleen met play, n 1 en zonder then_discard
want-then-discard = alleen met play, attack, undefended of end_turn
want-take = hoogstens n, hier { $most }
want-score = een geheel getal van -7 tot en met 7, niet 0
want-else-self = alleen met doel other
want-refuse = equip of heal true
want-known-name = de naam van een kaart van de set
want-added-type = hero of equipment: een soldaat heeft twee kaarten nodig
want-text = één regel tekst van hoogstens { $most } tekens, zonder stuurtekens
want-same-type = { $type }, zoals de kaart die ze vervangt
want-same-colour = { $colour }, de kleur van de kaart { $old }, die ze vervangt
want-olympus-card = een kaart van de set, zoals R7 of Menelaos
want-unit-word = een eenheid, en + voor haar uitrusting
want-markers-once = elk kleurfiche op één plek
want-frame-fits = een kader dat bij het bord past
want-looked = looked= met de kaarten om uit te kiezen
want-fresh = fresh= met een handkaart
want-open-in-hand = open= en peered= noemen handkaarten
want-unit-marks = tekens w2, a, g1, n, gescheiden door punten
want-army = copies_per_colour_and_value 1 of 2, colours en numbers naar wens, samen een veelvoud van 4 kaarten, minstens 20
want-city-tiles = 1 veld zonder stad en { $wished } met een stad, gevonden { $dolphins } en { $cities }
want-god-cards = { $each } kaarten van { $god }, gevonden { $count }
want-home-cards = { $each } { $section } met thuiskleur { $colour }, gevonden { $count }
want-number-any = een getal
want-at-least = een getal vanaf { $least }
want-number-or = een geheel getal van { $low } tot en met { $high }, of { $word }
want-fields = alle velden van { $type }
want-possible = iets waartoe een spel kan leiden
want-note = een tekst van één regel, hoogstens { $most } tekens
want-wet-tiles = minstens { $least } stadsvelden met een waterkant, gevonden: { $count }
