# Hellas en français : table, questions, coups et journal.

### La table

table-he-coast = la première côte
table-he-turn =
    { $who ->
        [you] Tour { $turn } : vous
       *[other] Tour { $turn } : { $name }
    }
table-he-action =
    { $action ->
        [reinforcement] renfort
        [voyage] traversée
        [attack] attaque
        [coast] première côte
       *[over] partie finie
    }
table-he-pile =
    { $count ->
        [one] { $count } tuile dans la pile
       *[other] { $count } tuiles dans la pile
    }
table-he-cities = { $count } sur { $most } cités
table-he-temples =
    { $count ->
        [one] { $count } temple
       *[other] { $count } temples
    }
table-he-supply = réserve : { $greeks ->
        [one] { $greeks } Grec
       *[other] { $greeks } Grecs
    }, { $ships ->
        [one] { $ships } navire
       *[other] { $ships } navires
    }
table-he-hand =
    { $count ->
        [0] pas de cartes
        [one] { $count } carte : { $gods }
       *[other] { $count } cartes : { $gods }
    }
table-he-unseen = piochées, pas encore vues : { $gods }
table-he-god =
    { $god ->
        [ares] Arès
        [poseidon] Poséidon
        [zeus] Zeus
       *[other] { $god }
    }
table-he-gods = Arès { $ares }, Poséidon { $poseidon }, Zeus { $zeus }
table-he-known = connues en main : { $cards }
table-he-betrayed = votre adversaire a vu : { $cards }
table-he-tile = { $name } { $edges }
table-he-city = cité { $city } ({ $mark }{ $pieces })
table-he-and = { $first } et { $last }
table-he-spot = à côté de { $tiles } : { $edge } de { $tile }
table-he-turned =
    { $count ->
        [one] retournée : { $tiles }
       *[other] retournées, de gauche à droite : { $tiles }
    }
table-he-threats = menacées : { $cities }
table-he-chances = à votre portée : { $cities }
table-he-threat =
    { $falls ->
        [yes] { $city } par { $force }, tombe à { $need }
       *[no] { $city } par { $force }, il faut { $need }
    }
table-he-god-piles = cartes de dieux à piocher : { $gods }
table-he-discards = défausse du dieu { $god } : { $cards }
table-he-tail = sous la pile de tuiles, la prochaine d’abord : { $tiles }
table-he-aside = de côté jusqu’à ce que la côte soit posée : { $tiles }
table-he-chain = cartes jouées, réponses en dernier : { $cards }
table-he-open =
    { $who ->
        [you] votre carte ouverte : { $card }
       *[other] carte ouverte de { $name } : { $card }
    }
table-he-fight = Attaque de { $city } ({ $pieces })
table-he-force =
    { $force ->
        [one] { $force } Grec, compte { $attack }, il faut { $need }
       *[other] { $force } Grecs, comptent { $attack }, il faut { $need }
    }
table-he-water = par mer
table-he-equal = l’égalité suffit
table-he-crews = les navires défendent
table-he-stands =
    { $wins ->
        [yes] en l’état, la cité tombe
       *[no] en l’état, la cité tient
    }
table-he-empty = Vous n’avez pas de carte de dieu.
table-he-own-hand =
    { $marked ->
        [yes] Votre main ; ► jouable maintenant
       *[no] Votre main
    }

### Questions

ask-he-no-city = Vous n’avez plus de cité et ne pouvez en reprendre aucune. Choisissez une action, ou abandonnez
ask-he =
    { $question ->
        [act] À vous : quelle action
        [after] Jouer une carte, réorganiser ou finir le tour
        [target] Quelle cité attaquez-vous
        [keep] Quelle tuile gardez-vous
        [from] Votre réserve est vide : quelle cité donne le Grec pour la nouvelle
        [pay] Quelle cité donne le navire que coûte la traversée
        [exchange] Combien de navires de votre réserve vont dans la cité
        [convert] Où un navire devient-il un Grec
        [convert_from] Votre réserve est vide : quelle cité donne le Grec
        [storm] Quelle cité adverse perd un navire
        [swap] Laquelle de vos cités donnez-vous
        [swap_rival] Quelle cité adverse prenez-vous
        [draw] De quel dieu piochez-vous une carte
       *[other] À vous de décider ({ $action })
    } ?
ask-he-step =
    { $count ->
        [one] Renfort : encore { $count } étape.
       *[other] Renfort : encore { $count } étapes.
    }
ask-he-reply = Votre adversaire joue { $card } : répondez-vous ?
ask-he-tile =
    { $question ->
        [coast] Première côte : où posez-vous cette tuile
        [lay] Traversée : où posez-vous cette tuile
       *[turn] Dans quel sens est la tuile
    } ? ({ $tile })
ask-he-fight =
    { $question ->
        [send] Attaque de la cité { $city } : qui part ?
        [fight] Le combat pour la cité { $city } : jouer une carte ?
       *[target] Quelle cité attaquez-vous après { $city } ?
    }
ask-he-place =
    { $question ->
        [shift] Votre réserve est vide : où va { $piece ->
            [greek] le Grec
           *[ship] le navire
        } ?
       *[place] Placer { $piece ->
            [greek] des Grecs
           *[ship] des navires
        }, encore { $count } : où ?
    }
ask-he-reorganise =
    { $count ->
        [0] Réorganisez vos pièces, ou finissez le tour.
        [one] Réorganisation : { $count } pièce en main.
       *[other] Réorganisation : { $count } pièces en main.
    }

### Coups

