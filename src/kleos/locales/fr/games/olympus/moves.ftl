### Fight for Olympus: what is asked, and moves in words.

## What is asked

ask-fo-declare = Vous commencez : quelle phase sautez-vous ?
ask-fo-play = Phase de jeu : jouez une carte, ou passez à l’attaque.
ask-fo-enter = Phase d’attaque : attaquer, ou sauter cette phase comme premier joueur ?
ask-fo-pay = Payez « { $card } » : le symbole { $number } sur { $most } est { $letter ->
        [R] rouge
        [B] bleu
        [Y] jaune
       *[G] vert
    }.
ask-fo-place = Quel emplacement pour « { $card } » ?
ask-fo-bearer = Quelle unité portera « { $card } » ?
ask-fo-marker = Prenez un marqueur de couleur.
ask-fo-discard =
    { $count ->
        [one] Défaussez { $count } carte de votre main.
       *[other] Défaussez { $count } cartes de votre main.
    }
ask-fo-strip = Vous voyez la main de votre adversaire : quelle carte défaussez-vous ?
ask-fo-keep =
    { $count ->
        [one] Gardez { $count } de ces cartes.
       *[other] Gardez { $count } de ces cartes.
    }
ask-fo-under = Glissez les autres sous la pioche : laquelle ensuite ?
ask-fo-free = Vous avez pioché « { $card } » : jouer cette carte aussitôt, gratuitement ?
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
    } frapper { $target } : une autre unité encaisse-t-elle le coup ?
ask-fo-survive =
    { $count ->
        [one] { $unit } { $many ->
            [yes] tombent. Défausser { $count } carte de votre main pour l’éviter ?
           *[no] tombe. Défausser { $count } carte de votre main pour l’éviter ?
        }
       *[other] { $unit } { $many ->
            [yes] tombent. Défausser { $count } cartes de votre main pour l’éviter ?
           *[no] tombe. Défausser { $count } cartes de votre main pour l’éviter ?
        }
    }
ask-fo-again = Grâce à « { $by } », faire attaquer { $unit } une fois de plus ?
ask-fo-other =
    { $step ->
        [declare] la phase à sauter
        [play] la carte à jouer, ou l’attaque
        [enter_attack] attaquer ou non
        [pay] comment payer la carte
        [place] l’emplacement de la carte
        [bearer] l’unité qui porte l’équipement
        [marker] le marqueur de couleur à prendre
        [discard] les cartes à défausser
        [strip] la carte de la main à défausser
        [keep] les cartes à garder
        [under] ce qui va sous la pioche
        [play_free] jouer gratuitement ou non la carte piochée
        [move_all] où va une unité
        [move_to] où va une unité
        [may_attack] faire attaquer ou non une unité
        [retarget] l’unité à frapper
        [stand_in] si une autre unité encaisse le coup
        [survive] sauver ou non l’unité
        [again] faire attaquer ou non une unité une fois de plus
       *[other] si et comment utiliser une capacité
    }

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
move-fo-place = à { $slot }, face à { $foe }
move-fo-equip = { $unit } à { $slot }
move-fo-own = votre unité { $unit } à { $slot }
move-fo-enemy = unité adverse { $unit } à { $slot }
move-fo-to = vers { $slot }
move-fo-stay = rester à { $slot }
move-fo-swap = vers { $slot }, en échangeant avec { $unit }
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
        [strip] défausser { $card }
        [keep] garder { $card }
        [under] glisser { $card } sous la pioche
       *[other] prendre { $card } en main
    }
move-fo-skip =
    { $phase ->
        [play] sauter la phase de jeu
        [attack] sauter la phase d’attaque
       *[draw] sauter la phase de pioche
    }
move-fo-ability =
    { $verb ->
        [use] utiliser la capacité de la carte « { $card } »
       *[decline] renoncer à la capacité de la carte « { $card } »
    }
move-fo-answer =
    { $verb ->
        [end] ne plus jouer de carte
        [attack] { $question ->
            [enter_attack] attaquer, sans piocher ensuite
           *[other] attaquer
        }
        [hold] ne pas attaquer
        [use] { $question ->
            [attack_again] attaquer une fois de plus
           *[other] utiliser la capacité
        }
       *[decline] { $question ->
            [marker] ne pas prendre de marqueur
            [retarget] frapper l’emplacement d’en face
            [stand_in] personne n’encaisse le coup
            [survive] laisser l’unité être vaincue
            [upkeep] ne pas défausser de carte
            [play_free] la garder en main
            [attack_again] pas d’autre attaque
           *[other] renoncer
        }
    }
