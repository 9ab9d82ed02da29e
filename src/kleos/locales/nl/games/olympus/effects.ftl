### Eén zin per werking: wanneer, of het mag, en wat. Wat op “je mag” kan volgen, eindigt met het hele werkwoord.

effect-may = je mag
when-play = Bij het spelen:
when-attack = Bij een aanval:
when-undefended = Na een aanval zonder verdediger:
when-end_turn = Aan het einde van je beurt:
when-on_discard = Als ze uit het spel wordt afgelegd:
when-on_beaten = Als een aanval haar verslaat:
when-on_own_discard = Als een andere eigen eenheid uit het spel wordt afgelegd:
when-on_unit_discard = Als een andere eenheid, van welke kant ook, uit het spel wordt afgelegd:
do-buff = { $values } voor { $target ->
        [others] je andere eenheden
        [own_soldiers] je soldaten
        [beside] eigen eenheden ernaast
        [opposite] de vijandelijke eenheid ertegenover
       *[self] deze eenheid
    }{ $condition }
do-buff-attack = { $n } aanval
do-buff-defence = { $n } verdediging
do-buff-nothing = +0
do-buff-per = , per eigen soldaat in het spel
do-buff-colour = , zolang de eenheid ertegenover { $letter ->
        [R] rood
        [B] blauw
        [Y] geel
       *[G] groen
    } is
do-buff-damaged = , zolang de eenheid ertegenover schade draagt
do-damage = { $target ->
        [opposite] de vijandelijke eenheid ertegenover
        [enemy] één vijandelijke eenheid
        [other] één andere eigen eenheid
        [attacker] de aanvaller
       *[self] deze eenheid
    } { $n } schade toebrengen
do-damage-enemies =
    { $count ->
        [one] één vijandelijke eenheid { $n } schade toebrengen
       *[other] tot { $count } verschillende vijandelijke eenheden elk { $n } schade toebrengen
    }
do-damage-split = { $n } schade vrij over vijandelijke eenheden verdelen
do-extra_attack-other = één andere eigen eenheid deze beurt nog een keer laten aanvallen
do-extra_attack-beside = eenmaal in je aanvalsfase mag een eigen eenheid ernaast nog een keer aanvallen
do-heal =
    { $n ->
        [all] alle schade van { $target ->
            [own] één eigen eenheid
            [all_own] elk van je eenheden
            [self_beside] deze eenheid en eigen eenheden ernaast
           *[self] deze eenheid
        } weghalen
       *[other] bij { $target ->
            [own] één eigen eenheid
            [all_own] elk van je eenheden
            [self_beside] deze eenheid en eigen eenheden ernaast
           *[self] deze eenheid
        } { $n } schade genezen
    }
do-draw =
    { $n ->
        [one] 1 kaart trekken
       *[other] { $n } kaarten trekken
    }
do-draw-discard =
    { $n ->
        [one] , dan 1 handkaart afleggen
       *[other] , dan { $n } handkaarten afleggen
    }
do-draw-free = ; die mag je meteen gratis spelen
do-opp_draw =
    { $n ->
        [one] je tegenstander 1 kaart laten trekken
       *[other] je tegenstander { $n } kaarten laten trekken
    }
do-opp_discard-random =
    { $n ->
        [one] je tegenstander 1 willekeurige handkaart laten afleggen
       *[other] je tegenstander { $n } willekeurige handkaarten laten afleggen
    }
do-opp_discard-chosen =
    { $n ->
        [one] de hand van je tegenstander bekijken en er 1 kaart naar keuze uit afleggen
       *[other] de hand van je tegenstander bekijken en er { $n } kaarten naar keuze uit afleggen
    }
do-peek =
    { $n ->
        [one] de bovenste kaart bekijken, { $take } houden, de rest onder de stapel leggen
       *[other] de bovenste { $n } kaarten bekijken, { $take } houden, de rest onder de stapel leggen
    }
do-recall = { $type ->
        [hero] één held
        [soldier] één soldaat
       *[equipment] één uitrusting
    } van de aflegstapel in de hand nemen
do-marker =
    { $n ->
        [one] 1 kleurfiche nemen (eerst van het bord, anders van je tegenstander)
       *[other] { $n } kleurfiches nemen (eerst van het bord, anders van je tegenstander)
    }
do-score-plus = de telsteen { $n } naar jou verplaatsen
do-score-minus = de telsteen { $n } naar je tegenstander verplaatsen
do-move-one = één eigen eenheid naar een vrije plaats verplaatsen of twee eigen eenheden wisselen
do-move-any = zoveel eenheden als je wilt tegelijk verplaatsen (wisselen mag)
do-bounce = één vijandelijke eenheid naar de hand van haar eigenaar terugsturen (haar uitrusting wordt afgelegd)
do-destroy = { $target ->
        [enemy] { $type ->
            [hero] één vijandelijke held
            [soldier] één vijandelijke soldaat
           *[any] één vijandelijke eenheid
        }
        [other] { $type ->
            [hero] één andere eigen held
            [soldier] één andere eigen soldaat
           *[any] één andere eigen eenheid
        }
       *[self] deze eenheid
    } afleggen
do-destroy-else = ; heb je er geen, dan deze eenheid afleggen
do-upkeep-destroy =
    { $n ->
        [one] 1 handkaart afleggen of deze eenheid afleggen
       *[other] { $n } handkaarten afleggen of deze eenheid afleggen
    }
do-upkeep-damage =
    { $n ->
        [one] 1 handkaart afleggen, of deze eenheid krijgt { $amount } schade
       *[other] { $n } handkaarten afleggen, of deze eenheid krijgt { $amount } schade
    }
do-armour-self = deze eenheid krijgt van elke aanval { $n } schade minder
do-armour-beside = eigen eenheden ernaast krijgen van elke aanval { $n } schade minder
do-splash = ook de vijandelijke eenheden naast de plaats ertegenover { $n } schade toebrengen
do-retarget = in plaats van de plaats ertegenover een andere vijandelijke eenheid treffen, ook als die leeg is
do-survive =
    { $n ->
        [one] 1 handkaart afleggen, dan blijft de eenheid, genezen
       *[other] { $n } handkaarten afleggen, dan blijft de eenheid, genezen
    }
do-substitute = aanvalsschade voor een eigen eenheid ernaast mag op deze eenheid komen
do-silence = de vijandelijke eenheid ertegenover verliest haar eigenschappen
do-untargetable = eigenschappen van de tegenstander raken deze eenheid niet
do-no_bonus = deze eenheid krijgt geen bonus { $area ->
        [olympus] op de Olympus
        [delphi] in Delphi
       *[troy] in Troje
    }
do-attack_area = de gedrukte aanval van deze eenheid telt 0 buiten { $area ->
        [olympus] de Olympus
        [delphi] Delphi
       *[troy] Troje
    }
do-draw_phase =
    { $n ->
        [one] je trekt 1 kaart meer in je fase 3
       *[other] je trekt { $n } kaarten meer in je fase 3
    }
do-refuse-equip = deze eenheid kan geen uitrusting dragen
do-refuse-heal = deze eenheid kan niet genezen worden
do-refuse-both = deze eenheid kan geen uitrusting dragen en niet genezen worden
