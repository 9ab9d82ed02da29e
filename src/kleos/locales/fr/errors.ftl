### Errors of games, records and the command line: lower case, no full stop, what was wrong, then what would be right.
### The clause is added by the error itself. Cards, files, numbers and names arrive as arguments.

## Errors of the kernel

error-unknown-game = aucun jeu ne s’appelle « { $game } » ; connus : { $games }
error-game-taken = il y a déjà un jeu « { $game } »
error-game-part = { $game } n’a pas encore de partie « { $part } »
error-unknown-bot = aucun bot ne s’appelle « { $bot } » ; connus : { $bots }
error-bot-renamed = « { $bot } » s’appelle désormais « { $now } »
error-bot-parameter-renamed = { $bot } : le paramètre « { $given } » s’appelle désormais « { $now } »
error-bot-parameter = { $bot } n’a pas de paramètre « { $given } » ; connus : { $known }
error-bot-value = { $bot } : { $name } ne peut valoir « { $value } » ; permis : { $allowed }
error-bot-game = { $bot } ne joue pas à { $game }, mais à : { $games }
error-unknown-option = { $game } n’a pas d’option « { $option } » ; options : { $names }
error-bad-value = { $option } ne peut valoir « { $value } » ; permis : { $allowed }
error-set-size = { $file } est trop grand pour un jeu de matériel ; { $most } octets au plus
error-set-unreadable = { $file } n’est pas un jeu de matériel : { $detail }
error-bad-components = matériel de { $game }, { $field } : { $wanted }
error-bad-position = position de { $game }, { $part } : { $wanted }
error-bad-starts = le paramètre starts ne contient pas de liste de positions : { $detail }
error-bad-observation = observation illisible : { $detail }
error-no-such-move = « { $text } » n’est pas un coup de { $game } ; un coup commence par : { $verbs }
error-game-over = la partie est finie ; { $move } vient trop tard
error-no-chance = rien n’est tiré ici ; le joueur { $seat } décide
error-no-such-ending = personne ne perd par « { $how } » ; connus : { $endings }
error-no-such-line = il n’y a pas de ligne { $ply } ; les lignes vont de { $first } à { $last }
error-no-snapshots = cette partie a été jouée sans garder ses tables
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

## Errors of records

error-record-unreadable = ce n’est pas un compte rendu : { $detail }
error-record-size = trop grand pour un compte rendu ; { $most } octets au plus
error-record-format = le format est « { $found } » ; attendu : { $wanted }
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
error-record-promise = { $seed } du compte rendu n’est pas la graine promise avant la donne

## Errors of the command line

error-file = { $file } : { $detail }
error-option-form = « { $given } » n’est pas une option ; écrivez-la sous la forme nom=valeur
error-wrong-game = { $file } est une partie de { $found } ; lancez-la avec : kleos play { $found }
error-already-over = { $file } est une partie finie ; regardez-la avec : kleos replay { $file }
error-view = « { $given } » n’est pas une vue de ce compte rendu ; permis : { $allowed }
error-no-clause = aucun jeu ni article ne s’appelle « { $wanted } » ; jeux : { $games } ; un article ressemble à HA-05-41
error-no-ledger = les règles de { $game } ne sont pas dans ce paquet
error-no-checkout = pas de sources ici ; les tests qui prouvent les articles sont à côté d’elles
error-usage = « { $detail } » n’est pas compris ici ; voir : kleos --help
error-usage-option = il n’y a pas d’option { $given } ; voir : kleos --help
error-usage-missing = { $name } manque ; voir : kleos --help
error-usage-needs = { $name } demande une valeur, ou n’en prend pas ; voir : kleos --help
error-usage-value = { $name } : { $wanted }
error-language = aucune langue ne s’appelle « { $given } » ; connues : { $languages }
error-unexpected = { $detail } ; --debug montre où

## Why a move is refused

why-foreign-move = ce n’est pas un coup de { $game }
why-game-over = la partie est terminée
