### Fight for Olympus: help while playing in the terminal, and the commands for cards.

## Playing in the terminal

play-help-olympus =
    Plätze: Olymp O1 O2 O3, Delphi D1 D2, Troja T. Eine Einheit zeigt jetzigen Angriff/Verteidigung, ● Schaden, + Ausrüstung.
    ▲ und ▼ sagen jeden Angriff vom jetzigen Stand aus voraus: Schaden, fällt, oder der Bonus des Gebiets; * = siehe die Anmerkung unten.
    Farben: R rot, B blau, Y gelb, G grün, M mehrfarbig. Kosten wie RB: eine rote und eine blaue Karte oder Farbmarker.
    card Kirke   was eine Karte bewirkt; auch mit Code, etwa B14.
    Du gewinnst bei +7, mit sechs Einheiten zu Beginn deines Zuges, oder mit dem Zählstein auf deiner Seite, wenn der Stapel leer ist.
error-near-card = im Satz { $set } gibt es keine Karte namens „{ $card }“; meintest du: { $near }

## Commands for cards

help-cards = Karten von Fight for Olympus ansehen, einen eigenen Satz prüfen und bewerten.
help-cards-check = Einen Kartensatz in einer TOML- oder JSON-Datei prüfen.
help-cards-file = Ein Kartensatz, TOML oder JSON.
help-cards-show = Eine Karte mit dem Text zeigen, der aus ihren Wirkungen folgt.
help-cards-name = Name oder Code einer Karte, etwa Kirke oder B14.
help-cards-set = Ein Kartensatz in einer Datei, oder: default.
help-cards-list = Alle Karten eines Satzes auflisten.
help-cards-balance = Bots gespiegelte Partien spielen lassen und jede Karte messen.
help-cards-games = Zahl der Partien.
help-cards-seed = Der Startwert aller Kartengaben.
help-cards-bots = Der Bot auf beiden Seiten.
cards-good =
    { $count ->
        [one] { $file }: Der Satz „{ $set }“ ist in Ordnung, 1 Karte
       *[other] { $file }: Der Satz „{ $set }“ ist in Ordnung, { $count } Karten
    }
cards-own =
    { $count ->
        [0] keine Karte weicht vom Standardsatz ab
        [one] 1 Karte weicht vom Standardsatz ab:
       *[other] { $count } Karten weichen vom Standardsatz ab:
    }
cards-hash = Prüfsumme { $hash }
cards-head = { $name }, { $kind }
cards-head-both = { $name } ({ $other }), { $kind }
cards-line = { $type } · { $colour } · Kosten { $cost } · { $values }
cards-count = { $set }: { $count } Karten, { $kinds } verschiedene
cards-playing = Partien laufen
cards-balance-head = { $set } · { $games } gespiegelte Partien · { $bot } gegen sich selbst · Startwert { $seed }
cards-balance-starter = der Startspieler holt { $share } % [{ $low }, { $high }] · im Mittel { $turns } Züge
cards-balance-end = { $share } %: { $reason }
cards-balance-columns-card = Karte
cards-balance-columns-drawn = gez.
cards-balance-columns-played = gesp.
cards-balance-columns-lift = Plus
cards-balance-columns-interval = 95 %
cards-balance-note = Plus: Anteil der Punkte über der Hälfte, in %, wo die Karte gezogen oder gespielt wurde
    ▲ ▼ weit über oder unter dem mittleren Plus aller Karten
cards-balance-none = keine Karte fällt auf
cards-balance-outliers =
    { $count ->
        [one] 1 Karte fällt auf: { $names }
       *[other] { $count } Karten fallen auf: { $names }
    }
error-two-sets = eine Datei und --set nennen zwei Sätze; gib nur einen an
