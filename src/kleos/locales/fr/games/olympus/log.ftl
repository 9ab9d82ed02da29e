### Fight for Olympus: the log in words; $who is "you" or "other".

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
        [you] vous regardez : { $cards }
       *[other] { $name } regarde : { $cards }
    }
log-fo-looks-unseen =
    { $count ->
        [one] { $name } regarde { $count } carte
       *[other] { $name } regarde { $count } cartes
    }
log-fo-lose =
    { $who ->
        [you] vous perdez une carte au hasard : { $card }
       *[other] { $name } perd une carte au hasard : { $card }
    }
log-fo-play =
    { $who ->
        [you] vous jouez « { $card } »{ $where }{ $paid }
       *[other] { $name } joue « { $card } »{ $where }{ $paid }
    }
log-fo-put =
    { $who ->
        [you] vous placez « { $card } »{ $where }
       *[other] { $name } place « { $card } »{ $where }
    }
log-fo-pay =
    { $who ->
        [you] vous payez avec : { $cards }
       *[other] { $name } paie avec : { $cards }
    }
log-fo-at = {" "}à { $slot }
log-fo-on = {" "}sur { $unit }
log-fo-paying = , paiement : { $cards }
log-fo-marker = marqueur { $letter ->
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
            [play] phase de jeu
            [attack] phase d’attaque
           *[draw] phase de pioche
        }
       *[other] { $name } saute la { $phase ->
            [play] phase de jeu
            [attack] phase d’attaque
           *[draw] phase de pioche
        }
    }
log-fo-use =
    { $who ->
        [you] vous utilisez la capacité de la carte « { $card } »
       *[other] { $name } utilise la capacité de la carte « { $card } »
    }
log-fo-decline =
    { $who ->
        [you] vous renoncez à la capacité de la carte « { $card } »
       *[other] { $name } renonce à la capacité de la carte « { $card } »
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
        [you] vous déplacez { $unit } vers { $slot }
       *[other] { $name } déplace { $unit } vers { $slot }
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
            [you] vous défaussez « { $card } » de la main de l’adversaire
           *[other] { $name } défausse « { $card } » de la main de l’adversaire
        }
        [recall] { $who ->
            [you] vous reprenez « { $card } » de la défausse
           *[other] { $name } reprend « { $card } » de la défausse
        }
        [keep] { $who ->
            [you] vous gardez « { $card } »
           *[other] { $name } garde « { $card } »
        }
       *[under] { $who ->
            [you] vous glissez « { $card } » sous la pioche
           *[other] { $name } glisse « { $card } » sous la pioche
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
            [yes] attaquent depuis { $slot } sans rencontrer de défenseur
           *[no] attaque depuis { $slot } sans rencontrer de défenseur
        }
       *[other] { $name } : { $unit } { $many ->
            [yes] attaquent depuis { $slot } sans rencontrer de défenseur
           *[no] attaque depuis { $slot } sans rencontrer de défenseur
        }
    }
log-fo-attack =
    { $who ->
        [you] votre camp : { $unit } { $many ->
            [yes] attaquent { $target } à { $slot }{ $result }
           *[no] attaque { $target } à { $slot }{ $result }
        }
       *[other] { $name } : { $unit } { $many ->
            [yes] attaquent { $target } à { $slot }{ $result }
           *[no] attaque { $target } à { $slot }{ $result }
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
            [yes] se remettent de { $damage } { $damage ->
                    [one] dégât
                   *[other] dégâts
                }
           *[no] se remet de { $damage } { $damage ->
                    [one] dégât
                   *[other] dégâts
                }
        }
       *[other] { $name } : { $unit } { $many ->
            [yes] se remettent de { $damage } { $damage ->
                    [one] dégât
                   *[other] dégâts
                }
           *[no] se remet de { $damage } { $damage ->
                    [one] dégât
                   *[other] dégâts
                }
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
        [you] le pion de score avance de { $points } { $points ->
                [one] case
               *[other] cases
            } vers vous : { $lead ->
            [mover] { $score } de votre côté
            [other] { $score } de l’autre côté
           *[none] 0
        }
       *[other] le pion de score avance de { $points } { $points ->
                [one] case
               *[other] cases
            } vers { $name } : { $lead ->
            [mover] { $score } de ce côté
            [other] { $score } de l’autre côté
           *[none] 0
        }
    }
