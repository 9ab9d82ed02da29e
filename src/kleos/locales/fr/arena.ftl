### The arena and bots in processes of their own.

## Errors of bots

error-bot-start = { $bot } ne démarre pas : { $detail }
error-bot-late = { $bot } n’a pas répondu en { $seconds } s
error-bot-rubbish = { $bot } a répondu « { $text } » ; attendu : { $wanted }
error-bot-flood = { $bot } a trop écrit ; une ligne a au plus { $most } octets
error-bot-closed = { $bot } a fermé sa sortie
error-bot-exited = { $bot } s’est terminé avec le code { $code } : { $detail }
error-bot-crashed = { $bot } a planté : { $detail }
error-bot-no-game = on a demandé un coup à { $bot } avant le début d’une partie
error-bot-illegal = { $bot } a choisi « { $move } », ce qui n’est pas permis ici
error-stdio-empty = stdio exige une commande ; écrivez stdio:COMMANDE
error-stdio-quotes = « { $given } » n’est pas une commande : { $detail }
error-stdio-command = aucun programme ne s’appelle « { $command } » ; pour stdio:COMMANDE, il en faut un qu’on peut trouver et lancer
error-code-empty = code exige un fichier Python ; écrivez code:FICHIER ou code:FICHIER:CLASSE
error-code-file = { $file } : { $detail }
error-code-syntax = { $file }, ligne { $line } : { $detail }
error-code-none = { $file } n’a pas de classe avec une méthode choose
error-code-several = { $file } a plusieurs bots ; ajoutez-en un après deux-points : { $classes }
error-code-class = { $file } n’a pas de bot « { $name } » ; bots : { $classes }
error-extra = { $package } n’est pas installé ; il vient avec : pip install 'kleos[{ $extra }]'

## Errors of the arena

error-arena-players = il faut au moins deux joueurs dans une arène ; indiquez-les ainsi : --players a,b
error-arena-bot = « { $given } » ne désigne pas de bot ; écrivez --bot NOM=SPEC
error-arena-person = seuls des bots peuvent jouer dans l’arène ; indiquez des bots
error-arena-two = pour comparer deux forces, il faut exactement deux joueurs
error-arena-file = { $file }, ligne { $line } : n’a pas été écrite par une arène
error-arena-other = { $file } appartient à une autre arène : { $field } vaut { $found }, attendu : { $wanted }
error-arena-busy = { $file } est utilisé par une autre arène
error-adjust-luck = le fichier contient des parties dont la chance n’a pas été mesurée ; --adjust en demande un nouveau
error-ray-start = impossible de lancer Ray : { $detail }
error-sprt-part = « { $given } » n’est pas un réglage du test ; écrivez elo0=0,elo1=10,alpha=0.05,beta=0.05
error-sprt-order = elo0 doit être inférieur à elo1
end-forfeit = un bot n’a pas joué de coup permis

## The arena in the terminal

arena-playing = parties en cours
arena-head = { $game } : { $games } parties, graine { $seed }
arena-versions = Kleos { $version } ({ $build }), règles { $rules }
arena-pairing =
    { $mirrored ->
        [true] { $a } contre { $b } : { $score } % [{ $low }, { $high }] sur { $deals } donnes en miroir ; { $won } gagnées, { $drawn } nulles, { $lost } perdues
       *[other] { $a } contre { $b } : { $score } % [{ $low }, { $high }] sur { $deals } donnes ; { $won } gagnées, { $drawn } nulles, { $lost } perdues
    }
arena-pairing-none = { $a } contre { $b } : pas encore de partie
arena-adjusted = sans la chance : { $score } % [{ $low }, { $high }] ; les tirages ont donné { $luck } ± { $luck_error } points par partie, dont { $share } % retirés ; la variance a baissé d’un facteur { $factor } [{ $factor_low }, { $factor_high }]
arena-adjusted-few = sans la chance : il faut au moins { $count } donnes
arena-player = joueur
arena-elo = Elo
arena-interval = 95 %
arena-points = points
arena-seats = la place 1 a marqué { $share } % des points ; une partie compte en moyenne { $plies } coups et tirages
arena-sprt =
    { $accepted ->
        [H0] décidé après { $deals } donnes : avantage d’au plus { $elo } Elo (LLR { $llr } sous { $low })
        [H1] décidé après { $deals } donnes : avantage d’au moins { $elo } Elo (LLR { $llr } au-dessus de { $high })
       *[none] pas encore décidé après { $deals } donnes (LLR { $llr } entre { $low } et { $high })
    }
