### Fight for Olympus: the log in words; $who is "you" or "other".

log-fo-starter =
    { $who ->
        [you] du beginnst
       *[other] { $name } beginnt
    }
log-fo-turn =
    { $who ->
        [you] Zug { $turn }: deiner
       *[other] Zug { $turn }: { $name }
    }
log-fo-looks =
    { $who ->
        [you] du siehst dir an: { $cards }
       *[other] { $name } sieht sich an: { $cards }
    }
log-fo-looks-unseen =
    { $count ->
        [one] { $name } sieht sich 1 Karte an
       *[other] { $name } sieht sich { $count } Karten an
    }
log-fo-lose =
    { $who ->
        [you] du verlierst eine zufällige Karte: { $card }
       *[other] { $name } verliert eine zufällige Karte: { $card }
    }
log-fo-play =
    { $who ->
        [you] du spielst „{ $card }“{ $where }{ $paid }
       *[other] { $name } spielt „{ $card }“{ $where }{ $paid }
    }
log-fo-put =
    { $who ->
        [you] du platzierst „{ $card }“{ $where }
       *[other] { $name } platziert „{ $card }“{ $where }
    }
log-fo-pay =
    { $who ->
        [you] du bezahlst mit: { $cards }
       *[other] { $name } bezahlt mit: { $cards }
    }
log-fo-at = {" "}auf { $slot }
log-fo-on = {" "}an { $unit }
log-fo-paying = , bezahlt mit: { $cards }
log-fo-marker = { $letter ->
        [R] roter
        [B] blauer
        [Y] gelber
       *[G] grüner
    } Farbmarker
log-fo-no-card =
    { $who ->
        [you] du spielst keine Karte
       *[other] { $name } spielt keine Karte
    }
log-fo-skip =
    { $who ->
        [you] du lässt { $phase ->
            [play] die Ausspielphase
            [attack] die Angriffsphase
           *[draw] die Ziehphase
        } aus
       *[other] { $name } lässt { $phase ->
            [play] die Ausspielphase
            [attack] die Angriffsphase
           *[draw] die Ziehphase
        } aus
    }
log-fo-use =
    { $who ->
        [you] du nutzt die Fähigkeit von „{ $card }“
       *[other] { $name } nutzt die Fähigkeit von „{ $card }“
    }
log-fo-decline =
    { $who ->
        [you] du verzichtest auf die Fähigkeit von „{ $card }“
       *[other] { $name } verzichtet auf die Fähigkeit von „{ $card }“
    }
log-fo-decline-plain =
    { $who ->
        [you] du verzichtest
       *[other] { $name } verzichtet
    }
log-fo-again =
    { $who ->
        [you] deine Seite: { $unit } { $many ->
            [yes] greifen noch einmal an
           *[no] greift noch einmal an
        }
       *[other] { $name }: { $unit } { $many ->
            [yes] greifen noch einmal an
           *[no] greift noch einmal an
        }
    }
log-fo-choose =
    { $who ->
        [you] du wählst { $unit }, { $slot }
       *[other] { $name } wählt { $unit }, { $slot }
    }
log-fo-move =
    { $who ->
        [you] du verschiebst { $unit } nach { $slot }
       *[other] { $name } verschiebt { $unit } nach { $slot }
    }
log-fo-take =
    { $who ->
        [you] du nimmst den { $letter ->
            [R] roten
            [B] blauen
            [Y] gelben
           *[G] grünen
        } Farbmarker
       *[other] { $name } nimmt den { $letter ->
            [R] roten
            [B] blauen
            [Y] gelben
           *[G] grünen
        } Farbmarker
    }
