### The terminal: playing, replaying, checking records, and the help of all commands but those of arena and bench.

## Playing in the terminal

play-welcome =
    { $people ->
        [none] { $game } · vous êtes le joueur { $seat }, contre { $rival } · aide : help
       *[other] { $game } · vous menez les { $people }, joueur { $seat }, contre { $rival } · aide : help
    }
play-welcome-two = { $game } · deux joueurs sur un écran · aide : help
play-loaded = reprise depuis { $file } à l’étape { $ply }
play-prompt = >
play-curtain = Passez l’écran à { $name }, puis appuyez sur Entrée.
play-number-range = il n’y a pas de coup { $number } ; les numéros vont de 1 à { $most }
play-log-form = c’est ainsi que le journal l’écrit ; pour le jouer, tapez { $code }
play-what = « { $text } » n’est pas une commande ici ; help en donne la liste, ou tapez un numéro de 1 à { $most }
play-why-what = quel coup ? donnez un numéro ou un code, par exemple : why 1, why { $code }
play-legal = { $code } : permis maintenant, { $words } [{ $clause }]
play-hint-people = les conseils sont réservés aux parties contre un bot
play-hint-off = pas de conseils contre { $bot } ; pour en avoir : kleos play { $game } --hints
play-hint-marked = L’entraîneur voit ce que vous voyez et ne joue jamais à votre place. Cette partie est marquée comme jouée avec conseils.
play-hint-more = Tapez encore hint pour voir de bons coups et leurs chances.
play-hint-moves = De bons coups, avec vos chances de gagner d’après ce que vous pouvez savoir :
play-hint-move = { $number }. { $words } [{ $code }] : { $chance } %, entre { $low } et { $high } %
play-hint-yours = À vous de jouer : l’entraîneur ne joue rien à votre place.
play-hint-used = Vous avez demandé conseil à l’entraîneur dans cette partie.
play-mirror-people = ici, le miroir est réservé aux parties contre un bot
play-undone = annulé
play-save-exists = { $file } existe déjà ; choisissez un autre nom
play-save-number = « { $name } » n’est pas un nom de fichier ; essayez par exemple partie.json
play-save-what = enregistrer où ? indiquez un fichier, par exemple : save partie.json
play-saved = enregistré dans { $file } ; le fichier contient aussi les cartes cachées ; pour continuer : kleos play { $game } --load { $file }
play-saved-over = enregistré dans { $file } ; pour revoir la partie : kleos replay { $file }
play-card-what = quelle carte ? donnez son nom ou son code
play-no-cards = les cartes de ce jeu ont une couleur et une valeur, mais pas de texte
play-rules-what = quel article ? par exemple : rules { $example }
play-no-clause = aucun article ne s’appelle « { $wanted } » ; par exemple : { $example }
play-explain-what = quel mot ? par exemple : explain { $example }
play-term-example = Exemple : { $example }
play-no-term = le mot « { $wanted } » n’est pas sur cette table ; explain seul les liste tous
play-leave-unsaved = Quitté à l’étape { $ply }, sans enregistrer. La prochaine fois : save FICHIER, puis kleos play { $game } --load FICHIER
play-leave-saved = Quitté à l’étape { $ply }. Pour continuer : kleos play { $game } --load { $file }
play-quit-save = Enregistrer avant ? Nom de fichier, ou Entrée pour quitter sans enregistrer :
play-end-save = Enregistrer la partie ? Nom de fichier, ou Entrée pour ne pas enregistrer :
play-won = { $name } gagne la partie : { $reason }{ $clause }
play-won-you = Vous gagnez la partie : { $reason }{ $clause }
play-lost-you = Vous perdez la partie : { $reason }{ $clause }
play-drawn = La partie est nulle : { $reason }{ $clause }
play-seed = Cartes distribuées avec la graine { $seed }.
play-resign-sure = Vous perdez la partie aussitôt. Abandonner ? (oui ou non)
play-help =
    1, 2, …          jouer le coup qui porte ce numéro
    CODE             jouer un coup par son code, écrit à droite : { $code }
    hint             ce qu’il faut regarder ; encore : de bons coups et leurs chances
    mirror           ce que l’on peut savoir des cartes cachées, les siennes et les vôtres
    why 3            l’article qui permet le coup 3
    why CODE         l’article qui permet ou interdit un coup
    undo             annuler votre dernier coup, si rien n’a été révélé depuis
    resign           abandonner la partie
    table            réafficher la table
    log              tout ce que vous avez vu jusqu’ici
    rules { $clause }   un article des règles
    explain MOT      ce que veut dire un mot de la table ; seul : tous les mots
    save FICHIER     écrire la partie dans un fichier
    quit             quitter

## Help of commands

