### The server: errors that its clients meet, and what it says when it starts. Errors have the form of errors.ftl.

## Errors of the server

error-public-url = « { $given } » n’est pas une adresse publique ; écrivez par exemple https://games.example.org
error-database-url = « { $given } » n’est pas une base de données connue de Kleos ; écrivez sqlite:///FICHIER ou postgresql://USER@HOST/NAME
error-database = la base de données est inutilisable : { $detail }
error-trusted-proxy = « { $given } » n’est pas un proxy ; donnez son adresse ou son réseau, plusieurs séparés par des virgules : 127.0.0.1,10.0.0.0/8
error-page = « { $given } » ne contient pas d’index.html
error-bind = impossible d’écouter sur { $host }, port { $port } : { $detail }
error-setting = le réglage { $name } ne peut pas valoir « { $given } » ; attendu : un nombre, 0 ou plus
error-push-contact = « { $given } » n’est pas un contact pour les services push ; écrivez-le ainsi : mailto:host@example.org
error-smtp = KLEOS_SMTP n’est pas un serveur de courriel ; écrivez-le ainsi : smtp://USER:PASSWORD@HOST:587 ou smtps://USER:PASSWORD@HOST:465
error-mail-from = le courriel demande KLEOS_MAIL_FROM, par exemple games@example.org, et --public-url pour ses liens
error-notify-extra = le web push demande d’autres paquets ; installez-les avec pip install 'kleos[notify]'
error-secret = KLEOS_SECRET est trop court ; il faut au moins { $least } caractères
error-secret-file = { $file } ne contient pas de clé de signature ; supprimez-le pour en créer une nouvelle
error-unavailable = le serveur n’arrive pas à joindre sa base de données pour l’instant ; réessayez
error-broken-table = le journal de cette table ne peut pas être rejoué ; l’hébergeur doit s’en occuper
error-internal = une erreur s’est produite sur le serveur ; regardez où en est la table avant de réessayer
error-table-void = cette table est annulée : sa partie n’a jamais commencé
error-table-closed = le serveur a fermé cette table : sa partie ne peut pas continuer
error-check-late = la vérification prend trop de temps ; limite : { $seconds } secondes
error-check-failed = impossible de jouer cela : les données se contredisent
error-option-most = la valeur de l’option { $option } est trop grande pour ce serveur ; { $most } au plus
error-undo-most = on ne peut plus annuler de coups à cette table ; limite : { $most }
error-too-long = la partie a atteint { $most } étapes ; plus aucun coup n’est possible, mais vous pouvez abandonner
error-folder-in-use = un autre serveur utilise la base de données dans { $folder }
error-bad-request = la requête est illisible : { $detail }
error-no-such-address = il n’y a rien à cette adresse
error-method = cette adresse n’accepte pas ce type de requête
error-too-large = la requête est trop grande
error-too-fast = trop de requêtes ; attendez une seconde
error-no-card-set = aucun jeu de cartes n’a été partagé sous ce lien
error-sets-full = ce serveur n’a plus de place pour d’autres jeux partagés ; enregistrez le vôtre dans un fichier
error-no-report = ce rapport n’est pas connu ici ; relancez-le
error-host = ce serveur a un autre nom
error-origin-header = les requêtes d’autres sites ne sont pas acceptées
error-csrf = l’en-tête X-Kleos-CSRF manque ou n’est pas le vôtre ; GET /api/me le donne
error-no-token = aucune clé de place n’accompagne la requête
error-used-token = ce lien n’est pas valable ou ne l’est plus
error-not-your-seat = cette place n’est pas la vôtre
error-not-your-table = cette table n’est pas la vôtre
error-no-table = cette table n’existe pas
error-no-record = cette partie enregistrée n’existe pas
error-no-such-ply = cette partie n’a pas d’étape { $ply }
error-no-free-seat = aucune place n’est libre ici
error-not-started = les cartes n’ont pas encore été distribuées
error-not-finished = la partie n’est pas encore terminée
error-rematch-declined = votre adversaire ne veut pas de revanche
error-rematch-not-agreed = votre adversaire n’a pas encore accepté la revanche
error-no-such-phrase = cette phrase n’existe pas
error-too-many-phrases = c’est beaucoup à la fois ; attendez quelques secondes
error-hints-people = les conseils sont réservés aux parties contre un bot
error-hints-off = les conseils sont désactivés à cette table
error-too-many-hints = cela fait beaucoup de conseils ; attendez quelques secondes
error-hint-failed = l’entraîneur ne peut pas répondre pour le moment ; réessayez
error-mirror-off = le miroir est désactivé à cette table
error-daily-sealed = cette donne est scellée jusqu’à la fin de son jour
error-daily-undo = dans la donne du jour, rien ne se reprend
error-daily-without = cela n’existe pas dans la donne du jour
error-daily-none = il n’y a pas encore de donne du jour pour le { $day }
error-daily-day = « { $given } » n’est pas un jour ; écrivez-le ainsi : 2026-11-19
error-daily-over = la donne du jour du { $day } est terminée
error-no-notices = ces messages ne sont pas configurés sur ce serveur
error-push-endpoint = ce n’est pas l’adresse d’un service push
error-mail-address = ce n’est pas une adresse de courriel
error-mail-not-sent = aucun courriel n’a pu être envoyé à cette adresse
error-too-many-codes = trop de codes ont été demandés ; réessayez plus tard
error-code = ce n’est pas le code envoyé
error-code-late = ce code n’est plus valable ; demandez-en un autre
error-not-sealing = le serveur n’attend pas de graine de cette place
error-wrong-seed = ce n’est pas la graine promise ; la table est annulée
error-commitment = un engagement compte 64 chiffres hexadécimaux
error-leave-playing = la partie est en cours ; abandonnez plutôt
error-no-undo-asked = personne n’a demandé à annuler un coup
error-no-claim = l’absence de votre adversaire est encore trop courte
error-too-many-tables = trop de tables ouvertes ; { $most } au plus
error-too-many-records = trop de parties importées ; { $most } au plus
error-record-steps = cette partie enregistrée est trop longue pour le serveur ; { $lines } étapes et { $undos } annulations au plus
error-name = un nom compte de 1 à { $most } caractères visibles
error-no-identity = il n’y a pas encore d’identité à enregistrer ; jouez d’abord une partie
error-identity = ce n’est pas une identité de ce serveur, ou elle n’est plus valable
error-origin = indiquez soit une table, soit une partie enregistrée à reprendre
error-wrong-game-origin = la partie enregistrée est d’un autre jeu ({ $found })

## Pages and commands

page-title = Kleos
page-none = Le serveur tourne. Cette version n’a pas de page ; les programmes trouvent l’interface à /api/schema/openapi.json.
serve-at = Kleos est à l’adresse { $address } · Ctrl-C l’arrête
## Notices of a turn

notice-nobody = votre adversaire
notice-title = À vous de jouer : { $game }
notice-text = { $name } attend votre coup.
notice-mail =
    { $name } attend votre coup :
    { $link }

    Ne plus recevoir de courriels pour cette partie :
    { $stop }
notice-code-title = { $code } est votre code pour Kleos
notice-code =
    Saisissez ce code à votre table pour être averti par courriel quand c’est à vous : { $code }

    Si vous n’avez rien demandé, ignorez ce courriel. Il n’y en aura pas d’autre.
error-too-many-jobs = { $most } calculs sont déjà en cours pour vous ; attendez la fin de l’un d’eux
error-not-your-review = quelqu’un d’autre a demandé ce retour sur la partie
error-not-your-report = quelqu’un d’autre a demandé ce rapport
