### Ein Satz je Wirkung: wann, ob man darf, und was. Was auf „du darfst“ folgen kann, endet mit der Grundform.

effect-may = du darfst
when-play = Beim Ausspielen:
when-attack = Beim Angriff:
when-undefended = Nach einem Angriff ohne Verteidiger:
when-end_turn = Am Ende deines Zuges:
when-on_discard = Wenn sie aus dem Spiel abgelegt wird:
when-on_beaten = Wenn ein Angriff sie besiegt:
when-on_own_discard = Wenn eine andere eigene Einheit aus dem Spiel abgelegt wird:
when-on_unit_discard = Wenn eine andere Einheit, gleich welcher Seite, aus dem Spiel abgelegt wird:
do-buff = { $values } für { $target ->
        [others] deine anderen Einheiten
        [own_soldiers] deine Soldaten
        [beside] eigene Einheiten daneben
        [opposite] die gegnerische Einheit gegenüber
       *[self] diese Einheit
    }{ $condition }
do-buff-attack = { $n } Angriff
do-buff-defence = { $n } Verteidigung
do-buff-nothing = +0
do-buff-per = , je eigenem Soldaten im Spiel
do-buff-colour = , solange die Einheit gegenüber { $letter ->
        [R] rot
        [B] blau
        [Y] gelb
       *[G] grün
    } ist
do-buff-damaged = , solange die Einheit gegenüber Schaden trägt
do-damage = { $target ->
        [opposite] der gegnerischen Einheit gegenüber
        [enemy] einer gegnerischen Einheit
        [other] einer anderen eigenen Einheit
        [attacker] dem Angreifer
       *[self] dieser Einheit
    } { $n } Schaden zufügen
do-damage-enemies =
    { $count ->
        [one] einer gegnerischen Einheit { $n } Schaden zufügen
       *[other] bis zu { $count } verschiedenen gegnerischen Einheiten je { $n } Schaden zufügen
    }
do-damage-split = { $n } Schaden beliebig auf gegnerische Einheiten verteilen
do-extra_attack-other = eine andere eigene Einheit in diesem Zug noch einmal angreifen lassen
do-extra_attack-beside = einmal in deiner Angriffsphase darf eine eigene Einheit daneben noch einmal angreifen
do-heal =
    { $n ->
        [all] allen Schaden von { $target ->
            [own] einer eigenen Einheit
            [all_own] jeder deiner Einheiten
            [self_beside] dieser Einheit und eigenen daneben
           *[self] dieser Einheit
        } entfernen
       *[other] { $target ->
            [own] eine eigene Einheit
            [all_own] jede deiner Einheiten
            [self_beside] diese Einheit und eigene daneben
           *[self] diese Einheit
        } um { $n } heilen
    }
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
do-draw-free = ; du darfst sie sofort kostenlos ausspielen
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
        [one] die Hand deines Gegners ansehen und 1 Karte deiner Wahl daraus ablegen
       *[other] die Hand deines Gegners ansehen und { $n } Karten deiner Wahl daraus ablegen
    }
do-peek =
    { $n ->
        [one] die oberste Karte ansehen, { $take } behalten, den Rest unter den Stapel legen
       *[other] die obersten { $n } Karten ansehen, { $take } behalten, den Rest unter den Stapel legen
    }
do-recall = { $type ->
        [hero] einen Helden
        [soldier] einen Soldaten
       *[equipment] eine Ausrüstung
    } vom Ablagestapel auf die Hand nehmen
do-marker =
    { $n ->
        [one] 1 Farbmarker nehmen (erst vom Plan, sonst vom Gegner)
       *[other] { $n } Farbmarker nehmen (erst vom Plan, sonst vom Gegner)
    }
do-score-plus = den Zählstein { $n } zu dir bewegen
do-score-minus = den Zählstein { $n } zu deinem Gegner bewegen
do-move-one = eine eigene Einheit auf einen freien Platz verschieben oder zwei eigene tauschen
do-move-any = beliebig viele deiner Einheiten zugleich verschieben (auch tauschen)
do-bounce = eine gegnerische Einheit auf die Hand ihres Besitzers zurückschicken (ihre Ausrüstung wird abgelegt)
do-destroy = { $target ->
        [enemy] { $type ->
            [hero] einen gegnerischen Helden
            [soldier] einen gegnerischen Soldaten
           *[any] eine gegnerische Einheit
        }
        [other] { $type ->
            [hero] einen anderen eigenen Helden
            [soldier] einen anderen eigenen Soldaten
           *[any] eine andere eigene Einheit
        }
       *[self] diese Einheit
    } ablegen
do-destroy-else = ; hast du keine, diese Einheit ablegen
do-upkeep-destroy =
    { $n ->
        [one] 1 Handkarte abwerfen oder diese Einheit ablegen
       *[other] { $n } Handkarten abwerfen oder diese Einheit ablegen
    }
do-upkeep-damage =
    { $n ->
        [one] 1 Handkarte abwerfen, oder diese Einheit erhält { $amount } Schaden
       *[other] { $n } Handkarten abwerfen, oder diese Einheit erhält { $amount } Schaden
    }
do-armour-self = diese Einheit erhält von jedem Angriff { $n } Schaden weniger
do-armour-beside = eigene Einheiten daneben erhalten von jedem Angriff { $n } Schaden weniger
do-splash = auch den gegnerischen Einheiten neben dem Platz gegenüber { $n } Schaden zufügen
do-retarget = statt des Platzes gegenüber eine beliebige andere gegnerische Einheit treffen, auch wenn er leer ist
do-survive =
    { $n ->
        [one] 1 Handkarte abwerfen, dann bleibt die Einheit, geheilt
       *[other] { $n } Handkarten abwerfen, dann bleibt die Einheit, geheilt
    }
do-substitute = Angriffsschaden, der eine eigene Einheit daneben träfe, darf stattdessen diese Einheit treffen
do-silence = die gegnerische Einheit gegenüber verliert ihre Fähigkeiten
do-untargetable = gegnerische Fähigkeiten wirken nicht auf diese Einheit
do-no_bonus = diese Einheit erhält keinen Bonus { $area ->
        [olympus] auf dem Olymp
        [delphi] in Delphi
       *[troy] in Troja
    }
do-attack_area = der gedruckte Angriff dieser Einheit zählt außerhalb { $area ->
        [olympus] des Olymps
        [delphi] von Delphi
       *[troy] von Troja
    } 0
do-draw_phase =
    { $n ->
        [one] in deiner Phase 3 ziehst du 1 Karte mehr
       *[other] in deiner Phase 3 ziehst du { $n } Karten mehr
    }
do-refuse-equip = diese Einheit kann keine Ausrüstung tragen
do-refuse-heal = diese Einheit kann nicht geheilt werden
do-refuse-both = diese Einheit kann weder Ausrüstung tragen noch geheilt werden
