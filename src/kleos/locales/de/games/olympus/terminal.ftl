### Fight for Olympus: help while playing in the terminal, and the commands for cards.

## Playing in the terminal

play-help-olympus =
    Plätze: Olymp O1 O2 O3, Delphi D1 D2, Troja T. Eine Einheit zeigt Angriff/Verteidigung, wie sie jetzt gelten, ● Schaden, + Ausrüstung.
    ▲ und ▼ sagen jeden Angriff voraus, wie der Plan jetzt steht: Schaden, fällt, oder der Bonus des Gebiets; * = siehe darunter.
    Farben: R rot, B blau, Y gelb, G grün, M mehrfarbig. Kosten wie RB: eine rote und eine blaue Karte oder Farbmarker.
    card Kirke   was eine Karte tut; Karten kennt man auch am Code, etwa B14.
    Du gewinnst bei +7, mit sechs Einheiten zu Beginn deines Zuges, oder mit dem Zählstein auf deiner Seite, wenn der Stapel leer ist.
error-near-card = keine Karte des Satzes { $set } heißt „{ $card }“; ähnlich: { $near }

## Commands for cards

help-cards = Karten von Fight for Olympus ansehen, einen eigenen Satz prüfen und bewerten.
help-cards-check = Einen Kartensatz in einer TOML- oder JSON-Datei prüfen.
help-cards-file = Ein Kartensatz, TOML oder JSON.
help-cards-show = Eine Karte mit dem Text zeigen, der aus ihren Wirkungen folgt.
help-cards-name = Name oder Code einer Karte, etwa Kirke oder B14.
help-cards-set = Ein Kartensatz in einer Datei, oder: default.
help-cards-list = Alle Karten eines Satzes aufzählen.
help-cards-balance = Bots gespiegelt spielen lassen und jede Karte bewerten.
help-cards-games = Wie viele Spiele.
help-cards-seed = Der Startwert für alles Austeilen.
help-cards-bots = Der Bot auf beiden Seiten.
cards-good =
    { $count ->
        [one] { $file }: der Satz „{ $set }“ ist in Ordnung, 1 Karte
       *[other] { $file }: der Satz „{ $set }“ ist in Ordnung, { $count } Karten
    }
cards-own =
    { $count ->
        [0] keine Karte weicht vom üblichen Satz ab
        [one] 1 Karte weicht vom üblichen Satz ab:
       *[other] { $count } Karten weichen vom üblichen Satz ab:
    }
cards-hash = Prüfsumme { $hash }
cards-head = { $name }, { $kind }
cards-head-both = { $name } ({ $other }), { $kind }
cards-line = { $type } · { $colour } · Kosten { $cost } · { $values }
cards-count = { $set }: { $count } Karten in { $kinds } Arten
cards-playing = spielt
cards-balance-head = { $set } · { $games } gespiegelte Spiele · { $bot } gegen sich selbst · Startwert { $seed }
cards-balance-starter = der Startspieler macht { $share } % [{ $low }, { $high }] · im Mittel { $turns } Züge
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
error-two-sets = eine Datei und --set nennen zwei Sätze; nenne einen
