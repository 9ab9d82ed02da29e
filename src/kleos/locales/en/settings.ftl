### The page: my games, one's identity, options and keys.

## My games

page-games-state =
    { $state ->
        [won] Won
        [lost] Lost
        [drawn] Drawn
        [move] Your move
        [waiting] Waiting for a friend
        [finished] Finished
       *[running] In progress
    }
page-filter-game = Game
page-filter-opponent = Opponent
page-filter-result = Result
page-filter-all = all
page-opponent-kind =
    { $kind ->
        [bot] bots
        [person] people
       *[screen] same screen
    }
page-games-none = No game matches.
page-record = Your record
page-record-why = Finished games, won:lost.
page-record-total = Total
page-record-people = People
page-score =
    { $drawn ->
        [0] { $won }:{ $lost }
       *[other] { $won }:{ $lost } ({ $drawn } drawn)
    }
page-identity = Your identity
page-identity-why = Your games belong to this browser. Save your identity in a file to continue after clearing the browser, or on a second device. Anyone who has the file can play as you, so share it with nobody.
page-identity-save = Save my identity
page-identity-use = Use a saved identity
page-identity-loss = This browser will play as { $name } from now on. Its present games stay with its present identity; save that first if you want to return to them.
page-identity-used = You are now { $name }.
page-identity-bad = this file contains no identity
