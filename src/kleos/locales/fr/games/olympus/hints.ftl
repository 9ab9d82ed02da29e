### Fight for Olympus: facts about moves, and what to look at.

## Facts

hint-fo-win =
    { $form ->
        [sure] Vous gagnez la partie ce tour-ci ; { hint-only }.
       *[odds] Vous gagnez la partie ce tour-ci dans { $value } % des cas ; { hint-against } : { $others } %.
    }
hint-fo-lose =
    { $form ->
        [sure] Vous êtes encore dans la partie après ce tour ; { hint-only }.
       *[odds] Vous perdez la partie ce tour-ci dans { $value } % des cas ; { hint-against } : { $others } %.
    }
hint-fo-points = Points que vous gagnez ce tour-ci : { $value } ; { hint-against } : { $others }.
hint-fo-kills = Unités adverses vaincues ce tour-ci : { $value } ; { hint-against } : { $others }.
hint-fo-losses = Unités que vous perdez ce tour-ci : { $value } ; { hint-against } : { $others }.
hint-fo-hand = Cartes dans votre main après ce tour : { $value } ; { hint-against } : { $others }.
hint-fo-markers = Marqueurs de couleur que vous avez après ce tour : { $value } ; { hint-against } : { $others }.
hint-fo-units = Unités que vous avez sur le plateau après ce tour : { $value } ; { hint-against } : { $others }.
hint-fo-doomed = Vos unités que celle d’en face pourrait vaincre ensuite : { $value } ; { hint-against } : { $others }.
hint-fo-strong = Unités adverses que les vôtres d’en face pourraient vaincre ensuite : { $value } ; { hint-against } : { $others }.
hint-fo-falls =
    { $form ->
        [sure] { $unit } { $many ->
            [yes] ne survivent pas
           *[no] ne survit pas
        } à ce tour ; { hint-only }.
       *[odds] { $unit } { $many ->
            [yes] ne survivent pas
           *[no] ne survit pas
        } à ce tour dans { $value } % des cas ; { hint-against } : { $others } %.
    }
hint-fo-blocks =
    { $form ->
        [sure] Vous empêchez « { $unit } » de { $bonus ->
            [point] marquer un point
            [marker] prendre un marqueur
           *[card] piocher une carte
        } ; { hint-only }.
       *[odds] { $unit } { $many ->
            [yes] peuvent
           *[no] peut
        } ensuite { $bonus ->
            [point] marquer un point
            [marker] prendre un marqueur
           *[card] piocher une carte
        } sans opposition dans { $value } % des cas ; { hint-against } : { $others } %.
    }

## What to look at

look-fo-end = Regardez le pion de score et les emplacements : la partie peut se terminer ce tour-ci.
look-fo-points = Regardez l’Olympe : où une attaque ne rencontrerait-elle personne ?
look-fo-kills = Regardez les unités adverses : lesquelles peuvent être vaincues ce tour-ci ?
look-fo-losses = Regardez vos unités : lesquelles pourraient être vaincues ?
look-fo-hand = Regardez votre main : que restera-t-il pour payer ?
look-fo-markers = Regardez Delphes : y a-t-il un marqueur de plus à prendre ?
look-fo-units = Regardez vos emplacements libres : où manque-t-il une unité ?
look-fo-strong = Regardez qui fait face à vos unités : qui pourraient-elles vaincre ensuite ?
look-fo-falls = Regardez « { $unit } » : que faut-il pour vaincre cette unité ?
look-fo-blocks = Regardez « { $unit } » : qui cette unité rencontre-t-elle quand elle attaque ?
