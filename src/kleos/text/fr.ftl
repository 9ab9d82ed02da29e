# Tous les mots que les gens lisent, en français. Erreurs : minuscules, sans point ; d’abord ce qui est faux, puis ce qui serait juste.
# Cartes, fichiers, nombres et noms arrivent comme arguments.

### Erreurs du noyau

error-unknown-game = aucun jeu ne s’appelle « { $game } » ; connus : { $games }
error-unknown-bot = aucun bot ne s’appelle « { $bot } » ; connus : { $bots }
error-bot-parameter = { $bot } n’a pas de paramètre « { $given } » ; connus : { $known }
error-bot-value = { $bot } : { $name } ne peut valoir « { $value } » ; permis : { $allowed }
error-bot-game = { $bot } ne joue pas à { $game }, mais à : { $games }
error-unknown-option = { $game } n’a pas d’option « { $option } » ; options : { $names }
error-bad-value = { $option } ne peut valoir « { $value } » ; permis : { $allowed }
error-set-size = { $file } est trop grand pour un jeu de matériel ; { $most } octets au plus
error-set-unreadable = { $file } n’est pas un jeu de matériel : { $detail }
error-bad-components = matériel de { $game }, { $field } : attendu { $wanted }
error-bad-position = position de { $game }, { $part } : { $wanted }
error-bad-starts = le paramètre starts ne contient pas de liste de positions : { $detail }
error-bad-observation = observation illisible : { $detail }
error-no-such-move = « { $text } » n’est pas un coup de { $game } ; un coup commence par : { $verbs }
error-game-over = la partie est finie ; { $move } vient trop tard
error-no-chance = rien n’est tiré ici ; le joueur { $seat } décide
error-no-such-ending = personne ne perd par « { $how } » ; connus : { $endings }
error-no-such-line = il n’y a pas de ligne { $ply } ; les lignes vont de { $first } à { $last }
error-record-view = « { $view } » n’est pas un point de vue : un compte rendu est full, public, ou celui du joueur 1 ou 2
error-record-frames = le compte rendu a { $lines } lignes, { $frames } tables et { $by } noms de qui a agi ; cela ne concorde pas
error-record-untold = les lignes du compte rendu ne concordent pas avec ses tables : { $detail }
error-record-frame = table { $ply } du compte rendu : { $detail }
error-stale-ply = destiné à la ligne { $ply }, la partie en est à la ligne { $now }
error-not-your-turn = le joueur { $seat } ne décide pas maintenant
error-nothing-to-undo = rien à annuler
error-undo-chance = pas de retour : une carte a été piochée depuis
error-undo-rival = pas de retour : votre adversaire a décidé depuis
error-undo-revealed = pas de retour : une carte a été montrée depuis

### Erreurs des comptes rendus

error-record-unreadable = ce n’est pas un compte rendu : { $detail }
error-record-size = trop grand pour un compte rendu ; { $most } octets au plus
error-record-format = le format est « { $found } » ; attendu { $wanted }
error-record-tampered = le compte rendu a été modifié après avoir été scellé ; prenez une copie intacte
error-record-redacted =
    { $view ->
        [public] ce compte rendu ne montre que ce que tous ont vu ; il en faut un complet
       *[other] ce compte rendu ne montre que ce que le joueur { $view } a vu ; il en faut un complet
    }
error-record-game = dans le compte rendu, { $field } vaut { $told }, dans ce jeu { $found }
error-record-line = ligne { $ply } du compte rendu, « { $line } » : { $detail }
error-record-short = le compte rendu s’arrête à la ligne { $ply }, au milieu d’une donne
error-record-table = la ligne { $ply } du compte rendu montre une table illisible : { $detail }
error-record-result = le compte rendu donne le joueur { $told } vainqueur, ses coups mènent à { $found }
error-record-deal = ligne { $ply } du compte rendu : la graine donne « { $wanted } », le compte rendu dit « { $found } »
error-record-imagined = une partie reprise d’un compte rendu partiel n’a pas de compte rendu complet : ses cartes cachées ont été redistribuées

