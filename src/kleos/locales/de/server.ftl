### The server: errors that its clients meet, and what it says when it starts. Errors have the form of errors.ftl.

## Errors of the server

error-public-url = „{ $given }“ ist keine öffentliche Adresse; schreib sie als https://games.example.org
error-database-url = „{ $given }“ ist keine Datenbank, die wir kennen; schreib sqlite:///DATEI oder postgresql://USER@HOST/NAME
error-database = die Datenbank ist nicht benutzbar: { $detail }
error-trusted-proxy = „{ $given }“ ist kein Proxy; schreib seine Adresse oder sein Netz, mehrere mit Kommas: 127.0.0.1,10.0.0.0/8
error-page = „{ $given }“ enthält keine index.html
error-bind = kann auf { $host } Port { $port } nicht lauschen: { $detail }
error-setting = die Einstellung { $name } kann nicht „{ $given }“ sein; erwartet wird eine Zahl ab 0
error-secret = KLEOS_SECRET ist zu kurz; mindestens { $least } Zeichen
error-secret-file = { $file } enthält keinen Schlüssel; entferne die Datei, dann entsteht ein neuer
error-unavailable = der Server erreicht seine Datenbank gerade nicht; versuch es noch einmal
error-broken-table = der Verlauf dieses Tisches lässt sich nicht nachspielen; der Betreiber muss nachsehen
error-internal = auf dem Server ging etwas schief; sieh nach, wie der Tisch steht, bevor du es noch einmal versuchst
error-table-void = dieser Tisch ist ungültig: Sein Spiel hat nie begonnen
error-table-closed = der Server hat diesen Tisch geschlossen: Sein Spiel lässt sich nicht fortsetzen
error-check-late = das zu prüfen dauert zu lange; höchstens { $seconds } Sekunden
error-check-failed = das lässt sich nicht spielen: Es passt nicht zusammen
error-option-most = die Option { $option } ist zu groß für den Server; höchstens { $most }
error-undo-most = an diesem Tisch lassen sich keine Züge mehr zurücknehmen; höchstens { $most }
error-too-long = der Verlauf hat { $most } Zeilen; mehr werden nicht angenommen, aber du kannst aufgeben
error-folder-in-use = ein anderer Server benutzt die Datenbank in { $folder }
error-bad-request = die Anfrage ist unlesbar: { $detail }
error-no-such-address = unter dieser Adresse ist nichts
error-method = diese Adresse nimmt solche Anfragen nicht an
error-too-large = die Anfrage ist zu groß
error-too-fast = zu viele Anfragen; warte eine Sekunde
error-host = dieser Server heißt anders
error-origin-header = Anfragen anderer Seiten werden nicht angenommen
error-csrf = der Header X-Kleos-CSRF fehlt oder ist nicht deiner; GET /api/me nennt ihn
error-no-token = mit der Anfrage kam kein Schlüssel für einen Platz
error-used-token = dieser Link gilt nicht oder nicht mehr
error-not-your-seat = dieser Platz ist nicht deiner
error-not-your-table = dieser Tisch ist nicht deiner
error-no-table = diesen Tisch gibt es nicht
error-no-record = diese Mitschrift gibt es nicht
error-no-such-ply = der Verlauf hat keine Zeile { $ply }
error-no-free-seat = hier ist kein Platz frei
error-not-started = die Karten sind noch nicht verteilt
error-not-finished = das Spiel ist noch nicht zu Ende
error-not-sealing = von diesem Platz wird gerade kein Startwert erwartet
error-wrong-seed = das ist nicht der versprochene Startwert; der Tisch ist ungültig
error-commitment = ein Versprechen hat 64 hexadezimale Ziffern
error-leave-playing = das Spiel läuft; gib stattdessen auf
error-no-undo-asked = niemand bittet darum, einen Zug zurückzunehmen
error-no-claim = dein Gegner ist noch nicht lange genug fort
error-too-many-tables = zu viele offene Tische; höchstens { $most }
error-too-many-records = zu viele eingelesene Mitschriften; höchstens { $most }
error-record-steps = die Mitschrift ist zu lang für den Server; höchstens { $lines } Zeilen und { $undos } Rücknahmen
error-name = ein Name hat 1 bis { $most } sichtbare Zeichen
error-origin = nenne entweder einen Tisch oder eine Mitschrift zum Weiterspielen
error-wrong-game-origin = die Mitschrift gehört zu { $found }

## Pages and commands

page-title = Kleos
page-none = Der Server läuft. Dieser Build hat keine Seite; Programme finden die Schnittstelle unter /api/schema/openapi.json.
serve-at = Kleos ist unter { $address } · Strg-C beendet
