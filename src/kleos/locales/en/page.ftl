### The page in the browser. Short, present tense, verb first; a reason has at most 12 words. Names arrive as arguments.

## Frame

page-home = Kleos, home
page-rules = Rules
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
page-offline = the server cannot be reached now
page-notes = Notes
page-nothing = There is nothing at this address.
page-to-home = Home
page-credits = Credits and licences
page-unofficial = An unofficial fan project. Rules told in our own words.

## Home

page-slogan = Three duels of ancient Greece
page-kleos-word = κλέος
page-kleos-meaning = : the glory that is told of a hero. Two players, one table, no account.
page-choose-game = Choose your duel
page-choose-rival = Choose your opponent
page-about =
    { $game ->
        [hector] Bluff with a hidden hand while a fate tile decides which colours count.
        [olympus] Your cards are heroes and money at once. Seven points or six filled places win.
       *[hellas] Sail out, lay new coasts, take cities. The gods answer each other. Ten cities win.
    }
page-tag =
    { $tag ->
        [half] 30 min
        [longer] 45 min
        [hidden] hidden hands
        [battles] battle by battle
        [abilities] 84 abilities
        [tableau] tableau
        [hexes] map of hexes
       *[gods] god cards
    }
page-rival =
    { $rival ->
        [bot] Bot
        [friend] Friend by link
       *[screen] Same screen
    }
page-rival-about =
    { $rival ->
        [friend] You get a link. Whoever opens it first sits down opposite you.
       *[screen] Two people, one screen. A curtain hides the hands in between.
    }
page-level =
    { $bot ->
        [novice] Novice
        [veteran] Veteran
        [captain] Captain
        [champion] Champion
        [olympian] Olympian
        [greedy] Greedy
        [uniform] Chance
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
page-play-friend = Make a link
page-play-screen = Play at this screen
page-no-peeking = Sealed deals, no peeking
page-side = Your side
page-side-name =
    { $game ->
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
        [waiting] waits for a friend
        [sealing] is being sealed
        [playing] runs
        [void] was never dealt
       *[finished] is over
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
page-own-cards = Own card set
page-own-cards-why = A file made for this game; the server checks it before the first card.
page-own-cards-used = Card set { $name }
page-own-cards-bad = this file is no JSON
page-import = Open a saved game
page-clock = Clock
page-clock-none = no clock
page-clock-own = own time
page-clock-terms = { NUMBER($minutes, maximumFractionDigits: 1) } min + { $increment } s
page-clock-minutes = Minutes for the game
page-clock-increment = Seconds more per decision
page-listed = Anybody may sit down
page-listed-why = The table is shown on everybody’s home page until somebody comes.
page-patience = A seat left alone is lost after
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

page-invites = { $name } waits for you at this table.
page-watch-invites = { $name } lets you watch this table.
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
page-sealed-why = Both sides and the server each seal a secret number before the first card. Nobody can choose the deal.
page-guest =
    { $seat ->
        [1] Guest
       *[2] Opponent
    }
page-seat-name =
    { $seat ->
        [1] First player
       *[2] Second player
    }
page-leave = Leave the table

## The table

page-you = You
page-you-decide = You decide
page-decides = { $name } decides
page-wait = One moment
page-over = The game is over
page-looking-back = Looking back
page-prompt = Who decides what
page-state = Both sides
page-table = The table
page-log = Log
page-log-open = Log { $count }
page-log-show = Show this moment
page-moves =
    { $count ->
        [one] 1 move in words
       *[other] All { $count } moves in words
    }
page-command = Type a move
page-undo = Undo
page-undo-ask = Ask for undo
page-undo-asked = { $name } asks to take a move back.
page-undo-waits = { $name } is asked to let you take it back.
page-allow = Allow
page-refuse = Refuse
page-reset = Reset turn
page-resign = Resign
page-resign-loss = You lose this game at once.
page-claim = { $name } has stayed away for long.
page-claim-win = Take the win
page-claim-bot = Let a bot go on
page-sealed = Deal sealed
page-clause = Clause { $clause }
page-clause-open = Open clause { $clause }
page-clause-page = Read it in the rules
page-turn = turn { $turn }
page-tab-turn = ● Your move · { $game }
page-curtain = { $name } decides
page-curtain-why = Hand the screen over. Nobody else looks.
page-curtain-lift = I am { $name }
page-clock-of = Clock, { $name }
page-away = { $name } is away. After { $time } you may take the win or let a bot go on.

## Looking back

page-replay = Replay
page-first = To the start
page-back = One step back
page-forward = One step on
page-ply = line { $ply }
page-ply-of = { $ply } of { $last }
page-looking-at =
    { $moment ->
        [none] You look at line { $ply }.
       *[other] You look at { $moment }, line { $ply }.
    }
page-back-to-now = Back to now
page-as = As { $name }
page-as-all = All
page-as-label = Whose eyes
page-won = You won
page-lost = You lost
page-draw = Nobody won
page-winner = { $name } won
page-rematch = Rematch, other side
page-play-on = Play on from here
page-save = Save game file
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
       *[draw] The card of line { $at } does not follow from the three numbers.
    }
page-proof-how = The server and both seats each promised a number before the first card. This page drew every card again from the three.
page-proof-http = Checking needs a secure address (https or this machine).

## Rules pages

page-rules-chapters = Chapters
page-rules-find = Find a word or a clause
page-rules-beside = Beside it
page-rules-none = none
page-rules-examples = Worked examples
page-rules-tested = Every clause has a test. Closed buttons, log lines and refusals lead here.
page-rules-variants = Variants
page-rules-variants-about = Where the books leave a choice, a table may choose. What we play by default is dark.
page-rules-from = from { $least } on
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
       *[other] Our rulings
    }
page-diagram-tile = The fate tile as it lies, turned clockwise and turned anti-clockwise. The lower edge faces you.
page-diagram-turn =
    { $turn ->
        [leave] as it lies
        [cw] clockwise
       *[ccw] anti-clockwise
    }
page-diagram-fronts = Fronts with the same number lie opposite each other.
page-diagram-areas = Six slots each, in three areas. Slots with the same number face each other and attack in this order.
page-diagram-hexes = Land and water meet their like at every edge.
page-diagram-hex =
    { $kind ->
        [island] island
        [coast] coast
       *[bridge] bridge
    }

## Credits

page-credits-unofficial = Kleos is an unofficial fan project, made without the publishers. The games belong to their authors; rules and texts are told in our own words, and no art of the originals is used.
page-credits-games = The games
page-credits-icons = Pictures
page-credits-icons-by = The figures are from game-icons.net, under the licence CC BY 3.0, recoloured and cut to size. They were made by:
page-credits-parts = Fonts and software
page-credits-own = Kleos itself
page-credits-own-about = Code, boards, colour symbols, meander and words are ours, under the MIT licence.
