### Hector & Achilles: what would have been right in a component set or a position.

want-one-or-two = verwacht: 1 of 2
want-army-numbers = verwacht: verschillende getallen van 1 tot en met 4
want-hero-list = verwacht: een lijst van 1 tot en met 6 helden met colour, value, greek, trojan
want-tile-list = verwacht: een lijst van 1 tot en met 6 tegels
want-colours-once = verwacht: elke kleur één keer
want-four-letters = verwacht: vier verschillende letters uit { $letters }
want-name = verwacht: een naam van 1 tot en met 40 tekens
want-pile = verwacht: 1, 2, 3 of home
want-army-card = verwacht: een kaart zoals R3
want-pile-sizes = verwacht: vier groottes zoals 12,12,0x,15
want-fewer-unseen = verwacht: groottes waarbij hoogstens { $most } kaarten daar ongezien liggen
want-more-unseen = { $count } te weinig: elke kaart die niet genoemd is, ligt in een stapel
want-copies-once = verwacht: elk exemplaar één keer
want-heroes-in-pile = verwacht: elke held die niet in de hand is, niet is ingezet en niet is gevallen
want-four-numbers = verwacht: vier getallen
want-three-tokens = verwacht: hoogstens drie fiches in het gunstvakje en de rij samen
want-five-and-four = verwacht: hoogstens vijf kaarten in de rij en vier in de hand
want-no-token-covered = verwacht: geen fiche op de bedekte kaart
want-hero-alive = verwacht: een held die niet gevallen is
want-seven-numbers = verwacht: zeven getallen
want-cover-hero = een bedekte kaart heeft hero= nodig
want-no-further-copy = er is geen exemplaar meer van deze kaart
want-one-cover = verwacht: hoogstens één bedekte kaart
want-story-marks = verwacht: geen tekens behalve - + ~
want-army = verwacht: copies_per_colour_and_value 1 of 2, naar wens colours en numbers; in totaal minstens 20 kaarten, een veelvoud van 4
