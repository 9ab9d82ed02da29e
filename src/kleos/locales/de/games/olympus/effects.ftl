### Ein Satz je Wirkung: wann, ob man darf, und was. Was auf „Du darfst“ folgen kann, endet mit der Grundform.
### $who sagt, wie eine Karte von sich spricht: Ausrüstung von ihrem Träger; ein Held mit Namen, Soldaten als „diese Karte“, wo „diese Einheit“ eine andere sein könnte.

card-self = { $who ->
        [bearer] der Träger
        [named] { $name }
        [card] diese Karte
       *[unit] diese Einheit
    }
card-self-object = { $who ->
        [bearer] den Träger
        [named] { $name }
        [card] diese Karte
       *[unit] diese Einheit
    }
card-self-indirect = { $who ->
        [bearer] dem Träger
        [named] { $name }
        [card] dieser Karte
       *[unit] dieser Einheit
    }
effect-may = Du darfst
effect-then = danach
effect-then-may = danach darfst du
when-play = Beim Ausspielen:
when-attack = Wenn { card-self } angreift:
when-undefended = Nach einem Angriff, bei dem { card-self } auf keinen Verteidiger getroffen ist:
when-end_turn = Am Ende deines Zuges:
when-on_discard = Wenn { card-self } vom Plan abgelegt wird:
when-on_beaten = Wenn ein Angriff { card-self-object } besiegt:
when-on_own_discard = Wenn eine andere deiner Einheiten vom Plan abgelegt wird:
when-on_unit_discard = Wenn eine andere Einheit, gleich welcher Seite, vom Plan abgelegt wird:
do-buff = { $values }{ $per }{ $whom }{ $condition }
do-buff-attack = { $attack } Angriff
do-buff-defence = { $defence } Verteidigung
do-buff-both = { $attack } Angriff und { $defence } Verteidigung
do-buff-per = { " " }je eigenem Soldaten im Spiel
do-buff-whom = { $target ->
        [others] { " " }für deine anderen Einheiten
        [own_soldiers] { " " }für deine Soldaten
        [beside] { $who ->
            [bearer] { " " }für deine Einheiten neben dem Träger
           *[unit] { " " }für deine benachbarten Einheiten
        }
        [opposite] { " " }für die gegnerische Einheit gegenüber
       *[self] { $who ->
            [bearer] { " " }für den Träger
           *[unit] { "" }
        }
    }
do-buff-colour = { $letter ->
        [R] rot
        [B] blau
        [Y] gelb
       *[G] grün
    }
do-buff-while = , solange { $target ->
        [opposite] sie
       *[other] die Einheit gegenüber
    } { $state ->
        [damaged] Schaden hat
        [both] { do-buff-colour } ist und Schaden hat
       *[colour] { do-buff-colour } ist
    }
do-damage = { $target ->
        [opposite] der gegnerischen Einheit gegenüber
        [enemy] einer gegnerischen Einheit
        [other] einer anderen deiner Einheiten
        [attacker] dem Angreifer
       *[self] { card-self-indirect }
    } { $n } Schaden zufügen
do-damage-enemies =
    { $count ->
        [one] einer gegnerischen Einheit { $n } Schaden zufügen
       *[other] bis zu { $count } verschiedenen gegnerischen Einheiten je { $n } Schaden zufügen
    }
do-damage-split =
    { $n ->
        [one] einer gegnerischen Einheit { $n } Schaden zufügen
       *[other] { $n } Schaden beliebig auf gegnerische Einheiten verteilen
    }
do-extra_attack-other = eine andere deiner Einheiten in diesem Zug noch einmal angreifen lassen
do-extra_attack-beside = einmal in deiner Angriffsphase darf eine { $who ->
        [bearer] deiner Einheiten neben dem Träger
       *[unit] deiner benachbarten Einheiten
    } noch einmal angreifen
do-heal = { $n ->
        [all] allen Schaden
        [one] 1 Schaden
       *[other] bis zu { $n } Schaden
    } { $target ->
        [own] bei einer deiner Einheiten
        [all_own] bei jeder deiner Einheiten
        [self_beside] { $who ->
            [bearer] beim Träger und bei jeder deiner Einheiten daneben
            [named] bei { $name } und jeder deiner Einheiten neben { $name }
            [card] bei dieser Karte und jeder deiner Einheiten daneben
           *[unit] bei { card-self-indirect } und jeder deiner benachbarten Einheiten
        }
       *[self] { $who ->
            [bearer] beim Träger
           *[unit] bei { card-self-indirect }
        }
    } heilen
do-draw =
    { $n ->
        [one] 1 Karte ziehen
       *[other] { $n } Karten ziehen
    }
do-draw-discard =
    { $n ->
        [one] , dann 1 Handkarte abwerfen
       *[other] , dann { $n } Handkarten abwerfen
    }
do-draw-free = ; du darfst sie sofort kostenlos spielen
do-opp_draw =
    { $n ->
        [one] deinen Gegner 1 Karte ziehen lassen
       *[other] deinen Gegner { $n } Karten ziehen lassen
    }
