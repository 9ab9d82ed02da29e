# Fight for Olympus en français : table, questions, coups, journal et les commandes pour les cartes.

### La table

table-fo-turn =
    { $who ->
        [you] Tour { $turn }, à vous
       *[other] Tour { $turn }, { $name }
    }
table-fo-setup = Les cartes sont données
table-fo-phase =
    { $phase ->
        [play] phase 1 : jouer
        [attack] phase 2 : attaquer
        [draw] phase 3 : piocher
        [end] fin du tour
       *[over] la partie est finie
    }
table-fo-pile = pioche { $count }
table-fo-discard = défausse { $count }
table-fo-discard-top = défausse { $count }, { $card } dessus
table-fo-markers =
    { $count ->
        [one] marqueur { $colours }
       *[other] marqueurs { $colours }
    }
table-fo-no-markers = aucun marqueur
table-fo-closed =
    { $count ->
        [one] { $count } défaussée face cachée
       *[other] { $count } défaussées face cachée
    }
table-fo-known = connues en main : { $cards }
table-fo-betrayed = votre adversaire a vu : { $cards }
table-fo-under = sous la pioche, la prochaine d’abord : { $cards }
table-fo-closed-own = défaussées par vous face cachée : { $cards }
table-fo-hand = Votre main
table-fo-payable = ► payable maintenant
table-fo-empty = Votre main est vide
table-fo-paying = vous payez { $card }
table-fo-looking = vous regardez : { $cards }
table-fo-level = égalité
table-fo-leads =
    { $who ->
        [you] vous menez de { $points }
       *[other] { $name } mène de { $points }
    }
table-fo-unit = { $name } { $attack }/{ $defence }
table-fo-hurt = { $name } { $attack }/{ $defence }, { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    }
table-fo-nobody = personne
table-fo-silenced = muette
table-fo-bonus-point = +1 point
table-fo-bonus-marker = prendre : { $colours }
table-fo-bonus-steal = marqueur adverse
table-fo-bonus-card = 1 carte

## La prévision de l’attaque : neuf lettres au plus par emplacement

table-fo-strike-none = attaque 0
table-fo-strike-done = fait
table-fo-strike-falls = { $damage } : tombe
table-fo-strike-hurts = { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    }
table-fo-strike-point = +1 point
table-fo-strike-marker = marqueur
table-fo-strike-card = 1 carte
table-fo-strike-nothing = rien
table-fo-note = { $slot } { $unit } : { $notes }
table-fo-note-splash = { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    } aussi à côté
table-fo-note-aims = peut en frapper une autre
table-fo-note-stand = une autre peut prendre le coup
table-fo-note-saved =
    { $count ->
        [one] sauvée par { $count } carte de la main
       *[other] sauvée par { $count } cartes de la main
    }
table-fo-note-grants =
    { $count ->
        [one] attaque une fois de plus
       *[other] attaque { $count } fois de plus
    }

### Ce qui est demandé

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

### Les coups en mots

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

### Le journal en mots ; $who vaut « you » ou « other »

log-fo-starter =
    { $who ->
        [you] vous commencez
       *[other] { $name } commence
    }
log-fo-turn =
    { $who ->
        [you] tour { $turn } : à vous
       *[other] tour { $turn } : { $name }
    }
log-fo-looks =
    { $who ->
        [you] vous regardez { $cards }
       *[other] { $name } regarde { $cards }
    }
log-fo-looks-unseen =
    { $count ->
        [one] { $name } regarde { $count } carte
       *[other] { $name } regarde { $count } cartes
    }
log-fo-lose =
    { $who ->
        [you] vous perdez { $card } au hasard
       *[other] { $name } perd { $card } au hasard
    }
log-fo-play =
    { $who ->
        [you] vous jouez { $card }{ $where }{ $paid }
       *[other] { $name } joue { $card }{ $where }{ $paid }
    }
log-fo-put =
    { $who ->
        [you] vous placez { $card }{ $where }
       *[other] { $name } place { $card }{ $where }
    }
log-fo-pay =
    { $who ->
        [you] vous payez avec { $cards }
       *[other] { $name } paie avec { $cards }
    }
log-fo-at = {" "}en { $slot }
log-fo-on = {" "}sur { $unit }
log-fo-paying = , payé : { $cards }
log-fo-marker = le marqueur { $letter ->
        [R] rouge
        [B] bleu
        [Y] jaune
       *[G] vert
    }
