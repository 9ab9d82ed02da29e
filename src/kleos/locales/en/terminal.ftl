### The terminal: playing, replaying, checking records, and the help of all commands but those of arena and bench.

## Playing in the terminal

play-welcome =
    { $people ->
        [none] { $game } · you are player { $seat }, against { $rival } · try help
       *[other] { $game } · you lead the { $people }, player { $seat }, against { $rival } · try help
    }
play-welcome-two = { $game } · two players at one screen · try help
play-loaded = continued from { $file } at line { $ply }
play-prompt = >
play-curtain = Pass the screen to { $name }, then press Enter.
play-number-range = no move has number { $number }; numbers run from 1 to { $most }
play-log-form = the log writes it like this; to play it, type { $code }
play-what = “{ $text }” is no command here; help lists them, or type a number from 1 to { $most }
play-why-what = why what? a number or a move, such as: why 1, why { $code }
play-legal = { $code }: legal now, { $words } [{ $clause }]
play-undone = taken back
play-save-exists = { $file } is there already; name another file
play-save-number = “{ $name }” is no file name; such as: game.json
play-save-what = save where? name a file, such as: save game.json
play-saved = saved to { $file }; it holds hidden cards too, and continues with: kleos play { $game } --load { $file }
play-saved-over = saved to { $file }; look at it with: kleos replay { $file }
play-card-what = which card? name one, or its code
play-no-cards = cards of this game have a colour and a value, and no text
play-rules-what = which clause? such as: rules { $example }
play-no-clause = no clause is called “{ $wanted }”; such as: { $example }
play-leave-unsaved = Left at line { $ply }, not saved. Another time: save FILE, later kleos play { $game } --load FILE
play-leave-saved = Left at line { $ply }. To go on: kleos play { $game } --load { $file }
play-quit-save = Save the game first? Name a file, or press Enter to leave without:
play-end-save = Save the record? Name a file, or press Enter to leave it:
play-won = { $name } wins the game: { $reason }{ $clause }
play-won-you = You win the game: { $reason }{ $clause }
play-lost-you = You lose the game: { $reason }{ $clause }
play-drawn = The game is drawn: { $reason }{ $clause }
play-seed = Dealt by seed { $seed }.
play-resign-sure = You lose the game at once. Resign? (yes or no)
play-help =
    1, 2, …          play the move with this number
    CODE             play a move by its code, written at the right: { $code }
    why 3            the clause that allows move 3
    why CODE         the clause that allows or forbids any move
    undo             take your last decision back, while nothing was learned since
    resign           resign the game
    table            draw the table again
    log              all that happened, as you saw it
    rules { $clause }   one clause of the rules
    save FILE        write the game to a file
    quit             leave

## Help of commands

help-app = Three duels of ancient Greece for two players.
help-debug = Show where an error happened.
help-lang = The language of all words; else LANG decides.
help-version = Show version and build.
help-json = Answer as JSON.
help-play = Play a game in the terminal.
help-play-game = The game, such as hector.
help-seat = Your seat, 1 or 2.
help-against = A bot, such as greedy, or: person.
help-seed = Deal by this seed.
help-option = A switch of the rules, name=value; may be repeated.
help-components = Play with the component set in this file.
help-load = Continue the game in this file.
help-games = List the games and their options.
help-bots = List the bots.
help-replay = Step through a record.
help-replay-file = A record, as written by save.
help-as = See it as player 1 or 2, as public, or in full.
help-all = Print the whole game at once.
help-verify = Check the seal, the moves and the deal of a record.
help-rules = Show the clauses of a game, or one clause.
help-rules-what = A game or a clause, such as hector or HA-05-41.
help-trace = Compare the clauses with the tests that prove them.
manual-usage = usage: { $line }
manual-command = COMMAND
manual-options-short = options
manual-commands = Commands
manual-arguments = Arguments
manual-options = Options
manual-help = Show this page.
manual-default = (else: { $value })
help-bots-game = Only the bots that play this game.
help-serve = Serve live play to browsers and bots.
help-serve-host = Address to listen on; 127.0.0.1 is this machine alone.
help-serve-port = Port to listen on; 0 takes a free one.
help-serve-db = Database: sqlite:///FILE or postgresql://USER@HOST/NAME; by default SQLite in your data folder.
help-serve-public = The address that people use, such as https://games.example.org.
help-serve-proxy = Address or network of the reverse proxy whose X-Forwarded headers are believed; several with commas.
help-serve-open = Open the page in a browser.
help-schema = Print the OpenAPI document and the JSON Schemas of the server as JSON.

## Lists

version = kleos { $version }, { $build } build
bots-parameters = parameters: { $known }
rules-count =
    { $count ->
        [one] 1 clause
       *[other] { $count } clauses
    }
bots-rating = { $game }: rated { $rating } (uniform = 0; step over the bot below { $low } to { $high }, 95 %), { $sims } simulations a move

## Records

replay-head = { $game } · { $one } against { $two } · { $lines } lines
replay-as =
    { $view ->
        [full] all cards shown
        [public] as anybody could see it
       *[other] as player { $view } saw it
    }
replay-prompt = Enter on, b back, a number to go there, q to leave >
replay-line = line { $ply } of { $lines }
replay-what = “{ $text }” is no step; Enter, b, a line number or q
replay-running = the game is not over
replay-open = { $name } holds { $cards }{ $hero ->
        [none] {""}
       *[other] , { $hero }
    }
replay-nothing = nothing
verify-seal = seal unbroken
verify-moves =
    { $lines ->
        [one] 1 line replays
       *[other] { $lines } lines replay
    }
verify-deal =
    { $draws ->
        [one] 1 draw follows from seed { $seed }
       *[other] { $draws } draws follow from seed { $seed }
    }
verify-no-seed = no seed in the record, so the deal cannot be checked
verify-redacted = a view without the hidden cards: only the seal can be checked
verify-result = result: { $result }
verify-promises = server and seats showed the seeds they had promised
verify-fair-deal =
    { $draws ->
        [one] 1 draw dealt again from the three seeds, the same
       *[other] { $draws } draws dealt again from the three seeds, the same
    }
verify-from = checked from line { $ply } on; what came before was taken from another record