do-opp_discard-random =
    { $n ->
        [one] deinen Gegner 1 zufällige Handkarte abwerfen lassen
       *[other] deinen Gegner { $n } zufällige Handkarten abwerfen lassen
    }
do-opp_discard-chosen =
    { $n ->
        [one] die Hand deines Gegners ansehen und 1 Karte deiner Wahl daraus abwerfen
       *[other] die Hand deines Gegners ansehen und { $n } Karten deiner Wahl daraus abwerfen
    }
do-peek = die obersten { $n } Karten des Nachziehstapels ansehen, { $take } behalten und den Rest unter den Stapel legen
do-peek-all =
    { $n ->
        [one] die oberste Karte des Nachziehstapels ansehen und behalten
       *[other] die obersten { $n } Karten des Nachziehstapels ansehen und alle behalten
    }
do-recall = { $type ->
        [hero] einen Helden
        [soldier] einen Soldaten
       *[equipment] eine Ausrüstungskarte
    } vom Ablagestapel auf die Hand nehmen
do-marker =
    { $n ->
        [one] 1 Farbmarker nehmen (erst vom Plan, sonst von deinem Gegner)
       *[other] { $n } Farbmarker nehmen (erst vom Plan, sonst von deinem Gegner)
    }
do-score-plus = den Zählstein { $n } { $n ->
        [one] Feld
       *[other] Felder
    } zu dir bewegen
do-score-minus = den Zählstein { $n } { $n ->
        [one] Feld
       *[other] Felder
    } zu deinem Gegner bewegen
do-move-one = eine deiner Einheiten auf einen freien Platz verschieben oder zwei deiner Einheiten tauschen
do-move-any = beliebig viele deiner Einheiten zugleich verschieben (auch tauschen)
do-bounce = eine gegnerische Einheit auf die Hand ihres Besitzers zurückschicken (ihre Ausrüstung wird abgelegt)
do-destroy = { $target ->
        [enemy] { $type ->
            [hero] einen gegnerischen Helden
            [soldier] einen gegnerischen Soldaten
           *[any] eine gegnerische Einheit
        }
        [other] { $type ->
            [hero] einen anderen deiner Helden
            [soldier] einen anderen deiner Soldaten
           *[any] eine andere deiner Einheiten
        }
       *[self] { card-self-object }
    } ablegen
do-destroy-else = ; hast du { $type ->
        [hero] keinen anderen Helden
        [soldier] keinen anderen Soldaten
       *[any] keine andere Einheit
    }, { card-self-object } ablegen
do-upkeep-destroy =
    { $n ->
        [one] 1 Handkarte abwerfen oder { card-self-object } ablegen
       *[other] { $n } Handkarten abwerfen oder { card-self-object } ablegen
    }
do-upkeep-damage =
    { $n ->
        [one] 1 Handkarte abwerfen, oder { card-self } erhält { $amount } Schaden
       *[other] { $n } Handkarten abwerfen, oder { card-self } erhält { $amount } Schaden
    }
do-armour-self = { card-self } erhält von jedem Angriff { $n } Schaden weniger
do-armour-beside = { $who ->
        [bearer] deine Einheiten neben dem Träger
       *[unit] deine benachbarten Einheiten
    } erhalten von jedem Angriff { $n } Schaden weniger
do-splash = auch jeder gegnerischen Einheit neben dem Platz gegenüber { $n } Schaden zufügen
do-retarget = statt des Platzes gegenüber eine beliebige andere gegnerische Einheit treffen, auch wenn dieser Platz leer ist
do-survive =
    { $n ->
        [one] 1 Handkarte abwerfen; dann verliert { card-self } allen Schaden und bleibt im Spiel
       *[other] { $n } Handkarten abwerfen; dann verliert { card-self } allen Schaden und bleibt im Spiel
    }
do-substitute = Angriffsschaden, der eine { $who ->
        [bearer] deiner Einheiten neben dem Träger
       *[unit] deiner benachbarten Einheiten
    } träfe, darf stattdessen { card-self-object } treffen
do-silence = die gegnerische Einheit gegenüber verliert ihre Fähigkeiten
do-untargetable = gegnerische Fähigkeiten wirken nicht auf { card-self-object }
do-no_bonus = { card-self } erhält keinen Bonus { $area ->
        [olympus] am Olymp
        [delphi] in Delphi
       *[troy] in Troja
    }
do-attack_area = der gedruckte Angriff { $who ->
        [bearer] des Trägers
        [named] von { $name }
       *[unit] dieser Einheit
    } zählt außerhalb { $area ->
        [olympus] des Olymps
        [delphi] von Delphi
       *[troy] von Troja
    } als 0
do-draw_phase =
    { $n ->
        [one] in deiner Ziehphase ziehst du 1 Karte mehr
       *[other] in deiner Ziehphase ziehst du { $n } Karten mehr
    }
do-refuse-equip = { card-self } kann keine Ausrüstung tragen
do-refuse-heal = { card-self } kann nicht geheilt werden
do-refuse-both = { card-self } kann weder Ausrüstung tragen noch geheilt werden