### Erreurs de la ligne de commande

error-file = { $file } : { $detail }
error-option-form = « { $given } » n’est pas une option ; écrivez-la sous la forme nom=valeur
error-wrong-game = { $file } est une partie de { $found } ; lancez-la avec : kleos play { $found }
error-already-over = { $file } est une partie finie ; regardez-la avec : kleos replay { $file }
error-view = « { $given } » n’est pas une vue de ce compte rendu ; permis : { $allowed }
error-no-clause = aucun jeu ni article ne s’appelle « { $wanted } » ; jeux : { $games } ; un article ressemble à HA-05-41
error-no-ledger = les règles de { $game } ne sont pas dans ce paquet
error-no-checkout = pas de sources ici ; les tests qui prouvent les articles sont à côté d’elles
error-terminal-game = { $game } ne se joue pas encore au terminal
error-usage = « { $detail } » n’est pas compris ici ; voir : kleos --help
error-usage-option = il n’y a pas d’option { $given } ; voir : kleos --help
error-usage-missing = { $name } manque ; voir : kleos --help
error-usage-needs = { $name } demande une valeur, ou n’en prend pas ; voir : kleos --help
error-usage-value = { $name } : attendu { $wanted }
error-language = aucune langue ne s’appelle « { $given } » ; connues : { $languages }
error-unexpected = { $detail } ; --debug montre où

### Pourquoi un coup est refusé (hector)

why-chance = le hasard fait cela, aucun joueur
why-foreign-move = ce n’est pas un coup de { $game }
why-game-over = la partie est terminée
why-not-now = ce n’est pas ce qui se décide maintenant
why-not-in-hand = vous n’avez pas cette carte en main
why-one-action = une action par tour ; jouez maintenant une carte
why-action-first = d’abord une action, ou aucune ; puis la carte
why-number-home = réserve contre réserve n’est pas une option ici
why-number-dead = ce front est fermé à une avant-garde de 4
why-empty-pile = cette pile est vide ; nommez-en une avec des cartes
why-no-fate-now = qui a la supériorité tourne la tuile, après les deux tours
why-nothing-to-draw = ni la pile active ni la réserve n’ont de carte
why-no-hero = vous n’avez pas de héros dans ce combat
why-hero-deployed = votre héros est déployé et reste sur sa carte
why-hero-pile-empty = votre pile des héros est vide
why-no-such-card = aucune de vos cartes n’est encore là
why-no-deployed-hero = améliorer demande un héros déployé à un tour précédent
why-no-token = vous n’avez plus de pion de faveur
why-covered = votre héros couvre cette carte
why-has-token = cette carte a son pion ; un seul au plus

### Comment une partie finit (hector)

end-fronts = les trois fronts du perdant sont épuisés
end-home = la réserve du perdant est épuisée
end-short = le perdant ne peut compléter sa main pour le combat
end-both = les deux tombent ensemble ; le vainqueur du dernier combat gagne
end-limit = le dernier combat permis est fini

### Noms

game-name =
    { $game ->
        [hector] Hector & Achilles
        [hellas] Hellas
        [olympus] Fight for Olympus
       *[other] { $game }
    }
game-about =
    { $game ->
        [hector] des combats de bluff, mains cachées et tuile du destin qui tourne
        [hellas] traversées, attaques et cartes de dieux sur une carte d’hexagones qui grandit
        [olympus] héros, soldats et équipements aux capacités diverses luttent pour trois zones
       *[other] un duel
    }
