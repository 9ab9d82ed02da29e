### Fight for Olympus: facts about moves, and what to look at.

## Facts

hint-fo-win =
    { $form ->
        [sure] Je wint deze beurt de partij; { hint-only }.
       *[odds] Je wint deze beurt in { $value }% van de gevallen de partij; { hint-against }: { $others }%.
    }
hint-fo-lose =
    { $form ->
        [sure] Je bent na deze beurt nog in de partij; { hint-only }.
       *[odds] Je verliest deze beurt in { $value }% van de gevallen de partij; { hint-against }: { $others }%.
    }
hint-fo-points = Punten die je deze beurt wint: { $value }; { hint-against }: { $others }.
hint-fo-kills = Vijandelijke eenheden die deze beurt vallen: { $value }; { hint-against }: { $others }.
hint-fo-losses = Eenheden die je deze beurt verliest: { $value }; { hint-against }: { $others }.
hint-fo-hand = Kaarten in je hand na deze beurt: { $value }; { hint-against }: { $others }.
hint-fo-markers = Kleurfiches die je na deze beurt hebt: { $value }; { hint-against }: { $others }.
hint-fo-units = Eenheden die je na deze beurt op het bord hebt: { $value }; { hint-against }: { $others }.
hint-fo-doomed = Je eenheden die daarna door die ertegenover kunnen vallen: { $value }; { hint-against }: { $others }.
hint-fo-strong = Vijandelijke eenheden die de jouwe ertegenover daarna kunnen verslaan: { $value }; { hint-against }: { $others }.
hint-fo-falls =
    { $form ->
        [sure] { $unit } { $many ->
            [yes] vallen
           *[no] valt
        } deze beurt; { hint-only }.
       *[odds] { $unit } { $many ->
            [yes] vallen
           *[no] valt
        } deze beurt in { $value }% van de gevallen; { hint-against }: { $others }%.
    }
hint-fo-blocks =
    { $form ->
        [sure] Je belet { $unit } { $bonus ->
            [point] een punt te scoren
            [marker] een fiche te nemen
           *[card] een kaart te trekken
        }; { hint-only }.
       *[odds] { $unit } { $many ->
            [yes] kunnen
           *[no] kan
        } daarna in { $value }% van de gevallen ongehinderd { $bonus ->
            [point] een punt scoren
            [marker] een fiche nemen
           *[card] een kaart trekken
        }; { hint-against }: { $others }%.
    }

## What to look at

look-fo-end = Kijk naar de telsteen en de plaatsen: de partij kan deze beurt eindigen.
look-fo-points = Kijk naar Olympus: waar treft een aanval niemand?
look-fo-kills = Kijk naar de vijandelijke eenheden: welke kunnen deze beurt vallen?
look-fo-losses = Kijk naar je eenheden: welke kunnen vallen?
look-fo-hand = Kijk naar je hand: wat blijft er over om mee te betalen?
look-fo-markers = Kijk naar Delphi: valt er nog een fiche te halen?
look-fo-units = Kijk naar je vrije plaatsen: waar ontbreekt een eenheid?
look-fo-strong = Kijk wie er tegenover je eenheden staat: wie kunnen ze daarna verslaan?
look-fo-falls = Kijk naar { $unit }: wat is er nodig om deze eenheid te verslaan?
look-fo-blocks = Kijk naar { $unit }: wie treft deze eenheid als die aanvalt?
