### Hector & Achilles: facts about moves, and what to look at.

## Facts

hint-ha-win =
    { $form ->
        [sure] Vous gagnez la partie avec ce combat ; { hint-only }.
       *[odds] Vous gagnez la partie avec ce combat dans { $value } % des cas ; { hint-against } : { $others } %.
    }
hint-ha-lose =
    { $form ->
        [sure] Vous êtes encore dans la partie après ce combat ; { hint-only }.
       *[odds] Vous perdez la partie avec ce combat dans { $value } % des cas ; { hint-against } : { $others } %.
    }
hint-ha-battle =
    { $form ->
        [sure] Vous gagnez ce combat ; { hint-only }.
       *[odds] Vous gagnez ce combat dans { $value } % des cas ; { hint-against } : { $others } %.
    }
hint-ha-front =
    { $form ->
        [sure] Ce combat épuise un front adverse ({ $rival }) ; { hint-only }.
       *[odds] Ce combat épuise un front adverse ({ $rival }) dans { $value } % des cas ; { hint-against } : { $others } %.
    }
hint-ha-hold =
    { $form ->
        [sure] Tous vos fronts tiennent dans ce combat ; { hint-only }.
       *[odds] Ce combat épuise un de vos fronts dans { $value } % des cas ; { hint-against } : { $others } %.
    }
hint-ha-hero-lost =
    { $form ->
        [sure] Vous gardez votre héros ; { hint-only }.
       *[odds] Vous perdez votre héros dans ce combat dans { $value } % des cas ; { hint-against } : { $others } %.
    }
hint-ha-hero-won =
    { $form ->
        [sure] { $rival } perd un héros dans ce combat ; { hint-only }.
       *[odds] { $rival } perd un héros dans ce combat dans { $value } % des cas ; { hint-against } : { $others } %.
    }
hint-ha-lost = Cartes d’armée que vous perdez dans ce combat : { $value } ; { hint-against } : { $others }.
hint-ha-taken = Cartes d’armée que perd l’adversaire ({ $rival }) dans ce combat : { $value } ; { hint-against } : { $others }.
hint-ha-favour = Pions de faveur que vous avez après ce combat : { $value } ; { hint-against } : { $others }.
hint-ha-superior = Vous avez aussitôt la supériorité ; { hint-only }.
hint-ha-points = Vos points selon la position de la tuile : { $value } ; { hint-against } : { $others }.
hint-ha-theirs = Points adverses ({ $rival }) selon la position de la tuile, en moyenne : { $value } ; { hint-against } : { $others }.
hint-ha-hidden = Votre héros reste caché ; { hint-only }.

## What to look at

look-ha-battle = Regardez les deux rangées : quelles cartes compteront à la fin du combat ?
look-ha-front = Regardez les piles : laquelle pourrait s’épuiser dans ce combat ?
look-ha-hero = Regardez votre héros : faut-il le montrer ({ $rival }), et pourriez-vous le perdre ?
look-ha-superior = Regardez les deux totaux de supériorité : qui tournera la tuile ?
look-ha-points = Regardez la tuile : quelles couleurs comptent dans cette position ?
look-ha-favour = Regardez vos pions de faveur : ce combat en vaut-il un ?