log-fo-no-card =
    { $who ->
        [you] vous ne jouez pas de carte
       *[other] { $name } ne joue pas de carte
    }
log-fo-skip =
    { $who ->
        [you] vous sautez la { $phase ->
            [play] phase 1
            [attack] phase 2
           *[draw] phase 3
        }
       *[other] { $name } saute la { $phase ->
            [play] phase 1
            [attack] phase 2
           *[draw] phase 3
        }
    }
log-fo-use =
    { $who ->
        [you] vous utilisez { $card }
       *[other] { $name } utilise { $card }
    }
log-fo-decline =
    { $who ->
        [you] vous renoncez à { $card }
       *[other] { $name } renonce à { $card }
    }
log-fo-decline-plain =
    { $who ->
        [you] vous renoncez
       *[other] { $name } renonce
    }
log-fo-again =
    { $who ->
        [you] votre camp : { $unit } { $many ->
            [yes] attaquent une fois de plus
           *[no] attaque une fois de plus
        }
       *[other] { $name } : { $unit } { $many ->
            [yes] attaquent une fois de plus
           *[no] attaque une fois de plus
        }
    }
log-fo-choose =
    { $who ->
        [you] vous choisissez { $unit }, { $slot }
       *[other] { $name } choisit { $unit }, { $slot }
    }
log-fo-move =
    { $who ->
        [you] vous envoyez { $unit } en { $slot }
       *[other] { $name } envoie { $unit } en { $slot }
    }
log-fo-take =
    { $who ->
        [you] vous prenez le marqueur { $letter ->
            [R] rouge
            [B] bleu
            [Y] jaune
           *[G] vert
        }
       *[other] { $name } prend le marqueur { $letter ->
            [R] rouge
            [B] bleu
            [Y] jaune
           *[G] vert
        }
    }
log-fo-pick =
    { $question ->
        [strip] { $who ->
            [you] vous défaussez { $card } de la main adverse
           *[other] { $name } défausse { $card } de la main adverse
        }
        [recall] { $who ->
            [you] vous reprenez { $card } de la défausse
           *[other] { $name } reprend { $card } de la défausse
        }
        [keep] { $who ->
            [you] vous gardez { $card }
           *[other] { $name } garde { $card }
        }
       *[under] { $who ->
            [you] vous glissez { $card } sous la pioche
           *[other] { $name } glisse { $card } sous la pioche
        }
    }
log-fo-pick-unseen =
    { $question ->
        [keep] { $name } garde une carte
       *[under] { $name } glisse une carte sous la pioche
    }
log-fo-hold =
    { $who ->
        [you] votre camp : { $unit } { $many ->
            [yes] n’attaquent pas
           *[no] n’attaque pas
        }
       *[other] { $name } : { $unit } { $many ->
            [yes] n’attaquent pas
           *[no] n’attaque pas
        }
    }
log-fo-attack-open =
    { $who ->
        [you] votre camp : { $unit } { $many ->
            [yes] attaquent depuis { $slot }, aucun défenseur
           *[no] attaque depuis { $slot }, aucun défenseur
        }
       *[other] { $name } : { $unit } { $many ->
            [yes] attaquent depuis { $slot }, aucun défenseur
           *[no] attaque depuis { $slot }, aucun défenseur
        }
    }
log-fo-attack =
    { $who ->
        [you] votre camp : { $unit } { $many ->
            [yes] attaquent { $target } en { $slot }{ $result }
           *[no] attaque { $target } en { $slot }{ $result }
        }
       *[other] { $name } : { $unit } { $many ->
            [yes] attaquent { $target } en { $slot }{ $result }
           *[no] attaque { $target } en { $slot }{ $result }
        }
    }
log-fo-result-hurt = , { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    }
log-fo-result-gone = , unité vaincue
log-fo-hurt =
    { $who ->
        [you] votre camp : { $unit } { $many ->
            [yes] subissent { $damage } { $damage ->
                [one] dégât
               *[other] dégâts
            }
           *[no] subit { $damage } { $damage ->
                [one] dégât
               *[other] dégâts
            }
        }
       *[other] { $name } : { $unit } { $many ->
            [yes] subissent { $damage } { $damage ->
                [one] dégât
               *[other] dégâts
            }
           *[no] subit { $damage } { $damage ->
                [one] dégât
               *[other] dégâts
            }
        }
    }
