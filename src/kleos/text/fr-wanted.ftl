# Ce qui aurait été juste, à la fin d’une erreur sur le matériel ou une position.

want-number = un nombre entier de { $low } à { $high }
want-one-of = l’un de : { $choices }
want-letters = des lettres différentes parmi { $letters }
want-letter = une lettre parmi { $letters }
want-object = un objet avec : { $keys }
want-exactly = { $value }
want-characters = { $most } caractères au plus
want-lines-once = chaque ligne une fois : l’en-tête, { $keys }
want-set-name = un nom de 1 à 80 caractères
want-one-or-two = 1 ou 2
want-army-numbers = des nombres différents de 1 à 4
want-hero-list = une liste de 1 à 6 héros avec colour, value, greek, trojan
want-tile-list = une liste de 1 à 6 tuiles
want-colours-once = chaque couleur une fois
want-four-letters = quatre lettres différentes parmi { $letters }
want-name = un nom de 1 à 40 caractères
want-pile = 1, 2, 3 ou home
want-army-card = une carte comme R3
want-pile-sizes = quatre tailles comme 12,12,0x,15
want-fewer-unseen = des tailles qui laissent { $most } cartes non vues au plus
want-more-unseen = { $count } de plus : toute carte non nommée est dans une pile
want-copies-once = chaque exemplaire une fois
want-heroes-in-pile = chaque héros qui n’est ni en main, ni déployé, ni tombé
want-four-numbers = quatre nombres
want-three-tokens = trois pions au plus dans l’emplacement et la rangée
want-five-and-four = cinq cartes au plus dans la rangée et quatre en main
want-no-token-covered = pas de pion sur la carte couverte
want-hero-alive = un héros qui n’est pas tombé
want-seven-numbers = sept nombres
want-cover-hero = une carte couverte demande hero=
want-no-further-copy = il n’y a plus d’exemplaire de cette carte
want-one-cover = une carte couverte au plus
want-story-marks = pas d’autres signes que - + ~
want-tiles = une liste de tuiles
want-edges = { $count } lettres W ou L
want-city = une cité, sauf sur la tuile dauphin : six W, ni temple ni pont
want-bridge = true : un second bassin demande un pont
want-no-bridge = false : il y a un bassin au plus
want-cards = une liste de cartes
want-card-id = une lettre A, P ou Z et un nombre de 1 à { $most }, chacun une fois
want-printable = 1 à 40 caractères imprimables
want-one-effect = une liste d’un effet
want-boolean = true ou false
want-parameters = { $verb } prend : { $keys }
want-head-lines = une ligne d’en-tête et les lignes { $keys }
want-numbers = { $count } nombres séparés par des virgules
want-tile-word = une tuile comme LLWWWL@1,0:L2G1S
want-free-place = une place libre à côté des tuiles précédentes
want-edges-fit = eau contre eau et terre contre terre
want-city-word = une cité comme L2G1S
want-one-card = une carte
want-answerable = une question qui ait une réponse
want-most-tiles = { $most } tuiles au plus
want-outcome = un outcome=
want-frames = des cadres comme { $example }
want-turned = turned= avec la tuile à poser
want-fight = fight= avec une cité adverse pour cible
want-ships-to-place = des navires à placer dans une de ses cités
want-chain = chain= avec la carte à laquelle répondre
want-unseen = unseen= avec les cartes à regarder
want-fewer-tiles = pas plus de tuiles d’une sorte qu’il n’y en a
want-most-copies = { $most } de cette carte au plus
want-fewer-unseen-cards = pas plus de cartes non vues qu’il n’y en a
want-most-pieces = { $greeks } Grecs et { $ships } navires au plus
want-god-card = une carte du jeu, comme A1 ou Z2
want-tile-kind = une tuile du jeu, comme WWWLLL ou WWLLLLt
want-shown-in-hand = les cartes de shown, peered, fresh et taken sont en main
want-olympus-set = un objet : set, heroes, soldiers, equipment, ou set, extends, cards
want-most-added = { $most } cartes ajoutées au plus
want-card-name = 1 à 40 caractères imprimables, aucun de / = , : + _ @ ni accolades
want-new-name = un nom qu’aucune autre carte n’a
want-clear-name = un nom qu’on ne puisse confondre avec aucun coup, comme ici avec { $code }
want-zero-or-one = 0 ou 1
want-no-multi = 0 : seuls les héros sont multicolores
want-cost = 0 à { $most } lettres parmi { $letters }
want-effects = une liste de { $most } effets au plus
want-ability = un effet au moins : tout héros a une capacité
want-when = { $verb } va avec : { $choices }
want-attacker = attacker va seulement avec on_beaten
want-no-self = une unité partie n’a pas de self ; choisissez une autre cible
want-extra-target = other avec play, beside avec always
want-play-free = seulement avec play, n 1 et sans then_discard
want-then-discard = seulement avec play, attack, undefended ou end_turn
want-take = n au plus, ici { $most }
want-score = un nombre entier de -7 à 7, sauf 0
want-else-self = seulement avec la cible other
want-refuse = equip ou heal true
want-known-name = le nom d’une carte du jeu
want-added-type = hero ou equipment : un soldat demande deux cartes
want-text = une ligne de texte de { $most } caractères au plus, sans caractère de commande
want-same-type = { $type }, comme la carte qu’elle remplace
want-same-colour = { $colour }, la couleur de la carte { $old }, qu’elle remplace
want-olympus-card = une carte du jeu, comme R7 ou Menelaos
want-unit-word = une unité, et + avant son équipement
want-markers-once = chaque marqueur à un seul endroit
want-frame-fits = un cadre qui convienne au plateau
want-looked = looked= avec les cartes à choisir
want-fresh = fresh= avec une carte de la main
want-open-in-hand = open= et peered= nomment des cartes de la main
want-unit-marks = signes w2, a, g1, n séparés par des points
want-army = copies_per_colour_and_value 1 ou 2, colours et numbers au choix, en tout un multiple de 4 cartes, au moins 20
want-city-tiles = 1 tuile sans cité et { $wished } avec une cité, trouvé { $dolphins } et { $cities }
want-god-cards = { $each } cartes du dieu { $god }, trouvé { $count }
want-home-cards = { $each } { $section } de couleur d’origine { $colour }, trouvé { $count }
want-number-any = un nombre
want-at-least = un nombre à partir de { $least }
want-number-or = un nombre entier de { $low } à { $high } ou { $word }
want-fields = tous les champs de { $type }
want-possible = quelque chose à quoi une partie peut mener
want-note = un texte d’une ligne, { $most } caractères au plus
want-wet-tiles = au moins { $least } tuiles de cité avec un bord d’eau, trouvées : { $count }
