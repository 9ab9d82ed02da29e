### The coach on the page: the drawer of hints, and the choice of having it.

page-hint = Conseil
page-hint-title =
    { $stage ->
        [look] Ce qu’il faut regarder
        [moves] De bons coups
       *[play] À vous de jouer
    }
page-hint-about = Chances d’après ce que vous pouvez savoir
page-hint-stage =
    { $stage ->
        [look] Regard
        [moves] Coups
       *[play] À vous
    }
page-hint-next =
    { $stage ->
        [moves] Montrer de bons coups
       *[play] Je joue sans aide
    }
page-hint-yours = À vous de jouer. Les numéros restent sur la table jusqu’à votre coup.
page-hint-marked = L’entraîneur ne joue jamais à votre place. Cette partie est marquée comme jouée avec conseils.
page-hint-thinking = L’entraîneur réfléchit…
page-hint-chance = { $chance } %, { $low } à { $high }
page-hint-close = Fermer le conseil
page-coached = avec conseils
page-hints-wanted = Conseils de l’entraîneur
page-hints-why = L’entraîneur dit ce qu’il faut regarder et quels coups sont bons. S’en servir marque la partie.
