### The page in the browser. Short, present tense, verb first; a reason has at most 12 words. Names arrive as arguments.

## Frame

page-home = Kleos, home
page-rules = Rules
page-explain = What is this?
page-explain-note = Choose a word or sign: it explains itself.
page-menu = Menu
page-close = Close
page-cancel = Cancel
page-language = Language
page-language-name =
    { $language ->
        [de] Deutsch
        [nl] Nederlands
        [fr] Français
       *[en] English
    }
page-sound-on = Sound is on
page-sound-off = Sound is off
page-theme-light = Light colours
page-theme-dark = Dark colours
page-connection =
    { $status ->
        [live] Live
        [lost] Connection lost, trying again
        [refused] No entry
       *[connecting] Connecting
    }
page-offline = the server cannot be reached right now
page-notes = Notes
page-nothing = There is nothing at this address.
page-to-home = Home
page-credits = Credits and licences
page-unofficial = An unofficial fan project. The rules are told in our own words.

## Home

page-slogan = Three duels of ancient Greece
page-kleos-word = κλέος
page-kleos-meaning = : the fame of heroes, as the poets told it. Two players, one table, no account.
page-choose-game = Choose your duel
page-choose-rival = Choose your opponent
page-about =
    { $game ->
        [hector] Bluff with a hidden hand while a fate tile decides which colours count.
        [olympus] Your cards are both heroes and money. Win with seven points or six occupied spaces.
       *[hellas] Sail out, discover new coasts, capture cities, call on the gods. Win with ten cities.
    }
page-tag =
    { $tag ->
        [half] 30 min
        [longer] 45 min
        [hidden] hidden hands
        [abilities] 84 different cards
       *[hexes] hex map
    }
page-rival =
    { $rival ->
        [bot] Bot
        [friend] Invite a friend
       *[screen] Same screen
    }
page-rival-about =
    { $rival ->
        [friend] You get a link. Whoever opens it first is your opponent.
       *[screen] Two people, one screen. The hands are hidden between turns.
    }
page-level =
    { $bot ->
        [novice] Novice
        [veteran] Veteran
        [captain] Captain
        [champion] Champion
        [olympian] Olympian
        [greedy] Greedy
        [uniform] Random
       *[other] { $bot }
    }
page-level-about =
    { $bot ->
        [novice] first game
        [veteran] knows the rules
        [captain] a fair fight
        [champion] hard
       *[olympian] our strongest
    }
page-play-bot = Play against { $name }
page-play-friend = Get a link
page-play-screen = Play on this screen
page-no-peeking = Sealed deals: nobody can peek
page-side = Your side
page-side-name =
    { $game ->
        [hector] { $seat ->
            [1] Greeks
           *[2] Trojans
        }
        [hellas] { $seat ->
            [1] Light
           *[2] Dark
        }
       *[other] Seat { $seat }
    }
page-name = Your name
page-my-games = My games
page-their-turn = { $game } against { $name }
page-game-status =
    { $status ->
        [waiting] waiting for a friend
        [sealing] being sealed
        [playing] in progress
        [void] never dealt
       *[finished] finished
    }
page-no-games = No games yet.
page-when =
    { $unit ->
        [minutes] { $count } min ago
        [hours] { $count } h ago
        [days] { $count ->
            [one] 1 day ago
           *[other] { $count } days ago
        }
       *[now] just now
    }
page-more = More: clock, rules, cards
page-more-time = Time and seats
page-more-rules = Rules
page-more-cards = Cards
page-own-cards = Your own card set
page-own-cards-why = A JSON or TOML file made for this game. The server checks it before the game starts.
page-own-cards-used = Card set { $name }
page-own-cards-bad = { $file } cannot be read
page-import = Open a saved game
page-clock = Clock
page-clock-none = no clock
page-clock-own = custom
page-clock-terms = { NUMBER($minutes, maximumFractionDigits: 1) } min + { $increment } s
page-clock-minutes = Minutes for the game
page-clock-increment = Extra seconds per decision
page-listed = Open to anyone
page-listed-why = The table is listed on the home page until someone joins.
page-patience = An absent player can be replaced after
page-time =
    { $unit ->
        [minutes] { $count ->
            [one] 1 minute
           *[other] { $count } minutes
        }
        [hours] { $count ->
            [one] 1 hour
           *[other] { $count } hours
        }
       *[days] { $count ->
            [one] 1 day
           *[other] { $count } days
        }
    }
