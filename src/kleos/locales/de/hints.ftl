### The coach: what all hints say.

## What facts are compared with

hint-against =
    { $against ->
        [played] bei deinem Zug
        [one] beim anderen Zug
        [named] bei Zug { $number }
        [tried] bei den anderen geprüften Zügen im Schnitt
       *[good] bei den anderen guten Zügen im Schnitt
    }
hint-only =
    { $against ->
        [played] bei deinem Zug nicht
        [one] beim anderen Zug nicht
        [named] bei Zug { $number } nicht
        [tried] bei den anderen geprüften Zügen nicht
       *[good] bei keinem anderen guten Zug
    }
hint-no-fact = Keine einzelne Tatsache hebt diesen Zug von den anderen ab.

## What is shown

look-nothing = Hier sticht nichts hervor: Mehrere Züge sind etwa gleich gut.
look-only-move = Hier gibt es nur einen Zug.
hint-follows = { $move }, dann { $next }
hint-alike =
    { $count ->
        [two] Die Züge { $first } und { $last } lassen sich nicht unterscheiden: Ihr Abstand kann Zufall sein.
       *[other] Die Züge { $first } bis { $last } lassen sich nicht unterscheiden: Ihre Abstände können Zufall sein.
    }
hint-rest =
    { $count ->
        [one] Der andere Zug erreicht { $high } %.
       *[other] Die anderen { $count } Züge erreichen { $low } bis { $high } %.
    }
hint-rest-same = Die anderen { $count } Züge erreichen { $high } %.
hint-rest-some = { $tried } der anderen { $count } Züge wurden geprüft: Sie erreichen { $low } bis { $high } %.
