### The page in the browser. Short, present tense, verb first; a reason has at most 12 words. Names arrive as arguments.

## Frame

page-home = Kleos, zur Startseite
page-rules = Regeln
page-explain = Was ist das?
page-explain-note = Wähl ein Wort oder Zeichen: Es erklärt sich.
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
       *[connecting] Verbindung wird aufgebaut
    }
page-offline = der Server ist gerade nicht erreichbar
page-notes = Hinweise
page-nothing = Unter dieser Adresse ist nichts.
page-to-home = Startseite
page-credits = Dank und Lizenzen
page-unofficial = Ein inoffizielles Fanprojekt. Die Regeln erzählen wir in eigenen Worten.

## Home

page-slogan = Drei Duelle im alten Griechenland
page-kleos-word = κλέος
page-kleos-meaning = : der Ruhm der Helden, wie die Dichter ihn besangen. Zwei Spieler, ein Tisch, kein Konto.
page-choose-game = Wähle dein Duell
page-choose-rival = Wähle deinen Gegner
page-about =
    { $game ->
        [hector] Bluffe mit verdeckter Hand, während ein Schicksalsplättchen bestimmt, welche Farben zählen.
        [olympus] Deine Karten sind Helden und Geld zugleich. Mit sieben Punkten oder sechs besetzten Plätzen gewinnst du.
       *[hellas] Stich in See, entdecke neue Küsten, erobere Städte, rufe die Götter an. Mit zehn Städten gewinnst du.
    }
page-tag =
    { $tag ->
        [half] 30 Min.
        [longer] 45 Min.
        [hidden] geheime Handkarten
        [abilities] 84 verschiedene Karten
       *[hexes] Sechseckplan
    }
page-rival =
    { $rival ->
        [bot] Bot
        [friend] Freund einladen
       *[screen] Selber Bildschirm
    }
page-rival-about =
    { $rival ->
        [friend] Du bekommst einen Link. Wer ihn zuerst öffnet, spielt gegen dich.
       *[screen] Zwei Leute, ein Bildschirm. Zwischen den Zügen sind die Handkarten verdeckt.
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
        [novice] erste Partie
        [veteran] kennt die Regeln
        [captain] ein fairer Kampf
        [champion] schwer
       *[olympian] unser stärkster
    }
page-play-bot = Gegen „{ $name }“ spielen
page-play-friend = Link erstellen
page-play-screen = An diesem Bildschirm spielen
page-no-peeking = Versiegelte Kartengabe: Niemand kann spicken
page-side = Deine Seite
page-side-name =
    { $game ->
        [hector] { $seat ->
            [1] Griechen
           *[2] Trojaner
        }
        [hellas] { $seat ->
            [1] Hell
           *[2] Dunkel
        }
       *[other] Platz { $seat }
    }
page-name = Dein Name
page-my-games = Meine Partien
page-their-turn = { $game } gegen { $name }
page-game-status =
    { $status ->
        [waiting] Gegner fehlt noch
        [sealing] wird versiegelt
        [playing] läuft
        [void] nie ausgeteilt
       *[finished] beendet
    }
page-no-games = Noch keine Partien.
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
page-more-time = Zeit und Plätze
page-more-rules = Regeln
page-more-cards = Karten
page-own-cards = Eigener Kartensatz
page-own-cards-why = Eine JSON- oder TOML-Datei für dieses Spiel; der Server prüft sie vor Spielbeginn.
page-own-cards-used = Kartensatz { $name }
page-own-cards-bad = { $file } lässt sich nicht lesen
page-import = Gespeicherte Partie öffnen
page-clock = Uhr
page-clock-none = keine Uhr
page-clock-own = eigene Zeit
page-clock-terms = { NUMBER($minutes, maximumFractionDigits: 1) } min + { $increment } s
page-clock-minutes = Minuten für die Partie
page-clock-increment = Zusätzliche Sekunden je Entscheidung
page-listed = Offen für alle
page-listed-why = Der Tisch steht auf der Startseite, bis jemand dazukommt.
page-patience = Wer fehlt, kann ersetzt werden nach
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
page-watch-invites = { $name } lädt dich ein, an diesem Tisch zuzuschauen.
page-join = Hinsetzen
page-watch = Zuschauen
page-status =
    { $status ->
        [waiting] Warten auf deinen Gegner
        [sealing] Die Kartengabe wird versiegelt
        [void] An diesem Tisch wurde nie ausgeteilt
       *[other] Einen Augenblick
    }