page-open-tables = Open tables
page-all-tables = All { $count } open tables

## Joining

page-invites = { $name } is waiting for you at this table.
page-watch-invites = { $name } has invited you to watch this table.
page-join = Sit down
page-watch = Watch
page-status =
    { $status ->
        [waiting] Waiting for your opponent
        [sealing] The deal is being sealed
        [void] This table was never dealt
       *[other] One moment
    }
page-invite-label = Send this link to a friend. It works once.
page-invite-new = Make a new link
page-watch-link = Copy a link for spectators
page-watch-withdraw = Withdraw the link for spectators
page-watch-withdrawn = The old link for spectators no longer works
page-sealed-plain = This page was opened without https, so your browser adds nothing of its own to the deal.
page-copy = Copy
page-copied = Copied
page-sealed-why = Both players and the server each seal a secret number before the first card. Nobody can choose the deal.
page-guest =
    { $seat ->
        [1] Player 1
       *[2] Player 2
    }
page-seat-name =
    { $seat ->
        [1] Player 1
       *[2] Player 2
    }
page-leave = Leave the table

## The table

page-you = You
page-you-decide = You decide
page-decides = { $name } decides
page-wait = One moment
page-scene = What happened
page-scene-skip = Press anywhere to go on.
page-choose-next =
    { $count ->
        [one] Press it again to confirm, or Esc to cancel.
       *[other] Now press a gold target, or Esc to cancel.
    }
page-over = The game is over
page-looking-back = Looking back
page-prompt = Current decision
page-state = Both sides
page-table = The table
page-log = Log
page-log-open = Log { $count }
page-log-show = Show this moment
page-moves =
    { $count ->
        [one] List the only move
       *[other] List all { $count } moves
    }
page-command = Type a move
page-closed-now = Not possible now:
page-undo = Undo
page-undo-ask = Ask to undo
page-undo-granted = { $name } always lets you take a move back.
page-undo-asked = { $name } would like to take a move back.
page-undo-waits = Waiting for { $name } to let you take it back.
page-allow = Allow
page-refuse = Refuse
page-reset = Reset turn
page-reset-late = a turn can begin anew only until a card is drawn or shown, or your opponent decides
page-resign = Resign
page-resign-loss = You lose this game at once.
page-claim = { $name } has been away for a while.
page-claim-win = Claim the win
page-claim-bot = Let a bot take over
page-sealed = Deal sealed
page-clause = Clause { $clause }
page-clause-open = Open clause { $clause }
page-clause-page = Read it in the rules
page-turn = turn { $turn }
page-tab-turn = ● Your move · { $game }
page-curtain = { $name } decides
page-curtain-why = Pass the device. No peeking.
page-curtain-lift = I am { $name }
page-clock-of = Clock, { $name }
page-away = { $name } is away. After { $time } you may claim the win or let a bot take over.

## Looking back

page-replay = Replay
page-first = To the start
page-back = One step back
page-forward = One step forward
page-ply = step { $ply }
page-ply-of = { $ply } of { $last }
page-looking-at =
    { $moment ->
        [none] You are looking at step { $ply }.
       *[other] You are looking at { $moment }, step { $ply }.
    }
page-back-to-now = Back to the present
page-as = As { $name }
page-as-all = Everything
page-as-label = Point of view
page-won = You won
page-lost = You lost
page-draw = A draw
page-winner = { $name } won
page-rematch = Rematch, sides swapped
page-results =
    { $count ->
        [one] 1 result
       *[other] { $count } results
    }
page-review-start = Look back
page-play-on = Continue from here
page-save = Save the game
page-link = Copy link
page-hide-end = Hide the ending
page-show-end = Show the ending
page-proof =
    { $state ->
        [verified] Deal verified in your browser
        [broken] The deal does not match its seal
        [none] Deal not checked
       *[checking] Checking the deal
    }
