### Errors of games, records and the command line: lower case, no full stop, what was wrong, then what would be right.
### The clause is added by the error itself. Cards, files, numbers and names arrive as arguments.

## Errors of the kernel

error-unknown-game = there is no game called “{ $game }”; games: { $games }
error-game-taken = there is already a game called “{ $game }”
error-game-part = { $game } has no { $part } yet
error-unknown-bot = there is no bot called “{ $bot }”; bots: { $bots }
error-bot-renamed = “{ $bot }” is now called “{ $now }”
error-bot-parameter-renamed = { $bot }: the parameter “{ $given }” is now called “{ $now }”
error-bot-parameter = { $bot } has no parameter “{ $given }”; parameters: { $known }
error-bot-value = { $bot }: { $name } cannot be “{ $value }”; allowed: { $allowed }
error-bot-game = { $bot } does not play { $game }; it plays: { $games }
error-unknown-option = { $game } has no option “{ $option }”; options: { $names }
error-bad-value = { $option } cannot be “{ $value }”; allowed: { $allowed }
error-set-size = { $file } is too large for a component set; at most { $most } bytes
error-tree-size = this tree has more than { $most } nodes; begin with fewer worlds, or nearer to the end
error-luck-record = luck can only be measured in a finished saved game that shows all cards
error-depth = “{ $given }” is not a depth; choose from: { $allowed }
error-review-record = only a finished saved game that shows all cards can be reviewed
error-set-unreadable = { $file } is not a component set: { $detail }
error-bad-components = { $game } set, { $field }: { $wanted }
error-bad-position = { $game } position, { $part }: { $wanted }
error-bad-starts = the parameter starts is not a list of positions: { $detail }
error-bad-observation = unreadable observation: { $detail }
error-no-such-move = “{ $text }” is not a move of { $game }; moves begin with: { $verbs }
error-game-over = the game is over; { $move } comes too late
error-no-chance = nothing is drawn here; player { $seat } decides
error-no-decision = nobody decides here; something is drawn
error-no-such-ending = a game cannot be lost by “{ $how }”; allowed: { $endings }
error-no-such-line = there is no step { $ply }; steps run from { $first } to { $last }
error-no-snapshots = this match was played without keeping its tables
error-record-view = “{ $view }” is not a view; a saved game is full, public, or seen by player 1 or 2
error-record-frames = the saved game has { $lines } steps, { $frames } tables and { $by } names of who acted; these do not match
error-record-untold = the steps of the saved game do not match its tables: { $detail }
error-record-frame = table { $ply } of the saved game: { $detail }
error-stale-ply = this was meant for step { $ply }, but the game is at step { $now }
error-not-your-turn = it is not for player { $seat } to decide now
error-nothing-to-undo = nothing to take back
error-undo-chance = too late to undo: a card has been drawn since
error-undo-rival = too late to undo: your opponent has decided since
error-undo-revealed = too late to undo: a card has been shown since

## Errors of records

error-record-unreadable = not a saved game: { $detail }
error-record-size = too large for a saved game; at most { $most } bytes
error-record-format = the format is “{ $found }”; expected: { $wanted }
error-record-tampered = the saved game was changed after it was sealed; use an unchanged copy
error-record-redacted =
    { $view ->
        [public] this saved game holds only the public view; a full one is needed
       *[other] this saved game holds only what player { $view } saw; a full one is needed
    }
error-record-game = { $field } of the saved game is { $told }, but here it is { $found }
error-record-line = step { $ply } of the saved game, “{ $line }”: { $detail }
error-record-short = the saved game stops at step { $ply }, in the middle of a deal
error-record-table = step { $ply } of the saved game shows a table that cannot be read: { $detail }
error-record-result = the saved game says that { $told } won, but its moves lead to { $found }
error-record-deal = step { $ply } of the saved game: the seed deals “{ $wanted }”, the file says “{ $found }”
error-record-imagined = a game continued from a redacted one has no full version, since its hidden cards were dealt anew
error-mirror-viewer = the mirror shows what a player can know; a spectator has none
error-record-promise = { $seed } of the saved game is not the one that was promised before the deal

## Errors of the command line

error-file = { $file }: { $detail }
error-option-form = “{ $given }” is not an option; write it as name=value
error-wrong-game = { $file } is a game of { $found }; start it with: kleos play { $found }
error-already-over = the game in { $file } is over; view it with: kleos replay { $file }
error-view = “{ $given }” is not a view of this saved game; allowed: { $allowed }
error-no-clause = there is no game or clause called “{ $wanted }”; games: { $games }; a clause looks like HA-05-41
error-no-lesson = there is no lesson called “{ $wanted }”; lessons: { $lessons }
error-lesson-word = “{ $word }” does not lead on in this lesson
error-no-example = there is no example called “{ $wanted }” in the rulebook of { $game }
error-example-over = this example has been played to its end; take a move back or start again
error-no-ledger = the rules of { $game } are not in this package
error-no-checkout = this is not a checkout; the tests that prove the clauses are kept beside the sources
error-usage = “{ $detail }” is not understood here; see: kleos --help
error-usage-option = there is no option { $given }; see: kleos --help
error-usage-missing = { $name } is missing; see: kleos --help
error-usage-needs = { $name } needs a value, or does not take one; see: kleos --help
error-usage-value = { $name }: { $wanted }
error-language = there is no language called “{ $given }”; languages: { $languages }
error-unexpected = { $detail }; run it again with --debug to see where
error-line = kleos: { $words }
error-refused-move = { $move }: { $why }

## Why a move is refused

why-foreign-move = this is not a move of { $game }
why-game-over = the game is over

## What the system says of a file or a port

fault-missing = there is no such file
fault-folder = this is a folder, not a file
fault-forbidden = access is not allowed
fault-exists = it already exists
fault-full = the disk is full
fault-in-use = it is already in use
