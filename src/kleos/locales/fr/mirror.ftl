### The mirror: what somebody can know of hidden cards and heroes. It is told on the page and in the terminal.

mirror-title =
    { $whose ->
        [own] Ce que peut savoir de vous { $name }
       *[rival] Ce que vous pouvez savoir sur { $name }
    }
mirror-about =
    { $whose ->
        [own]
            { $basis ->
                [shared] Compté d’après ce que vous savez tous les deux. { $name } voit aussi des cartes que vous ne voyez pas et peut en savoir un peu plus.
               *[whole] La probabilité de chaque carte chez vous, telle que peut la calculer { $name }.
            }
       *[rival] Chez { $name } : la probabilité de chaque carte, d’après tout ce que vous pouvez savoir.
    }
mirror-nothing = Rien n’est caché ici pour le moment.
mirror-group =
    { $group ->
        [hero]
            { $possible ->
                [one] Héros : connu
               *[other] Héros : un parmi { $possible }
            }
        [closed] Défausses face cachée : { $count }
        [ares] Cartes d’Arès en main : { $count }
        [poseidon] Cartes de Poséidon en main : { $count }
        [zeus] Cartes de Zeus en main : { $count }
       *[hand] Cartes en main : { $count }
    }
mirror-counted = Compté exactement.
mirror-imagined = D’après { $worlds } donnes au hasard qui conviennent, à { $error } points près.
mirror-line =
    { $form ->
        [certain] Certain : { $things }
        [gone] Impossible : { $things }
        [each] { $chance } % chacun : { $things }
       *[one] { $chance } % : { $things }
    }

## On the page

page-mirror = Miroir
page-mirror-close = Fermer le miroir
page-mirror-text = Lire en texte
page-mirror-both = Les deux joueurs voient que le miroir est activé.
page-mirror-frame = Un cadre doré marque ce que vous avez vraiment.
page-mirror-gone = sortie
page-mirror-thing =
    { $held ->
        [yes] { $name } : { $chance } %, chez vous
       *[no] { $name } : { $chance } %
    }
page-mirror-held = chez vous
page-mirror-waits = Le miroir est en cours de calcul…
page-mirror-wanted = Miroir
page-mirror-why = Montre aux deux joueurs ce que l’on peut savoir des cartes cachées. Tous deux voient qu’il est activé.
