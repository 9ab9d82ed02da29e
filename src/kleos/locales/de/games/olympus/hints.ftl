### Fight for Olympus: facts about moves, and what to look at.

## Facts

hint-fo-win =
    { $form ->
        [sure] Du gewinnst in diesem Zug die Partie; { hint-only }.
       *[odds] Du gewinnst in diesem Zug in { $value } % der Fälle die Partie; { hint-against }: { $others } %.
    }
hint-fo-lose =
    { $form ->
        [sure] Du bist nach diesem Zug noch in der Partie; { hint-only }.
       *[odds] Du verlierst in diesem Zug in { $value } % der Fälle die Partie; { hint-against }: { $others } %.
    }
hint-fo-points = Punkte, die du in diesem Zug gewinnst: { $value }; { hint-against }: { $others }.
hint-fo-kills = Gegnerische Einheiten, die in diesem Zug fallen: { $value }; { hint-against }: { $others }.
hint-fo-losses = Einheiten, die du in diesem Zug verlierst: { $value }; { hint-against }: { $others }.
hint-fo-hand = Karten auf deiner Hand nach diesem Zug: { $value }; { hint-against }: { $others }.
hint-fo-markers = Farbmarker, die du nach diesem Zug hast: { $value }; { hint-against }: { $others }.
hint-fo-units = Einheiten, die du nach diesem Zug auf dem Plan hast: { $value }; { hint-against }: { $others }.
hint-fo-doomed = Deine Einheiten, die als Nächstes der gegenüber zum Opfer fallen könnten: { $value }; { hint-against }: { $others }.
hint-fo-strong = Gegnerische Einheiten, die deine gegenüber als Nächstes besiegen könnten: { $value }; { hint-against }: { $others }.
hint-fo-falls =
    { $form ->
        [sure] { $unit } { $many ->
            [yes] fallen
           *[no] fällt
        } in diesem Zug; { hint-only }.
       *[odds] { $unit } { $many ->
            [yes] fallen
           *[no] fällt
        } in diesem Zug in { $value } % der Fälle; { hint-against }: { $others } %.
    }
hint-fo-blocks =
    { $form ->
        [sure] Du hinderst „{ $unit }“ daran, { $bonus ->
            [point] einen Punkt zu holen
            [marker] einen Marker zu nehmen
           *[card] eine Karte zu ziehen
        }; { hint-only }.
       *[odds] { $unit } { $many ->
            [yes] können
           *[no] kann
        } danach in { $value } % der Fälle ungehindert { $bonus ->
            [point] einen Punkt holen
            [marker] einen Marker nehmen
           *[card] eine Karte ziehen
        }; { hint-against }: { $others } %.
    }

## What to look at

look-fo-end = Sieh dir Zählstein und Plätze an: Die Partie könnte in diesem Zug enden.
look-fo-points = Sieh dir den Olymp an: Wo träfe ein Angriff auf niemanden?
look-fo-kills = Sieh dir die gegnerischen Einheiten an: Welche können in diesem Zug fallen?
look-fo-losses = Sieh dir deine Einheiten an: Welche könnten fallen?
look-fo-hand = Sieh dir deine Hand an: Was bleibt zum Bezahlen übrig?
look-fo-markers = Sieh dir Delphi an: Ist noch ein Marker zu haben?
look-fo-units = Sieh dir deine freien Plätze an: Wo fehlt eine Einheit?
look-fo-strong = Sieh dir an, wer deinen Einheiten gegenübersteht: Wen könnten sie als Nächstes besiegen?
look-fo-falls = Sieh dir „{ $unit }“ an: Was braucht es, um diese Einheit zu besiegen?
look-fo-blocks = Sieh dir „{ $unit }“ an: Auf wen trifft diese Einheit, wenn sie angreift?
