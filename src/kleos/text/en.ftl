# All words that people read, in English. Errors: lower case, no full stop, what was wrong, then what would be right;
# the clause is added by the error itself. Cards, files, numbers and names arrive as arguments.

### Errors of the kernel

error-unknown-game = no game is called “{ $game }”; known: { $games }
error-unknown-bot = no bot is called “{ $bot }”; known: { $bots }
error-bot-parameter = { $bot } has no parameter “{ $given }”; known: { $known }
error-bot-value = { $bot }: { $name } cannot be “{ $value }”; allowed: { $allowed }
error-bot-game = { $bot } does not play { $game }; it plays: { $games }
error-unknown-option = { $game } has no option “{ $option }”; options: { $names }
error-bad-value = { $option } cannot be “{ $value }”; allowed: { $allowed }
error-set-size = { $file } is too large for a component set; at most { $most } bytes
error-set-unreadable = { $file } is no component set: { $detail }
error-bad-components = { $game } set, { $field }: wanted { $wanted }
error-bad-position = { $game } position, { $part }: { $wanted }
error-bad-starts = the parameter starts holds no list of positions: { $detail }
error-bad-observation = unreadable observation: { $detail }
error-no-such-move = “{ $text }” is no move of { $game }; a move begins with: { $verbs }
error-game-over = the game is over; { $move } comes too late
error-no-chance = nothing is drawn here; player { $seat } decides
error-no-such-ending = nobody loses by “{ $how }”; known: { $endings }
error-no-such-line = there is no line { $ply }; lines run from { $first } to { $last }
error-record-view = no viewer “{ $view }”: a record is full, public, or of player 1 or 2
error-record-frames = the record has { $lines } lines, { $frames } tables and { $by } names of who acted; these do not fit
error-record-untold = the lines of the record do not fit its tables: { $detail }
error-record-frame = table { $ply } of the record: { $detail }
error-stale-ply = meant for line { $ply }, the game stands at line { $now }
error-not-your-turn = player { $seat } does not decide now
error-nothing-to-undo = nothing to take back
error-undo-chance = no way back: a card was drawn since
error-undo-rival = no way back: your rival has decided since
error-undo-revealed = no way back: a card was shown since

### Errors of records

error-record-unreadable = no record: { $detail }
error-record-size = too large for a record; at most { $most } bytes
error-record-format = the format is “{ $found }”; wanted: { $wanted }
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

### Errors of the command line

error-file = { $file }: { $detail }
error-option-form = “{ $given }” is no option; write it as name=value
error-wrong-game = { $file } is a game of { $found }; start it with: kleos play { $found }
error-already-over = { $file } is a finished game; look at it with: kleos replay { $file }
error-view = “{ $given }” is no view of this record; allowed: { $allowed }
error-no-clause = no game or clause is called “{ $wanted }”; games: { $games }; a clause looks like HA-05-41
error-no-ledger = the rules of { $game } are not in this package
error-no-checkout = no checkout here; the tests that prove the clauses lie beside the sources
error-terminal-game = { $game } cannot be played in the terminal yet
error-usage = “{ $detail }” is not understood here; see: kleos --help
error-usage-option = there is no option { $given }; see: kleos --help
error-usage-missing = { $name } is missing; see: kleos --help
error-usage-needs = { $name } needs a value, or takes none; see: kleos --help
error-usage-value = { $name }: wanted { $wanted }
error-language = no language is called “{ $given }”; known: { $languages }
error-unexpected = { $detail }; run it again with --debug to see where

### Why a move is refused (hector)

