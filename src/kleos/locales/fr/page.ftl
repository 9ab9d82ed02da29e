### The page in the browser. Short, present tense, verb first; a reason has at most 12 words. Names arrive as arguments.

## Frame

page-home = Kleos, accueil
page-rules = Règles
page-explain = Qu’est-ce que c’est ?
page-explain-note = Choisissez un mot ou un signe : il s’explique.
page-menu = Menu
page-close = Fermer
page-cancel = Annuler
page-language = Langue
page-language-name =
    { $language ->
        [de] Deutsch
        [nl] Nederlands
        [fr] Français
       *[en] English
    }
page-sound-on = Le son est activé
page-sound-off = Le son est coupé
page-theme-light = Couleurs claires
page-theme-dark = Couleurs sombres
page-connection =
    { $status ->
        [live] En direct
        [lost] Connexion perdue, nouvel essai
        [refused] Accès refusé
       *[connecting] Connexion en cours
    }
page-offline = le serveur est injoignable pour l’instant
page-notes = Avis
page-nothing = Il n’y a rien à cette adresse.
page-to-home = Accueil
page-credits = Crédits et licences
page-unofficial = Un projet de fans non officiel. Les règles sont expliquées avec nos propres mots.

## Home

page-slogan = Trois duels de la Grèce antique
page-kleos-word = κλέος
page-kleos-meaning =  : la gloire des héros, telle que la chantaient les poètes. Deux joueurs, une table, aucun compte.
page-choose-game = Choisissez votre duel
page-choose-rival = Choisissez votre adversaire
page-about =
    { $game ->
        [hector] Bluffez avec une main cachée, tandis qu’une tuile du destin décide des couleurs qui comptent.
        [olympus] Vos cartes sont à la fois héros et monnaie. Sept points ou six emplacements occupés suffisent pour gagner.
       *[hellas] Prenez la mer, découvrez de nouvelles côtes, conquérez des cités, invoquez les dieux. Dix cités suffisent pour gagner.
    }
page-tag =
    { $tag ->
        [half] 30 min
        [longer] 45 min
        [hidden] mains cachées
        [abilities] 84 cartes différentes
       *[hexes] hexagones
    }
page-rival =
    { $rival ->
        [bot] Bot
        [friend] Inviter un ami
       *[screen] Même écran
    }
page-rival-about =
    { $rival ->
        [friend] Vous recevez un lien. La première personne qui l’ouvre joue contre vous.
       *[screen] Deux personnes, un écran. Les mains sont cachées entre les tours.
    }
page-level =
    { $bot ->
        [novice] Novice
        [veteran] Vétéran
        [captain] Capitaine
        [champion] Champion
        [olympian] Olympien
        [greedy] Glouton
        [uniform] Hasard
       *[other] { $bot }
    }
page-level-about =
    { $bot ->
        [novice] première partie
        [veteran] connaît les règles
        [captain] à armes égales
        [champion] difficile
       *[olympian] notre meilleur
    }
page-play-bot = Jouer contre « { $name } »
page-play-friend = Créer un lien
page-play-screen = Jouer sur cet écran
page-no-peeking = Donne scellée : impossible de tricher
page-side = Votre camp
page-side-name =
    { $game ->
        [hector] { $seat ->
            [1] Achéens
           *[2] Troyens
        }
        [hellas] { $seat ->
            [1] Clair
           *[2] Foncé
        }
       *[other] Place { $seat }
    }
page-name = Votre nom
page-my-games = Mes parties
page-their-turn = { $game } contre { $name }
page-game-status =
    { $status ->
        [waiting] en attente d’un ami
        [sealing] scellement en cours
        [playing] en cours
        [void] jamais distribuée
       *[finished] terminée
    }
page-no-games = Pas encore de partie.
page-when =
    { $unit ->
        [minutes] il y a { $count } min
        [hours] il y a { $count } h
        [days] { $count ->
            [one] il y a { $count } jour
           *[other] il y a { $count } jours
        }
       *[now] à l’instant
    }
page-more = Plus : pendule, règles, cartes
page-more-time = Temps et places
page-more-rules = Règles
page-more-cards = Cartes
page-own-cards = Jeu de cartes personnel
page-own-cards-why = Un fichier JSON ou TOML fait pour ce jeu ; le serveur le vérifie avant le début de la partie.
page-own-cards-used = Jeu de cartes { $name }
page-own-cards-bad = { $file } est illisible
page-import = Ouvrir une partie enregistrée
page-clock = Pendule
page-clock-none = sans pendule
page-clock-own = personnalisée
page-clock-terms = { NUMBER($minutes, maximumFractionDigits: 1) } min + { $increment } s
page-clock-minutes = Minutes pour la partie
page-clock-increment = Secondes en plus par décision
page-listed = Ouverte à tous
page-listed-why = La table figure sur la page d’accueil jusqu’à ce que quelqu’un s’y installe.
page-patience = Un joueur absent peut être remplacé après
page-time =
    { $unit ->
        [minutes] { $count ->
            [one] 1 minute
           *[other] { $count } minutes
        }
        [hours] { $count ->
            [one] 1 heure
           *[other] { $count } heures
        }
       *[days] { $count ->
            [one] 1 jour
           *[other] { $count } jours
        }
    }
