### Hellas: the log in words; $who is "you" or "other".

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
        [convert] un Grec à la place d’un navire à { $city }
        [lift] { $piece ->
            [greek] Grec
           *[ship] navire
        } depuis { $city }
       *[drop] { $piece ->
            [greek] Grec
           *[ship] navire
        } vers { $city }
    }
log-he-carry =
    { $piece ->
        [greek] Grec
       *[ship] navire
    } depuis { $origin } vers { $city }
log-he-send = depuis { $origin } vers { $target }
log-he-back = une carte du dieu { $god }
log-he-flip = une tuile est retournée : { $tile }
log-he-aside = une tuile est retournée, ne peut être posée nulle part et est mise de côté : { $tile }
log-he-steal =
    { $who ->
        [you] vous volez une carte à votre adversaire : { $card }
       *[other] { $name } vole une carte à son adversaire : { $card }
    }
log-he-let =
    { $who ->
        [you] vous ne répondez pas à « { $card } »
       *[other] { $name } ne répond pas à « { $card } »
    }
log-he-void = « { $card } » : carte annulée
log-he-play =
    { $who ->
        [you] vous jouez « { $card } »
       *[other] { $name } joue « { $card } »
    }
log-he-keep =
    { $who ->
        [you] vous gardez : { $tile }
       *[other] { $name } garde : { $tile }
    }
log-he-lay =
    { $who ->
        [you] vous posez { $city } { $spot }
       *[other] { $name } pose { $city } { $spot }
    }
log-he-plain =
    { $who ->
        [you] { $verb ->
            [voyage] vous prenez la mer
            [withdraw] vous renoncez à l’attaque
           *[fail] vous ne pouvez pas poser la tuile : elle va sous la pile
        }
       *[other] { $verb ->
            [voyage] { $name } prend la mer
            [withdraw] { $name } renonce à l’attaque
           *[fail] { $name } ne peut pas poser la tuile : elle va sous la pile
        }
    }
log-he-city =
    { $who ->
        [you] { $verb ->
            [from] vous prenez le Grec à { $city }
            [pay] vous payez avec un navire basé à { $city }
            [storm] vous retirez un navire basé à { $city }
            [swap] vous choisissez { $city }
            [ships] vous placez des navires dans la cité : { $city }
           *[other] vous choisissez { $city }
        }
       *[other] { $verb ->
            [from] { $name } prend le Grec à { $city }
            [pay] { $name } paie avec un navire basé à { $city }
            [storm] { $name } retire un navire basé à { $city }
            [swap] { $name } choisit { $city }
            [ships] { $name } place des navires dans la cité : { $city }
           *[other] { $name } choisit { $city }
        }
    }
log-he-falls =
    { $who ->
        [you] { $city } est maintenant à vous
       *[other] { $city } est prise par { $name }
    }
log-he-fails = l’attaque contre { $city } échoue avec { $attack } ; il fallait { $need }
log-he-turn =
    { $who ->
        [you] tour { $turn } : à vous
       *[other] tour { $turn } : { $name }
    }