page-invite-label = Schick diesen Link einem Freund. Er gilt nur einmal.
page-invite-new = Neuen Link erstellen
page-watch-link = Link für Zuschauer kopieren
page-watch-withdraw = Link für Zuschauer zurückziehen
page-watch-withdrawn = Der alte Link für Zuschauer gilt nicht mehr
page-sealed-plain = Diese Seite wurde ohne https geöffnet; darum trägt dein Browser nichts Eigenes zur Kartengabe bei.
page-copy = Kopieren
page-copied = Kopiert
page-sealed-why = Beide Spieler und der Server versiegeln vor der ersten Karte je eine geheime Zahl. Niemand kann die Kartengabe bestimmen.
page-guest =
    { $seat ->
        [1] Spieler 1
       *[2] Spieler 2
    }
page-seat-name =
    { $seat ->
        [1] Spieler 1
       *[2] Spieler 2
    }
page-leave = Tisch verlassen

## The table

page-you = Du
page-you-decide = Du entscheidest
page-decides = { $name } entscheidet
page-wait = Einen Augenblick
page-scene = Was geschah
page-scene-skip = Weiter mit einem Klick oder einer Taste.
page-choose-next =
    { $count ->
        [one] Zum Bestätigen noch einmal drücken; Esc hebt die Auswahl auf.
       *[other] Jetzt auf ein goldenes Ziel drücken; Esc hebt die Auswahl auf.
    }
page-over = Die Partie ist zu Ende
page-looking-back = Rückschau
page-prompt = Aktuelle Entscheidung
page-state = Beide Seiten
page-table = Der Tisch
page-log = Verlauf
page-log-open = Verlauf { $count }
page-log-show = Diesen Moment zeigen
page-moves =
    { $count ->
        [one] Den einzigen Zug auflisten
       *[other] Alle { $count } Züge auflisten
    }
page-command = Zug eintippen
page-closed-now = Jetzt nicht möglich:
page-undo = Zug zurücknehmen
page-undo-ask = Um Zurücknahme bitten
page-undo-granted = { $name } lässt dich jeden Zug zurücknehmen.
page-undo-asked = { $name } möchte einen Zug zurücknehmen.
page-undo-waits = { $name } entscheidet, ob du den Zug zurücknehmen darfst.
page-allow = Erlauben
page-refuse = Ablehnen
page-reset = Zug neu beginnen
page-reset-late = ein Zug kann nur neu beginnen, solange keine Karte gezogen oder gezeigt wurde und niemand sonst entschieden hat
page-resign = Aufgeben
page-resign-loss = Du verlierst diese Partie sofort.
page-claim = { $name } ist schon länger weg.
page-claim-win = Sieg beanspruchen
page-claim-bot = Einen Bot übernehmen lassen
page-sealed = Kartengabe versiegelt
page-clause = Absatz { $clause }
page-clause-open = Absatz { $clause } öffnen
page-clause-page = In den Regeln lesen
page-turn = Zug { $turn }
page-tab-turn = ● Du bist dran · { $game }
page-curtain = { $name } entscheidet
page-curtain-why = Gib das Gerät weiter. Spicken gilt nicht.
page-curtain-lift = Ich bin { $name }
page-clock-of = Uhr, { $name }
page-away = { $name } ist nicht da. Nach { $time } darfst du den Sieg beanspruchen oder einen Bot übernehmen lassen.

## Looking back

page-replay = Nachspielen
page-first = Zum Anfang
page-back = Einen Schritt zurück
page-forward = Einen Schritt weiter
page-ply = Schritt { $ply }
page-ply-of = { $ply } von { $last }
page-looking-at =
    { $moment ->
        [none] Du siehst Schritt { $ply }.
       *[other] Du siehst { $moment }, Schritt { $ply }.
    }
page-back-to-now = Zurück zur Gegenwart
page-as = Als { $name }
page-as-all = Alles
page-as-label = Blickwinkel
page-won = Du hast gewonnen
page-lost = Du hast verloren
page-draw = Unentschieden
page-winner = { $name } hat gewonnen
page-rematch = Revanche, Seiten getauscht
page-results =
    { $count ->
        [one] 1 Ergebnis
       *[other] { $count } Ergebnisse
    }
