### Names of games, bots, players and colours, and of the things in the default component sets: an id is made from the
### name in the set.

## Games, bots, players, colours

game-name =
    { $game ->
        [hector] Hector & Achilles
        [hellas] Hellas
        [olympus] Fight for Olympus
       *[other] { $game }
    }
game-about =
    { $game ->
        [hector] bluffing battles with hidden hands and a turning fate tile
        [hellas] voyages, attacks and god cards on a growing map of hexagons
        [olympus] heroes, soldiers and equipment with abilities fight over three areas
       *[other] a duel
    }
bot-about =
    { $bot ->
        [uniform] plays a random legal move
        [greedy] looks at the table once and takes what seems best
        [openspiel-ismcts] OpenSpiel’s own search in Python, for comparison
        [novice] level 1: looks ahead only a little, imagines few hands, makes honest mistakes
        [veteran] level 2: sees more and makes fewer mistakes
        [captain] level 3: counts what can be counted, with small inaccuracies
        [champion] level 4: always plays what looks best
        [olympian] level 5: thinks the longest
        [ismcts] the search behind the levels, with every setting open
        [god-1] the strongest level of November 2026, kept unchanged as a yardstick
        [ismcts-1] search with random playouts and no knowledge of the game, kept unchanged as a yardstick
       *[other] a bot
    }
colour-name =
    { $letter ->
        [R] red
        [G] green
        [B] blue
        [Y] yellow
        [P] purple
        [N] brown
       *[other] { $letter }
    }
bot-name =
    { $bot ->
        [novice] Novice
        [veteran] Veteran
        [captain] Captain
        [champion] Champion
        [olympian] Olympian
       *[other] { $bot }
    }
player-name = Player { $seat }
player-bot = Player { $seat }, { $bot }

## Heroes

name-andromache = Andromache
name-menelaos = Menelaus
name-kadmos = Cadmus
name-atalante = Atalanta
name-cheiron = Chiron
name-aeneas = Aeneas
name-patroklos = Patroclus
name-tydeus = Tydeus
name-hippolyte = Hippolyta
name-kastor = Castor
name-kyknos = Cycnus
name-achilleus = Achilles
name-bellerophon = Bellerophon
name-diomedes = Diomedes
name-philoktetes = Philoctetes
name-peleus = Peleus
name-telemachos = Telemachus
name-kalchas = Calchas
name-daidalos = Daedalus
name-argos = Argus
name-nausikaa = Nausicaa
name-palamedes = Palamedes
name-nestor = Nestor
name-kassandra = Cassandra
name-penelope = Penelope
name-odysseus = Odysseus
name-agamemnon = Agamemnon
name-iason = Jason
name-kirke = Circe
name-perseus = Perseus
name-elektra = Electra
name-klytaimnestra = Clytemnestra
name-paris = Paris
name-priamos = Priam
name-andromeda = Andromeda
name-meleagros = Meleager
name-neoptolemos = Neoptolemus
name-laodike = Laodice
name-sarpedon = Sarpedon
name-idomeneus = Idomeneus
name-glaukos = Glaucus
name-herakles = Heracles
name-helena = Helen
name-penthesilea = Penthesilea
name-memnon = Memnon
name-alkmene = Alcmene
name-ariadne = Ariadne
name-antigone = Antigone
name-hekabe = Hecuba
name-iphigenie = Iphigenia
name-eurydike = Eurydice
name-orpheus = Orpheus
name-polydeukes = Pollux
name-danae = Danae
name-asklepios = Asclepius
name-alkestis = Alcestis
name-hektor = Hector
name-medea = Medea
name-theseus = Theseus
name-aias = Ajax
name-hector = Hector
name-acamas = Acamas
name-glaucos = Glaucus

## Soldiers

name-myrmidonen = Myrmidons
name-kikonen = Cicones
name-amazonen = Amazons
name-phaiaken = Phaeacians
name-argonauten = Argonauts
name-plejaden = Pleiades
name-karer = Carians
name-dardaner = Dardani
name-taurer = Tauri
name-danaer = Danaans
name-achaier = Achaeans
name-lapithen = Lapiths

## Equipment

name-red-helmet = Red Helmet
name-red-shield = Red Shield
name-red-sword = Red Sword
name-blue-helmet = Blue Helmet
name-blue-shield = Blue Shield
name-blue-sword = Blue Sword
name-yellow-helmet = Yellow Helmet
name-yellow-shield = Yellow Shield
name-yellow-sword = Yellow Sword
name-green-helmet = Green Helmet
name-green-shield = Green Shield
name-green-sword = Green Sword

## God cards

name-shield-brother = Shield-brother
name-beachhead = Beachhead
name-long-march = Long march
name-double-assault = Double assault
name-sailors-to-arms = Sailors to arms
name-muster = Muster
name-crews-on-the-walls = Crews on the walls
name-even-seas = Even seas
name-shipwrights = Shipwrights
name-fair-wind = Fair wind
name-onward = Onward
name-pilot = Pilot
name-storm = Storm
name-thunderbolt = Thunderbolt
name-lasting-favour = Lasting favour
name-second-dawn = Second dawn
name-exchange = Exchange
name-oracle = Oracle
name-great-levy = Great levy
name-light-fingers = Light fingers
name-marshalling = Marshalling

## Tiles

name-island = island
name-cape = cape
name-point = point
name-coast = coast
name-bay = bay
name-strait = strait
name-fjord = fjord
