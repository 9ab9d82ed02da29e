### Eén zin per effect: wanneer, of het mag, en wat. Wat op “je mag” kan volgen, eindigt met het hele werkwoord.
### $who zegt hoe een kaart over zichzelf spreekt: uitrusting over de drager; een held bij naam, soldaten als “deze kaart”, waar “deze eenheid” een andere kan zijn.

card-self = { $who ->
        [bearer] de drager
        [named] { $name }
        [card] deze kaart
       *[unit] deze eenheid
    }
card-self-object = { $who ->
        [bearer] de drager
        [named] { $name }
        [card] deze kaart
       *[unit] deze eenheid
    }
card-self-indirect = { $who ->
        [bearer] de drager
        [named] { $name }
        [card] deze kaart
       *[unit] deze eenheid
    }
effect-may = je mag
effect-then = daarna
effect-then-may = daarna mag je
when-play = Bij het spelen:
when-attack = Als { card-self } aanvalt:
when-undefended = Na een aanval waarbij { card-self } geen verdediger tegenkwam:
when-end_turn = Aan het einde van je beurt:
when-on_discard = Als { card-self } van het bord wordt afgelegd:
when-on_beaten = Als een aanval { card-self-object } verslaat:
when-on_own_discard = Als een van je andere eenheden van het bord wordt afgelegd:
when-on_unit_discard = Als een andere eenheid, van jou of van je tegenstander, van het bord wordt afgelegd:
do-buff = { $values }{ $per }{ $whom }{ $condition }
do-buff-attack = { $attack } aanval
do-buff-defence = { $defence } verdediging
do-buff-both = { $attack } aanval en { $defence } verdediging
do-buff-per = { " " }per soldaat die je in het spel hebt
do-buff-whom = { $target ->
        [others] { " " }voor je andere eenheden
        [own_soldiers] { " " }voor je soldaten
        [beside] { $who ->
            [bearer] { " " }voor je eenheden naast de drager
           *[unit] { " " }voor je aangrenzende eenheden
        }
        [opposite] { " " }voor de vijandelijke eenheid ertegenover
       *[self] { $who ->
            [bearer] { " " }voor de drager
           *[unit] { "" }
        }
    }
do-buff-colour = { $letter ->
        [R] rood
        [B] blauw
        [Y] geel
       *[G] groen
    }
do-buff-while = , zolang { $target ->
        [opposite] die
       *[other] de eenheid ertegenover
    } { $state ->
        [damaged] schade heeft
        [both] { do-buff-colour } is en schade heeft
       *[colour] { do-buff-colour } is
    }
do-damage = { $target ->
        [opposite] de vijandelijke eenheid ertegenover
        [enemy] een vijandelijke eenheid
        [other] een van je andere eenheden
        [attacker] de aanvaller
       *[self] { card-self-indirect }
    } { $n } schade toebrengen
do-damage-enemies =
    { $count ->
        [one] een vijandelijke eenheid { $n } schade toebrengen
       *[other] maximaal { $count } verschillende vijandelijke eenheden elk { $n } schade toebrengen
    }
do-damage-split =
    { $n ->
        [one] een vijandelijke eenheid { $n } schade toebrengen
       *[other] { $n } schade naar keuze over vijandelijke eenheden verdelen
    }
do-extra_attack-other = een van je andere eenheden deze beurt nog een keer laten aanvallen
do-extra_attack-beside = eenmaal in je aanvalsfase mag een van { $who ->
        [bearer] je eenheden naast de drager
       *[unit] je aangrenzende eenheden
    } nog een keer aanvallen
do-heal = { $n ->
        [all] alle schade
        [one] 1 schade
       *[other] maximaal { $n } schade
    } van { $target ->
        [own] een van je eenheden
        [all_own] elk van je eenheden
        [self_beside] { card-self-indirect } en { $who ->
            [bearer] elk van je eenheden ernaast
            [named] elk van je eenheden naast { $name }
            [card] elk van je eenheden ernaast
           *[unit] elk van je aangrenzende eenheden
        }
       *[self] { card-self-indirect }
    } wegnemen
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
do-peek = de bovenste { $n } kaarten van de trekstapel bekijken, er { $take } houden en de rest onder de stapel leggen
do-peek-all =
    { $n ->
        [one] de bovenste kaart van de trekstapel bekijken en houden
       *[other] de bovenste { $n } kaarten van de trekstapel bekijken en allemaal houden
    }
