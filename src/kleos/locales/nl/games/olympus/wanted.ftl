### Fight for Olympus: what would have been right in a component set or a position.

want-olympus-set = verwacht: een object met set, heroes, soldiers, equipment, of met set, extends, cards
want-most-added = verwacht: hoogstens { $most } toegevoegde kaarten
want-card-name = verwacht: 1 tot en met 40 afdrukbare tekens, zonder / = , : + _ @ < > en zonder accolades
want-new-name = verwacht: een naam die geen andere kaart heeft
want-clear-name = verwacht: een naam die niet met de code van een zet te verwarren is, zoals hier met { $code }
want-zero-or-one = verwacht: 0 of 1
want-no-multi = verwacht: 0, want alleen helden zijn veelkleurig
want-cost = verwacht: 0 tot en met { $most } letters uit { $letters }
want-effects = verwacht: een lijst met hoogstens { $most } effecten
want-ability = verwacht: minstens één effect, want elke held heeft een eigenschap
want-when = { $verb } past bij: { $choices }
want-attacker = het doel attacker past alleen bij on_beaten
want-no-self = een eenheid die het bord heeft verlaten, heeft geen self; kies een ander doel
want-extra-target = het doel is other bij play, beside bij always
want-play-free = alleen toegestaan met play, n 1 en zonder then_discard
want-then-discard = alleen toegestaan met play, attack, undefended of end_turn
want-take = verwacht: hoogstens n, hier { $most }
want-score = verwacht: een geheel getal van −7 tot en met 7, niet 0
want-else-self = alleen toegestaan met het doel other
want-refuse = verwacht: equip of heal true
want-known-name = verwacht: de naam van een kaart van de set
want-added-type = verwacht: hero of equipment; een soldaat heeft twee kaarten nodig
want-text = verwacht: één regel tekst van hoogstens { $most } afdrukbare tekens, zonder < en >
want-icon = verwacht: de naam van een tekening, hoogstens { $most } kleine letters, cijfers en koppeltekens
want-same-type = verwacht: { $type }, net als de kaart die wordt vervangen
want-same-colour = verwacht: { $colour }, de kleur van de kaart { $old } die wordt vervangen
want-olympus-card = verwacht: een kaart van de set, zoals R7 of Menelaos
want-unit-word = verwacht: een eenheid, en + vóór de uitrusting
want-markers-once = verwacht: elk kleurfiche op één plek
want-frame-fits = verwacht: een kader dat bij het bord past
want-looked = verwacht: looked= met de kaarten waaruit gekozen wordt
want-fresh = verwacht: fresh= met een handkaart
want-open-in-hand = open= en peered= moeten handkaarten noemen
want-unit-marks = verwacht: tekens w2, a, g1, n, gescheiden door punten
want-home-cards = verwacht: { $each } { $section } met thuiskleur { $colour }, gevonden: { $count }
want-number-or = verwacht: een geheel getal van { $low } tot en met { $high }, of { $word }
