# Alle Wörter, die Menschen lesen, auf Deutsch. Fehler: klein, ohne Punkt; erst was falsch war, dann was richtig wäre.
# Karten, Dateien, Zahlen und Namen kommen als Argumente.

### Fehler des Kerns

error-unknown-game = kein Spiel heißt „{ $game }“; bekannt: { $games }
error-unknown-bot = kein Bot heißt „{ $bot }“; bekannt: { $bots }
error-bot-parameter = { $bot } hat keinen Parameter „{ $given }“; bekannt: { $known }
error-bot-value = { $bot }: { $name } kann nicht „{ $value }“ sein; erlaubt: { $allowed }
error-bot-game = { $bot } spielt { $game } nicht, wohl aber: { $games }
error-unknown-option = { $game } hat keine Option „{ $option }“; Optionen: { $names }
error-bad-value = { $option } kann nicht „{ $value }“ sein; erlaubt: { $allowed }
error-set-size = { $file } ist zu groß für einen Satz Spielmaterial; höchstens { $most } Bytes
error-set-unreadable = { $file } ist kein Satz Spielmaterial: { $detail }
error-bad-components = Satz für { $game }, { $field }: erwartet wird { $wanted }
error-bad-position = Stellung von { $game }, { $part }: { $wanted }
error-bad-starts = der Parameter starts enthält keine Liste von Stellungen: { $detail }
error-bad-observation = unlesbare Beobachtung: { $detail }
error-no-such-move = „{ $text }“ ist kein Zug von { $game }; ein Zug beginnt mit: { $verbs }
error-game-over = das Spiel ist aus; { $move } kommt zu spät
error-no-chance = hier wird nichts gezogen; Spieler { $seat } entscheidet
error-no-such-ending = durch „{ $how }“ verliert niemand; bekannt: { $endings }
error-no-such-line = eine Zeile { $ply } gibt es nicht; es gibt die Zeilen { $first } bis { $last }
error-record-view = „{ $view }“ ist keine Sicht: eine Mitschrift ist full, public oder die von Spieler 1 oder 2
error-record-frames = die Mitschrift hat { $lines } Zeilen, { $frames } Tischbilder und { $by } Angaben, wer am Zug war; das passt nicht zusammen
error-record-untold = die Zeilen der Mitschrift passen nicht zu ihren Tischbildern: { $detail }
error-record-frame = Tischbild { $ply } der Mitschrift: { $detail }
error-stale-ply = für Zeile { $ply } gedacht, das Spiel steht bei Zeile { $now }
error-not-your-turn = Spieler { $seat } entscheidet gerade nicht
error-nothing-to-undo = nichts zurückzunehmen
error-undo-chance = kein Weg zurück: seitdem wurde eine Karte gezogen
error-undo-rival = kein Weg zurück: dein Gegner hat seitdem entschieden
error-undo-revealed = kein Weg zurück: seitdem wurde eine Karte gezeigt

### Fehler von Mitschriften

error-record-unreadable = keine Mitschrift: { $detail }
error-record-size = zu groß für eine Mitschrift; höchstens { $most } Bytes
error-record-format = das Format ist „{ $found }“; erwartet wird { $wanted }
error-record-tampered = die Mitschrift wurde nach dem Versiegeln geändert; nimm eine unveränderte Kopie
error-record-redacted =
    { $view ->
        [public] diese Mitschrift zeigt nur, was alle sahen; nötig ist eine vollständige
       *[other] diese Mitschrift zeigt nur, was Spieler { $view } sah; nötig ist eine vollständige
    }
error-record-game = in der Mitschrift ist { $field } { $told }, in diesem Spiel { $found }
error-record-line = Zeile { $ply } der Mitschrift, „{ $line }“: { $detail }
error-record-short = die Mitschrift endet bei Zeile { $ply } mitten im Austeilen
error-record-table = Zeile { $ply } der Mitschrift zeigt einen Tisch, der sich nicht lesen lässt: { $detail }
error-record-result = die Mitschrift nennt als Sieger { $told }, ihre Züge führen zu { $found }
error-record-deal = Zeile { $ply } der Mitschrift: der Startwert gibt „{ $wanted }“, die Mitschrift sagt „{ $found }“
error-record-imagined = ein Spiel, das von einer Teilansicht aus weiterging, hat keine vollständige Mitschrift: die verdeckten Karten wurden neu verteilt

### Fehler der Befehlszeile

