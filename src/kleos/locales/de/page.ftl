### The page in the browser. Short, present tense, verb first; a reason has at most 12 words. Names arrive as arguments.

## Frame

page-home = Kleos, zur ersten Seite
page-rules = Regeln
page-menu = Menü
page-close = Schließen
page-cancel = Abbrechen
page-language = Sprache
page-language-name =
    { $language ->
        [de] Deutsch
        [nl] Nederlands
        [fr] Français
       *[en] English
    }
page-sound-on = Ton ist an
page-sound-off = Ton ist aus
page-theme-light = Helle Farben
page-theme-dark = Dunkle Farben
page-connection =
    { $status ->
        [live] Live
        [lost] Verbindung verloren, neuer Versuch
        [refused] Kein Zutritt
       *[connecting] Verbinden
    }
page-offline = der Server ist gerade nicht erreichbar
page-notes = Hinweise
page-nothing = Unter dieser Adresse ist nichts.
page-to-home = Zur ersten Seite
page-credits = Dank und Lizenzen
page-unofficial = Ein inoffizielles Fanprojekt. Die Regeln erzählen wir in eigenen Worten.

## Home

page-slogan = Drei Duelle des alten Griechenland
page-kleos-word = κλέος
page-kleos-meaning = : der Ruhm, der von einem Helden erzählt wird. Zwei Spieler, ein Tisch, kein Konto.
page-choose-game = Wähle dein Duell
page-choose-rival = Wähle deinen Gegner
page-about =
    { $game ->
        [hector] Bluffe mit verdeckter Hand, während ein Schicksalsplättchen bestimmt, welche Farben zählen.
        [olympus] Deine Karten sind Helden und Geld zugleich. Sieben Punkte oder sechs besetzte Plätze gewinnen.
       *[hellas] Stich in See, lege neue Küsten, nimm Städte. Die Götter antworten einander. Zehn Städte gewinnen.
    }
page-tag =
    { $tag ->
        [half] 30 Min.
        [longer] 45 Min.
        [hidden] verdeckte Hände
        [battles] Kampf um Kampf
        [abilities] 84 Fähigkeiten
        [tableau] Auslage
        [hexes] Karte aus Sechsecken
       *[gods] Götterkarten
    }
page-rival =
    { $rival ->
        [bot] Bot
        [friend] Freund per Link
       *[screen] Ein Bildschirm
    }
page-rival-about =
    { $rival ->
        [friend] Du bekommst einen Link. Wer ihn zuerst öffnet, setzt sich dir gegenüber.
       *[screen] Zwei Leute, ein Bildschirm. Ein Vorhang verdeckt dazwischen die Hände.
    }
page-level =
    { $bot ->
        [novice] Neuling
        [veteran] Veteran
        [captain] Hauptmann
        [champion] Champion
        [olympian] Olympier
        [greedy] Nimmersatt
        [uniform] Zufall
       *[other] { $bot }
    }
page-level-about =
    { $bot ->
        [novice] erstes Spiel
        [veteran] kennt die Regeln
        [captain] ein fairer Kampf
        [champion] schwer
       *[olympian] unser stärkster
    }
page-play-bot = Gegen { $name } spielen
page-play-friend = Link erstellen
page-play-screen = An diesem Bildschirm spielen
page-no-peeking = Versiegelte Karten, kein Spicken
page-side = Deine Seite
page-side-name =
    { $game ->
        [hellas] { $seat ->
            [1] Hell
           *[2] Dunkel
        }
       *[olympus] Platz { $seat }
    }
page-name = Dein Name
page-my-games = Meine Spiele
page-their-turn = { $game } gegen { $name }
page-game-status =
    { $status ->
        [waiting] wartet auf einen Freund
        [sealing] wird versiegelt
        [playing] läuft
        [void] wurde nie ausgeteilt
       *[finished] ist zu Ende
    }
page-no-games = Noch keine Spiele.
page-when =
    { $unit ->
        [minutes] vor { $count } Min.
        [hours] vor { $count } Std.
        [days] { $count ->
            [one] vor 1 Tag
           *[other] vor { $count } Tagen
        }
       *[now] gerade eben
    }