arena-forfeit = { $player } a perdu { $games ->
        [one] une partie
       *[other] { $games } parties
    } par forfait : { $why }
arena-gave-up = arrêt, car { $player } déclarait forfait sans cesse ; --recover permet de continuer
help-arena = Faire jouer des bots entre eux sur les mêmes donnes et les classer.
help-arena-players = Les bots, par exemple greedy,uniform ou greedy:slip=0.1,stdio:./monbot
help-arena-games = Parties par paire.
help-arena-mirror = Jouer chaque donne deux fois, places échangées.
help-arena-seed = Graine de toutes les donnes et du hasard des bots.
help-arena-bot = Donner un nom à un bot, par exemple mien="stdio:python3 mien.py"
help-arena-code = Charger les bots d’un fichier Python ; leurs classes sont des noms pour --players.
help-arena-seconds = Dire aux bots combien de temps ils peuvent réfléchir à un coup.
help-arena-patience = Secondes d’attente d’un coup si --seconds n’est pas donné.
help-arena-concurrency = Parties simultanées (par défaut : une par cœur).
help-arena-on = Jouer dans des processus de cette machine, ou sur Ray.
help-arena-out = Conserver chaque partie terminée dans ce fichier, et reprendre à partir de lui.
help-arena-sprt = S’arrêter dès que l’on sait quelle force convient : elo0=0,elo1=10,alpha=0.05,beta=0.05
help-arena-recover = Continuer, quel que soit le nombre de forfaits d’un bot.
help-arena-report = Écrire une page avec tous les résultats.
help-arena-adjust = Afficher aussi les résultats sans la chance des tirages, et de combien ils varient moins.
help-arena-quiet = N’afficher ni progression, ni résultat, sauf les forfaits.

## The report of an arena

report-language = fr
report-title = { $game } : une arène de { $games } parties
report-players = { $name } est { $spec }
report-settings = graine { $seed }, options : { $options }
report-ratings = Classement
report-ratings-note = Elo de Bradley et Terry sur toutes les paires, moyenne à 0 ; les traits couvrent 95 % des classements sur des donnes rééchantillonnées.
report-cross = Tableau croisé
report-cross-note = Points de la ligne contre la colonne en pour cent, avec un intervalle de 95 % calculé sur les donnes.
report-seats = Places
report-seats-note = Points à chaque place en pour cent, avec intervalles de 95 %.
report-seat-of = { $player }, place { $seat }
report-seat-all = tous, place 1
report-length = Durée d’une partie
report-length-note = Coups et tirages ensemble.
report-median = médiane { $plies }
report-lift-hero = Héros
report-lift-hero-note = Points du joueur qui a déployé le héros, au-dessus de la moitié et en pour cent, avec intervalles de 95 %. Un joueur qui déploie un héros est peut-être déjà en train de gagner.
report-lift-card = Cartes
report-lift-card-note = Points du joueur qui a joué la carte, au-dessus de la moitié et en pour cent, avec intervalles de 95 %. Un joueur qui joue une carte est peut-être déjà en train de gagner.
report-games = parties
report-forfeits = Forfaits

## Exploitability

error-exploit-players = indiquez au moins un bot, par exemple --players uniform,greedy
exploit-asking = { $bot } est interrogé dans chaque état d’information
exploit-head = exploitabilité dans { $game }, graine { $seed }
exploit-note = ce que gagne en moyenne une meilleure réponse sur les deux places, en points de −1 à 1 ; { $states } états d’information
exploit-solving = résolution de { $game }
exploit-value = la valeur du jeu pour la place 1 est { $value }, montrée par une stratégie d’une exploitabilité de { $gap }
help-exploit = Afficher l’exploitabilité exacte des bots dans un jeu réduit.
help-exploit-game = Le jeu réduit, par exemple hector:small, olympus:small ou hellas:small.
help-exploit-iterations = Nombre d’itérations de CFR+ pour résoudre le jeu.
help-exploit-players = Les bots dont la manière de jouer est mesurée.
help-exploit-seed = Graine du hasard des bots.

## Datasets

help-arena-dataset = Écrire chaque décision sur une ligne, pour des programmes qui apprennent, dans ce nouveau dossier ; la vérité va dans un fichier à part.
help-arena-dataset-form = La forme des données : jsonl ou parquet (extra kleos[data]).
error-dataset-folder = les données demandent un dossier nouveau ou vide, ce que { $folder } n’est pas
error-dataset-moves = les parties de ce fichier ont été jouées sans garder leurs coups ; commencez-en un nouveau avec --dataset