error-file = { $file }: { $detail }
error-option-form = „{ $given }“ ist keine Option; schreib sie als name=wert
error-wrong-game = { $file } ist ein Spiel von { $found }; beginne es mit: kleos play { $found }
error-already-over = { $file } ist ein beendetes Spiel; sieh es an mit: kleos replay { $file }
error-view = „{ $given }“ ist keine Ansicht dieser Mitschrift; erlaubt: { $allowed }
error-no-clause = kein Spiel und kein Absatz heißt „{ $wanted }“; Spiele: { $games }; ein Absatz sieht aus wie HA-05-41
error-no-ledger = die Regeln von { $game } sind nicht in diesem Paket
error-no-checkout = hier liegen keine Quellen; die Tests, die die Absätze belegen, liegen bei ihnen
error-terminal-game = { $game } kann im Terminal noch nicht gespielt werden
error-usage = „{ $detail }“ wird hier nicht verstanden; siehe: kleos --help
error-usage-option = es gibt keine Option { $given }; siehe: kleos --help
error-usage-missing = { $name } fehlt; siehe: kleos --help
error-usage-needs = { $name } braucht einen Wert oder nimmt keinen; siehe: kleos --help
error-usage-value = { $name }: erwartet wird { $wanted }
error-language = keine Sprache heißt „{ $given }“; bekannt: { $languages }
error-unexpected = { $detail }; mit --debug zeigt sich, wo

### Warum ein Zug nicht geht (hector)

why-chance = das tut der Zufall, kein Spieler
why-foreign-move = das ist kein Zug von { $game }
why-game-over = das Spiel ist zu Ende
why-not-now = das wird gerade nicht entschieden
why-not-in-hand = diese Karte hast du nicht auf der Hand
why-one-action = nur eine Aktion je Zug; spiel jetzt eine Karte
why-action-first = erst eine Aktion oder keine, dann die Karte
why-number-home = Heimat gegen Heimat ist hier keine Option
why-number-dead = diese Front steht einer Vorhut mit 4 nicht offen
why-empty-pile = dieser Stapel ist leer; nenne einen mit Karten
why-no-fate-now = nur der Überlegene dreht, nach den Zügen beider Spieler
why-nothing-to-draw = weder Kampfstapel noch Heimat haben eine Karte zum Ziehen
why-no-hero = du hast in diesem Kampf keinen Helden
why-hero-deployed = dein Held ist eingesetzt und bleibt auf seiner Karte
why-hero-pile-empty = dein Heldenstapel ist leer
why-no-such-card = dort liegt noch keine Karte von dir
why-no-deployed-hero = Aufwerten erst, wenn dein Held seit einem früheren Zug liegt
why-no-token = du hast keinen Gunststein mehr
why-covered = dein Held bedeckt diese Karte
why-has-token = diese Karte hat ihren Stein; mehr als einer geht nicht

### Wie ein Spiel endet (hector)

end-fronts = alle drei Fronten des Verlierers sind geleert
end-home = der Heimatstapel des Verlierers ist geleert
end-short = der Verlierer kann seine Hand für den Kampf nicht füllen
end-both = beide fallen zugleich; der Sieger des letzten Kampfes gewinnt
end-limit = der letzte erlaubte Kampf ist vorbei

### Namen

game-name =
    { $game ->
        [hector] Hector & Achilles
        [hellas] Hellas
        [olympus] Fight for Olympus
       *[other] { $game }
    }
game-about =
    { $game ->
        [hector] Kämpfe voller Bluff mit verdeckten Karten und einem Schicksal, das sich dreht
        [hellas] Seefahrten, Angriffe und Götterkarten auf einer wachsenden Karte aus Sechsecken
        [olympus] Helden, Soldaten und Ausrüstung mit Fähigkeiten ringen um drei Gebiete
       *[other] ein Duell
    }
bot-about =
    { $bot ->
        [uniform] spielt irgendeinen erlaubten Zug, alle gleich gern
        [greedy] schaut einmal auf den Tisch und nimmt, was am besten scheint
        [openspiel-ismcts] die Suche von OpenSpiel in Python, zum Vergleich
        [novice] Stufe 1: schaut wenig voraus, stellt sich wenige Hände vor, macht ehrliche Fehler
        [soldier] Stufe 2: sieht mehr und irrt seltener
        [captain] Stufe 3: zählt, was zu zählen ist; kleine Ungenauigkeiten
        [hero] Stufe 4: spielt immer, was am besten aussieht
        [god] Stufe 5: denkt am längsten nach
        [ismcts] die Suche hinter den Stufen, alle Einstellungen offen
       *[other] ein Bot
    }
