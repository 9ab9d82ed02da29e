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

## Options

page-options = Options
page-motion = Animation
page-motion-name =
    { $motion ->
        [off] off
        [fast] fast
       *[normal] normal
    }
page-asks = Ask before a loss
page-asks-why = Before a retreat, or when an action or steps would be given away. Resigning always asks.
page-skips = Play the only move by itself
page-skips-why = When you can only pass or end. Only against bots, because people could tell by the pace.
page-marks = Mark words you have not read yet
page-marks-why = Each word or sign on a table wears a quiet mark until you have opened its explanation once.
page-marks-again = Mark all words again
page-sound = Sound
page-volume = Volume
page-size = Text size
page-percent = { $percent }%
page-theme = Colours
page-keys = Keys
page-key =
    { $key ->
        [tab] go to the next thing
        [enter] select or act
        [escape] clear the selection, or back to the present
        [arrows] move within a row
        [digits] a card in your hand
        [zones] actions, tile, log
        [undo] undo, reset turn
        [hint] hint, again for more; then 1 to 3 lifts the card of a move
        [mirror] show or hide the mirror, where the table has one
        [next] the next puzzle
        [why] why the first closed action is not possible now
        [explain] explain the words and signs on the table
        [type] type a move
        [steps] one step back or forward while looking back
        [ends] to the start or the end while looking back
       *[help] this list
    }
page-key-name =
    { $key ->
        [arrows] arrows
       *[other] { $key }
    }
page-last = To the end
