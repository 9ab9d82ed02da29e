### The server: errors that its clients meet, and what it says when it starts. Errors have the form of errors.ftl.

## Errors of the server

error-public-url = „{ $given }“ ist keine öffentliche Adresse; schreib sie als https://games.example.org
error-database-url = „{ $given }“ ist keine Datenbank, die Kleos kennt; schreib sqlite:///DATEI oder postgresql://USER@HOST/NAME
error-database = die Datenbank ist nicht benutzbar: { $detail }
error-trusted-proxy = „{ $given }“ ist kein Proxy; gib seine Adresse oder sein Netz an, mehrere durch Kommas getrennt: 127.0.0.1,10.0.0.0/8
error-page = „{ $given }“ enthält keine index.html
error-bind = an { $host }, Port { $port }, kann der Server keine Verbindungen annehmen: { $detail }
error-setting = die Einstellung { $name } kann nicht „{ $given }“ sein; erwartet: eine Zahl ab 0
error-push-contact = „{ $given }“ ist kein Kontakt für Push-Dienste; schreib ihn als mailto:host@example.org
error-smtp = KLEOS_SMTP ist kein Mailserver; schreib ihn als smtp://USER:PASSWORD@HOST:587 oder smtps://USER:PASSWORD@HOST:465
error-mail-from = E-Mail braucht KLEOS_MAIL_FROM, etwa games@example.org, und für die Links --public-url
error-notify-extra = Web-Push braucht weitere Pakete; installiere sie mit pip install 'kleos[notify]'
error-secret = KLEOS_SECRET ist zu kurz; nötig sind mindestens { $least } Zeichen
error-secret-file = { $file } enthält keinen Signaturschlüssel; entferne die Datei, dann entsteht ein neuer
error-unavailable = der Server erreicht seine Datenbank gerade nicht; versuch es noch einmal
error-broken-table = der Verlauf dieses Tisches lässt sich nicht nachspielen; das muss sich der Betreiber ansehen
error-internal = auf dem Server ist etwas schiefgegangen; sieh nach, wie der Tisch steht, bevor du es noch einmal versuchst
error-table-void = dieser Tisch ist ungültig: Seine Partie hat nie begonnen
error-table-closed = der Server hat diesen Tisch geschlossen: Seine Partie lässt sich nicht fortsetzen
error-check-late = die Prüfung dauert zu lange; die Grenze liegt bei { $seconds } Sekunden
error-check-failed = das lässt sich nicht spielen: Die Angaben widersprechen einander
error-option-most = der Wert von { $option } ist zu groß für diesen Server; erlaubt ist höchstens { $most }
error-undo-most = an diesem Tisch lassen sich keine Züge mehr zurücknehmen; die Grenze liegt bei { $most }
error-too-long = die Partie hat { $most } Schritte erreicht; weitere Züge sind nicht möglich, aber du kannst aufgeben
error-folder-in-use = ein anderer Server benutzt die Datenbank in { $folder }
error-bad-request = die Anfrage lässt sich nicht lesen: { $detail }
error-no-such-address = unter dieser Adresse ist nichts
error-method = diese Adresse nimmt solche Anfragen nicht an
error-too-large = die Anfrage ist zu groß
error-too-fast = zu viele Anfragen; warte eine Sekunde
error-no-card-set = unter diesem Link wurde kein Kartensatz geteilt
error-sets-full = dieser Server hat keinen Platz für weitere geteilte Sätze; speichere deinen als Datei
error-no-report = dieser Bericht ist hier nicht bekannt; starte ihn neu
error-host = dieser Server heißt anders
error-origin-header = Anfragen anderer Seiten werden nicht angenommen
error-csrf = der Header X-Kleos-CSRF fehlt oder ist nicht deiner; GET /api/me nennt ihn
error-no-token = die Anfrage enthält keinen Schlüssel für einen Platz
error-used-token = dieser Link gilt nicht oder nicht mehr
error-not-your-seat = dieser Platz ist nicht deiner
error-not-your-table = dieser Tisch ist nicht deiner
error-no-table = diesen Tisch gibt es nicht
error-no-record = diese gespeicherte Partie gibt es nicht
error-no-such-ply = diese Partie hat keinen Schritt { $ply }
error-no-free-seat = hier ist kein Platz frei
error-not-started = die Karten sind noch nicht ausgeteilt
error-not-finished = die Partie ist noch nicht zu Ende
error-rematch-declined = dein Gegner möchte keine Revanche
error-rematch-not-agreed = dein Gegner hat der Revanche noch nicht zugestimmt
error-no-such-phrase = diesen Spruch gibt es nicht
error-too-many-phrases = das ist viel auf einmal; warte ein paar Sekunden
error-hints-people = Tipps gibt es nur in Partien gegen Bots
error-hints-off = an diesem Tisch sind Tipps ausgeschaltet
error-too-many-hints = das sind viele Tipps; warte ein paar Sekunden
error-hint-failed = der Coach kann gerade nicht antworten; versuch es noch einmal
error-mirror-off = an diesem Tisch ist der Spiegel aus
error-daily-sealed = diese Kartengabe ist versiegelt, bis ihr Tag vorbei ist
error-daily-undo = bei der Tagespartie wird nichts zurückgenommen
error-daily-without = das gibt es bei der Tagespartie nicht
error-daily-none = für den { $day } gibt es noch keine Tagespartie
error-daily-day = „{ $given }“ ist kein Tag; schreibe ihn als 2026-11-19
error-daily-over = die Tagespartie vom { $day } ist vorbei
error-no-notices = solche Nachrichten sind auf diesem Server nicht eingerichtet
error-push-endpoint = das ist nicht die Adresse eines Push-Dienstes
error-mail-address = das ist keine E-Mail-Adresse
error-mail-not-sent = an diese Adresse konnte keine Mail gesendet werden
error-too-many-codes = zu viele Codes wurden angefordert; versuch es später noch einmal
error-code = das ist nicht der Code aus der Mail
error-code-late = dieser Code gilt nicht mehr; fordere einen neuen an
error-not-sealing = von diesem Platz wird gerade kein Startwert erwartet
error-wrong-seed = das ist nicht der versprochene Startwert; der Tisch ist ungültig
error-commitment = ein Versprechen hat 64 hexadezimale Ziffern
error-leave-playing = die Partie läuft noch; gib stattdessen auf
error-no-undo-asked = niemand hat darum gebeten, einen Zug zurückzunehmen
error-no-claim = dein Gegner ist noch nicht lange genug weg
error-too-many-tables = es sind zu viele Tische offen; erlaubt sind höchstens { $most }
error-too-many-records = es sind zu viele Partien importiert; erlaubt sind höchstens { $most }
error-record-steps = diese gespeicherte Partie ist zu lang für den Server; erlaubt sind höchstens { $lines } Schritte und { $undos } Rücknahmen
error-name = ein Name braucht 1 bis { $most } sichtbare Zeichen
error-no-identity = es gibt noch keine Identität zu speichern; spiele zuerst eine Partie
error-identity = das ist keine Identität dieses Servers, oder nicht mehr
error-origin = gib entweder einen Tisch oder eine gespeicherte Partie zum Weiterspielen an
error-wrong-game-origin = die gespeicherte Partie ist eine Partie von { $found }

## Pages and commands

page-title = Kleos
page-none = Der Server läuft. Dieser Build enthält keine Webseite; Programme finden die Schnittstelle unter /api/schema/openapi.json.
serve-at = Kleos läuft unter { $address } · Strg+C beendet den Server
## Notices of a turn

notice-nobody = dein Gegner
notice-title = Du bist dran: { $game }
notice-text = { $name } wartet auf deinen Zug.
notice-mail =
    { $name } wartet auf deinen Zug:
    { $link }

    Keine Mails mehr zu dieser Partie:
    { $stop }
notice-code-title = { $code } ist dein Code für Kleos
notice-code =
    Gib diesen Code an deinem Tisch ein, damit du per E-Mail erfährst, wenn du dran bist: { $code }

    Wenn du das nicht wolltest, brauchst du nichts zu tun. Es kommt keine weitere Mail.
error-too-many-jobs = es laufen schon { $most } Berechnungen für dich; warte, bis eine fertig ist
error-not-your-review = diesen Rückblick hat jemand anders bestellt
error-not-your-report = diesen Bericht hat jemand anders bestellt