page-open-tables = Tables ouvertes
page-all-tables = Les { $count } tables ouvertes

## Joining

page-invites = { $name } vous attend à cette table.
page-watch-invites = { $name } vous invite à regarder la partie à cette table.
page-join = S’asseoir
page-watch = Regarder
page-status =
    { $status ->
        [waiting] En attente de votre adversaire
        [sealing] Scellement de la donne
        [void] Aucune carte n’a été distribuée à cette table
       *[other] Un instant
    }
page-invite-label = Envoyez ce lien à un ami. Il ne sert qu’une fois.
page-invite-new = Créer un nouveau lien
page-watch-link = Copier un lien pour spectateurs
page-watch-withdraw = Désactiver le lien pour spectateurs
page-watch-withdrawn = L’ancien lien pour spectateurs ne fonctionne plus
page-sealed-plain = Cette page a été ouverte sans https : votre navigateur n’ajoute donc rien de son côté à la donne.
page-copy = Copier
page-copied = Copié
page-sealed-why = Les deux joueurs et le serveur scellent chacun un nombre secret avant la première carte. Personne ne peut choisir la donne.
page-guest =
    { $seat ->
        [1] Joueur 1
       *[2] Joueur 2
    }
page-seat-name =
    { $seat ->
        [1] Joueur 1
       *[2] Joueur 2
    }
page-leave = Quitter la table

## The table

page-you = Vous
page-you-decide = À vous de décider
page-decides = { $name } décide
page-wait = Un instant
page-scene = Ce qui s’est passé
page-scene-skip = Appuyez n’importe où pour continuer.
page-choose-next =
    { $count ->
        [one] Appuyez encore une fois pour confirmer ; Échap annule la sélection.
       *[other] Appuyez maintenant sur une cible dorée ; Échap annule la sélection.
    }
page-over = La partie est terminée
page-looking-back = Retour sur la partie
page-prompt = Décision en cours
page-state = Les deux camps
page-table = La table
page-log = Journal
page-log-open = Journal { $count }
page-log-show = Montrer ce moment
page-moves =
    { $count ->
        [one] Afficher le seul coup
       *[other] Afficher les { $count } coups
    }
page-command = Taper un coup
page-closed-now = Pas possible maintenant :
page-undo = Annuler le coup
page-undo-ask = Demander à annuler
page-undo-granted = { $name } vous laisse toujours annuler un coup.
page-undo-asked = { $name } aimerait annuler un coup.
page-undo-waits = En attente : { $name } doit accepter l’annulation.
page-allow = Autoriser
page-refuse = Refuser
page-reset = Recommencer le tour
page-reset-late = un tour ne peut recommencer que si aucune carte n’a été piochée ou montrée et si l’adversaire n’a rien décidé depuis
page-resign = Abandonner
page-resign-loss = Vous perdez cette partie sur-le-champ.
page-claim = { $name } n’est plus là depuis un moment.
page-claim-win = Réclamer la victoire
page-claim-bot = Laisser un bot prendre le relais
page-sealed = Donne scellée
page-clause = Article { $clause }
page-clause-open = Ouvrir l’article { $clause }
page-clause-page = Lire dans les règles
page-turn = tour { $turn }
page-tab-turn = ● À vous · { $game }
page-curtain = { $name } décide
page-curtain-why = Passez l’appareil. Interdit de regarder.
page-curtain-lift = Je suis { $name }
page-clock-of = Pendule, { $name }
page-away = { $name } n’est pas là. Après { $time }, vous pourrez réclamer la victoire ou laisser un bot prendre le relais.

## Looking back

page-replay = Revoir
page-first = Au début
page-back = Reculer d’une étape
page-forward = Avancer d’une étape
page-ply = étape { $ply }
page-ply-of = { $ply } sur { $last }
page-looking-at =
    { $moment ->
        [none] Vous regardez l’étape { $ply }.
       *[other] Vous regardez : { $moment }, étape { $ply }.
    }
page-back-to-now = Revenir au présent
page-as = Vue : { $name }
page-as-all = Tout
page-as-label = Point de vue
page-won = Vous avez gagné
page-lost = Vous avez perdu
page-draw = Partie nulle
page-winner = { $name } a gagné
page-rematch = Revanche, camps échangés
page-results =
    { $count ->
        [one] { $count } résultat
       *[other] { $count } résultats
    }
page-review-start = Revoir la partie
page-play-on = Continuer à partir d’ici
page-save = Enregistrer la partie
page-link = Copier le lien
page-hide-end = Cacher la fin
page-show-end = Montrer la fin
page-proof =
    { $state ->
        [verified] Donne vérifiée dans votre navigateur
        [broken] La donne ne correspond pas à son sceau
        [none] Donne non vérifiée
       *[checking] Vérification de la donne
    }
