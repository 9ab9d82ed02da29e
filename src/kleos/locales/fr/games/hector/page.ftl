### Hector & Achilles: the table on the page.

page-hector-moment =
    { $round ->
        [0] combat { $battle }
       *[other] combat { $battle } · manche { $round } sur 4
    }
page-hector-card = { $name } { $colour } { $value }
page-hector-at =
    { $token ->
        [yes] { $card } avec pion de faveur, place { $place }, { $name }
       *[no] { $card }, place { $place }, { $name }
    }
page-hector-covered = { $card } sous le héros, place { $place }, { $name }
page-hector-place =
    { $place ->
        [0] Place de l’avant-garde
       *[other] Place de la manche { $place }
    }
page-hector-row = Rangée de combat, { $name }
page-hector-covers = couvre
page-hector-vanguard = avant-garde
page-hector-your-card = votre carte
page-hector-round = manche { $round }
page-hector-tile = Tuile du destin : { $mine } en bas, { $theirs } en haut
page-hector-turned =
    { $turn ->
        [cw] Sens horaire : { $mine } pour vous, { $theirs } pour l’adversaire, { $own } à { $rival }
       *[ccw] Sens antihoraire : { $mine } pour vous, { $theirs } pour l’adversaire, { $own } à { $rival }
    }
page-hector-superiority = Supériorité
page-hector-score = Score actuel
page-hector-leads =
    { $who ->
        [you] Vous menez : vous pourrez tourner la tuile après cette manche.
        [rival] { $name } mène et pourra tourner la tuile après cette manche.
       *[nobody] Égalité : personne ne peut tourner la tuile.
    }
page-hector-unknown = Sans le héros caché ({ $name }).
page-hector-secret = Secret pour { $name } : votre héros fait compter cette couleur ({ $colour }).
page-hector-role =
    { $role ->
        [attack] { $people ->
            [greek] Achéens · attaque
           *[trojan] Troyens · attaque
        }
        [defend] { $people ->
            [greek] Achéens · défense
           *[trojan] Troyens · défense
        }
       *[none] –
    }
page-hector-goal = Épuiser 3 fronts ou la réserve
page-hector-broken = { $count } sur 3
page-hector-attacker = Attaquant
page-hector-heroes = Pile des héros
page-hector-favour = Faveur
page-hector-favour-count = Faveur { $count }
page-hector-shame = Honte
page-hector-shame-count = Honte { $count }
page-hector-removed =
    { $heroes ->
        [0] { $count ->
            [one] { $count } carte hors du jeu
           *[other] { $count } cartes hors du jeu
        }
        [1] { $count ->
            [one] { $count } carte et 1 héros hors du jeu
           *[other] { $count } cartes et 1 héros hors du jeu
        }
       *[other] { $count } cartes et { $heroes } héros hors du jeu
    }
page-hector-look = les parcourir
page-hector-pile =
    { $status ->
        [exhausted] { $pile ->
            [4] Réserve épuisée
           *[other] Front { $pile } épuisé
        }
        [battle] { $pile ->
            [4] Réserve · combat
           *[other] Front { $pile } · combat
        }
       *[rest] { $pile ->
            [4] Réserve
           *[other] Front { $pile }
        }
    }
page-hector-pile-size = { page-hector-pile }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $name }
page-hector-was-hidden = { $name } avait ces cartes, alors cachées.
page-hector-holds =
    { $hero ->
        [hand] { $count ->
            [one] { $name } a en main { $count } carte d’armée et un héros caché.
           *[other] { $name } a en main { $count } cartes d’armée et un héros caché.
        }
        [deployed] { $count ->
            [one] { $name } a { $count } carte d’armée en main. Le héros est en jeu.
           *[other] { $name } a { $count } cartes d’armée en main. Le héros est en jeu.
        }
       *[none] { $count ->
            [one] { $name } a en main { $count } carte d’armée et aucun héros.
           *[other] { $name } a en main { $count } cartes d’armée et aucun héros.
        }
    }
page-hector-rival-does =
    { $does ->
        [decides] { $name } décide
       *[waits] { $name } attend
    }
page-hector-hand = Votre main
page-hector-hero-card = Votre héros { $name }, { $colour } { $value }
page-hector-hand-card = { $card }, dans votre main
page-hector-actions = Actions
page-hector-discard = Dé­faus­ser et piocher
page-hector-discard-note = 1 carte sort du jeu
page-hector-change = Changer de héros
page-hector-change-note = { $count } dans la pile
page-hector-deploy = Dé­ployer le héros
page-hector-deploy-note =
    { $count ->
        [one] sur { $count } carte
       *[other] sur 1 des { $count } cartes
    }
page-hector-upgrade = Amé­liorer +1
page-hector-upgrade-note =
    { $count ->
        [one] sur { $count } carte
       *[other] sur 1 des { $count } cartes
    }
page-hector-retreat = Retraite
page-hector-retreat-note = perdre le combat
page-hector-skip = Sans action
page-hector-leave = Laisser la tuile
page-hector-step-action = Action
page-hector-step-card = Carte
page-hector-battle = Combat { $battle }
page-hector-last =
    { $fled ->
        [yes] { $winner ->
            [you] Votre adversaire a battu en retraite.
           *[rival] { $name } a conservé le terrain.
        }
       *[no] { $winner ->
            [you] Vous avez gagné le dernier combat { $mine } à { $theirs }.
            [rival] { $name } a gagné le dernier combat { $theirs } à { $mine }.
           *[tie] Le dernier combat s’est terminé à égalité, { $mine } à { $theirs }.
        }
    }
page-hector-verdict =
    { $fled ->
        [yes] { $winner ->
            [you] Vous gagnez le combat { $battle } : votre adversaire bat en retraite.
           *[rival] { $name } gagne le combat { $battle } après une retraite.
        }
       *[no] { $winner ->
            [you] Vous gagnez le combat { $battle }, { $mine } à { $theirs }.
            [rival] { $name } gagne le combat { $battle }, { $theirs } à { $mine }.
           *[tie] Égalité au combat { $battle }, { $mine } à { $theirs }.
        }
    }
page-hector-leave-game =
    { $count ->
        [one] { $name } : { $count } carte quitte le jeu
       *[other] { $name } : { $count } cartes quittent le jeu
    }
page-hector-cracks = { $name } : le front { $front } est épuisé
page-hector-tiles-left =
    { $count ->
        [one] Il reste { $count } tuile du destin.
       *[other] Il reste { $count } tuiles du destin.
    }
page-hector-known = Ce que vous savez sur { $name }
page-hector-out =
    { $count ->
        [one] { $count } carte d’armée hors du jeu
       *[other] { $count } cartes d’armée hors du jeu
    }
page-hector-heroes-lost =
    { $count ->
        [one] { $count } héros perdu
       *[other] { $count } héros perdus
    }
page-hector-seen-in = Vues : { $pile }