why-chance = chance does this, no player
why-foreign-move = this is no move of { $game }
why-game-over = the game is over
why-not-now = this is not what is decided now
why-not-in-hand = no such card in your hand
why-one-action = one action a turn; now play a card
why-action-first = first an action, or pass; then the card
why-number-home = home against home is not an option of this game
why-number-dead = this front is closed to a vanguard of 4
why-empty-pile = this pile is empty; name one with cards
why-no-fate-now = the tile turns only after both players' turns, for the superior one
why-nothing-to-draw = neither your battle pile nor home has a card to draw
why-no-hero = you have no hero in this battle
why-hero-deployed = your hero is deployed and stays on its card
why-hero-pile-empty = your hero pile is empty
why-no-such-card = no card of yours lies there yet
why-no-deployed-hero = upgrade only after your hero was deployed on an earlier turn
why-no-token = you have no favour token left
why-covered = your hero covers this card
why-has-token = this card has its token; one is the most

### How a game ends (hector)

end-fronts = all three fronts of the loser are exhausted
end-home = the loser's home pile is exhausted
end-short = the loser cannot fill his hand for the battle
end-both = both fall at once; the winner of the last battle wins
end-limit = the last allowed battle is over

### Names

game-name =
    { $game ->
        [hector] Hector & Achilles
        [hellas] Hellas
        [olympus] Fight for Olympus
       *[other] { $game }
    }
game-about =
    { $game ->
        [hector] bluffing battles with hidden hands and a turning fate tile
        [hellas] voyages, attacks and god cards on a map of hexagons that grows
        [olympus] heroes, soldiers and equipment with abilities fight over three areas
       *[other] a duel
    }
bot-about =
    { $bot ->
        [uniform] plays any legal move, all alike
        [greedy] looks at the table once and takes what seems best
        [openspiel-ismcts] OpenSpiel's own search in Python, for comparison
        [novice] level 1: looks a little ahead, imagines few hands, makes honest mistakes
        [soldier] level 2: sees more, and slips less
        [captain] level 3: counts what can be counted; small inaccuracies
        [hero] level 4: always plays what looks best
        [god] level 5: thinks longest
        [ismcts] the search behind the levels, with every setting open
       *[other] a bot
    }
colour-name =
    { $letter ->
        [R] red
        [G] green
        [B] blue
        [Y] yellow
        [P] purple
        [N] brown
       *[other] { $letter }
    }
troop-name =
    { $value ->
        [1] slinger
        [2] archer
        [3] peltast
       *[4] hoplite
    }
troop-short =
    { $value ->
        [1] slinger
        [2] archer
        [3] peltast
       *[4] hoplite
    }
people-name =
    { $people ->
        [greek] GREEKS
       *[trojan] TROJANS
    }
pile-name =
    { $pile ->
        [4] home
       *[other] front { $pile }
    }
pile-label =
    { $pile ->
        [4] home
       *[other] front { $pile }
    }
hero-name = { $name } { $card }
bot-name =
    { $bot ->
        [novice] Novice
        [soldier] Soldier
        [captain] Captain
        [hero] Hero
        [god] God
       *[other] { $bot }
    }
player-name = player { $seat }
player-bot = player { $seat }, { $bot }

### The table (hector)

table-battle = Battle { $battle }
table-round = round { $round } of 4
table-attack-you = you attack
table-attack-other = { $name } attacks
table-at =
    { $number ->
        [4] home against home
       *[other] at front { $number }
    }
table-vanguard = vanguard
table-covers = on { $card }
table-heroes = heroes
table-favour = favour
table-shame = shame
table-exhausted = exhausted
table-superiority = superiority
table-score = would score now
table-colours = scoring colours
table-left-out = hidden hero left out
table-tile = fate tile { $tile }
table-faces-you = faces you
table-you-score = you score
table-rival = rival
table-faces = faces { $seat }
table-scores = { $seat } scores
table-turned =
    { $turn ->
        [leave] as it lies
        [cw] turned clockwise
       *[ccw] turned anti-clockwise
    }