colour-name =
    { $letter ->
        [R] rot
        [G] grün
        [B] blau
        [Y] gelb
        [P] lila
        [N] braun
       *[other] { $letter }
    }
troop-name =
    { $value ->
        [1] Schleuderer
        [2] Bogenschütze
        [3] Peltast
       *[4] Hoplit
    }
troop-short =
    { $value ->
        [1] Schleud.
        [2] Schütze
        [3] Peltast
       *[4] Hoplit
    }
people-name =
    { $people ->
        [greek] GRIECHEN
       *[trojan] TROJANER
    }
pile-name =
    { $pile ->
        [4] der Heimat
       *[other] Front { $pile }
    }
pile-label =
    { $pile ->
        [4] Heimat
       *[other] Front { $pile }
    }
hero-name = { $name } { $card }
bot-name =
    { $bot ->
        [novice] Neuling
        [soldier] Soldat
        [captain] Hauptmann
        [hero] Held
        [god] Gott
       *[other] { $bot }
    }
player-name = Spieler { $seat }
player-bot = Spieler { $seat }, { $bot }

### Der Tisch (hector)

table-battle = Kampf { $battle }
table-round = Runde { $round } von 4
table-attack-you = du greifst an
table-attack-other = { $name } greift an
table-at =
    { $number ->
        [4] Heimat gegen Heimat
       *[other] an Front { $number }
    }
table-vanguard = Vorhut
table-covers = auf { $card }
table-heroes = Helden
table-favour = Gunst
table-shame = Schande
table-exhausted = geleert
table-superiority = Überlegenheit
table-score = zählte jetzt
table-colours = Zählfarben
table-left-out = ohne verdeckten Helden
table-tile = Schicksal { $tile }
table-faces-you = zu dir
table-you-score = du zählst
table-rival = Gegner
table-faces = zu { $seat }
table-scores = { $seat } zählt
table-turned =
    { $turn ->
        [leave] wie es liegt
        [cw] im Uhrzeigersinn
       *[ccw] gegen den Uhrzeigersinn
    }
