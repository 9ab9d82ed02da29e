### Hellas: facts about moves, and what to look at.

## Facts

hint-he-win =
    { $form ->
        [sure] You win the game this turn; { hint-only }.
       *[odds] You win the game this turn in { $value }% of cases; { hint-against }: { $others }%.
    }
hint-he-lose =
    { $form ->
        [sure] You are still in the game after this turn; { hint-only }.
       *[odds] You lose the game this turn in { $value }% of cases; { hint-against }: { $others }%.
    }
hint-he-cities = Cities you have after this turn: { $value }; { hint-against }: { $others }.
hint-he-theirs = Cities { $rival } has after this turn: { $value }; { hint-against }: { $others }.
hint-he-danger = Your cities that enough Greeks can come against, cards aside: { $value }; { hint-against }: { $others }.
hint-he-prey = Enemy cities you can send enough Greeks against, cards aside: { $value }; { hint-against }: { $others }.
hint-he-greeks = Your Greeks on the map after this turn: { $value }; { hint-against }: { $others }.
hint-he-ships = Your ships on the map after this turn: { $value }; { hint-against }: { $others }.
hint-he-cards = God cards in your hand after this turn: { $value }; { hint-against }: { $others }.
hint-he-temples = Temples in your cities after this turn: { $value }; { hint-against }: { $others }.
hint-he-safe =
    { $form ->
        [sure] { $city } is safe, cards aside; { hint-only }.
       *[odds] Enough Greeks can come against { $city }, cards aside, in { $value }% of cases; { hint-against }: { $others }%.
    }
hint-he-kept =
    { $form ->
        [sure] { $city } stays yours; { hint-only }.
       *[odds] { $rival } takes { $city } in { $value }% of cases; { hint-against }: { $others }%.
    }
hint-he-falls =
    { $form ->
        [sure] You take { $city } this turn; { hint-only }.
       *[odds] You take { $city } this turn in { $value }% of cases; { hint-against }: { $others }%.
    }

## What to look at

look-he-end = Look at the number of cities: the game could end this turn.
look-he-cities = Look at the map: could you have one more city this turn?
look-he-danger = Look at the edges of your land: which of your cities could be taken?
look-he-prey = Look at the enemy cities: which of them could you take soon?
look-he-pieces = Look at your Greeks and ships: where are there too few of them?
look-he-cards = Look at your god cards: is this the moment for one, or for more of them?
look-he-temples = Look at the temples: who has more of them?
look-he-safe = Look at { $city }: who could come against this city?
look-he-falls = Look at { $city }: what would it take to conquer this city?