table-you = you
table-hand = hand
table-hand-count =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
table-hero-none = no hero
table-hero-hidden = hidden hero, one of { $colours }
table-hero-held = { $hero } in hand
table-hero-deployed = { $hero } deployed
table-hero-shown = { $hero } shown
table-under = { $colours } under the hero pile
table-known = seen in piles: { $cards }
table-known-rival = seen in piles or hand: { $cards }
table-maybe = maybe { $cards }
table-out = out of the game: { $cards }
table-unseen-out =
    { $count ->
        [one] 1 unseen
       *[other] { $count } unseen
    }
table-lost-heroes = heroes { $colours }
table-stock = tiles still to come: { $tiles }

### What is asked (hector)

ask-vanguard = You attack: name the pile whose top card is your vanguard.
ask-number = Your vanguard is a 4: name the front of this battle.
ask-orient = Lay the fate tile: which colour faces you?
ask-action = Your turn { $turn } of 4: one action, or none; the card comes after it.
ask-card = Your turn { $turn } of 4: play a card.
ask-fate = You are superior, { $mine } to { $theirs }: turn the tile or leave it.
ask-ransom = The battle is lost. Does your hero go, or a favour token in its place?
ask-nobody = The game is over.
ask-other = { $name } decides.
ask-chance = Chance decides.

### Moves in words (hector)

move-vanguard = turn up the top card of { $pile } ({ $size } left)
move-number =
    { $number ->
        [4] fight home against home
       *[other] fight at front { $number }: your { $mine } cards against { $theirs }
    }
move-orient = { $mine } { $colour } faces you, { $theirs } your rival
move-pass = no action
move-discard = discard { $card } for good and draw a card
move-change = change hero: { $hero } under the pile, draw the top one
move-deploy = deploy { $hero } on { $card }
move-deploy-vanguard = deploy { $hero } on your vanguard { $card }
move-upgrade = put a favour token on { $card }
move-upgrade-vanguard = put a favour token on your vanguard { $card }
move-retreat =
    { $cards ->
        [one] retreat: lose the battle and 1 card
       *[other] retreat: lose the battle and { $cards } cards
    }
move-play = play { $card } { $troop }
move-play-scores = play { $card } { $troop }, a scoring colour now
move-leave = leave the tile: { $mine } faces you, { $theirs } your rival
move-turn-cw = turn it clockwise: { $mine } faces you, { $theirs } your rival
move-turn-ccw = turn it anti-clockwise: { $mine } faces you, { $theirs } your rival
move-give-hero = let { $hero } go
move-give-token = pay a favour token and keep { $hero }

### The log in words (hector); $who is "you" or "other"

log-seating = { $name } leads the Greeks
log-vanguard =
    { $who ->
        [you] you take { $card } from { $pile } as vanguard
       *[other] { $name } takes { $card } from { $pile } as vanguard
    }
log-number =
    { $who ->
        [you] you choose to fight { $number ->
            [4] home against home
           *[other] at front { $number }
        }
       *[other] { $name } chooses to fight { $number ->
            [4] home against home
           *[other] at front { $number }
        }
    }
log-tile = fate tile { $tile } is turned up
log-orient =
    { $who ->
        [you] you lay the tile: { $mine } faces you, { $theirs } { $rival }
       *[other] { $name } lays the tile: { $mine } faces { $name }, { $theirs } { $rival }
    }
log-to-you = you
log-for-you = you
log-draw-hand =
    { $who ->
        [you] you draw { $cards }
       *[other] { $name } draws { $cards }
    }
log-draw-unseen =
    { $count ->
        [one] { $name } draws 1 card
       *[other] { $name } draws { $count } cards
    }
log-hero =
    { $who ->
        [you] your hero is { $hero }
       *[other] { $name } has { $hero }
    }
log-hero-unseen = { $name } draws a hero
log-pass =
    { $who ->
        [you] you take no action
       *[other] { $name } takes no action
    }
log-discard =
    { $who ->
        [you] you discard { $card }
       *[other] { $name } discards { $card }
    }
