### Hector & Achilles: facts about moves, and what to look at.

## Facts

hint-ha-win =
    { $form ->
        [sure] You win the game with this battle; { hint-only }.
       *[odds] You win the game with this battle in { $value }% of cases; { hint-against }: { $others }%.
    }
hint-ha-lose =
    { $form ->
        [sure] You are still in the game after this battle; { hint-only }.
       *[odds] You lose the game with this battle in { $value }% of cases; { hint-against }: { $others }%.
    }
hint-ha-battle =
    { $form ->
        [sure] You win this battle; { hint-only }.
       *[odds] You win this battle in { $value }% of cases; { hint-against }: { $others }%.
    }
hint-ha-front =
    { $form ->
        [sure] This battle exhausts a front of { $rival }; { hint-only }.
       *[odds] This battle exhausts a front of { $rival } in { $value }% of cases; { hint-against }: { $others }%.
    }
hint-ha-hold =
    { $form ->
        [sure] All your fronts hold in this battle; { hint-only }.
       *[odds] This battle exhausts one of your fronts in { $value }% of cases; { hint-against }: { $others }%.
    }
hint-ha-hero-lost =
    { $form ->
        [sure] You keep your hero; { hint-only }.
       *[odds] You lose your hero in this battle in { $value }% of cases; { hint-against }: { $others }%.
    }
hint-ha-hero-won =
    { $form ->
        [sure] { $rival } loses a hero in this battle; { hint-only }.
       *[odds] { $rival } loses a hero in this battle in { $value }% of cases; { hint-against }: { $others }%.
    }
hint-ha-lost = Army cards you lose in this battle: { $value }; { hint-against }: { $others }.
hint-ha-taken = Army cards { $rival } loses in this battle: { $value }; { hint-against }: { $others }.
hint-ha-favour = Favour tokens you have after this battle: { $value }; { hint-against }: { $others }.
hint-ha-superior = You have superiority at once; { hint-only }.
hint-ha-points = Your points as the tile lies: { $value }; { hint-against }: { $others }.
hint-ha-theirs = Points of { $rival } as the tile lies, on average: { $value }; { hint-against }: { $others }.
hint-ha-hidden = Your hero stays hidden; { hint-only }.

## What to look at

look-ha-battle = Look at both rows: whose cards will count when the battle ends?
look-ha-front = Look at the piles: which one could run low in this battle?
look-ha-hero = Look at your hero: should { $rival } see it, and could you lose it?
look-ha-superior = Look at the two sums of superiority: who will turn the tile?
look-ha-points = Look at the tile: which colours count as it lies?
look-ha-favour = Look at your favour tokens: is this battle worth one?