page-more = Mehr: Uhr, Regeln, Karten
page-own-cards = Eigener Kartensatz
page-own-cards-why = Eine Datei für dieses Spiel; der Server prüft sie vor der ersten Karte.
page-own-cards-used = Kartensatz { $name }
page-own-cards-bad = diese Datei ist kein JSON
page-import = Gespeichertes Spiel öffnen
page-clock = Uhr
page-clock-none = keine Uhr
page-clock-own = eigene Zeit
page-clock-terms = { NUMBER($minutes, maximumFractionDigits: 1) } min + { $increment } s
page-clock-minutes = Minuten für die Partie
page-clock-increment = Sekunden mehr je Entscheidung
page-listed = Jeder darf sich dazusetzen
page-listed-why = Der Tisch steht bei allen auf der ersten Seite, bis jemand kommt.
page-patience = Ein verlassener Platz verfällt nach
page-time =
    { $unit ->
        [minutes] { $count ->
            [one] 1 Minute
           *[other] { $count } Minuten
        }
        [hours] { $count ->
            [one] 1 Stunde
           *[other] { $count } Stunden
        }
       *[days] { $count ->
            [one] 1 Tag
           *[other] { $count } Tagen
        }
    }
page-open-tables = Offene Tische
page-all-tables = Alle { $count } offenen Tische

## Joining

page-invites = { $name } wartet an diesem Tisch auf dich.
page-watch-invites = { $name } lässt dich an diesem Tisch zuschauen.
page-join = Hinsetzen
page-watch = Zuschauen
page-status =
    { $status ->
        [waiting] Wartet auf deinen Gegner
        [sealing] Die Karten werden versiegelt
        [void] An diesem Tisch wurde nie ausgeteilt
       *[other] Einen Augenblick
    }
page-invite-label = Schick diesen Link einem Freund. Er gilt einmal.
page-invite-new = Neuen Link erstellen
page-watch-link = Link für Zuschauer kopieren
page-watch-withdraw = Link für Zuschauer zurückziehen
page-watch-withdrawn = Der alte Link für Zuschauer gilt nicht mehr
page-sealed-plain = Diese Seite wurde ohne https geöffnet; darum trägt dein Browser nichts Eigenes zum Geben bei.
page-copy = Kopieren
page-copied = Kopiert
page-sealed-why = Beide Seiten und der Server versiegeln vor der ersten Karte je eine geheime Zahl. Niemand kann die Karten wählen.
page-guest =
    { $seat ->
        [1] Gast
       *[2] Gegner
    }
page-seat-name =
    { $seat ->
        [1] Erster Spieler
       *[2] Zweiter Spieler
    }
page-leave = Tisch verlassen

## The table

page-you = Du
page-you-decide = Du entscheidest
page-decides = { $name } entscheidet
page-wait = Einen Augenblick
page-over = Das Spiel ist aus
page-looking-back = Rückschau
page-prompt = Wer entscheidet was
page-state = Beide Seiten
page-table = Der Tisch
page-log = Verlauf
page-log-open = Verlauf { $count }
page-log-show = Diesen Augenblick zeigen
page-moves =
    { $count ->
        [one] 1 Zug in Worten
       *[other] Alle { $count } Züge in Worten
    }
page-command = Zug eintippen
page-undo = Zurück
page-undo-ask = Um Zurücknahme bitten
page-undo-asked = { $name } möchte einen Zug zurücknehmen.
page-undo-waits = { $name } ist gefragt, ob du zurücknehmen darfst.
page-allow = Erlauben
page-refuse = Ablehnen
page-reset = Zug neu beginnen
page-resign = Aufgeben
page-resign-loss = Du verlierst dieses Spiel sofort.
page-claim = { $name } ist schon lange fort.
page-claim-win = Sieg beanspruchen
page-claim-bot = Einen Bot weiterspielen lassen
page-sealed = Karten versiegelt
page-clause = Absatz { $clause }
page-clause-open = Absatz { $clause } öffnen
page-clause-page = In den Regeln lesen
page-turn = Zug { $turn }
page-tab-turn = ● Du bist dran · { $game }
page-curtain = { $name } entscheidet
page-curtain-why = Gib den Bildschirm weiter. Niemand sonst schaut hin.
page-curtain-lift = Ich bin { $name }
page-clock-of = Uhr, { $name }
page-away = { $name } ist nicht da. Nach { $time } darfst du den Sieg nehmen oder einen Bot weiterspielen lassen.

## Looking back

page-replay = Nachspielen
page-first = Zum Anfang
page-back = Einen Schritt zurück
page-forward = Einen Schritt weiter
page-ply = Zeile { $ply }
page-ply-of = { $ply } von { $last }
page-looking-at =
    { $moment ->
        [none] Du siehst Zeile { $ply }.
       *[other] Du siehst { $moment }, Zeile { $ply }.
    }
page-back-to-now = Zurück zum Jetzt
page-as = Als { $name }
page-as-all = Alle
page-as-label = Mit wessen Augen
page-won = Du hast gewonnen
page-lost = Du hast verloren
page-draw = Niemand hat gewonnen
page-winner = { $name } hat gewonnen
page-rematch = Revanche, andere Seite
page-play-on = Von hier weiterspielen
page-save = Spieldatei speichern
page-link = Link kopieren
page-hide-end = Ende verbergen
page-show-end = Ende zeigen
page-proof =
    { $state ->
        [verified] Karten in deinem Browser geprüft
        [broken] Die Karten passen nicht zu ihrem Siegel
        [none] Karten nicht geprüft
       *[checking] Prüft die Karten
    }
