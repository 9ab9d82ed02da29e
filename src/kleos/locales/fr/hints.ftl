### The coach: what all hints say.

## What facts are compared with

hint-against =
    { $against ->
        [played] avec votre coup
        [one] avec l’autre coup
        [named] avec le coup { $number }
        [tried] avec les autres coups essayés en moyenne
       *[good] avec les autres bons coups en moyenne
    }
hint-only =
    { $against ->
        [played] ce n’est pas le cas avec votre coup
        [one] ce n’est pas le cas avec l’autre coup
        [named] ce n’est pas le cas avec le coup { $number }
        [tried] ce n’est pas le cas avec les autres coups essayés
       *[good] ce n’est le cas avec aucun autre bon coup
    }
hint-no-fact = Aucun fait précis ne distingue ce coup des autres.

## What is shown

look-nothing = Rien ne se détache ici : plusieurs coups se valent à peu près.
look-only-move = Il n’y a qu’un seul coup possible ici.
hint-follows = { $move }, puis { $next }
hint-alike =
    { $count ->
        [two] Impossible de départager les coups { $first } et { $last } : leur écart peut être dû au hasard.
       *[other] Impossible de départager les coups { $first } à { $last } : leurs écarts peuvent être dus au hasard.
    }
hint-rest =
    { $count ->
        [one] L’autre coup atteint { $high } %.
       *[other] Les { $count } autres coups atteignent { $low } à { $high } %.
    }
hint-rest-same = Les { $count } autres coups atteignent { $high } %.
hint-rest-some = { $tried } des { $count } autres coups ont été essayés : ils atteignent { $low } à { $high } %.
