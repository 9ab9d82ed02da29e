### Names of games, bots, players and colours, and of the things in the default component sets: an id is made from the
### name in the set.

## Games, bots, players, colours

game-name =
    { $game ->
        [hector] Hektor und Achill
        [hellas] Hellas
        [olympus] Fight for Olympus
       *[other] { $game }
    }
game-about =
    { $game ->
        [hector] Kämpfe voller Bluff mit verdeckter Hand und einem Schicksalsplättchen, das sich dreht
        [hellas] Seefahrten, Angriffe und Götterkarten auf einem wachsenden Plan aus Sechsecken
        [olympus] Helden, Soldaten und Ausrüstung mit Fähigkeiten ringen um drei Gebiete
       *[other] ein Duell
    }
bot-about =
    { $bot ->
        [uniform] spielt einen zufälligen erlaubten Zug
        [greedy] schaut einmal auf den Tisch und nimmt, was am besten scheint
        [openspiel-ismcts] die Suche von OpenSpiel in Python, zum Vergleich
        [novice] Stufe 1: schaut wenig voraus, stellt sich wenige Hände vor, macht arglose Fehler
        [veteran] Stufe 2: sieht mehr und irrt seltener
        [captain] Stufe 3: zählt, was sich zählen lässt, mit kleinen Ungenauigkeiten
        [champion] Stufe 4: spielt immer, was am besten aussieht
        [olympian] Stufe 5: denkt am längsten nach
        [ismcts] die Suche hinter den Stufen, bei der jede Einstellung offensteht
        [god-1] die stärkste Stufe vom November 2026, als Maßstab unverändert aufbewahrt
        [ismcts-1] Suche mit zufälligem Weiterspielen ohne Wissen über das Spiel, als Maßstab unverändert aufbewahrt
       *[other] ein Bot
    }
colour-name =
    { $letter ->
        [R] rot
        [G] grün
        [B] blau
        [Y] gelb
        [P] lila
        [N] braun
       *[other] { $letter }
    }
bot-name =
    { $bot ->
        [novice] Neuling
        [veteran] Veteran
        [captain] Hauptmann
        [champion] Champion
        [olympian] Olympier
       *[other] { $bot }
    }
player-name = Spieler { $seat }
player-bot = Spieler { $seat }, { $bot }

## Heroes

name-andromache = Andromache
name-menelaos = Menelaos
name-kadmos = Kadmos
name-atalante = Atalante
name-cheiron = Cheiron
name-aeneas = Aeneas
name-patroklos = Patroklos
name-tydeus = Tydeus
name-hippolyte = Hippolyte
name-kastor = Kastor
name-kyknos = Kyknos
name-achilleus = Achilleus
name-bellerophon = Bellerophon
name-diomedes = Diomedes
name-philoktetes = Philoktetes
name-peleus = Peleus
name-telemachos = Telemachos
name-kalchas = Kalchas
name-daidalos = Daidalos
name-argos = Argos
name-nausikaa = Nausikaa
name-palamedes = Palamedes
name-nestor = Nestor
name-kassandra = Kassandra
name-penelope = Penelope
name-odysseus = Odysseus
name-agamemnon = Agamemnon
name-iason = Iason
name-kirke = Kirke
name-perseus = Perseus
name-elektra = Elektra
name-klytaimnestra = Klytaimnestra
name-paris = Paris
name-priamos = Priamos
name-andromeda = Andromeda
name-meleagros = Meleagros
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
name-iphigenie = Iphigenie
name-eurydike = Eurydike
name-orpheus = Orpheus
name-polydeukes = Polydeukes
name-danae = Danae
name-asklepios = Asklepios
name-alkestis = Alkestis
name-hektor = Hektor
name-medea = Medea
name-theseus = Theseus
name-aias = Aias
name-hector = Hektor
name-acamas = Akamas
name-glaucos = Glaukos

## Soldiers

name-myrmidonen = Myrmidonen
name-kikonen = Kikonen
name-amazonen = Amazonen
name-phaiaken = Phaiaken
name-argonauten = Argonauten
name-plejaden = Plejaden
name-karer = Karer
name-dardaner = Dardaner
name-taurer = Taurer
name-danaer = Danaer
name-achaier = Achaier
name-lapithen = Lapithen

## Equipment

name-red-helmet = Roter Helm
name-red-shield = Roter Schild
name-red-sword = Rotes Schwert
name-blue-helmet = Blauer Helm
name-blue-shield = Blauer Schild
name-blue-sword = Blaues Schwert
name-yellow-helmet = Gelber Helm
name-yellow-shield = Gelber Schild
name-yellow-sword = Gelbes Schwert
name-green-helmet = Grüner Helm
name-green-shield = Grüner Schild
name-green-sword = Grünes Schwert

## God cards

name-shield-brother = Schildbruder
name-beachhead = Brückenkopf
name-long-march = Langer Marsch
name-double-assault = Doppelangriff
name-sailors-to-arms = Matrosen zu den Waffen
name-muster = Aushebung
name-crews-on-the-walls = Matrosen auf der Mauer
name-even-seas = Gleiche Flotten
name-shipwrights = Schiffsbauer
name-fair-wind = Günstiger Wind
name-onward = Weiter hinaus
name-pilot = Lotse
name-storm = Sturm
name-thunderbolt = Donnerkeil
name-lasting-favour = Bleibende Gunst
name-second-dawn = Zweiter Morgen
name-exchange = Tausch
name-oracle = Orakel
name-great-levy = Großes Aufgebot
name-light-fingers = Lange Finger
name-marshalling = Umgruppierung

## Tiles

name-island = Insel
name-cape = Kap
name-point = Landzunge
name-coast = Küste
name-bay = Bucht
name-strait = Meerenge
name-fjord = Fjord
