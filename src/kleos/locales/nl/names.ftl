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
        [hector] veldslagen vol bluf met geheime handkaarten en een draaiende lottegel
        [hellas] zeevaart, aanvallen en godenkaarten op een groeiende kaart van zeshoeken
        [olympus] helden, soldaten en uitrusting met eigenschappen vechten om drie gebieden
       *[other] een duel
    }
bot-about =
    { $bot ->
        [uniform] speelt een willekeurige toegestane zet
        [greedy] kijkt één keer naar de tafel en neemt wat het beste lijkt
        [openspiel-ismcts] de zoekmethode van OpenSpiel in Python, ter vergelijking
        [novice] niveau 1: kijkt maar weinig vooruit, bedenkt weinig mogelijke handen en maakt eerlijke fouten
        [veteran] niveau 2: ziet meer en maakt minder fouten
        [captain] niveau 3: telt wat te tellen valt, met kleine onnauwkeurigheden
        [champion] niveau 4: speelt altijd wat het beste lijkt
        [olympian] niveau 5: denkt het langst na
        [ismcts] de zoekmethode achter de niveaus, met alle instellingen vrij
        [god-1] het sterkste niveau van november 2026, als maatstaf ongewijzigd bewaard
        [ismcts-1] zoekt met willekeurig doorspelen en zonder kennis van het spel, als maatstaf ongewijzigd bewaard
       *[other] een bot
    }
colour-name =
    { $letter ->
        [R] rood
        [G] groen
        [B] blauw
        [Y] geel
        [P] paars
        [N] bruin
       *[other] { $letter }
    }
bot-name =
    { $bot ->
        [novice] Beginner
        [veteran] Veteraan
        [captain] Kapitein
        [champion] Kampioen
        [olympian] Olympiër
       *[other] { $bot }
    }
player-name = Speler { $seat }
player-bot = Speler { $seat }, { $bot }

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
name-nausikaa = Nausicaä
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
name-klytaimnestra = Clytaemnestra
name-paris = Paris
name-priamos = Priamus
name-andromeda = Andromeda
name-meleagros = Meleager
name-neoptolemos = Neoptolemus
name-laodike = Laodice
name-sarpedon = Sarpedon
name-idomeneus = Idomeneus
name-glaukos = Glaucus
name-herakles = Heracles
name-helena = Helena
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
name-danae = Danaë
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

name-myrmidonen = Myrmidonen
name-kikonen = Ciconen
name-amazonen = Amazonen
name-phaiaken = Phaeaken
name-argonauten = Argonauten
name-plejaden = Plejaden
name-karer = Cariërs
name-dardaner = Dardaniërs
name-taurer = Tauriërs
name-danaer = Danaërs
name-achaier = Achaeërs
name-lapithen = Lapithen

## Equipment

name-red-helmet = Rode helm
name-red-shield = Rood schild
name-red-sword = Rood zwaard
name-blue-helmet = Blauwe helm
name-blue-shield = Blauw schild
name-blue-sword = Blauw zwaard
name-yellow-helmet = Gele helm
name-yellow-shield = Geel schild
name-yellow-sword = Geel zwaard
name-green-helmet = Groene helm
name-green-shield = Groen schild
name-green-sword = Groen zwaard

## God cards

name-shield-brother = Schildbroeder
name-beachhead = Bruggenhoofd
name-long-march = Lange mars
name-double-assault = Dubbele aanval
name-sailors-to-arms = Matrozen te wapen
name-muster = Monstering
name-crews-on-the-walls = Bemanning op de muren
name-even-seas = Gelijke vloten
name-shipwrights = Scheepsbouwers
name-fair-wind = Gunstige wind
name-onward = Verder varen
name-pilot = Loods
name-storm = Storm
name-thunderbolt = Bliksemschicht
name-lasting-favour = Blijvende gunst
name-second-dawn = Tweede dageraad
name-exchange = Ruil
name-oracle = Orakel
name-great-levy = Grote lichting
name-light-fingers = Lange vingers
name-marshalling = Hergroepering

## Tiles

name-island = eiland
name-cape = kaap
name-point = landtong
name-coast = kust
name-bay = baai
name-strait = zeestraat
name-fjord = fjord
