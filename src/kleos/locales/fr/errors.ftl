### Errors of games, records and the command line: lower case, no full stop, what was wrong, then what would be right.
### The clause is added by the error itself. Cards, files, numbers and names arrive as arguments.

## Errors of the kernel

error-unknown-game = aucun jeu ne s’appelle « { $game } » ; jeux : { $games }
error-game-taken = un jeu nommé « { $game } » existe déjà
error-game-part = « { $part } » n’existe pas encore pour { $game }
error-unknown-bot = aucun bot ne s’appelle « { $bot } » ; bots : { $bots }
error-bot-renamed = « { $bot } » s’appelle désormais « { $now } »
error-bot-parameter-renamed = { $bot } : le paramètre « { $given } » s’appelle désormais « { $now } »
error-bot-parameter = { $bot } n’a pas de paramètre « { $given } » ; paramètres : { $known }
error-bot-value = { $bot } : { $name } ne peut pas valoir « { $value } » ; valeurs permises : { $allowed }
error-bot-game = { $bot } ne joue pas à ce jeu ({ $game }) ; jeux possibles : { $games }
error-unknown-option = { $game } n’a pas d’option « { $option } » ; options : { $names }
error-bad-value = { $option } ne peut pas valoir « { $value } » ; valeurs permises : { $allowed }
error-set-size = { $file } est trop grand pour un jeu de matériel ; { $most } octets au plus
error-tree-size = cet arbre a plus de { $most } nœuds ; partez de moins de mondes ou plus près de la fin
error-luck-record = la chance ne se mesure que dans une partie enregistrée et terminée qui montre toutes les cartes
error-depth = « { $given } » n’est pas une profondeur ; au choix : { $allowed }
error-review-record = on ne peut revenir que sur une partie enregistrée et terminée qui montre toutes les cartes
error-set-unreadable = { $file } n’est pas un jeu de matériel : { $detail }
error-bad-components = matériel ({ $game }), { $field } : { $wanted }
error-bad-position = position ({ $game }), { $part } : { $wanted }
error-bad-starts = le paramètre starts n’est pas une liste de positions : { $detail }
error-bad-observation = observation illisible : { $detail }
error-no-such-move = « { $text } » n’est pas un coup de ce jeu ({ $game }) ; les coups commencent par : { $verbs }
error-game-over = la partie est terminée ; { $move } vient trop tard
error-no-chance = rien n’est tiré au sort ici ; c’est au joueur { $seat } de décider
error-no-decision = personne ne décide ici ; un tirage a lieu
error-no-such-ending = on ne peut pas perdre une partie par « { $how } » ; permis : { $endings }
error-no-such-line = il n’y a pas d’étape { $ply } ; les étapes vont de { $first } à { $last }
error-no-snapshots = l’état de la table n’a pas été enregistré pendant cette partie
error-record-view = « { $view } » n’est pas un point de vue ; une partie enregistrée est full, public, ou vue par le joueur 1 ou 2
error-record-frames = la partie enregistrée a { $lines } étapes, { $frames } tables et { $by } noms de joueurs qui ont agi ; ces nombres ne concordent pas
error-record-untold = les étapes de la partie enregistrée ne concordent pas avec ses tables : { $detail }
error-record-frame = table { $ply } de la partie enregistrée : { $detail }
error-stale-ply = cette demande visait l’étape { $ply }, mais la partie en est à l’étape { $now }
error-not-your-turn = ce n’est pas au joueur { $seat } de décider maintenant
error-nothing-to-undo = rien à annuler
error-undo-chance = trop tard pour annuler : une carte a été piochée depuis
error-undo-rival = trop tard pour annuler : votre adversaire a pris une décision depuis
error-undo-revealed = trop tard pour annuler : une carte a été révélée depuis

## Errors of records

error-record-unreadable = ce n’est pas une partie enregistrée : { $detail }
error-record-size = trop grand pour une partie enregistrée ; { $most } octets au plus
error-record-format = le format est « { $found } » ; attendu : { $wanted }
error-record-tampered = la partie enregistrée a été modifiée après avoir été scellée ; utilisez une copie intacte
error-record-redacted =
    { $view ->
        [public] cette partie enregistrée ne montre que ce que tous ont vu ; il en faut une complète
       *[other] cette partie enregistrée ne montre que ce que le joueur { $view } a vu ; il en faut une complète
    }
error-record-game = dans la partie enregistrée, { $field } vaut { $told }, mais ici { $found }
error-record-line = étape { $ply } de la partie enregistrée, « { $line } » : { $detail }
error-record-short = la partie enregistrée s’arrête à l’étape { $ply }, au milieu d’une donne
error-record-table = l’étape { $ply } de la partie enregistrée montre une table illisible : { $detail }
error-record-result = la partie enregistrée annonce comme vainqueur { $told }, mais ses coups mènent à { $found }
error-record-deal = étape { $ply } de la partie enregistrée : la graine donne « { $wanted } », le fichier dit « { $found } »
error-record-imagined = une partie reprise d’une vue partielle n’a pas de version complète, car ses cartes cachées ont été redistribuées
error-mirror-viewer = le miroir montre ce qu’un joueur peut savoir ; un spectateur n’en a pas
error-record-promise = { $seed } de la partie enregistrée n’est pas la graine promise avant la donne

## Errors of the command line

error-file = { $file } : { $detail }
error-option-form = « { $given } » n’est pas une option ; écrivez-la sous la forme nom=valeur
error-wrong-game = { $file } est une partie d’un autre jeu ({ $found }) ; lancez-la avec : kleos play { $found }
error-already-over = la partie du fichier { $file } est terminée ; revoyez-la avec : kleos replay { $file }
error-view = « { $given } » n’est pas une vue de cette partie enregistrée ; vues permises : { $allowed }
error-no-clause = aucun jeu ni article ne s’appelle « { $wanted } » ; jeux : { $games } ; un article ressemble à HA-05-41
error-no-lesson = aucune leçon ne s’appelle « { $wanted } » ; leçons : { $lessons }
error-lesson-word = « { $word } » ne fait pas avancer cette leçon
error-no-example = le livre de règles ({ $game }) n’a pas d’exemple « { $wanted } »
error-example-over = cet exemple est terminé ; annulez un coup ou recommencez
error-no-ledger = les règles de ce jeu ({ $game }) ne sont pas dans ce paquet
error-no-checkout = ce n’est pas une copie du dépôt ; les tests qui prouvent les articles se trouvent avec les sources
error-usage = « { $detail } » n’est pas reconnu ici ; voir : kleos --help
error-usage-option = il n’y a pas d’option { $given } ; voir : kleos --help
error-usage-missing = il manque { $name } ; voir : kleos --help
error-usage-needs = { $name } exige une valeur, ou n’en accepte pas ; voir : kleos --help
error-usage-value = { $name } : { $wanted }
error-language = aucune langue ne s’appelle « { $given } » ; langues : { $languages }
error-unexpected = { $detail } ; relancez la commande avec --debug pour voir où
error-line = kleos : { $words }
error-refused-move = { $move } : { $why }

## Why a move is refused

why-foreign-move = ce n’est pas un coup de ce jeu ({ $game })
why-game-over = la partie est terminée

## What the system says of a file or a port

fault-missing = ce fichier n’existe pas
fault-folder = c’est un dossier, pas un fichier
fault-forbidden = accès refusé
fault-exists = existe déjà
fault-full = le disque est plein
fault-in-use = déjà utilisé
