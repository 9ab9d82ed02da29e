### Names of games, bots, players and colours, and of the things in the default component sets: an id is made from the
### name in the set.

## Games, bots, players, colours

game-name =
    { $game ->
        [hector] Hector et Achille
        [hellas] Hellas
        [olympus] Fight for Olympus
       *[other] { $game }
    }
game-about =
    { $game ->
        [hector] des combats de bluff, avec des mains cachées et une tuile du destin qui tourne
        [hellas] traversées, attaques et cartes de dieux sur un plateau d’hexagones qui s’agrandit
        [olympus] héros, soldats et équipements aux capacités diverses luttent pour trois zones
       *[other] un duel
    }
bot-about =
    { $bot ->
        [uniform] joue au hasard un coup permis
        [greedy] regarde la table une fois et choisit ce qui semble le mieux
        [openspiel-ismcts] la recherche d’OpenSpiel en Python, pour comparer
        [novice] niveau 1 : anticipe peu, imagine peu de mains, se trompe de bonne foi
        [veteran] niveau 2 : voit plus loin et se trompe moins
        [captain] niveau 3 : compte ce qui peut se compter, avec de petites imprécisions
        [champion] niveau 4 : joue toujours ce qui paraît le mieux
        [olympian] niveau 5 : réfléchit le plus longtemps
        [ismcts] la recherche derrière les niveaux, avec tous les réglages
        [god-1] le niveau le plus fort de novembre 2026, conservé tel quel comme étalon
        [ismcts-1] recherche à parties aléatoires, sans connaissance du jeu, conservée telle quelle comme étalon
       *[other] un bot
    }
colour-name =
    { $letter ->
        [R] rouge
        [G] vert
        [B] bleu
        [Y] jaune
        [P] violet
        [N] brun
       *[other] { $letter }
    }
bot-name =
    { $bot ->
        [novice] Novice
        [veteran] Vétéran
        [captain] Capitaine
        [champion] Champion
        [olympian] Olympien
       *[other] { $bot }
    }
player-name = Joueur { $seat }
player-bot = Joueur { $seat }, { $bot }

## Heroes

name-andromache = Andromaque
name-menelaos = Ménélas
name-kadmos = Cadmos
name-atalante = Atalante
name-cheiron = Chiron
name-aeneas = Énée
name-patroklos = Patrocle
name-tydeus = Tydée
name-hippolyte = Hippolyte
name-kastor = Castor
name-kyknos = Cycnos
name-achilleus = Achille
name-bellerophon = Bellérophon
name-diomedes = Diomède
name-philoktetes = Philoctète
name-peleus = Pélée
name-telemachos = Télémaque
name-kalchas = Calchas
name-daidalos = Dédale
name-argos = Argos
name-nausikaa = Nausicaa
name-palamedes = Palamède
name-nestor = Nestor
name-kassandra = Cassandre
name-penelope = Pénélope
name-odysseus = Ulysse
name-agamemnon = Agamemnon
name-iason = Jason
name-kirke = Circé
name-perseus = Persée
name-elektra = Électre
name-klytaimnestra = Clytemnestre
name-paris = Pâris
name-priamos = Priam
name-andromeda = Andromède
name-meleagros = Méléagre
name-neoptolemos = Néoptolème
name-laodike = Laodicé
name-sarpedon = Sarpédon
name-idomeneus = Idoménée
name-glaukos = Glaucos
name-herakles = Héraclès
name-helena = Hélène
name-penthesilea = Penthésilée
name-memnon = Memnon
name-alkmene = Alcmène
name-ariadne = Ariane
name-antigone = Antigone
name-hekabe = Hécube
name-iphigenie = Iphigénie
name-eurydike = Eurydice
name-orpheus = Orphée
name-polydeukes = Pollux
name-danae = Danaé
name-asklepios = Asclépios
name-alkestis = Alceste
name-hektor = Hector
name-medea = Médée
name-theseus = Thésée
name-aias = Ajax
name-hector = Hector
name-acamas = Acamas
name-glaucos = Glaucos

## Soldiers

name-myrmidonen = Myrmidons
name-kikonen = Cicones
name-amazonen = Amazones
name-phaiaken = Phéaciens
name-argonauten = Argonautes
name-plejaden = Pléiades
name-karer = Cariens
name-dardaner = Dardaniens
name-taurer = Taures
name-danaer = Danaens
name-achaier = Achéens
name-lapithen = Lapithes

## Equipment

name-red-helmet = Casque rouge
name-red-shield = Bouclier rouge
name-red-sword = Épée rouge
name-blue-helmet = Casque bleu
name-blue-shield = Bouclier bleu
name-blue-sword = Épée bleue
name-yellow-helmet = Casque jaune
name-yellow-shield = Bouclier jaune
name-yellow-sword = Épée jaune
name-green-helmet = Casque vert
name-green-shield = Bouclier vert
name-green-sword = Épée verte

## God cards

name-shield-brother = Frère d’armes
name-beachhead = Tête de pont
name-long-march = Longue marche
name-double-assault = Double assaut
name-sailors-to-arms = Marins aux armes
name-muster = Rassemblement
name-crews-on-the-walls = Équipages aux remparts
name-even-seas = Flottes égales
name-shipwrights = Charpentiers de marine
name-fair-wind = Vent favorable
name-onward = Cap au large
name-pilot = Pilote
name-storm = Tempête
name-thunderbolt = Foudre
name-lasting-favour = Faveur durable
name-second-dawn = Seconde aurore
name-exchange = Échange
name-oracle = Oracle
name-great-levy = Grande levée
name-light-fingers = Doigts agiles
name-marshalling = Regroupement

## Tiles

name-island = île
name-cape = cap
name-point = pointe
name-coast = côte
name-bay = baie
name-strait = détroit
name-fjord = fjord
