### Fight for Olympus: facts about moves, and what to look at.

## Facts

hint-fo-win =
    { $form ->
        [sure] You win the game this turn; { hint-only }.
       *[odds] You win the game this turn in { $value }% of cases; { hint-against }: { $others }%.
    }
hint-fo-lose =
    { $form ->
        [sure] You are still in the game after this turn; { hint-only }.
       *[odds] You lose the game this turn in { $value }% of cases; { hint-against }: { $others }%.
    }
hint-fo-points = Points you gain this turn: { $value }; { hint-against }: { $others }.
hint-fo-kills = Enemy units that fall this turn: { $value }; { hint-against }: { $others }.
hint-fo-losses = Units you lose this turn: { $value }; { hint-against }: { $others }.
hint-fo-hand = Cards in your hand after this turn: { $value }; { hint-against }: { $others }.
hint-fo-markers = Colour markers you have after this turn: { $value }; { hint-against }: { $others }.
hint-fo-units = Units you have on the board after this turn: { $value }; { hint-against }: { $others }.
hint-fo-doomed = Your units that could fall to the one opposite next: { $value }; { hint-against }: { $others }.
hint-fo-strong = Enemy units that yours opposite could beat next: { $value }; { hint-against }: { $others }.
hint-fo-falls =
    { $form ->
        [sure] { $unit } { $many ->
            [yes] fall
           *[no] falls
        } this turn; { hint-only }.
       *[odds] { $unit } { $many ->
            [yes] fall
           *[no] falls
        } this turn in { $value }% of cases; { hint-against }: { $others }%.
    }
hint-fo-blocks =
    { $form ->
        [sure] You stop { $unit } from { $bonus ->
            [point] scoring a point
            [marker] taking a marker
           *[card] drawing a card
        }; { hint-only }.
       *[odds] { $unit } { $many ->
            [yes] have
           *[no] has
        } a free way to { $bonus ->
            [point] score a point
            [marker] take a marker
           *[card] draw a card
        } in { $value }% of cases; { hint-against }: { $others }%.
    }

## What to look at

look-fo-end = Look at the score marker and the spaces: the game could end this turn.
look-fo-points = Look at Olympus: where would an attack meet nobody?
look-fo-kills = Look at the enemy units: which of them can fall this turn?
look-fo-losses = Look at your units: which of them could fall?
look-fo-hand = Look at your hand: what will be left to pay with?
look-fo-markers = Look at Delphi: could you have one more marker?
look-fo-units = Look at your free spaces: where is a unit missing?
look-fo-strong = Look at who stands opposite your units: whom could they beat next?
look-fo-falls = Look at { $unit }: what would it take to beat this unit?
look-fo-blocks = Look at { $unit }: whom does this unit meet when it attacks?
