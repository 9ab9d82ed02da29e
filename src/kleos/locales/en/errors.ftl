### Errors of games, records and the command line: lower case, no full stop, what was wrong, then what would be right.
### The clause is added by the error itself. Cards, files, numbers and names arrive as arguments.

## Errors of the kernel

error-unknown-game = no game is called “{ $game }”; known: { $games }
error-game-taken = there is a game “{ $game }” already
error-game-part = { $game } has no { $part } yet
error-unknown-bot = no bot is called “{ $bot }”; known: { $bots }
error-bot-renamed = “{ $bot }” is now called “{ $now }”
error-bot-parameter-renamed = { $bot }: the parameter “{ $given }” is now called “{ $now }”
error-bot-parameter = { $bot } has no parameter “{ $given }”; known: { $known }
error-bot-value = { $bot }: { $name } cannot be “{ $value }”; allowed: { $allowed }
error-bot-game = { $bot } does not play { $game }; it plays: { $games }
error-unknown-option = { $game } has no option “{ $option }”; options: { $names }
error-bad-value = { $option } cannot be “{ $value }”; allowed: { $allowed }
error-set-size = { $file } is too large for a component set; at most { $most } bytes
error-set-unreadable = { $file } is no component set: { $detail }
error-bad-components = { $game } set, { $field }: { $wanted }
error-bad-position = { $game } position, { $part }: { $wanted }
error-bad-starts = the parameter starts holds no list of positions: { $detail }
error-bad-observation = unreadable observation: { $detail }
error-no-such-move = “{ $text }” is no move of { $game }; a move begins with: { $verbs }
error-game-over = the game is over; { $move } comes too late
error-no-chance = nothing is drawn here; player { $seat } decides
error-no-such-ending = nobody loses by “{ $how }”; known: { $endings }
error-no-such-line = there is no line { $ply }; lines run from { $first } to { $last }
error-no-snapshots = this match was played without keeping its tables
error-record-view = no viewer “{ $view }”: a record is full, public, or of player 1 or 2
error-record-frames = the record has { $lines } lines, { $frames } tables and { $by } names of who acted; these do not fit
error-record-untold = the lines of the record do not fit its tables: { $detail }
error-record-frame = table { $ply } of the record: { $detail }
error-stale-ply = meant for line { $ply }, the game stands at line { $now }
error-not-your-turn = player { $seat } does not decide now
error-nothing-to-undo = nothing to take back
error-undo-chance = no way back: a card was drawn since
error-undo-rival = no way back: your opponent has decided since
error-undo-revealed = no way back: a card was shown since

## Errors of records

error-record-unreadable = no record: { $detail }
error-record-size = too large for a record; at most { $most } bytes
error-record-format = the format is “{ $found }”; expected: { $wanted }
error-record-tampered = the record was changed after it was sealed; take an unchanged copy
error-record-redacted =
    { $view ->
        [public] this record holds the public view alone; a full record is needed
       *[other] this record holds the view of player { $view } alone; a full record is needed
    }
error-record-game = the record's { $field } is { $told }, this game's is { $found }
error-record-line = line { $ply } of the record, “{ $line }”: { $detail }
error-record-short = the record stops at line { $ply } in the middle of a deal
error-record-table = line { $ply } of the record shows a table that cannot be read: { $detail }
error-record-result = the record names winner { $told }, its moves lead to { $found }
error-record-deal = line { $ply } of the record: the seed deals “{ $wanted }”, the record says “{ $found }”
error-record-imagined = a match played on from a redacted record has no full record, since its hidden cards were dealt anew
error-record-promise = the record's { $seed } is not the one that was promised before the deal

## Errors of the command line

error-file = { $file }: { $detail }
error-option-form = “{ $given }” is no option; write it as name=value
error-wrong-game = { $file } is a game of { $found }; start it with: kleos play { $found }
error-already-over = { $file } is a finished game; look at it with: kleos replay { $file }
error-view = “{ $given }” is no view of this record; allowed: { $allowed }
error-no-clause = no game or clause is called “{ $wanted }”; games: { $games }; a clause looks like HA-05-41
error-no-ledger = the rules of { $game } are not in this package
error-no-checkout = no checkout here; the tests that prove the clauses lie beside the sources
error-usage = “{ $detail }” is not understood here; see: kleos --help
error-usage-option = there is no option { $given }; see: kleos --help
error-usage-missing = { $name } is missing; see: kleos --help
error-usage-needs = { $name } needs a value, or takes none; see: kleos --help
error-usage-value = { $name }: { $wanted }
error-language = no language is called “{ $given }”; known: { $languages }
error-unexpected = { $detail }; run it again with --debug to see where

## Why a move is refused

why-foreign-move = this is no move of { $game }
why-game-over = the game is over
