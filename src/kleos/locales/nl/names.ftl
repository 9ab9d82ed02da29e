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
        [hector] veldslagen vol bluf met verborgen kaarten en een lot dat draait
        [hellas] zeevaart, aanvallen en godenkaarten op een groeiende kaart van zeshoeken
        [olympus] helden, soldaten en uitrusting met eigenschappen vechten om drie gebieden
       *[other] een duel
    }
bot-about =
    { $bot ->
        [uniform] speelt een willekeurige toegestane zet
        [greedy] kijkt één keer naar de tafel en neemt wat het beste lijkt
        [openspiel-ismcts] de zoekmethode van OpenSpiel in Python, ter vergelijking
        [novice] niveau 1: kijkt weinig vooruit, stelt zich weinig handen voor, maakt eerlijke fouten
        [veteran] niveau 2: ziet meer en vergist zich minder
        [captain] niveau 3: telt wat te tellen valt; kleine onnauwkeurigheden
        [champion] niveau 4: speelt altijd wat het beste lijkt
        [olympian] niveau 5: denkt het langst na
        [ismcts] de zoekmethode achter de niveaus, met elke instelling open
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
player-name = speler { $seat }
player-bot = speler { $seat }, { $bot }

## Heroes

name-andromache = Andromache
name-menelaos = Menelaos
name-kadmos = Kadmos
name-atalante = Atalanta
name-cheiron = Cheiron
name-aeneas = Aeneas
name-patroklos = Patroklos
name-tydeus = Tydeus
name-hippolyte = Hippolyte
name-kastor = Kastor
name-kyknos = Kyknos
name-achilleus = Achilles
name-bellerophon = Bellerophon
name-diomedes = Diomedes
name-philoktetes = Philoktetes
name-peleus = Peleus
name-telemachos = Telemachos
name-kalchas = Kalchas
name-daidalos = Daedalus
name-argos = Argos
name-nausikaa = Nausikaä
name-palamedes = Palamedes
name-nestor = Nestor
name-kassandra = Cassandra
name-penelope = Penelope
name-odysseus = Odysseus
name-agamemnon = Agamemnon
name-iason = Jason
name-kirke = Circe
name-perseus = Perseus
name-elektra = Elektra
name-klytaimnestra = Klytaimnestra
name-paris = Paris
name-priamos = Priamos
name-andromeda = Andromeda
name-meleagros = Meleager
name-neoptolemos = Neoptolemos
name-laodike = Laodike
name-sarpedon = Sarpedon
name-idomeneus = Idomeneus
name-glaukos = Glaukos
name-herakles = Herakles
name-helena = Helena
name-penthesilea = Penthesilea
name-memnon = Memnon
name-alkmene = Alkmene
name-ariadne = Ariadne
name-antigone = Antigone
name-hekabe = Hekabe
name-iphigenie = Iphigeneia
name-eurydike = Eurydice
name-orpheus = Orpheus
name-polydeukes = Polydeukes
name-danae = Danaë
name-asklepios = Asklepios
name-alkestis = Alkestis
name-hektor = Hector
name-medea = Medea
name-theseus = Theseus
name-aias = Ajax
name-hector = Hector
name-acamas = Akamas
name-glaucos = Glaukos

## Soldiers

name-myrmidonen = Myrmidonen
name-kikonen = Kikonen
name-amazonen = Amazonen
name-phaiaken = Phaiaken
name-argonauten = Argonauten
name-plejaden = Plejaden
name-karer = Kariërs
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
