### Fight for Olympus: the log in words; $who is "you" or "other".

log-fo-starter =
    { $who ->
        [you] jij begint
       *[other] { $name } begint
    }
log-fo-turn =
    { $who ->
        [you] beurt { $turn }: jij
       *[other] beurt { $turn }: { $name }
    }
log-fo-looks =
    { $who ->
        [you] je bekijkt { $cards }
       *[other] { $name } bekijkt { $cards }
    }
log-fo-looks-unseen =
    { $count ->
        [one] { $name } bekijkt 1 kaart
       *[other] { $name } bekijkt { $count } kaarten
    }
log-fo-lose =
    { $who ->
        [you] je verliest een willekeurige kaart: { $card }
       *[other] { $name } verliest een willekeurige kaart: { $card }
    }
log-fo-play =
    { $who ->
        [you] je speelt { $card }{ $where }{ $paid }
       *[other] { $name } speelt { $card }{ $where }{ $paid }
    }
log-fo-put =
    { $who ->
        [you] je plaatst { $card }{ $where }
       *[other] { $name } plaatst { $card }{ $where }
    }
log-fo-pay =
    { $who ->
        [you] je betaalt met { $cards }
       *[other] { $name } betaalt met { $cards }
    }
log-fo-at = {" "}in { $slot }
log-fo-on = {" "}bij { $unit }
log-fo-paying = , betaald: { $cards }
log-fo-marker = het { $letter ->
        [R] rode
        [B] blauwe
        [Y] gele
       *[G] groene
    } kleurfiche
log-fo-no-card =
    { $who ->
        [you] je speelt geen kaart
       *[other] { $name } speelt geen kaart
    }
log-fo-skip =
    { $who ->
        [you] je slaat { $phase ->
            [play] de speelfase
            [attack] de aanvalsfase
           *[draw] de trekfase
        } over
       *[other] { $name } slaat { $phase ->
            [play] de speelfase
            [attack] de aanvalsfase
           *[draw] de trekfase
        } over
    }
log-fo-use =
    { $who ->
        [you] je gebruikt de eigenschap van { $card }
       *[other] { $name } gebruikt de eigenschap van { $card }
    }
log-fo-decline =
    { $who ->
        [you] je ziet af van de eigenschap van { $card }
       *[other] { $name } ziet af van de eigenschap van { $card }
    }
log-fo-decline-plain =
    { $who ->
        [you] je ziet ervan af
       *[other] { $name } ziet ervan af
    }
log-fo-again =
    { $who ->
        [you] jouw { $unit } { $many ->
            [yes] vallen nog een keer aan
           *[no] valt nog een keer aan
        }
       *[other] { $unit } van { $name } { $many ->
            [yes] vallen nog een keer aan
           *[no] valt nog een keer aan
        }
    }
log-fo-choose =
    { $who ->
        [you] je kiest { $unit }, { $slot }
       *[other] { $name } kiest { $unit }, { $slot }
    }
log-fo-move =
    { $who ->
        [you] je verplaatst { $unit } naar { $slot }
       *[other] { $name } verplaatst { $unit } naar { $slot }
    }
log-fo-take =
    { $who ->
        [you] je neemt het { $letter ->
            [R] rode
            [B] blauwe
            [Y] gele
           *[G] groene
        } kleurfiche
       *[other] { $name } neemt het { $letter ->
            [R] rode
            [B] blauwe
            [Y] gele
           *[G] groene
        } kleurfiche
    }
log-fo-pick =
    { $question ->
        [strip] { $who ->
            [you] je legt { $card } af uit de hand van de tegenstander
           *[other] { $name } legt { $card } af uit de hand van de tegenstander
        }
        [recall] { $who ->
            [you] je neemt { $card } van de aflegstapel
           *[other] { $name } neemt { $card } van de aflegstapel
        }
        [keep] { $who ->
            [you] je houdt { $card }
           *[other] { $name } houdt { $card }
        }
       *[under] { $who ->
            [you] je legt { $card } onder de stapel
           *[other] { $name } legt { $card } onder de stapel
        }
    }
log-fo-pick-unseen =
    { $question ->
        [keep] { $name } houdt een kaart
       *[under] { $name } legt een kaart onder de stapel
    }
log-fo-hold =
    { $who ->
        [you] jouw { $unit } { $many ->
            [yes] vallen niet aan
           *[no] valt niet aan
        }
       *[other] { $unit } van { $name } { $many ->
            [yes] vallen niet aan
           *[no] valt niet aan
        }
    }
log-fo-attack-open =
    { $who ->
        [you] jouw { $unit } { $many ->
            [yes] vallen aan vanaf { $slot }, zonder verdediger
           *[no] valt aan vanaf { $slot }, zonder verdediger
        }
       *[other] { $unit } van { $name } { $many ->
            [yes] vallen aan vanaf { $slot }, zonder verdediger
           *[no] valt aan vanaf { $slot }, zonder verdediger
        }
    }
log-fo-attack =
    { $who ->
        [you] jouw { $unit } { $many ->
            [yes] vallen { $target } in { $slot } aan{ $result }
           *[no] valt { $target } in { $slot } aan{ $result }
        }
       *[other] { $unit } van { $name } { $many ->
            [yes] vallen { $target } in { $slot } aan{ $result }
           *[no] valt { $target } in { $slot } aan{ $result }
        }
    }
log-fo-result-hurt = {":"} { $damage } schade
log-fo-result-gone = {":"} verslagen
log-fo-hurt =
    { $who ->
        [you] jouw { $unit } { $many ->
            [yes] krijgen { $damage } schade
           *[no] krijgt { $damage } schade
        }
       *[other] { $unit } van { $name } { $many ->
            [yes] krijgen { $damage } schade
           *[no] krijgt { $damage } schade
        }
    }
log-fo-heal =
    { $who ->
        [you] jouw { $unit } { $many ->
            [yes] herstellen van { $damage } schade
           *[no] herstelt van { $damage } schade
        }
       *[other] { $unit } van { $name } { $many ->
            [yes] herstellen van { $damage } schade
           *[no] herstelt van { $damage } schade
        }
    }
log-fo-gone =
    { $who ->
        [you] jouw { $unit } { $many ->
            [yes] worden afgelegd
           *[no] wordt afgelegd
        }
       *[other] { $unit } van { $name } { $many ->
            [yes] worden afgelegd
           *[no] wordt afgelegd
        }
    }
log-fo-back =
    { $who ->
        [you] jouw { $unit } { $many ->
            [yes] keren terug naar je hand
           *[no] keert terug naar je hand
        }
       *[other] { $unit } van { $name } { $many ->
            [yes] keren terug naar de hand van de eigenaar
           *[no] keert terug naar de hand van de eigenaar
        }
    }
log-fo-score =
    { $who ->
        [you] de telsteen gaat { $points ->
            [one] 1 vak
           *[other] { $points } vakken
        } naar jou toe, { $lead ->
            [mover] nu aan jouw kant op { $score }
            [other] nu aan de andere kant op { $score }
           *[none] nu op 0
        }
       *[other] de telsteen gaat { $points ->
            [one] 1 vak
           *[other] { $points } vakken
        } naar { $name } toe, { $lead ->
            [mover] nu aan die kant op { $score }
            [other] nu aan de andere kant op { $score }
           *[none] nu op 0
        }
    }
