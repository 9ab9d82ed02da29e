### Fight for Olympus: what would have been right in a component set or a position.

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
want-home-cards = { $each } { $section } met thuiskleur { $colour }, gevonden { $count }
want-number-or = een geheel getal van { $low } tot en met { $high }, of { $word }