table-you = du
table-hand = Hand
table-hand-count =
    { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
table-hero-none = kein Held
table-hero-hidden = verdeckter Held, einer von { $colours }
table-hero-held = { $hero } auf der Hand
table-hero-deployed = { $hero } eingesetzt
table-hero-shown = { $hero } gezeigt
table-under = { $colours } unter dem Heldenstapel
table-known = gesehen in Stapeln: { $cards }
table-known-rival = gesehen in Stapeln oder Hand: { $cards }
table-maybe = vielleicht { $cards }
table-out = aus dem Spiel: { $cards }
table-unseen-out =
    { $count ->
        [one] 1 ungesehen
       *[other] { $count } ungesehen
    }
table-lost-heroes = Helden { $colours }
table-stock = Plättchen, die noch kommen: { $tiles }

### Was gefragt ist (hector)

ask-vanguard = Du greifst an: Nenne den Stapel, dessen oberste Karte deine Vorhut wird.
ask-number = Deine Vorhut ist eine 4: Nenne die Front dieses Kampfes.
ask-orient = Lege das Schicksalsplättchen: Welche Farbe zeigt zu dir?
ask-action = Dein Zug { $turn } von 4: eine Aktion oder keine; danach kommt die Karte.
ask-card = Dein Zug { $turn } von 4: Spiel eine Karte.
ask-fate = Du bist überlegen, { $mine } zu { $theirs }: Dreh das Plättchen oder lass es liegen.
ask-ransom = Der Kampf ist verloren. Geht dein Held, oder ein Gunststein an seiner Stelle?
ask-nobody = Das Spiel ist aus.
ask-other = { $name } entscheidet.
ask-chance = Der Zufall entscheidet.

### Züge in Worten (hector)

move-vanguard =
    { $size ->
        [one] oberste Karte von { $pile } aufdecken (noch 1 Karte)
       *[other] oberste Karte von { $pile } aufdecken (noch { $size } Karten)
    }
move-number =
    { $number ->
        [4] Heimat gegen Heimat kämpfen
       *[other] an Front { $number } kämpfen: deine { $mine } Karten gegen { $theirs }
    }
move-orient = { $mine } { $colour } zu dir, { $theirs } zum Gegner
move-pass = keine Aktion
move-discard = { $card } endgültig abwerfen und eine Karte nachziehen
move-change = Held wechseln: { $hero } gegen den obersten des Stapels
move-deploy = { $hero } auf { $card } einsetzen
move-deploy-vanguard = { $hero } auf deine Vorhut { $card } einsetzen
move-upgrade = einen Gunststein auf { $card } legen
move-upgrade-vanguard = einen Gunststein auf deine Vorhut { $card } legen
move-retreat =
    { $cards ->
        [one] Rückzug: Kampf und 1 Karte verlieren
       *[other] Rückzug: Kampf und { $cards } Karten verlieren
    }
move-play = { $card } { $troop } spielen
move-play-scores = { $card } { $troop } spielen, die Farbe zählt gerade
move-leave = liegen lassen: { $mine } zu dir, { $theirs } zum Gegner
move-turn-cw = im Uhrzeigersinn drehen: { $mine } zu dir, { $theirs } zum Gegner
move-turn-ccw = gegen den Uhrzeigersinn drehen: { $mine } zu dir, { $theirs } zum Gegner
move-give-hero = { $hero } gehen lassen
move-give-token = einen Gunststein zahlen und { $hero } behalten

### Der Verlauf in Worten (hector); $who ist „you“ oder „other“

log-seating = { $name } führt die Griechen
log-vanguard =
    { $who ->
        [you] du deckst { $card } von { $pile } als Vorhut auf
       *[other] { $name } deckt { $card } von { $pile } als Vorhut auf
    }
log-number =
    { $who ->
        [you] du wählst den Kampf { $number ->
            [4] Heimat gegen Heimat
           *[other] an Front { $number }
        }
       *[other] { $name } wählt den Kampf { $number ->
            [4] Heimat gegen Heimat
           *[other] an Front { $number }
        }
    }
log-tile = Schicksalsplättchen { $tile } wird aufgedeckt
log-orient =
    { $who ->
        [you] du legst das Plättchen: { $mine } zu dir, { $theirs } zu { $rival }
       *[other] { $name } legt das Plättchen: { $mine } zu sich, { $theirs } zu { $rival }
    }
log-to-you = dir
log-for-you = dich
log-draw-hand =
    { $who ->
        [you] du ziehst { $cards }
       *[other] { $name } zieht { $cards }
    }
log-draw-unseen =
    { $count ->
        [one] { $name } zieht 1 Karte
       *[other] { $name } zieht { $count } Karten
    }
log-hero =
    { $who ->
        [you] dein Held ist { $hero }
       *[other] { $name } hat { $hero }
    }
log-hero-unseen = { $name } zieht einen Helden
log-pass =
    { $who ->
        [you] du verzichtest auf eine Aktion
       *[other] { $name } verzichtet auf eine Aktion
    }
log-discard =
    { $who ->
        [you] du wirfst { $card } ab
       *[other] { $name } wirft { $card } ab
    }
log-discard-unseen = { $name } wirft eine Karte verdeckt ab
log-change =
    { $who ->
        [you] du legst deinen Helden unter den Stapel
       *[other] { $name } legt den Helden unter den Stapel
    }
log-deploy =
    { $who ->
        [you] du setzt { $hero } auf { $card } ein
       *[other] { $name } setzt { $hero } auf { $card } ein
    }
log-upgrade =
    { $who ->
        [you] du legst einen Gunststein auf { $card }
       *[other] { $name } legt einen Gunststein auf { $card }
    }
log-retreat =
    { $who ->
        [you] du ziehst dich zurück und verlierst den Kampf
       *[other] { $name } zieht sich zurück und verliert den Kampf
    }
log-lose =
    { $who ->
        [you] du verlierst { $card } für alte Schande
       *[other] { $name } verliert { $card } für alte Schande
    }
log-lose-unseen = { $name } verliert verdeckt eine Karte für alte Schande
log-play =
    { $who ->
        [you] du spielst { $card }
       *[other] { $name } spielt { $card }
    }
log-turn =
    { $who ->
        [you] du { $turn ->
            [leave] lässt das Plättchen liegen
            [cw] drehst das Plättchen im Uhrzeigersinn
           *[ccw] drehst das Plättchen gegen den Uhrzeigersinn
        }
       *[other] { $name } { $turn ->
            [leave] lässt das Plättchen liegen
            [cw] dreht das Plättchen im Uhrzeigersinn
           *[ccw] dreht das Plättchen gegen den Uhrzeigersinn
        }
    }
log-give-hero =
    { $who ->
        [you] du lässt { $hero } gehen
       *[other] { $name } lässt { $hero } gehen
    }
log-give-token =
    { $who ->
        [you] du zahlst einen Gunststein und behältst { $hero }
       *[other] { $name } zahlt einen Gunststein und behält { $hero }
    }
log-undo =
    { $who ->
        [you] du nimmst deinen letzten Zug zurück
       *[other] { $name } nimmt den letzten Zug zurück
    }
log-forced = der einzige Zug

log-reveal =
    { $who ->
        [you] du zeigst { $hero }
       *[other] { $name } zeigt { $hero }
    }
log-scores = Kampf { $battle } wird gezählt: { $first } für { $one }, { $second } für { $two }
log-battle-won =
    { $who ->
        [you] du gewinnst Kampf { $battle } und greifst als Nächster an
       *[other] { $name } gewinnt Kampf { $battle } und greift als Nächster an
    }
log-battle-last =
    { $who ->
        [you] du gewinnst Kampf { $battle }
       *[other] { $name } gewinnt Kampf { $battle }
    }
log-battle-tied = Kampf { $battle } endet unentschieden: beide nehmen ihre Karten zurück, { $name } greift als Nächster an
log-exhausted =
    { $who ->
        [you] deine Front { $front } ist geleert
       *[other] Front { $front } von { $name } ist geleert
    }

### Spielen im Terminal

play-welcome =
    { $people ->
        [none] { $game } · du bist Spieler { $seat }, gegen { $rival } · Hilfe mit help
       *[other] { $game } · du führst die { $people }, Spieler { $seat }, gegen { $rival } · Hilfe mit help
    }
play-welcome-two = { $game } · zwei Spieler an einem Bildschirm · Hilfe mit help
play-loaded = fortgesetzt aus { $file } bei Zeile { $ply }
play-prompt = >
play-curtain = Gib den Bildschirm an { $name } und drücke Enter.
play-number-range = kein Zug hat die Nummer { $number }; die Nummern gehen von 1 bis { $most }
play-log-form = so steht es im Verlauf; um es zu spielen, tippe { $code }
play-what = „{ $text }“ ist hier kein Befehl; help zählt sie auf, oder tippe eine Nummer von 1 bis { $most }
play-why-what = why womit? eine Nummer oder ein Zug, etwa: why 1, why { $code }
play-legal = { $code }: jetzt erlaubt, { $words } [{ $clause }]
play-undone = zurückgenommen
play-save-exists = { $file } gibt es schon; nenne eine andere Datei
play-save-number = „{ $name }“ ist kein Dateiname; etwa: spiel.json
play-save-what = wohin speichern? nenne eine Datei, etwa: save spiel.json
play-saved = gespeichert in { $file }; die Datei enthält auch verdeckte Karten; weiter geht es mit: kleos play { $game } --load { $file }
play-saved-over = gespeichert in { $file }; ansehen mit: kleos replay { $file }
play-card-what = welche Karte? nenne eine, oder ihren Code
play-no-cards = Karten dieses Spiels haben Farbe und Wert und keinen Text
play-rules-what = welcher Absatz? etwa: rules { $example }
play-no-clause = kein Absatz heißt „{ $wanted }“; etwa: { $example }
play-leave-unsaved = Bei Zeile { $ply } verlassen, nicht gespeichert. Ein andermal: save DATEI, später kleos play { $game } --load DATEI
play-leave-saved = Bei Zeile { $ply } verlassen. Weiter geht es mit: kleos play { $game } --load { $file }
play-quit-save = Das Spiel vorher speichern? Nenne eine Datei, oder Enter, um ohne zu gehen:
play-end-save = Die Mitschrift speichern? Nenne eine Datei, oder Enter für nein:
play-won = { $name } gewinnt das Spiel: { $reason } [{ $clause }]
play-won-you = Du gewinnst das Spiel: { $reason } [{ $clause }]
play-lost-you = Du verlierst das Spiel: { $reason } [{ $clause }]
play-drawn = Das Spiel endet unentschieden: { $reason } [{ $clause }]
play-seed = Ausgeteilt nach Startwert { $seed }.
play-resign-sure = Du verlierst das Spiel sofort. Aufgeben? (ja oder nein)
play-help =
    1, 2, …          den Zug mit dieser Nummer spielen
    CODE             einen Zug mit seinem Code spielen, er steht rechts: { $code }
    why 3            der Absatz, der Zug 3 erlaubt
    why CODE         der Absatz, der einen Zug erlaubt oder verbietet
    undo             die letzte Entscheidung zurücknehmen, solange du seitdem nichts erfahren hast
    resign           das Spiel aufgeben
    table            den Tisch neu zeichnen
    log              alles, was geschah, wie du es sahst
    rules { $clause }   ein Absatz der Regeln
    save DATEI       das Spiel in eine Datei schreiben
    quit             gehen
play-help-hector =
    Eine Karte wie Y3 ist Farbe und Wert: R rot, G grün, B blau, Y gelb, P lila, N braun; Werte 1 bis 4.
    Die Überlegenheit zählt alle deine offenen Karten; wer mehr hat, darf nach jeder Runde das Plättchen drehen.
    Punkte geben nur Karten in der Farbe, die zu dir zeigt, und in der Farbe deines Helden. Sie entscheiden den Kampf.
    Eine Front mit weniger als 5 Karten nach einem verlorenen Kampf ist geleert. Alle drei geleert, oder die Heimat: verloren.

### Befehle

help-app = Drei Duelle des alten Griechenland für zwei Spieler.
help-debug = Zeigen, wo ein Fehler auftrat.
help-lang = Die Sprache aller Wörter; sonst entscheidet LANG.
help-version = Version und Art des Builds zeigen.
help-json = Als JSON antworten.
help-play = Im Terminal spielen.
help-play-game = Das Spiel, etwa hector.
help-seat = Dein Platz, 1 oder 2.
help-against = Ein Bot, etwa greedy, oder: person.
help-seed = Nach diesem Startwert austeilen.
help-option = Ein Schalter der Regeln, name=wert; auch mehrmals.
help-components = Mit dem Spielmaterial in dieser Datei spielen.
help-load = Das Spiel in dieser Datei fortsetzen.
help-games = Die Spiele und ihre Optionen aufzählen.
help-bots = Die Bots aufzählen.
help-replay = Eine Mitschrift Schritt für Schritt ansehen.
help-replay-file = Eine Mitschrift, wie save sie schreibt.
help-as = Ansehen als Spieler 1 oder 2, als Zuschauer (public) oder ganz (full).
help-all = Das ganze Spiel auf einmal ausgeben.
help-verify = Siegel, Züge und Austeilen einer Mitschrift prüfen.
help-rules = Die Absätze eines Spiels zeigen, oder einen.
help-rules-what = Ein Spiel oder ein Absatz, etwa hector oder HA-05-41.
help-trace = Die Absätze mit den Tests vergleichen, die sie belegen.

manual-usage = Aufruf: { $line }
manual-command = BEFEHL
manual-options-short = Optionen
manual-commands = Befehle
manual-arguments = Argumente
manual-options = Optionen
manual-help = Diese Seite zeigen.
manual-default = (sonst: { $value })

version = kleos { $version }, Build { $build }
bots-parameters = Parameter: { $known }
replay-head =
    { $lines ->
        [one] { $game } · { $one } gegen { $two } · 1 Zeile
       *[other] { $game } · { $one } gegen { $two } · { $lines } Zeilen
    }
replay-as =
    { $view ->
        [full] alle Karten offen
        [public] wie alle es sehen konnten
       *[other] wie Spieler { $view } es sah
    }
replay-prompt = Enter weiter, b zurück, eine Zahl springt, q beendet >
replay-line = Zeile { $ply } von { $lines }
replay-what = „{ $text }“ ist kein Schritt; Enter, b, eine Zeilennummer oder q
replay-running = das Spiel ist nicht zu Ende
replay-open = { $name } hält { $cards }{ $hero ->
        [none] {""}
       *[other] , { $hero }
    }
replay-nothing = nichts
verify-seal = Siegel unversehrt
verify-moves =
    { $lines ->
        [one] 1 Zeile lässt sich nachspielen
       *[other] { $lines } Zeilen lassen sich nachspielen
    }
verify-deal =
    { $draws ->
        [one] 1 Ziehung folgt aus Startwert { $seed }
       *[other] { $draws } Ziehungen folgen aus Startwert { $seed }
    }
verify-no-seed = kein Startwert in der Mitschrift, das Austeilen ist nicht prüfbar
verify-redacted = eine Ansicht ohne die verdeckten Karten: nur das Siegel ist prüfbar
verify-result = Ergebnis: { $result }
rules-count =
    { $count ->
        [one] 1 Absatz
       *[other] { $count } Absätze
    }

# Geschwindigkeit
