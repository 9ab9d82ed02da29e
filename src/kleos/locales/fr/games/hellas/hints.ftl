### Hellas: facts about moves, and what to look at.

## Facts

hint-he-win =
    { $form ->
        [sure] Vous gagnez la partie ce tour-ci ; { hint-only }.
       *[odds] Vous gagnez la partie ce tour-ci dans { $value } % des cas ; { hint-against } : { $others } %.
    }
hint-he-lose =
    { $form ->
        [sure] Vous êtes encore dans la partie après ce tour ; { hint-only }.
       *[odds] Vous perdez la partie ce tour-ci dans { $value } % des cas ; { hint-against } : { $others } %.
    }
hint-he-cities = Cités que vous avez après ce tour : { $value } ; { hint-against } : { $others }.
hint-he-theirs = Cités de l’adversaire ({ $rival }) après ce tour : { $value } ; { hint-against } : { $others }.
hint-he-danger = Vos cités contre lesquelles assez de Grecs peuvent venir, sans compter les cartes : { $value } ; { hint-against } : { $others }.
hint-he-prey = Cités adverses contre lesquelles vous pouvez envoyer assez de Grecs, sans compter les cartes : { $value } ; { hint-against } : { $others }.
hint-he-greeks = Vos Grecs sur la carte après ce tour : { $value } ; { hint-against } : { $others }.
hint-he-ships = Vos navires sur la carte après ce tour : { $value } ; { hint-against } : { $others }.
hint-he-cards = Cartes de dieux dans votre main après ce tour : { $value } ; { hint-against } : { $others }.
hint-he-temples = Temples dans vos cités après ce tour : { $value } ; { hint-against } : { $others }.
hint-he-safe =
    { $form ->
        [sure] { $city } ne risque rien, sans compter les cartes ; { hint-only }.
       *[odds] Assez de Grecs peuvent venir contre { $city } dans { $value } % des cas, sans compter les cartes ; { hint-against } : { $others } %.
    }
hint-he-kept =
    { $form ->
        [sure] { $city } reste à vous ; { hint-only }.
       *[odds] { $rival } prend { $city } dans { $value } % des cas ; { hint-against } : { $others } %.
    }
hint-he-falls =
    { $form ->
        [sure] Vous prenez { $city } ce tour-ci ; { hint-only }.
       *[odds] Vous prenez { $city } ce tour-ci dans { $value } % des cas ; { hint-against } : { $others } %.
    }

## What to look at

look-he-end = Regardez le nombre de cités : la partie peut se terminer ce tour-ci.
look-he-cities = Regardez la carte : une cité de plus est-elle possible ce tour-ci ?
look-he-danger = Regardez les bords de vos terres : lesquelles de vos cités peuvent être prises ?
look-he-prey = Regardez les cités adverses : lesquelles pourriez-vous prendre bientôt ?
look-he-pieces = Regardez vos Grecs et vos navires : où en manque-t-il ?
look-he-cards = Regardez vos cartes de dieux : est-ce le moment d’en jouer une, ou d’en avoir plus ?
look-he-temples = Regardez les temples : qui en a le plus ?
look-he-safe = Regardez { $city } : qui pourrait venir contre cette cité ?
look-he-falls = Regardez { $city } : que faut-il pour prendre cette cité ?