page-review-start = Zurückblicken
page-play-on = Von hier weiterspielen
page-save = Partie speichern
page-link = Link kopieren
page-hide-end = Ende verbergen
page-show-end = Ende zeigen
page-proof =
    { $state ->
        [verified] Kartengabe in deinem Browser geprüft
        [broken] Die Kartengabe passt nicht zu ihrem Siegel
        [none] Kartengabe nicht geprüft
       *[checking] Kartengabe wird geprüft
    }
page-proof-draws =
    { $count ->
        [one] 1 Ziehung passt zum Siegel, das vor der Partie gezeigt wurde.
       *[other] Alle { $count } Ziehungen passen zum Siegel, das vor der Partie gezeigt wurde.
    }
page-proof-wrong =
    { $reason ->
        [promise] Die gezeigte Zahl ({ $at }) ist nicht die versprochene.
       *[draw] Die in Schritt { $at } gezogene Karte folgt nicht aus den drei Zahlen.
    }
page-proof-how = Der Server und beide Plätze haben vor der ersten Karte je eine Zahl versprochen. Diese Seite hat alle Karten aus den drei Zahlen neu gezogen.
page-proof-http = Das Prüfen braucht eine sichere Adresse (https oder dieser Rechner).

## Rulebooks

page-book = Regelheft
page-book-chapter = Kapitel { $number } von { $count }
page-book-contents = Inhalt
page-book-summary = Überblick auf einer Seite
page-book-clauses = Alle Absätze
page-book-example = Spiel das Beispiel
page-book-tested = Geprüft. Dieses Beispiel läuft bei jedem Build, mit denselben Regeln, nach denen du spielst.
page-book-open = Am Tisch öffnen
page-book-which = Beispiel { $number } von { $count }
page-book-next-example = Nächstes Beispiel
page-book-minutes =
    { $count ->
        [one] 1 Minute Lesezeit
       *[other] { $count } Minuten Lesezeit
    }
page-book-right = Richtig.
page-book-other = Das ist geschehen, aber die Antwort ist es noch nicht.
page-book-back = Zurücknehmen
page-book-again = Von vorn beginnen
page-book-show = Antwort zeigen
page-book-print = Drucken
page-book-return = Zurück zum Regelheft
page-book-explains = Die Absätze zu diesem Kapitel

## Rules pages

page-rules-chapters = Kapitel
page-rules-find = Wort oder Absatz suchen
page-rules-beside = Zweite Sprache
page-rules-none = keine
page-rules-examples = Durchgespielte Beispiele
page-rules-tested = Jeder Absatz hat einen Test. Alles, was gerade nicht erlaubt ist, und jeder Eintrag im Verlauf verweist auf seinen Absatz.
page-rules-variants = Varianten
page-rules-variants-about = Wo die Regelhefte eine Wahl lassen, darf jeder Tisch wählen. Unsere Voreinstellung ist hervorgehoben.
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
        [olympus-EFF] Was die Karten tun
        [hellas-EFF] Was die Karten tun
       *[other] Unsere Entscheidungen
    }
page-diagram-tile = Das Schicksalsplättchen, wie es liegt, im Uhrzeigersinn und gegen den Uhrzeigersinn gedreht. Die untere Kante zeigt zu dir.
page-diagram-turn =
    { $turn ->
        [leave] wie es liegt
        [cw] im Uhrzeigersinn
       *[ccw] gegen den Uhrzeigersinn
    }
page-diagram-fronts = Fronten mit gleicher Nummer liegen einander gegenüber.
page-diagram-areas = Je sechs Plätze in drei Gebieten. Plätze mit gleicher Nummer stehen sich gegenüber und greifen in dieser Reihenfolge an.
page-diagram-hexes = Land muss an Land grenzen, Wasser an Wasser.
page-diagram-hex =
    { $kind ->
        [island] Insel
        [coast] Küste
       *[bridge] Brücke
    }

## Credits

page-credits-unofficial = Kleos ist ein inoffizielles Fanprojekt ohne Verbindung zu den Verlagen. Die Spiele gehören ihren Autoren; die Regeln erzählen wir in eigenen Worten, und Bilder der Originale verwenden wir nicht.
page-credits-games = Die Spiele
page-credits-icons = Bilder
page-credits-icons-by = Die Figuren stammen von game-icons.net, stehen unter der Lizenz CC BY 3.0 und wurden umgefärbt und zugeschnitten. Gezeichnet haben sie:
page-credits-parts = Schriften und Software
page-credits-own = Kleos selbst
page-credits-own-about = Code, Pläne, Farbzeichen, Mäander, Klänge und Texte sind von uns, unter der MIT-Lizenz.
