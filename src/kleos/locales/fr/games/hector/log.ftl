### Hector & Achilles: the log in words; $who is "you" or "other".

log-seating = { $name } mène les Achéens
log-vanguard =
    { $who ->
        [you] vous révélez { $card } { $pile } comme avant-garde
       *[other] { $name } révèle { $card } { $pile } comme avant-garde
    }
log-number =
    { $who ->
        [you] vous choisissez de combattre { $number ->
            [4] réserve contre réserve
           *[other] au front { $number }
        }
       *[other] { $name } choisit de combattre { $number ->
            [4] réserve contre réserve
           *[other] au front { $number }
        }
    }
log-tile = la tuile du destin { $tile } est révélée
log-orient =
    { $who ->
        [you] vous posez la tuile : { $mine } vers vous, { $theirs } vers { $rival }
       *[other] { $name } pose la tuile : { $mine } vers { $name }, { $theirs } vers { $rival }
    }
log-to-you = vous
log-for-you = vous
log-hero =
    { $who ->
        [you] votre héros est { $hero }
       *[other] héros ({ $name }) : { $hero }
    }
log-hero-unseen = { $name } pioche un héros
log-pass =
    { $who ->
        [you] vous ne faites aucune action
       *[other] { $name } ne fait aucune action
    }
log-change =
    { $who ->
        [you] vous glissez votre héros sous la pile
       *[other] { $name } glisse son héros sous la pile
    }
log-deploy =
    { $who ->
        [you] vous déployez { $hero } sur { $card }
       *[other] { $name } déploie { $hero } sur { $card }
    }
log-upgrade =
    { $who ->
        [you] vous posez un pion de faveur sur { $card }
       *[other] { $name } pose un pion de faveur sur { $card }
    }
log-retreat =
    { $who ->
        [you] vous battez en retraite et perdez le combat
       *[other] { $name } bat en retraite et perd le combat
    }
log-lose =
    { $who ->
        [you] vous perdez { $card } à cause d’une honte antérieure
       *[other] { $name } perd { $card } à cause d’une honte antérieure
    }
log-lose-unseen = { $name } perd une carte cachée à cause d’une honte antérieure
log-play =
    { $who ->
        [you] vous jouez { $card }
       *[other] { $name } joue { $card }
    }
log-turn =
    { $who ->
        [you] vous { $turn ->
            [leave] laissez la tuile telle quelle
            [cw] tournez la tuile dans le sens horaire
           *[ccw] tournez la tuile dans le sens antihoraire
        }
       *[other] { $name } { $turn ->
            [leave] laisse la tuile telle quelle
            [cw] tourne la tuile dans le sens horaire
           *[ccw] tourne la tuile dans le sens antihoraire
        }
    }
log-give-hero =
    { $who ->
        [you] vous perdez { $hero }
       *[other] { $name } perd { $hero }
    }
log-give-token =
    { $who ->
        [you] vous payez un pion de faveur et gardez { $hero }
       *[other] { $name } paie un pion de faveur et garde { $hero }
    }
log-reveal =
    { $who ->
        [you] vous révélez { $hero }
       *[other] { $name } révèle { $hero }
    }
log-scores = points du combat { $battle } : { $first } pour { $one }, { $second } pour { $two }
log-battle-won =
    { $who ->
        [you] vous gagnez le combat { $battle } et attaquez au suivant
       *[other] { $name } gagne le combat { $battle } et attaque au suivant
    }
log-battle-last =
    { $who ->
        [you] vous gagnez le combat { $battle }
       *[other] { $name } gagne le combat { $battle }
    }
log-battle-tied = le combat { $battle } se termine à égalité : chacun reprend ses cartes, { $name } attaque au suivant
log-exhausted =
    { $who ->
        [you] votre front { $front } est épuisé
       *[other] { $name } : le front { $front } est épuisé
    }