help-app = Trois duels de la Grèce antique pour deux joueurs.
help-debug = Afficher où une erreur s’est produite.
help-lang = Langue de tous les textes (par défaut : selon LANG).
help-version = Afficher la version et sa variante (pure ou compilée).
help-json = Afficher du JSON.
help-play = Jouer une partie dans le terminal.
help-play-game = Le jeu, par exemple hector.
help-seat = Votre place, 1 ou 2.
help-against = Un bot, par exemple greedy, ou person.
help-seed = Distribuer les cartes avec cette graine.
help-option = Une option des règles, nom=valeur ; peut être répétée.
help-components = Jouer avec le matériel de ce fichier.
help-load = Continuer la partie de ce fichier.
help-hints = Autoriser les conseils de l’entraîneur (par défaut : contre les bots faciles).
help-learn = Apprendre un jeu en jouant de courtes leçons.
help-learn-game = Le jeu à apprendre, par exemple hector.
help-learn-lesson = La leçon par laquelle commencer, par nom ou numéro.
help-learn-list = Lister les leçons.
help-games = Lister les jeux et leurs options.
help-bots = Lister les bots.
help-replay = Parcourir une partie enregistrée pas à pas.
help-replay-file = Une partie enregistrée, telle que save l’écrit.
help-as = La voir comme joueur 1 ou 2, comme spectateur (public) ou en entier (full).
help-all = Afficher toute la partie d’un coup.
help-verify = Vérifier le sceau, les coups et la donne d’une partie enregistrée.
help-rules = Afficher les articles d’un jeu, ou un article.
help-rules-what = Un jeu ou un article, par exemple hector ou HA-05-41.
help-trace = Comparer les articles aux tests qui les prouvent.
help-rules-book = Afficher le livre de règles : chapitres, tables et exemples.
help-rules-summary = Afficher le jeu sur une page.
manual-usage = usage : { $line }
manual-command = COMMANDE
manual-options-short = options
manual-commands = Commandes
manual-arguments = Arguments
manual-options = Options
manual-help = Afficher cette page.
manual-default = (par défaut : { $value })
help-bots-game = Seulement les bots qui jouent à ce jeu.
help-serve = Proposer des parties aux navigateurs et aux bots.
help-serve-host = Adresse d’écoute ; 127.0.0.1 : cette machine seulement.
help-serve-port = Port d’écoute ; 0 : un port libre.
help-serve-db = Base : sqlite:///FICHIER ou postgresql://USER@HOST/NAME ; par défaut SQLite dans votre dossier de données.
help-serve-public = L’adresse qu’utilisent les joueurs, par exemple https://games.example.org.
help-serve-proxy = Adresse ou réseau du proxy inverse dont les en-têtes X-Forwarded sont acceptés ; plusieurs, séparés par des virgules.
help-serve-open = Ouvrir la page dans un navigateur.
help-schema = Afficher en JSON le document OpenAPI et les schémas JSON du serveur.

## Lists

version = kleos { $version }, variante { $build }
bots-parameters = paramètres : { $known }
rules-book-title = Livre de règles · { $game }
rules-book-example = Exemple
rules-book-answer = Réponse : { $answer }
rules-count =
    { $count ->
        [one] { $count } article
       *[other] { $count } articles
    }
bots-rating = { $game } : classement { $rating } (uniform = 0 ; { $low } à { $high } de plus que le bot du dessous, 95 %), { $sims } simulations par coup

## Records

replay-head =
    { $lines ->
        [one] { $game } · { $one } contre { $two } · { $lines } étape
       *[other] { $game } · { $one } contre { $two } · { $lines } étapes
    }
replay-as =
    { $view ->
        [full] toutes les cartes visibles
        [public] telle que tous pouvaient la voir
       *[other] telle que le joueur { $view } l’a vue
    }
replay-prompt = Entrée : suite, b : retour, un nombre : y aller, q : quitter >
replay-line = étape { $ply } sur { $lines }
replay-what = « { $text } » n’est pas une étape ; tapez Entrée, b, un nombre ou q
replay-running = la partie n’est pas terminée
replay-open = En main ({ $name }) : { $cards }{ $hero ->
        [none] {""}
       *[other] , { $hero }
    }
replay-nothing = rien
verify-seal = sceau intact
verify-moves =
    { $lines ->
        [one] { $lines } étape rejouée
       *[other] { $lines } étapes rejouées
    }
verify-deal =
    { $draws ->
        [one] { $draws } tirage découle de la graine { $seed }
       *[other] { $draws } tirages découlent de la graine { $seed }
    }
verify-no-seed = la partie enregistrée n’a pas de graine : la donne ne peut pas être vérifiée
verify-redacted = une vue sans les cartes cachées : seul le sceau peut être vérifié
verify-result = résultat : { $result }
verify-promises = le serveur et les deux places ont révélé les graines promises
verify-fair-deal =
    { $draws ->
        [one] { $draws } tirage refait à partir des trois graines, identique
       *[other] { $draws } tirages refaits à partir des trois graines, identiques
    }
verify-from = vérifié à partir de l’étape { $ply } ; ce qui précède vient d’une autre partie enregistrée
