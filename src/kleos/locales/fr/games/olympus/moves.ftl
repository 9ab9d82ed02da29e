### Fight for Olympus: what is asked, and moves in words.

## What is asked

ask-fo-declare = Vous commencez : quelle phase sautez-vous ?
ask-fo-play = Phase 1 : jouez une carte, ou continuez.
ask-fo-enter = Phase 2 : attaquer, ou la sauter comme premier joueur ?
ask-fo-pay = Payez { $card } : le symbole { $number } sur { $most } est { $letter ->
        [R] rouge
        [B] bleu
        [Y] jaune
       *[G] vert
    }.
ask-fo-place = Quel emplacement pour { $card } ?
ask-fo-bearer = Quelle unité porte { $card } ?
ask-fo-marker = Prenez un marqueur de couleur.
ask-fo-discard =
    { $count ->
        [one] Défaussez { $count } carte de votre main.
       *[other] Défaussez { $count } cartes de votre main.
    }
ask-fo-strip = Vous voyez la main de votre adversaire : quelle carte est défaussée ?
ask-fo-keep =
    { $count ->
        [one] Gardez { $count } des cartes que vous regardez.
       *[other] Gardez { $count } des cartes que vous regardez.
    }
ask-fo-under = Glissez les autres sous la pioche : laquelle ensuite ?
ask-fo-free = Vous avez pioché { $card } : la jouer aussitôt sans coût ?
ask-fo-effect = { $card } : { $text }.
ask-fo-move = Où { $many ->
        [yes] vont
       *[no] va
    } { $unit } ?
ask-fo-may = Faire attaquer { $unit } ?{ $many ->
        [yes] {""}
       *[no] {""}
    }
ask-fo-retarget = { $unit } { $many ->
        [yes] font face à { $target } et peuvent
       *[no] fait face à { $target } et peut
    } frapper une autre unité.
ask-fo-stand = { $unit } { $many ->
        [yes] vont
       *[no] va
    } frapper { $target } : une autre prend-elle le coup ?
ask-fo-survive =
    { $count ->
        [one] { $unit } { $many ->
            [yes] tombent ; { $count } carte de la main les sauve.
           *[no] tombe ; { $count } carte de la main peut l’éviter.
        }
       *[other] { $unit } { $many ->
            [yes] tombent ; { $count } cartes de la main les sauvent.
           *[no] tombe ; { $count } cartes de la main peuvent l’éviter.
        }
    }
ask-fo-again = Grâce à { $by }, faire attaquer { $unit } une fois de plus ?

## Moves in words

move-fo-card = { $name } { $values }, coût { $cost }
move-fo-card-free = { $name } { $values }, sans coût
move-fo-play = jouer { $card }
move-fo-pay = payer avec { $card }
move-fo-pay-multi = payer avec { $card }, multicolore
move-fo-pay-marker = payer avec le marqueur { $letter ->
        [R] rouge
        [B] bleu
        [Y] jaune
       *[G] vert
    }
move-fo-place = en { $slot }, { $area }, face à { $foe }
move-fo-equip = { $unit } en { $slot }
move-fo-own = { $unit }, à vous, en { $slot }
move-fo-enemy = { $unit } de l’adversaire en { $slot }
move-fo-to = vers { $slot }
move-fo-stay = rester en { $slot }
move-fo-swap = vers { $slot }, en échange avec { $unit }
move-fo-take = prendre le marqueur { $letter ->
        [R] rouge
        [B] bleu
        [Y] jaune
       *[G] vert
    }
move-fo-steal = prendre à votre adversaire le marqueur { $letter ->
        [R] rouge
        [B] bleu
        [Y] jaune
       *[G] vert
    }
move-fo-discard = défausser { $card }
move-fo-pick =
    { $question ->
        [strip] faire défausser { $card }
        [keep] garder { $card }
        [under] glisser { $card } sous la pioche
       *[other] prendre { $card } en main
    }
move-fo-skip =
    { $phase ->
        [play] sauter la phase 1, premier joueur : ne rien jouer
        [attack] sauter la phase 2, premier joueur : ne pas attaquer
       *[draw] sauter la phase 3, premier joueur : ne pas piocher
    }
move-fo-answer =
    { $verb ->
        [end] ne plus jouer de carte
        [attack] { $question ->
            [enter_attack] attaquer ; vous ne piocherez alors pas ce tour-ci
           *[other] attaquer
        }
        [hold] ne pas attaquer
        [use] { $question ->
            [attack_again] attaquer une fois de plus
           *[other] l’utiliser
        }
       *[decline] { $question ->
            [retarget] frapper l’emplacement d’en face
            [stand_in] personne ne prend le coup
            [survive] laisser tomber l’unité
            [upkeep] ne pas défausser de carte
            [play_free] la garder en main
            [attack_again] pas d’autre attaque
           *[other] renoncer
        }
    }
