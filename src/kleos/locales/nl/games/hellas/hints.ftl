### Hellas: facts about moves, and what to look at.

## Facts

hint-he-win =
    { $form ->
        [sure] Je wint deze beurt de partij; { hint-only }.
       *[odds] Je wint deze beurt in { $value }% van de gevallen de partij; { hint-against }: { $others }%.
    }
hint-he-lose =
    { $form ->
        [sure] Je bent na deze beurt nog in de partij; { hint-only }.
       *[odds] Je verliest deze beurt in { $value }% van de gevallen de partij; { hint-against }: { $others }%.
    }
hint-he-cities = Steden die je na deze beurt hebt: { $value }; { hint-against }: { $others }.
hint-he-theirs = Steden die { $rival } na deze beurt heeft: { $value }; { hint-against }: { $others }.
hint-he-danger = Je steden waar genoeg Grieken tegenop kunnen komen, kaarten niet meegerekend: { $value }; { hint-against }: { $others }.
hint-he-prey = Vijandelijke steden waar je genoeg Grieken tegenop kunt sturen, kaarten niet meegerekend: { $value }; { hint-against }: { $others }.
hint-he-greeks = Je Grieken op de kaart na deze beurt: { $value }; { hint-against }: { $others }.
hint-he-ships = Je schepen op de kaart na deze beurt: { $value }; { hint-against }: { $others }.
hint-he-cards = Godenkaarten in je hand na deze beurt: { $value }; { hint-against }: { $others }.
hint-he-temples = Tempels in je steden na deze beurt: { $value }; { hint-against }: { $others }.
hint-he-safe =
    { $form ->
        [sure] { $city } is veilig, kaarten niet meegerekend; { hint-only }.
       *[odds] Tegen { $city } kunnen in { $value }% van de gevallen genoeg Grieken komen, kaarten niet meegerekend; { hint-against }: { $others }%.
    }
hint-he-kept =
    { $form ->
        [sure] { $city } blijft van jou; { hint-only }.
       *[odds] { $rival } verovert { $city } in { $value }% van de gevallen; { hint-against }: { $others }%.
    }
hint-he-falls =
    { $form ->
        [sure] Je verovert { $city } deze beurt; { hint-only }.
       *[odds] Je verovert { $city } deze beurt in { $value }% van de gevallen; { hint-against }: { $others }%.
    }

## What to look at

look-he-end = Kijk naar het aantal steden: de partij kan deze beurt eindigen.
look-he-cities = Kijk naar de kaart: is er deze beurt een stad meer te halen?
look-he-danger = Kijk naar de randen van je land: welke van je steden kunnen veroverd worden?
look-he-prey = Kijk naar de vijandelijke steden: welke kun je binnenkort veroveren?
look-he-pieces = Kijk naar je Grieken en schepen: waar zijn het er te weinig?
look-he-cards = Kijk naar je godenkaarten: is dit het moment voor een kaart, of voor meer ervan?
look-he-temples = Kijk naar de tempels: wie heeft er meer?
look-he-safe = Kijk naar { $city }: wie kan tegen deze stad optrekken?
look-he-falls = Kijk naar { $city }: wat is er nodig om deze stad te veroveren?
