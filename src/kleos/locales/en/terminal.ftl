### The terminal: playing, replaying, checking records, and the help of all commands but those of arena and bench.

## Playing in the terminal

play-welcome =
    { $people ->
        [none] { $game } · you are player { $seat }, against { $rival } · try help
       *[other] { $game } · you lead the { $people }, player { $seat }, against { $rival } · try help
    }
play-welcome-two = { $game } · two players on one screen · try help
play-loaded = continued from { $file } at step { $ply }
play-prompt = >
play-curtain = Pass the screen to { $name }, then press Enter.
play-number-range = there is no move { $number }; numbers run from 1 to { $most }
play-log-form = the log writes it like this; to play it, type { $code }
play-what = “{ $text }” is not a command; type help for a list, or a number from 1 to { $most }
play-why-what = why which move? give a number or a code, for example: why 1, why { $code }
play-legal = { $code }: legal now, { $words } [{ $clause }]
play-hint-people = hints are only for games against bots
play-hint-off = hints are off against { $bot }; to have them: kleos play { $game } --hints
play-hint-marked = The coach sees what you see and never plays for you. This game is marked as coached.
play-hint-more = Type hint again for good moves with their chances.
play-hint-moves = Good moves, with your chance to win by what you can know:
play-hint-move = { $number }. { $words } [{ $code }]: { $chance }%, between { $low } and { $high }%
play-hint-yours = Your move: the coach plays nothing for you.
play-hint-used = You asked the coach for hints in this game.
play-mirror-people = the mirror is only for games against bots here
play-undone = taken back
play-save-exists = { $file } already exists; choose another name
play-save-number = “{ $name }” is not a file name; try, for example, game.json
play-save-what = save where? give a file, for example: save game.json
play-saved = saved to { $file }; it holds hidden cards too, and continues with: kleos play { $game } --load { $file }
play-saved-over = saved to { $file }; view it with: kleos replay { $file }
play-card-what = which card? give its name or its code
play-no-cards = the cards of this game have a colour and a value, but no text
play-rules-what = which clause? for example: rules { $example }
play-no-clause = there is no clause called “{ $wanted }”; an example: { $example }
play-explain-what = explain which word? for example: explain { $example }
play-term-example = Example: { $example }
play-no-term = there is no word “{ $wanted }” on this table; explain alone lists them
play-leave-unsaved = Left at step { $ply }, not saved. Next time: save FILE, then kleos play { $game } --load FILE
play-leave-saved = Left at step { $ply }. To continue: kleos play { $game } --load { $file }
play-quit-save = Save the game first? Give a file name, or press Enter to leave without saving:
play-end-save = Save the game? Give a file name, or press Enter to skip:
play-won = { $name } wins the game: { $reason }{ $clause }
play-won-you = You win the game: { $reason }{ $clause }
play-lost-you = You lose the game: { $reason }{ $clause }
play-drawn = The game is a draw: { $reason }{ $clause }
play-seed = Dealt from seed { $seed }.
play-resign-sure = You lose the game at once. Resign? (yes or no)
play-help =
    1, 2, …          play the move with this number
    CODE             play a move by its code, written at the right: { $code }
    hint             what to look at; again: good moves with their chances
    mirror           what can be known of hidden cards, your opponent’s and yours
    why 3            the clause that allows move 3
    why CODE         the clause that allows or forbids any move
    undo             take back your last decision, if nothing has been revealed since
    resign           resign the game
    table            draw the table again
    log              all that happened, as you saw it
    rules { $clause }   one clause of the rules
    explain WORD     what a word on the table means; alone: all such words
    save FILE        write the game to a file
    quit             leave

## Help of commands

help-app = Three duels of ancient Greece for two players.
help-debug = Show where an error happened.
help-lang = Language of all texts (default: from LANG).
help-version = Show version and build.
help-json = Print JSON.
help-play = Play a game in the terminal.
help-play-game = The game, for example hector.
help-seat = Your seat, 1 or 2.
help-against = A bot, for example greedy; or person.
help-seed = Deal from this seed.
help-option = A rule option, name=value; may be repeated.
help-components = Play with the component set in this file.
help-load = Continue the game in this file.
help-hints = Let the coach give hints (default: against easy bots).
help-learn = Learn a game by playing short lessons.
help-learn-game = The game to learn, for example hector.
help-learn-lesson = The lesson to begin with, by name or number.
help-learn-list = List the lessons.
help-games = List the games and their options.
help-bots = List the bots.
help-replay = Step through a saved game.
help-replay-file = A saved game, as written by save.
help-as = See the game as player 1 or 2, as a spectator (public), or in full (full).
help-all = Print the whole game at once.
help-verify = Check the seal, the moves and the deal of a saved game.
help-rules = Show the clauses of a game, or one clause.
help-rules-what = A game or a clause, for example hector or HA-05-41.
help-trace = Compare the clauses with the tests that prove them.
help-rules-book = Print the rulebook: chapters, tables and examples.
help-rules-summary = Print the game on one page.
manual-usage = usage: { $line }
manual-command = COMMAND
manual-options-short = options
manual-commands = Commands
manual-arguments = Arguments
manual-options = Options
manual-help = Show this page.
manual-default = (default: { $value })
help-bots-game = Only the bots that play this game.
help-serve = Serve live play to browsers and bots.
help-serve-host = Address to listen on; 127.0.0.1 is this machine alone.
help-serve-port = Port to listen on; 0 takes a free one.
help-serve-db = Database: sqlite:///FILE or postgresql://USER@HOST/NAME; by default SQLite in your data folder.
help-serve-public = The address that people use, for example https://games.example.org.
help-serve-proxy = Address or network of the reverse proxy whose X-Forwarded headers are trusted; several separated by commas.
help-serve-open = Open the page in a browser.
help-schema = Print the OpenAPI document and the JSON Schemas of the server as JSON.

## Lists

version = kleos { $version }, { $build } build
bots-parameters = parameters: { $known }
rules-book-title = Rulebook · { $game }
rules-book-example = Example
rules-book-answer = Answer: { $answer }
rules-count =
    { $count ->
        [one] 1 clause
       *[other] { $count } clauses
    }
bots-rating = { $game }: rated { $rating } (uniform = 0; { $low } to { $high } above the bot below, 95%), { $sims } simulations per move

## Records

replay-head = { $game } · { $one } against { $two } · { $lines } steps
replay-as =
    { $view ->
        [full] all cards shown
        [public] as anybody could see it
       *[other] as player { $view } saw it
    }
replay-prompt = Enter: next, b: back, a number: go there, q: quit >
replay-line = step { $ply } of { $lines }
replay-what = “{ $text }” is not a step; press Enter, b, a number or q
replay-running = the game is not over
replay-open = { $name } holds { $cards }{ $hero ->
        [none] {""}
       *[other] , { $hero }
    }
replay-nothing = nothing
verify-seal = seal intact
verify-moves =
    { $lines ->
        [one] 1 step replayed
       *[other] { $lines } steps replayed
    }
verify-deal =
    { $draws ->
        [one] 1 draw follows from seed { $seed }
       *[other] { $draws } draws follow from seed { $seed }
    }
verify-no-seed = the saved game has no seed, so the deal cannot be checked
verify-redacted = a view without the hidden cards: only the seal can be checked
verify-result = result: { $result }
verify-promises = the server and both seats revealed the seeds they had promised
verify-fair-deal =
    { $draws ->
        [one] 1 draw dealt again from the three seeds: identical
       *[other] { $draws } draws dealt again from the three seeds: identical
    }
verify-from = checked from step { $ply } on; what came before was taken from another saved game