do-recall = { $type ->
        [hero] een held
        [soldier] een soldaat
       *[equipment] een uitrustingskaart
    } van de aflegstapel in je hand nemen
do-marker =
    { $n ->
        [one] 1 kleurfiche nemen (eerst van het bord, anders van je tegenstander)
       *[other] { $n } kleurfiches nemen (eerst van het bord, anders van je tegenstander)
    }
do-score-plus = de telsteen { $n } { $n ->
        [one] vak
       *[other] vakken
    } naar je toe verplaatsen
do-score-minus = de telsteen { $n } { $n ->
        [one] vak
       *[other] vakken
    } naar je tegenstander verplaatsen
do-move-one = een van je eenheden naar een vrije plaats verplaatsen of twee van je eenheden wisselen
do-move-any = zoveel van je eenheden als je wilt tegelijk verplaatsen (wisselen mag)
do-bounce = een vijandelijke eenheid naar de hand van de eigenaar terugsturen (de uitrusting wordt afgelegd)
do-destroy = { $target ->
        [enemy] { $type ->
            [hero] een vijandelijke held
            [soldier] een vijandelijke soldaat
           *[any] een vijandelijke eenheid
        }
        [other] { $type ->
            [hero] een van je andere helden
            [soldier] een van je andere soldaten
           *[any] een van je andere eenheden
        }
       *[self] { card-self-object }
    } afleggen
do-destroy-else = ; heb je { $type ->
        [hero] geen andere held
        [soldier] geen andere soldaat
       *[any] geen andere eenheid
    }, dan moet je { card-self-object } afleggen
do-upkeep-destroy =
    { $n ->
        [one] 1 handkaart of { card-self-object } afleggen
       *[other] { $n } handkaarten of { card-self-object } afleggen
    }
do-upkeep-damage =
    { $n ->
        [one] 1 handkaart afleggen, of { card-self } krijgt { $amount } schade
       *[other] { $n } handkaarten afleggen, of { card-self } krijgt { $amount } schade
    }
do-armour-self = { card-self } krijgt van elke aanval { $n } schade minder
do-armour-beside = { $who ->
        [bearer] je eenheden naast de drager
       *[unit] je aangrenzende eenheden
    } krijgen van elke aanval { $n } schade minder
do-splash = ook elke vijandelijke eenheid naast de plaats ertegenover { $n } schade toebrengen
do-retarget = in plaats van de plaats ertegenover een andere vijandelijke eenheid treffen, ook als die plaats leeg is
do-survive =
    { $n ->
        [one] 1 handkaart afleggen; dan verliest { card-self } alle schade en blijft in het spel
       *[other] { $n } handkaarten afleggen; dan verliest { card-self } alle schade en blijft in het spel
    }
do-substitute = aanvalsschade voor een van { $who ->
        [bearer] je eenheden naast de drager
       *[unit] je aangrenzende eenheden
    } mag in plaats daarvan { card-self-object } treffen
do-silence = de vijandelijke eenheid ertegenover verliest alle eigenschappen
do-untargetable = vijandelijke eigenschappen hebben geen invloed op { card-self-object }
do-no_bonus = { card-self } krijgt geen bonus { $area ->
        [olympus] in Olympus
        [delphi] in Delphi
       *[troy] in Troje
    }
do-attack_area = de gedrukte aanval van { card-self-object } telt buiten { $area ->
        [olympus] Olympus
        [delphi] Delphi
       *[troy] Troje
    } als 0
do-draw_phase =
    { $n ->
        [one] je trekt 1 extra kaart in je trekfase
       *[other] je trekt { $n } extra kaarten in je trekfase
    }
do-refuse-equip = { card-self } kan geen uitrusting dragen
do-refuse-heal = { card-self } kan niet genezen worden
do-refuse-both = { card-self } kan geen uitrusting dragen en niet genezen worden