log-fo-heal =
    { $who ->
        [you] votre camp : { $unit } { $many ->
            [yes] récupèrent { $damage }
           *[no] récupère { $damage }
        }
       *[other] { $name } : { $unit } { $many ->
            [yes] récupèrent { $damage }
           *[no] récupère { $damage }
        }
    }
log-fo-gone =
    { $who ->
        [you] votre camp : { $unit } { $many ->
            [yes] vont à la défausse
           *[no] va à la défausse
        }
       *[other] { $name } : { $unit } { $many ->
            [yes] vont à la défausse
           *[no] va à la défausse
        }
    }
log-fo-back =
    { $who ->
        [you] votre camp : { $unit } { $many ->
            [yes] reviennent en main
           *[no] revient en main
        }
       *[other] { $name } : { $unit } { $many ->
            [yes] reviennent en main
           *[no] revient en main
        }
    }
log-fo-score =
    { $who ->
        [you] le pion de score avance de { $points } vers vous, maintenant { $score }
       *[other] le pion de score avance de { $points } vers { $name }, maintenant { $score }
    }

### Jouer au terminal

play-help-olympus =
    Emplacements : Olympe O1 O2 O3, Delphes D1 D2, Troie T. Une unité montre attaque/défense du moment, ● dégâts, + équipement.
    ▲ et ▼ prévoient chaque attaque selon le plateau : dégâts, tombe, ou le bonus de la zone ; * = voir la note dessous.
    Couleurs : R rouge, B bleu, Y jaune, G vert, M multicolore. Un coût comme RB : une carte ou un marqueur rouge et un bleu.
    card Circé   ce que fait une carte ; on la nomme aussi par son code, comme B14.
    Vous gagnez à +7, avec six unités au début de votre tour, ou avec le pion de score de votre côté quand la pioche est vide.
error-near-card = aucune carte du jeu { $set } ne s’appelle « { $card } » ; proches : { $near }

### Commandes pour les cartes

help-cards = Regarder les cartes de Fight for Olympus, vérifier et évaluer un jeu personnel.
help-cards-check = Vérifier un jeu de cartes dans un fichier TOML ou JSON.
help-cards-file = Un jeu de cartes, TOML ou JSON.
help-cards-show = Montrer une carte avec le texte qui découle de ses effets.
help-cards-name = Nom ou code d’une carte, comme Circé ou B14.
help-cards-set = Un jeu de cartes dans un fichier, ou : default.
help-cards-list = Énumérer toutes les cartes d’un jeu.
help-cards-balance = Faire jouer des bots en miroir et évaluer chaque carte.
help-cards-games = Combien de parties.
help-cards-seed = La graine de toutes les donnes.
help-cards-bots = Le bot des deux côtés.

cards-good =
    { $count ->
        [one] { $file } : le jeu « { $set } » est en ordre, { $count } carte
       *[other] { $file } : le jeu « { $set } » est en ordre, { $count } cartes
    }
cards-own =
    { $count ->
        [0] aucune carte ne diffère du jeu habituel
        [one] { $count } carte diffère du jeu habituel :
       *[other] { $count } cartes diffèrent du jeu habituel :
    }
cards-hash = empreinte { $hash }
cards-head = { $name }, { $kind }
cards-head-both = { $name } ({ $other }), { $kind }
cards-line = { $type } · { $colour } · coût { $cost } · { $values }
cards-count = { $set } : { $count } cartes de { $kinds } sortes
cards-playing = joue
cards-balance-head = { $set } · { $games } parties en miroir · { $bot } contre lui-même · graine { $seed }
cards-balance-starter = le premier joueur fait { $share } % [{ $low }, { $high }] · { $turns } tours en moyenne
cards-balance-end = { $share } % : { $reason }
cards-balance-columns-card = carte
cards-balance-columns-drawn = pioch.
cards-balance-columns-played = jouée
cards-balance-columns-lift = gain
cards-balance-columns-interval = 95 %
cards-balance-note = gain : part des points au-dessus de la moitié, en %, quand la carte a été piochée ou jouée
    ▲ ▼ loin au-dessus ou au-dessous du gain moyen de toutes les cartes
cards-balance-none = aucune carte ne se détache
cards-balance-outliers =
    { $count ->
        [one] { $count } carte se détache : { $names }
       *[other] { $count } cartes se détachent : { $names }
    }
error-two-sets = un fichier et --set nomment deux jeux ; nommez-en un
