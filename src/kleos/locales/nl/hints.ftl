### The coach: what all hints say.

## What facts are compared with

hint-against =
    { $against ->
        [played] met je eigen zet
        [one] met de andere zet
        [named] met zet { $number }
        [tried] met de andere geprobeerde zetten gemiddeld
       *[good] met de andere goede zetten gemiddeld
    }
hint-only =
    { $against ->
        [played] met je eigen zet niet
        [one] met de andere zet niet
        [named] met zet { $number } niet
        [tried] met de andere geprobeerde zetten niet
       *[good] met geen enkele andere goede zet
    }
hint-no-fact = Geen enkel feit onderscheidt deze zet van de andere.

## What is shown

look-nothing = Hier springt niets eruit: meerdere zetten zijn ongeveer even goed.
look-only-move = Hier is maar één zet mogelijk.
hint-follows = { $move }, dan { $next }
hint-alike =
    { $count ->
        [two] De zetten { $first } en { $last } zijn niet van elkaar te onderscheiden: het verschil kan toeval zijn.
       *[other] De zetten { $first } tot en met { $last } zijn niet van elkaar te onderscheiden: de verschillen kunnen toeval zijn.
    }
hint-rest =
    { $count ->
        [one] De andere zet haalt { $high }%.
       *[other] De andere { $count } zetten halen { $low } tot { $high }%.
    }
hint-rest-same = De andere { $count } zetten halen { $high }%.
hint-rest-some = { $tried } van de andere { $count } zetten zijn geprobeerd: ze halen { $low } tot { $high }%.