bot-about =
    { $bot ->
        [uniform] joue n’importe quel coup permis
        [greedy] regarde la table une fois et prend ce qui semble le mieux
        [openspiel-ismcts] la recherche d’OpenSpiel en Python, pour comparer
        [novice] niveau 1 : anticipe peu, imagine peu de mains, fait d’honnêtes erreurs
        [soldier] niveau 2 : voit plus loin et se trompe moins
        [captain] niveau 3 : compte ce qui se compte ; de petites imprécisions
        [hero] niveau 4 : joue toujours ce qui paraît le mieux
        [god] niveau 5 : réfléchit le plus longtemps
        [ismcts] la recherche derrière les niveaux, tous réglages ouverts
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
troop-name =
    { $value ->
        [1] frondeur
        [2] archer
        [3] peltaste
       *[4] hoplite
    }
troop-short =
    { $value ->
        [1] frondeur
        [2] archer
        [3] peltaste
       *[4] hoplite
    }
people-name =
    { $people ->
        [greek] ACHÉENS
       *[trojan] TROYENS
    }
pile-name =
    { $pile ->
        [4] de la réserve
       *[other] du front { $pile }
    }
pile-label =
    { $pile ->
        [4] réserve
       *[other] front { $pile }
    }
hero-name = { $name } { $card }
bot-name =
    { $bot ->
        [novice] Novice
        [soldier] Soldat
        [captain] Capitaine
        [hero] Héros
        [god] Dieu
       *[other] { $bot }
    }
player-name = joueur { $seat }
player-bot = joueur { $seat }, { $bot }

### La table (hector)

table-battle = Combat { $battle }
table-round = manche { $round } sur 4
table-attack-you = vous attaquez
table-attack-other = { $name } attaque
table-at =
    { $number ->
        [4] réserve contre réserve
       *[other] au front { $number }
    }
table-vanguard = av.-garde
table-covers = sur { $card }
table-heroes = héros
table-favour = faveur
table-shame = honte
table-exhausted = épuisé
table-superiority = supériorité
table-score = compterait
table-colours = couleurs
table-left-out = sans le héros caché
table-tile = tuile { $tile }
table-faces-you = vers vous
table-you-score = vous
table-rival = rival
table-faces = vers { $seat }
table-scores = score { $seat }
table-turned =
    { $turn ->
        [leave] telle quelle
        [cw] sens horaire
       *[ccw] sens antihoraire
    }
table-you = vous
table-hand = main
table-hand-count =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
table-hero-none = pas de héros
table-hero-hidden = héros caché, l’un de { $colours }
table-hero-held = { $hero } en main
table-hero-deployed = { $hero } déployé
table-hero-shown = { $hero } montré
table-under = { $colours } sous la pile des héros
table-known = vues dans les piles : { $cards }
table-known-rival = vues dans les piles ou la main : { $cards }
table-maybe = peut-être { $cards }
table-out = hors du jeu : { $cards }
table-unseen-out =
    { $count ->
        [one] { $count } non vue
       *[other] { $count } non vues
    }
table-lost-heroes = héros { $colours }
table-stock = tuiles encore à venir : { $tiles }

### Ce qui est demandé (hector)

ask-vanguard = Vous attaquez : nommez la pile dont la première carte sera votre avant-garde.
ask-number = Votre avant-garde est un 4 : nommez le front de ce combat.
ask-orient = Posez la tuile du destin : quelle couleur vers vous ?
ask-action = Votre tour { $turn } sur 4 : une action, ou aucune ; la carte vient après.
ask-card = Votre tour { $turn } sur 4 : jouez une carte.
ask-fate = Vous avez la supériorité, { $mine } à { $theirs } : tournez la tuile ou laissez-la.
ask-ransom = Le combat est perdu. Votre héros part, ou un pion de faveur à sa place ?
ask-nobody = La partie est finie.
ask-other = { $name } décide.
ask-chance = Le hasard décide.

### Les coups en mots (hector)

move-vanguard =
    { $size ->
        [one] retourner la première carte { $pile } (cartes : { $size })
       *[other] retourner la première carte { $pile } (cartes : { $size })
    }
move-number =
    { $number ->
        [4] combattre réserve contre réserve
       *[other] combattre au front { $number } : vos { $mine } cartes contre { $theirs }
    }
move-orient = { $mine } { $colour } vers vous, { $theirs } vers l’adversaire
move-pass = aucune action
move-discard = défausser { $card } pour de bon et piocher une carte
move-change = changer de héros : { $hero } contre le premier de la pile
move-deploy = déployer { $hero } sur { $card }
move-deploy-vanguard = déployer { $hero } sur votre avant-garde { $card }
move-upgrade = poser un pion de faveur sur { $card }
move-upgrade-vanguard = poser un pion de faveur sur votre avant-garde { $card }
move-retreat =
    { $cards ->
        [one] retraite : perdre le combat et { $cards } carte
       *[other] retraite : perdre le combat et { $cards } cartes
    }
move-play = jouer { $card } { $troop }
move-play-scores = jouer { $card } { $troop }, une couleur qui compte
move-leave = laisser la tuile : { $mine } vers vous, { $theirs } vers l’adversaire
move-turn-cw = sens horaire : { $mine } vers vous, { $theirs } vers l’adversaire
move-turn-ccw = sens antihoraire : { $mine } vers vous, { $theirs } vers l’adversaire
move-give-hero = laisser partir { $hero }
move-give-token = payer un pion de faveur et garder { $hero }

### Le journal en mots (hector) ; $who vaut « you » ou « other »

log-seating = { $name } mène les Achéens
log-vanguard =
    { $who ->
        [you] vous prenez { $card } { $pile } comme avant-garde
       *[other] { $name } prend { $card } { $pile } comme avant-garde
    }
log-number =
    { $who ->
        [you] vous choisissez de combattre { $number ->
            [4] réserve contre réserve
           *[other] au front { $number }
        }
       *[other] { $name } choisit de combattre { $number ->
            [4] réserve contre réserve
           *[other] au front { $number }
        }
    }
log-tile = la tuile du destin { $tile } est retournée
log-orient =
    { $who ->
        [you] vous posez la tuile : { $mine } vers vous, { $theirs } vers { $rival }
       *[other] { $name } pose la tuile : { $mine } de son côté, { $theirs } vers { $rival }
    }
log-to-you = vous
log-for-you = vous
log-draw-hand =
    { $who ->
        [you] vous piochez { $cards }
       *[other] { $name } pioche { $cards }
    }
log-draw-unseen =
    { $count ->
        [one] { $name } pioche { $count } carte
       *[other] { $name } pioche { $count } cartes
    }
log-hero =
    { $who ->
        [you] votre héros est { $hero }
       *[other] { $name } a { $hero }
    }
log-hero-unseen = { $name } pioche un héros
log-pass =
    { $who ->
        [you] vous ne faites aucune action
       *[other] { $name } ne fait aucune action
    }
log-discard =
    { $who ->
        [you] vous défaussez { $card }
       *[other] { $name } défausse { $card }
    }
log-discard-unseen = { $name } défausse une carte face cachée
log-change =
    { $who ->
        [you] vous glissez votre héros sous la pile
       *[other] { $name } glisse son héros sous la pile
    }
log-deploy =
    { $who ->
        [you] vous déployez { $hero } sur { $card }
       *[other] { $name } déploie { $hero } sur { $card }
    }
log-upgrade =
    { $who ->
        [you] vous posez un pion de faveur sur { $card }
       *[other] { $name } pose un pion de faveur sur { $card }
    }
log-retreat =
    { $who ->
        [you] vous battez en retraite et perdez le combat
       *[other] { $name } bat en retraite et perd le combat
    }
log-lose =
    { $who ->
        [you] vous perdez { $card } pour une honte ancienne
       *[other] { $name } perd { $card } pour une honte ancienne
    }
log-lose-unseen = { $name } perd une carte, non vue, pour une honte ancienne
log-play =
    { $who ->
        [you] vous jouez { $card }
       *[other] { $name } joue { $card }
    }
log-turn =
    { $who ->
        [you] vous { $turn ->
            [leave] laissez la tuile
            [cw] tournez la tuile dans le sens horaire
           *[ccw] tournez la tuile dans le sens antihoraire
        }
       *[other] { $name } { $turn ->
            [leave] laisse la tuile
            [cw] tourne la tuile dans le sens horaire
           *[ccw] tourne la tuile dans le sens antihoraire
        }
    }
log-give-hero =
    { $who ->
        [you] vous laissez partir { $hero }
       *[other] { $name } laisse partir { $hero }
    }
log-give-token =
    { $who ->
        [you] vous payez un pion de faveur et gardez { $hero }
       *[other] { $name } paie un pion de faveur et garde { $hero }
    }
log-undo =
    { $who ->
        [you] vous annulez votre dernier coup
       *[other] { $name } annule le dernier coup
    }
log-forced = le seul coup

log-reveal =
    { $who ->
        [you] vous montrez { $hero }
       *[other] { $name } montre { $hero }
    }
log-scores = le combat { $battle } est compté : { $first } pour { $one }, { $second } pour { $two }
log-battle-won =
    { $who ->
        [you] vous gagnez le combat { $battle } et attaquez ensuite
       *[other] { $name } gagne le combat { $battle } et attaque ensuite
    }
log-battle-last =
    { $who ->
        [you] vous gagnez le combat { $battle }
       *[other] { $name } gagne le combat { $battle }
    }
log-battle-tied = le combat { $battle } finit à égalité : les deux reprennent leurs cartes, { $name } attaque ensuite
log-exhausted =
    { $who ->
        [you] votre front { $front } est épuisé
       *[other] le front { $front } de { $name } est épuisé
    }

### Jouer au terminal

play-welcome =
    { $people ->
        [none] { $game } · vous êtes le joueur { $seat }, contre { $rival } · aide : help
       *[other] { $game } · vous menez les { $people }, joueur { $seat }, contre { $rival } · aide : help
    }
play-welcome-two = { $game } · deux joueurs sur un écran · aide : help
play-loaded = reprise de { $file } à la ligne { $ply }
play-prompt = >
play-curtain = Passez l’écran à { $name }, puis appuyez sur Entrée.
play-number-range = aucun coup n’a le numéro { $number } ; les numéros vont de 1 à { $most }
play-log-form = c’est ainsi que le journal l’écrit ; pour le jouer, tapez { $code }
play-what = « { $text } » n’est pas une commande ici ; help les énumère, ou tapez un numéro de 1 à { $most }
play-why-what = why quoi ? un numéro ou un coup, comme : why 1, why { $code }
play-legal = { $code } : permis maintenant, { $words } [{ $clause }]
play-undone = annulé
play-save-exists = { $file } existe déjà ; nommez un autre fichier
play-save-number = « { $name } » n’est pas un nom de fichier ; par exemple : partie.json
play-save-what = enregistrer où ? nommez un fichier, comme : save partie.json
play-saved = enregistré dans { $file } ; le fichier contient aussi les cartes cachées ; pour continuer : kleos play { $game } --load { $file }
play-saved-over = enregistré dans { $file } ; regardez-le avec : kleos replay { $file }
play-card-what = quelle carte ? nommez-en une, ou son code
play-no-cards = les cartes de ce jeu ont une couleur et une valeur, pas de texte
play-rules-what = quel article ? par exemple : rules { $example }
play-no-clause = aucun article ne s’appelle « { $wanted } » ; par exemple : { $example }
play-leave-unsaved = Quitté à la ligne { $ply }, sans enregistrer. Une autre fois : save FICHIER, plus tard kleos play { $game } --load FICHIER
play-leave-saved = Quitté à la ligne { $ply }. Pour continuer : kleos play { $game } --load { $file }
play-quit-save = Enregistrer d’abord la partie ? Nommez un fichier, ou Entrée pour partir sans enregistrer :
play-end-save = Enregistrer le compte rendu ? Nommez un fichier, ou Entrée pour non :
play-won = { $name } gagne la partie : { $reason } [{ $clause }]
play-won-you = Vous gagnez la partie : { $reason } [{ $clause }]
play-lost-you = Vous perdez la partie : { $reason } [{ $clause }]
play-drawn = La partie est nulle : { $reason } [{ $clause }]
play-seed = Donne faite avec la graine { $seed }.
play-resign-sure = Vous perdez la partie aussitôt. Abandonner ? (oui ou non)
play-help =
    1, 2, …          jouer le coup de ce numéro
    CODE             jouer un coup par son code, écrit à droite : { $code }
    why 3            l’article qui permet le coup 3
    why CODE         l’article qui permet ou interdit un coup
    undo             annuler votre dernière décision, tant que rien n’a été appris depuis
    resign           abandonner la partie
    table            redessiner la table
    log              tout ce qui s’est passé, comme vous l’avez vu
    rules { $clause }   un article des règles
    save FICHIER     écrire la partie dans un fichier
    quit             partir
play-help-hector =
    Une carte comme Y3 est une couleur et une valeur : R rouge, G vert, B bleu, Y jaune, P violet, N brun ; valeurs 1 à 4.
    La supériorité compte toutes vos cartes visibles ; celui qui en a plus peut tourner la tuile après chaque manche.
    Les points ne comptent que la couleur tournée vers vous et celle de votre héros. Ils décident du combat.
    Un front de moins de 5 cartes après un combat perdu est épuisé. Les trois perdus, ou la réserve : partie perdue.

### Commandes

help-app = Trois duels de la Grèce antique pour deux joueurs.
help-debug = Montrer où une erreur s’est produite.
help-lang = La langue de tous les mots ; sinon LANG décide.
help-version = Montrer la version et le type de construction.
help-json = Répondre en JSON.
help-play = Jouer une partie au terminal.
help-play-game = Le jeu, par exemple hector.
help-seat = Votre place, 1 ou 2.
help-against = Un bot, par exemple greedy, ou : person.
help-seed = Donner les cartes avec cette graine.
help-option = Un réglage des règles, nom=valeur ; plusieurs fois si besoin.
help-components = Jouer avec le matériel de ce fichier.
help-load = Continuer la partie de ce fichier.
help-games = Énumérer les jeux et leurs options.
help-bots = Énumérer les bots.
help-replay = Parcourir un compte rendu pas à pas.
help-replay-file = Un compte rendu, comme save en écrit.
help-as = Le voir comme joueur 1 ou 2, comme spectateur (public) ou en entier (full).
help-all = Afficher toute la partie d’un coup.
help-verify = Vérifier le sceau, les coups et la donne d’un compte rendu.
help-rules = Montrer les articles d’un jeu, ou un article.
help-rules-what = Un jeu ou un article, par exemple hector ou HA-05-41.
help-trace = Comparer les articles aux tests qui les prouvent.

manual-usage = usage : { $line }
manual-command = COMMANDE
manual-options-short = options
manual-commands = Commandes
manual-arguments = Arguments
manual-options = Options
manual-help = Montrer cette page.
manual-default = (sinon : { $value })

version = kleos { $version }, construction { $build }
bots-parameters = paramètres : { $known }
replay-head =
    { $lines ->
        [one] { $game } · { $one } contre { $two } · { $lines } ligne
       *[other] { $game } · { $one } contre { $two } · { $lines } lignes
    }
replay-as =
    { $view ->
        [full] toutes les cartes montrées
        [public] comme tous pouvaient le voir
       *[other] comme le joueur { $view } l’a vu
    }
replay-prompt = Entrée avance, b recule, un nombre y va, q quitte >
replay-line = ligne { $ply } sur { $lines }
replay-what = « { $text } » n’est pas un pas ; Entrée, b, un numéro de ligne ou q
replay-running = la partie n’est pas finie
replay-open = { $name } a { $cards }{ $hero ->
        [none] {""}
       *[other] , { $hero }
    }
replay-nothing = rien
verify-seal = sceau intact
verify-moves =
    { $lines ->
        [one] { $lines } ligne se rejoue
       *[other] { $lines } lignes se rejouent
    }
verify-deal =
    { $draws ->
        [one] { $draws } tirage découle de la graine { $seed }
       *[other] { $draws } tirages découlent de la graine { $seed }
    }
verify-no-seed = pas de graine dans le compte rendu, la donne ne peut être vérifiée
verify-redacted = une vue sans les cartes cachées : seul le sceau peut être vérifié
verify-result = résultat : { $result }
rules-count =
    { $count ->
        [one] { $count } article
       *[other] { $count } articles
    }

# Vitesse