log-fo-pick =
    { $question ->
        [strip] { $who ->
            [you] du wirfst „{ $card }“ aus der Hand des Gegners ab
           *[other] { $name } wirft „{ $card }“ aus der Hand des Gegners ab
        }
        [recall] { $who ->
            [you] du nimmst „{ $card }“ vom Ablagestapel
           *[other] { $name } nimmt „{ $card }“ vom Ablagestapel
        }
        [keep] { $who ->
            [you] du behältst „{ $card }“
           *[other] { $name } behält „{ $card }“
        }
       *[under] { $who ->
            [you] du legst „{ $card }“ unter den Stapel
           *[other] { $name } legt „{ $card }“ unter den Stapel
        }
    }
log-fo-pick-unseen =
    { $question ->
        [keep] { $name } behält eine Karte
       *[under] { $name } legt eine Karte unter den Stapel
    }
log-fo-hold =
    { $who ->
        [you] deine Seite: { $unit } { $many ->
            [yes] greifen nicht an
           *[no] greift nicht an
        }
       *[other] { $name }: { $unit } { $many ->
            [yes] greifen nicht an
           *[no] greift nicht an
        }
    }
log-fo-attack-open =
    { $who ->
        [you] deine Seite: { $unit } { $many ->
            [yes] greifen von { $slot } an und treffen auf keinen Verteidiger
           *[no] greift von { $slot } an und trifft auf keinen Verteidiger
        }
       *[other] { $name }: { $unit } { $many ->
            [yes] greifen von { $slot } an und treffen auf keinen Verteidiger
           *[no] greift von { $slot } an und trifft auf keinen Verteidiger
        }
    }
log-fo-attack =
    { $who ->
        [you] deine Seite: { $unit } { $many ->
            [yes] greifen { $target } auf { $slot } an{ $result }
           *[no] greift { $target } auf { $slot } an{ $result }
        }
       *[other] { $name }: { $unit } { $many ->
            [yes] greifen { $target } auf { $slot } an{ $result }
           *[no] greift { $target } auf { $slot } an{ $result }
        }
    }
log-fo-result-hurt = {":"} { $damage } Schaden
log-fo-result-gone = {":"} besiegt
log-fo-hurt =
    { $who ->
        [you] deine Seite: { $unit } { $many ->
            [yes] erhalten { $damage } Schaden
           *[no] erhält { $damage } Schaden
        }
       *[other] { $name }: { $unit } { $many ->
            [yes] erhalten { $damage } Schaden
           *[no] erhält { $damage } Schaden
        }
    }
log-fo-heal =
    { $who ->
        [you] deine Seite: { $unit } { $many ->
            [yes] erholen sich von { $damage } Schaden
           *[no] erholt sich von { $damage } Schaden
        }
       *[other] { $name }: { $unit } { $many ->
            [yes] erholen sich von { $damage } Schaden
           *[no] erholt sich von { $damage } Schaden
        }
    }
log-fo-gone =
    { $who ->
        [you] deine Seite: { $unit } { $many ->
            [yes] werden abgelegt
           *[no] wird abgelegt
        }
       *[other] { $name }: { $unit } { $many ->
            [yes] werden abgelegt
           *[no] wird abgelegt
        }
    }
log-fo-back =
    { $who ->
        [you] deine Seite: { $unit } { $many ->
            [yes] kehren auf die Hand zurück
           *[no] kehrt auf die Hand zurück
        }
       *[other] { $name }: { $unit } { $many ->
            [yes] kehren auf die Hand zurück
           *[no] kehrt auf die Hand zurück
        }
    }
log-fo-score =
    { $who ->
        [you] der Zählstein rückt { $points } { $points ->
                [one] Feld
               *[other] Felder
            } zu dir, { $lead ->
            [mover] jetzt bei dir auf { $score }
            [other] jetzt gegenüber auf { $score }
           *[none] jetzt auf 0
        }
       *[other] der Zählstein rückt { $points } { $points ->
                [one] Feld
               *[other] Felder
            } zu { $name }, { $lead ->
            [mover] jetzt dort auf { $score }
            [other] jetzt gegenüber auf { $score }
           *[none] jetzt auf 0
        }
    }