log-discard-unseen = { $name } discards a card unseen
log-change =
    { $who ->
        [you] you put your hero under the pile
       *[other] { $name } puts the hero under the pile
    }
log-deploy =
    { $who ->
        [you] you deploy { $hero } on { $card }
       *[other] { $name } deploys { $hero } on { $card }
    }
log-upgrade =
    { $who ->
        [you] you put a favour token on { $card }
       *[other] { $name } puts a favour token on { $card }
    }
log-retreat =
    { $who ->
        [you] you retreat and lose the battle
       *[other] { $name } retreats and loses the battle
    }
log-lose =
    { $who ->
        [you] you lose { $card } for old shame
       *[other] { $name } loses { $card } for old shame
    }
log-lose-unseen = { $name } loses a card unseen for old shame
log-play =
    { $who ->
        [you] you play { $card }
       *[other] { $name } plays { $card }
    }
log-turn =
    { $who ->
        [you] you { $turn ->
            [leave] leave the tile
            [cw] turn the tile clockwise
           *[ccw] turn the tile anti-clockwise
        }
       *[other] { $name } { $turn ->
            [leave] leaves the tile
            [cw] turns the tile clockwise
           *[ccw] turns the tile anti-clockwise
        }
    }
log-give-hero =
    { $who ->
        [you] you let { $hero } go
       *[other] { $name } lets { $hero } go
    }
log-give-token =
    { $who ->
        [you] you pay a favour token and keep { $hero }
       *[other] { $name } pays a favour token and keeps { $hero }
    }
log-undo =
    { $who ->
        [you] you take your last move back
       *[other] { $name } takes the last move back
    }
log-forced = the only move

log-reveal =
    { $who ->
        [you] you show { $hero }
       *[other] { $name } shows { $hero }
    }
log-scores = battle { $battle } is scored: { $first } for { $one }, { $second } for { $two }
log-battle-won =
    { $who ->
        [you] you win battle { $battle } and attack next
       *[other] { $name } wins battle { $battle } and attacks next
    }
log-battle-last =
    { $who ->
        [you] you win battle { $battle }
       *[other] { $name } wins battle { $battle }
    }
log-battle-tied = battle { $battle } is tied: all take their cards back, { $name } attacks next
log-exhausted =
    { $who ->
        [you] your front { $front } is exhausted
       *[other] front { $front } of { $name } is exhausted
    }

### Playing in the terminal

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
play-won = { $name } wins the game: { $reason } [{ $clause }]
play-won-you = You win the game: { $reason } [{ $clause }]
play-lost-you = You lose the game: { $reason } [{ $clause }]
play-drawn = The game is drawn: { $reason } [{ $clause }]
play-seed = Dealt by seed { $seed }.
play-resign-sure = You lose the game at once. Resign? (yes or no)
play-help =
    1, 2, …          play the move with this number
    CODE             play a move by its code, written at the right: { $code }
    why 3            the clause that allows move 3
    why CODE         the clause that allows or forbids any move
    undo             take your last decision back, while nothing was learned since
    resign           give the game up
    table            draw the table again
    log              all that happened, as you saw it
    rules { $clause }   one clause of the rules
    save FILE        write the game to a file
    quit             leave
play-help-hector =
    A card such as Y3 is a colour and a value: R red, G green, B blue, Y yellow, P purple, N brown; values 1 to 4.
    Superiority adds all your open cards; who has more may turn the tile after each round.
    The score adds only cards in the tile's colour that faces you and in your hero's colour. It decides the battle.
    A fallen front (fewer than 5 cards after a lost battle) is exhausted. Lose all three, or home, and the game is lost.

### Commands

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

version = kleos { $version }, { $build } build
bots-parameters = parameters: { $known }
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
rules-count =
    { $count ->
        [one] 1 clause
       *[other] { $count } clauses
    }

# Speed
error-record-imagined = a match played on from a redacted record has no full record, since its hidden cards were dealt anew