page-proof-draws =
    { $count ->
        [one] 1 Ziehung passt zum Siegel, das vor dem Spiel gezeigt wurde.
       *[other] Alle { $count } Ziehungen passen zum Siegel, das vor dem Spiel gezeigt wurde.
    }
page-proof-wrong =
    { $reason ->
        [promise] Die Zahl von { $at } ist nicht die versprochene.
       *[draw] Die Karte der Zeile { $at } folgt nicht aus den drei Zahlen.
    }
page-proof-how = Der Server und beide Plätze haben vor der ersten Karte je eine Zahl versprochen. Diese Seite hat alle Karten aus den dreien neu gezogen.
page-proof-http = Zum Prüfen braucht es eine sichere Adresse (https oder dieser Rechner).

## Rules pages

page-rules-chapters = Kapitel
page-rules-find = Wort oder Absatz suchen
page-rules-beside = Daneben
page-rules-none = nichts
page-rules-examples = Ausgeführte Beispiele
page-rules-tested = Jeder Absatz hat einen Test. Gesperrte Knöpfe, der Verlauf und Ablehnungen führen hierher.
page-rules-variants = Varianten
page-rules-variants-about = Wo die Hefte eine Wahl lassen, darf ein Tisch wählen. Was wir gewöhnlich spielen, ist dunkel.
page-rules-from = ab { $least }
page-chapter =
    { $chapter ->
        [hector-01] Spielmaterial
        [hector-02] Aufbau
        [hector-03] Ablauf des Kampfes
        [hector-04] Eröffnung
        [hector-05] Züge und Aktionen
        [hector-06] Schicksal
        [hector-07] Siegbestimmung
        [hector-08] Rückzug
        [hector-09] Schlussphase
        [hector-10] Ende des Spiels
        [hector-11] Wer sieht was
        [hector-12] Zufall
        [olympus-COMP] Spielmaterial
        [olympus-SET] Aufbau
        [olympus-CARD] Karten
        [olympus-EQP] Ausrüstung
        [olympus-ABL] Fähigkeiten
        [olympus-TURN] Der Zug
        [olympus-PLAY] Ausspielen
        [olympus-PAY] Bezahlen
        [olympus-PLC] Aufstellen
        [olympus-ATK] Angreifen
        [olympus-BON] Bonus der Gebiete
        [olympus-DRAW] Ziehen
        [olympus-END] Ende des Spiels
        [hellas-COMP] Spielmaterial
        [hellas-SET] Aufbau
        [hellas-COAST] Der erste Küstenstreifen
        [hellas-TURN] Der Zug
        [hellas-REIN] Verstärkung
        [hellas-VOY] Seefahrt
        [hellas-ATK] Angriff
        [hellas-REORG] Umgruppieren
        [hellas-GOD] Götterkarten
        [hellas-END] Ende des Spiels
       *[other] Unsere Entscheidungen
    }
page-diagram-tile = Das Schicksalsplättchen, wie es liegt, im Uhrzeigersinn gedreht und gegen ihn gedreht. Die untere Kante zeigt zu dir.
page-diagram-turn =
    { $turn ->
        [leave] wie es liegt
        [cw] im Uhrzeigersinn
       *[ccw] gegen den Uhrzeigersinn
    }
page-diagram-fronts = Fronten mit gleicher Nummer liegen einander gegenüber.
page-diagram-areas = Je sechs Plätze in drei Gebieten. Plätze mit gleicher Nummer stehen sich gegenüber und greifen in dieser Folge an.
page-diagram-hexes = Land und Wasser treffen an jeder Kante ihresgleichen.
page-diagram-hex =
    { $kind ->
        [island] Insel
        [coast] Küste
       *[bridge] Brücke
    }

## Credits

page-credits-unofficial = Kleos ist ein inoffizielles Fanprojekt, ohne die Verlage entstanden. Die Spiele gehören ihren Autoren; Regeln und Texte erzählen wir mit eigenen Worten, Bilder der Originale verwenden wir nicht.
page-credits-games = Die Spiele
page-credits-icons = Bilder
page-credits-icons-by = Die Figuren stammen von game-icons.net, Lizenz CC BY 3.0, umgefärbt und zugeschnitten. Gezeichnet haben sie:
page-credits-parts = Schriften und Software
page-credits-own = Kleos selbst
page-credits-own-about = Code, Pläne, Farbzeichen, Mäander und Worte sind von uns, unter der MIT-Lizenz.