page-proof-draws =
    { $count ->
        [one] 1 draw matches the seal shown before the game.
       *[other] All { $count } draws match the seal shown before the game.
    }
page-proof-wrong =
    { $reason ->
        [promise] The number shown by { $at } is not the one it had promised.
       *[draw] The card drawn at step { $at } does not follow from the three numbers.
    }
page-proof-how = The server and both seats each promised a number before the first card. This page drew every card again from the three.
page-proof-http = Checking needs a secure address (https or this machine).

## Rulebooks

page-book = Rulebook
page-book-chapter = Chapter { $number } of { $count }
page-book-contents = Contents
page-book-summary = Summary on one page
page-book-clauses = All clauses
page-book-example = Play the example
page-book-tested = Tested. This example runs with every build, in the engine you play.
page-book-open = Open on a table
page-book-which = Example { $number } of { $count }
page-book-next-example = Next example
page-book-minutes =
    { $count ->
        [one] 1 minute to read
       *[other] { $count } minutes to read
    }
page-book-right = Right.
page-book-other = That is what happened, but it is not the answer yet.
page-book-back = Take back
page-book-again = Start again
page-book-show = Show the answer
page-book-print = Print
page-book-return = Back to the book
page-book-explains = The clauses behind this chapter

## Rules pages

page-rules-chapters = Chapters
page-rules-find = Find a word or a clause
page-rules-beside = Second language
page-rules-none = none
page-rules-examples = Worked examples
page-rules-tested = Every clause has a test. Anything you cannot do right now, and every line of the log, links to its clause.
page-rules-variants = Variants
page-rules-variants-about = Where the rulebooks leave a choice, each table may choose. Our default is highlighted.
page-rules-from = { $least } or more
page-chapter =
    { $chapter ->
        [hector-01] Components
        [hector-02] Set-up
        [hector-03] Battle frame
        [hector-04] Opening
        [hector-05] Turns and actions
        [hector-06] Fate
        [hector-07] Scoring
        [hector-08] Retreat
        [hector-09] Closing
        [hector-10] Game end
        [hector-11] Who sees what
        [hector-12] Chance
        [olympus-COMP] Components
        [olympus-SET] Set-up
        [olympus-CARD] Cards
        [olympus-EQP] Equipment
        [olympus-ABL] Abilities
        [olympus-TURN] The turn
        [olympus-PLAY] Playing cards
        [olympus-PAY] Paying
        [olympus-PLC] Placing
        [olympus-ATK] Attacking
        [olympus-BON] Area bonuses
        [olympus-DRAW] Drawing
        [olympus-END] Game end
        [hellas-COMP] Components
        [hellas-SET] Set-up
        [hellas-COAST] The first coast
        [hellas-TURN] The turn
        [hellas-REIN] Reinforcement
        [hellas-VOY] Voyage
        [hellas-ATK] Attack
        [hellas-REORG] Reorganisation
        [hellas-GOD] God cards
        [hellas-END] Game end
        [olympus-EFF] What the cards do
        [hellas-EFF] What the cards do
       *[other] Our rulings
    }
page-diagram-tile = The fate tile as it lies, turned clockwise and turned anticlockwise. The lower edge faces you.
page-diagram-turn =
    { $turn ->
        [leave] as it lies
        [cw] clockwise
       *[ccw] anticlockwise
    }
page-diagram-fronts = Fronts with the same number lie opposite each other.
page-diagram-areas = Six spaces each, in three areas. Spaces with the same number face each other and attack in this order.
page-diagram-hexes = Land must touch land, and water must touch water.
page-diagram-hex =
    { $kind ->
        [island] island
        [coast] coast
       *[bridge] bridge
    }

## Credits

page-credits-unofficial = Kleos is an unofficial fan project, with no connection to the publishers. The games belong to their authors; the rules are told in our own words, and none of the original art is used.
page-credits-games = The games
page-credits-icons = Pictures
page-credits-icons-by = The figures are from game-icons.net, under the licence CC BY 3.0, recoloured and cut to size. They were made by:
page-credits-parts = Fonts and software
page-credits-own = Kleos itself
page-credits-own-about = Code, boards, colour symbols, meander, sounds and words are ours, under the MIT licence.
