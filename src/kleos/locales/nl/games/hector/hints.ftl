### Hector & Achilles: facts about moves, and what to look at.

## Facts

hint-ha-win =
    { $form ->
        [sure] Je wint met deze veldslag de partij; { hint-only }.
       *[odds] Je wint met deze veldslag in { $value }% van de gevallen de partij; { hint-against }: { $others }%.
    }
hint-ha-lose =
    { $form ->
        [sure] Je bent na deze veldslag nog in de partij; { hint-only }.
       *[odds] Je verliest met deze veldslag in { $value }% van de gevallen de partij; { hint-against }: { $others }%.
    }
hint-ha-battle =
    { $form ->
        [sure] Je wint deze veldslag; { hint-only }.
       *[odds] Je wint deze veldslag in { $value }% van de gevallen; { hint-against }: { $others }%.
    }
hint-ha-front =
    { $form ->
        [sure] Deze veldslag put een front van { $rival } uit; { hint-only }.
       *[odds] Deze veldslag put in { $value }% van de gevallen een front van { $rival } uit; { hint-against }: { $others }%.
    }
hint-ha-hold =
    { $form ->
        [sure] Al je fronten houden stand in deze veldslag; { hint-only }.
       *[odds] Deze veldslag put in { $value }% van de gevallen een van je fronten uit; { hint-against }: { $others }%.
    }
hint-ha-hero-lost =
    { $form ->
        [sure] Je houdt je held; { hint-only }.
       *[odds] Je verliest in deze veldslag in { $value }% van de gevallen je held; { hint-against }: { $others }%.
    }
hint-ha-hero-won =
    { $form ->
        [sure] { $rival } verliest in deze veldslag een held; { hint-only }.
       *[odds] { $rival } verliest in deze veldslag in { $value }% van de gevallen een held; { hint-against }: { $others }%.
    }
hint-ha-lost = Legerkaarten die je in deze veldslag verliest: { $value }; { hint-against }: { $others }.
hint-ha-taken = Legerkaarten die { $rival } in deze veldslag verliest: { $value }; { hint-against }: { $others }.
hint-ha-favour = Gunstfiches die je na deze veldslag hebt: { $value }; { hint-against }: { $others }.
hint-ha-superior = Je hebt meteen de overhand; { hint-only }.
hint-ha-points = Je punten zoals de tegel ligt: { $value }; { hint-against }: { $others }.
hint-ha-theirs = Punten van { $rival } zoals de tegel ligt, gemiddeld: { $value }; { hint-against }: { $others }.
hint-ha-hidden = Je held blijft verborgen; { hint-only }.

## What to look at

look-ha-battle = Kijk naar beide rijen: wiens kaarten tellen aan het eind van de veldslag?
look-ha-front = Kijk naar de stapels: welke kan in deze veldslag opraken?
look-ha-hero = Kijk naar je held: moet { $rival } die zien, en kun je die verliezen?
look-ha-superior = Kijk naar de twee sommen van de overhand: wie draait de tegel?
look-ha-points = Kijk naar de tegel: welke kleuren tellen zoals hij ligt?
look-ha-favour = Kijk naar je gunstfiches: is deze veldslag er één waard?