page-proof-draws =
    { $count ->
        [one] { $count } tirage correspond au sceau montré avant la partie.
       *[other] Les { $count } tirages correspondent au sceau montré avant la partie.
    }
page-proof-wrong =
    { $reason ->
        [promise] Le nombre révélé ({ $at }) n’est pas celui qui avait été promis.
       *[draw] La carte tirée à l’étape { $at } ne découle pas des trois nombres.
    }
page-proof-how = Le serveur et les deux joueurs ont chacun promis un nombre avant la première carte. À partir de ces trois nombres, cette page a tiré de nouveau toutes les cartes.
page-proof-http = La vérification exige une adresse sûre (https ou cette machine).

## Rulebooks

page-book = Livre de règles
page-book-chapter = Chapitre { $number } sur { $count }
page-book-contents = Sommaire
page-book-summary = Résumé sur une page
page-book-clauses = Tous les articles
page-book-example = Jouez l’exemple
page-book-tested = Testé. Cet exemple est rejoué à chaque version, par le moteur avec lequel vous jouez.
page-book-open = Ouvrir à une table
page-book-which = Exemple { $number } sur { $count }
page-book-next-example = Exemple suivant
page-book-minutes =
    { $count ->
        [one] { $count } minute de lecture
       *[other] { $count } minutes de lecture
    }
page-book-right = C’est juste.
page-book-other = Voilà ce qui s’est passé, mais ce n’est pas encore la réponse.
page-book-back = Annuler
page-book-again = Recommencer
page-book-show = Montrer la réponse
page-book-print = Imprimer
page-book-return = Retour au livre
page-book-explains = Les articles de ce chapitre

## Rules pages

page-rules-chapters = Chapitres
page-rules-find = Chercher un mot ou un article
page-rules-beside = Deuxième langue
page-rules-none = aucune
page-rules-examples = Exemples détaillés
page-rules-tested = Chaque article a son test. Tout ce que vous ne pouvez pas faire pour l’instant, ainsi que chaque ligne du journal, renvoie à son article.
page-rules-variants = Variantes
page-rules-variants-about = Là où les livrets laissent un choix, chaque table choisit. Notre réglage par défaut est mis en évidence.
page-rules-from = à partir de { $least }
page-chapter =
    { $chapter ->
        [hector-01] Matériel
        [hector-02] Mise en place
        [hector-03] Déroulement du combat
        [hector-04] Ouverture
        [hector-05] Tours et actions
        [hector-06] Destin
        [hector-07] Contrôle de victoire
        [hector-08] Retraite
        [hector-09] Clôture
        [hector-10] Fin de la partie
        [hector-11] Qui voit quoi
        [hector-12] Hasard
        [olympus-COMP] Matériel
        [olympus-SET] Mise en place
        [olympus-CARD] Cartes
        [olympus-EQP] Équipement
        [olympus-ABL] Capacités
        [olympus-TURN] Le tour
        [olympus-PLAY] Jouer des cartes
        [olympus-PAY] Payer
        [olympus-PLC] Placer
        [olympus-ATK] Attaquer
        [olympus-BON] Bonus des zones
        [olympus-DRAW] Piocher
        [olympus-END] Fin de la partie
        [hellas-COMP] Matériel
        [hellas-SET] Mise en place
        [hellas-COAST] La première côte
        [hellas-TURN] Le tour
        [hellas-REIN] Renfort
        [hellas-VOY] Traversée
        [hellas-ATK] Attaque
        [hellas-REORG] Réorganisation
        [hellas-GOD] Cartes de dieux
        [hellas-END] Fin de la partie
        [olympus-EFF] L’effet des cartes
        [hellas-EFF] L’effet des cartes
       *[other] Nos décisions
    }
page-diagram-tile = La tuile du destin telle quelle, puis tournée dans le sens horaire et antihoraire. Le bord du bas est vers vous.
page-diagram-turn =
    { $turn ->
        [leave] telle quelle
        [cw] sens horaire
       *[ccw] sens antihoraire
    }
page-diagram-fronts = Les fronts de même numéro se font face.
page-diagram-areas = Six emplacements chacun, en trois zones. Ceux de même numéro se font face et attaquent dans cet ordre.
page-diagram-hexes = La terre doit toucher la terre, et l’eau toucher l’eau.
page-diagram-hex =
    { $kind ->
        [island] île
        [coast] côte
       *[bridge] pont
    }

## Credits

page-credits-unofficial = Kleos est un projet de fans non officiel, sans lien avec les éditeurs. Les jeux appartiennent à leurs auteurs ; les règles sont expliquées avec nos propres mots, et aucune image des originaux n’est utilisée.
page-credits-games = Les jeux
page-credits-icons = Images
page-credits-icons-by = Les figures viennent de game-icons.net, sous licence CC BY 3.0, recolorées et recadrées. Elles ont été créées par :
page-credits-parts = Polices et logiciels
page-credits-own = Kleos lui-même
page-credits-own-about = Code, plateaux, symboles de couleur, méandre, sons et textes sont de nous, sous licence MIT.
