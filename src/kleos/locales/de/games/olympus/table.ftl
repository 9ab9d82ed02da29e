### Fight for Olympus: the table in the terminal.

## The table

table-fo-turn =
    { $who ->
        [you] Zug { $turn }, deiner
       *[other] Zug { $turn }, { $name }
    }
table-fo-setup = Die Karten werden ausgeteilt
table-fo-phase =
    { $phase ->
        [play] Ausspielphase
        [attack] Angriffsphase
        [draw] Ziehphase
        [end] Ende des Zuges
       *[over] die Partie ist zu Ende
    }
table-fo-pile = Stapel { $count }
table-fo-discard = Ablage { $count }
table-fo-discard-top = Ablage { $count }, oben { $card }
table-fo-markers =
    { $count ->
        [one] Farbmarker { $colours }
       *[other] Farbmarker { $colours }
    }
table-fo-no-markers = kein Farbmarker
table-fo-closed = { $count } verdeckt abgelegt
table-fo-known = bekannt auf der Hand: { $cards }
table-fo-betrayed = deinem Gegner bekannt: { $cards }
table-fo-under = unter dem Stapel, die nächste zuerst: { $cards }
table-fo-closed-own = von dir verdeckt abgelegt: { $cards }
table-fo-hand = Deine Hand
table-fo-payable = ► jetzt bezahlbar
table-fo-empty = Deine Hand ist leer
table-fo-paying = Bezahlung: { $card }
table-fo-looking = du siehst: { $cards }
table-fo-level = gleichauf
table-fo-leads =
    { $who ->
        [you] du führst mit { $points }
       *[other] { $name } führt mit { $points }
    }
table-fo-unit = { $name } { $attack }/{ $defence }
table-fo-hurt = { $name } { $attack }/{ $defence }, { $damage } Schaden
table-fo-nobody = niemand
table-fo-silenced = ohne Fähigkeit
table-fo-bonus-point = +1 Punkt
table-fo-bonus-marker = Marker nehmen: { $colours }
table-fo-bonus-steal = Marker vom Gegner
table-fo-bonus-card = Karte ziehen

## The attack forecast: at most nine letters in a slot

table-fo-strike-none = Angriff 0
table-fo-strike-done = fertig
table-fo-strike-falls = { $damage }: fällt
table-fo-strike-hurts = { $damage } Schaden
table-fo-strike-point = +1 Punkt
table-fo-strike-marker = Marker
table-fo-strike-card = 1 Karte
table-fo-strike-nothing = kein Bonus
table-fo-note = { $slot } { $unit }: { $notes }
table-fo-note-splash = auch { $damage } Schaden an benachbarten Einheiten
table-fo-note-aims = darf eine andere Einheit treffen
table-fo-note-stand = eine andere Einheit darf den Treffer abfangen
table-fo-note-saved =
    { $count ->
        [one] mit 1 Handkarte zu retten
       *[other] mit { $count } Handkarten zu retten
    }
table-fo-note-grants =
    { $count ->
        [one] greift noch einmal an
       *[other] greift noch { $count }-mal an
    }
