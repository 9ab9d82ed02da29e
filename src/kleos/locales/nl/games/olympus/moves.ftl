### Fight for Olympus: what is asked, and moves in words.

## What is asked

ask-fo-declare = Jij begint: welke fase sla je over?
ask-fo-play = Speelfase: speel een kaart, of ga naar de aanval.
ask-fo-enter = Aanvalsfase: val je aan, of sla je die als startspeler over?
ask-fo-pay = Betaal voor { $card }: symbool { $number } van { $most } is { $letter ->
        [R] rood
        [B] blauw
        [Y] geel
       *[G] groen
    }.
ask-fo-place = Welke plaats kies je voor { $card }?
ask-fo-bearer = Welke eenheid draagt { $card }?
ask-fo-marker = Neem een kleurfiche.
ask-fo-discard =
    { $count ->
        [one] Leg 1 handkaart af.
       *[other] Leg { $count } handkaarten af.
    }
ask-fo-strip = Je ziet de hand van je tegenstander: welke kaart laat je afleggen?
ask-fo-keep =
    { $count ->
        [one] Houd 1 van deze kaarten.
       *[other] Houd { $count } van deze kaarten.
    }
ask-fo-under = Leg de andere onder de stapel: welke is de volgende?
ask-fo-free = Je trok { $card }: wil je die kaart meteen gratis spelen?
ask-fo-effect = { $card }: { $text }.
ask-fo-move = Waar { $many ->
        [yes] gaan
       *[no] gaat
    } { $unit } heen?
ask-fo-may = { $many ->
        [yes] Vallen
       *[no] Valt
    } { $unit } aan?
ask-fo-retarget = { $unit } { $many ->
        [yes] staan tegenover { $target } en mogen
       *[no] staat tegenover { $target } en mag
    } een andere eenheid treffen.
ask-fo-stand = { $unit } { $many ->
        [yes] dreigen
       *[no] dreigt
    } { $target } te treffen: vangt een andere eenheid de treffer op?
ask-fo-survive =
    { $count ->
        [one] { $unit } { $many ->
            [yes] zijn verslagen. Leg je 1 handkaart af om ze te redden?
           *[no] is verslagen. Leg je 1 handkaart af om de eenheid te redden?
        }
       *[other] { $unit } { $many ->
            [yes] zijn verslagen. Leg je { $count } handkaarten af om ze te redden?
           *[no] is verslagen. Leg je { $count } handkaarten af om de eenheid te redden?
        }
    }
ask-fo-again = { $by }: { $unit } nog een keer laten aanvallen?
ask-fo-other =
    { $step ->
        [declare] welke fase wordt overgeslagen
        [play] welke kaart wordt gespeeld, of dat de aanval begint
        [enter_attack] of er wordt aangevallen
        [pay] hoe de kaart betaald wordt
        [place] de plaats voor de kaart
        [bearer] wie de uitrusting draagt
        [marker] welk kleurfiche wordt genomen
        [discard] wat er wordt afgelegd
        [strip] welke kaart de tegenstander aflegt
        [keep] welke kaarten worden gehouden
        [under] wat onder de stapel gaat
        [play_free] of de getrokken kaart gratis gespeeld wordt
        [move_all] waar een eenheid heen gaat
        [move_to] waar een eenheid heen gaat
        [may_attack] of een eenheid aanvalt
        [retarget] welke eenheid getroffen wordt
        [stand_in] of een andere eenheid de treffer opvangt
        [survive] of de eenheid gered wordt
        [again] of een eenheid nog een keer aanvalt
       *[other] of en hoe een eigenschap wordt gebruikt
    }

## Moves in words

move-fo-card = { $name } { $values }, kosten { $cost }
move-fo-card-free = { $name } { $values }, zonder kosten
move-fo-play = spelen: { $card }
move-fo-pay = betalen met: { $card }
move-fo-pay-multi = betalen met: { $card }, veelkleurig
move-fo-pay-marker = met het { $letter ->
        [R] rode
        [B] blauwe
        [Y] gele
       *[G] groene
    } kleurfiche betalen
move-fo-place = in { $slot }, tegenover { $foe }
move-fo-equip = { $unit } in { $slot }
move-fo-own = jouw { $unit } in { $slot }
move-fo-enemy = vijandelijke eenheid { $unit } in { $slot }
move-fo-to = naar { $slot }
move-fo-stay = in { $slot } blijven
move-fo-swap = naar { $slot }, in ruil met { $unit }
move-fo-take = het { $letter ->
        [R] rode
        [B] blauwe
        [Y] gele
       *[G] groene
    } kleurfiche nemen
move-fo-steal = het { $letter ->
        [R] rode
        [B] blauwe
        [Y] gele
       *[G] groene
    } kleurfiche van je tegenstander nemen
move-fo-discard = { $card } afleggen
move-fo-pick =
    { $question ->
        [strip] { $card } laten afleggen
        [keep] { $card } houden
        [under] { $card } onder de stapel leggen
       *[other] { $card } in de hand nemen
    }
move-fo-skip =
    { $phase ->
        [play] de speelfase overslaan
        [attack] de aanvalsfase overslaan
       *[draw] de trekfase overslaan
    }
move-fo-ability =
    { $verb ->
        [use] de eigenschap van { $card } gebruiken
       *[decline] van de eigenschap van { $card } afzien
    }
move-fo-answer =
    { $verb ->
        [end] geen kaarten meer spelen
        [attack] { $question ->
            [enter_attack] aanvallen; je trekt dan geen kaarten
           *[other] aanvallen
        }
        [hold] niet aanvallen
        [use] { $question ->
            [attack_again] nog een keer aanvallen
           *[other] gebruiken
        }
       *[decline] { $question ->
            [marker] geen fiche nemen
            [retarget] de plaats ertegenover treffen
            [stand_in] niemand vangt de treffer op
            [survive] de eenheid laten afleggen
            [upkeep] geen kaart afleggen
            [play_free] in de hand houden
            [attack_again] niet nog een keer aanvallen
           *[other] ervan afzien
        }
    }