move-he-plain =
    { $verb ->
        [reinforce] renfort : nouveaux Grecs, navires et cartes de dieux
        [voyage] traversée : retourner une tuile et découvrir une cité
        [attack] attaquer une cité de votre adversaire
        [pass] { $question ->
            [reply] laisser agir
           *[other] ne pas jouer de carte
        }
        [commit] c’est tout : combattre
        [withdraw] ne pas attaquer
        [fail] la tuile va sous la pile
        [stop] rien de plus
       *[done] finir le tour
    }
move-he-play = jouer { $card } : { $text }
move-he-draw = piocher une carte du dieu { $god }
move-he-lay = { $spot }
move-he-turn =
    { $count ->
        [0] telle quelle : eau { $edges }
        [1] tournée une fois : eau { $edges }
        [2] tournée deux fois : eau { $edges }
       *[other] tournée { $count } fois : eau { $edges }
    }
move-he-keep = garder { $tile }
move-he-ships =
    { $count ->
        [0] aucun navire
        [one] { $count } navire
       *[other] { $count } navires
    }
move-he-piece =
    { $verb ->
        [lift] prendre { $piece ->
            [greek] un Grec
           *[ship] un navire
        } de { $city }
       *[drop] mettre { $piece ->
            [greek] un Grec
           *[ship] un navire
        } dans { $city }
    }
move-he-city =
    { $verb ->
        [greek] un Grec vers { $city }
        [ship] un navire vers { $city }
        [from] un Grec de { $city }
        [pay] un navire de { $city }
        [target] attaquer { $city }
        [send] envoyer un Grec de { $city }
        [convert] un navire devient un Grec dans { $city }
        [storm] un navire de { $city } part
        [swap] { $question ->
            [swap] donner { $city }
           *[other] prendre { $city }
        }
       *[other] { $city }
    }

### Le journal

log-he-group =
    { $who ->
        [you] { $kind ->
            [place] vous renforcez : { $parts }
            [card] vous prenez : { $parts }
            [send] vous attaquez : { $parts }
            [move] vous réorganisez : { $parts }
           *[deal] vous recevez : { $parts }
        }
       *[other] { $kind ->
            [place] { $name } renforce : { $parts }
            [card] { $name } prend : { $parts }
            [send] { $name } attaque : { $parts }
            [move] { $name } réorganise : { $parts }
           *[deal] { $name } reçoit : { $parts }
        }
    }
log-he-part =
    { $verb ->
        [greek] Grec vers { $city }
        [ship] navire vers { $city }
        [convert] un Grec pour un navire en { $city }
        [lift] { $piece ->
            [greek] Grec
           *[ship] navire
        } de { $city }
       *[drop] { $piece ->
            [greek] Grec
           *[ship] navire
        } vers { $city }
    }
log-he-send = { $origin } vers { $target }
log-he-back = une carte du dieu { $god }
log-he-flip = une tuile est retournée : { $tile }
log-he-aside = une tuile est retournée, ne peut se poser nulle part et reste de côté : { $tile }
log-he-steal =
    { $who ->
        [you] vous prenez { $card } à votre adversaire
       *[other] { $name } prend { $card } à son adversaire
    }
log-he-let =
    { $who ->
        [you] vous laissez agir { $card }
       *[other] { $name } laisse agir { $card }
    }
log-he-void = { $card } : carte annulée
log-he-play =
    { $who ->
        [you] vous jouez { $card }
       *[other] { $name } joue { $card }
    }
log-he-keep =
    { $who ->
        [you] vous gardez { $tile }
       *[other] { $name } garde { $tile }
    }
log-he-lay =
    { $who ->
        [you] vous posez la cité { $city } { $spot }
       *[other] { $name } pose la cité { $city } { $spot }
    }
log-he-plain =
    { $who ->
        [you] { $verb ->
            [voyage] vous prenez la mer
            [withdraw] vous renoncez à l’attaque
           *[fail] vous ne pouvez poser la tuile : elle va sous la pile
        }
       *[other] { $verb ->
            [voyage] { $name } prend la mer
            [withdraw] { $name } renonce à l’attaque
           *[fail] { $name } ne peut poser la tuile : elle va sous la pile
        }
    }
log-he-city =
    { $who ->
        [you] { $verb ->
            [from] vous prenez le Grec de la cité { $city }
            [pay] vous payez avec un navire de la cité { $city }
            [storm] vous prenez un navire à la cité { $city }
            [swap] vous choisissez la cité { $city }
            [ships] vous mettez des navires dans la cité : { $city }
           *[other] vous choisissez { $city }
        }
       *[other] { $verb ->
            [from] { $name } prend le Grec de la cité { $city }
            [pay] { $name } paie avec un navire de la cité { $city }
            [storm] { $name } prend un navire à la cité { $city }
            [swap] { $name } choisit la cité { $city }
            [ships] { $name } met des navires dans la cité : { $city }
           *[other] { $name } choisit { $city }
        }
    }
log-he-falls =
    { $who ->
        [you] la cité { $city } est à vous
       *[other] la cité { $city } tombe aux mains de { $name }
    }
log-he-fails = l’attaque de la cité { $city } échoue : { $attack } contre { $need } qu’il fallait
log-he-turn =
    { $who ->
        [you] tour { $turn } : à vous
       *[other] tour { $turn } : { $name }
    }

### Aide

play-help-hellas =
    Bords : ~ eau, = et # terre. ● est à vous, ○ à votre adversaire, Δ le dauphin.
    7TB : cité 7 avec temple et pont ; 2g1s : deux Grecs et un navire.
    Un nombre comme [3] sur la carte est une place libre. Les tuiles tournent dans le sens antihoraire.
    Menacées : combien de Grecs peuvent venir, et à combien la cité tombe, sans les cartes.
    card Foudre   ce que fait une carte de dieu ; aussi par son code, comme Z1
    Vous gagnez avec dix cités à la fin de votre tour.
