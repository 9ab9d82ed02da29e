### The arena and bots in processes of their own.

## Errors of bots

error-bot-start = { $bot } does not start: { $detail }
error-bot-late = { $bot } did not answer within { $seconds } s
error-bot-rubbish = { $bot } answered “{ $text }”; expected: { $wanted }
error-bot-flood = { $bot } wrote too much; a line has at most { $most } bytes
error-bot-closed = { $bot } closed its output
error-bot-exited = { $bot } ended with exit code { $code }: { $detail }
error-bot-crashed = { $bot } crashed: { $detail }
error-bot-no-game = { $bot } was asked for a move before a game began
error-bot-illegal = { $bot } chose “{ $move }”, which is not legal here
error-stdio-empty = stdio needs a command; write stdio:COMMAND
error-stdio-quotes = “{ $given }” is not a command: { $detail }
error-stdio-command = there is no program called “{ $command }”; stdio:COMMAND needs one that can be found and run
error-code-empty = code needs a Python file; write code:FILE or code:FILE:CLASS
error-code-file = { $file }: { $detail }
error-code-syntax = { $file }, line { $line }: { $detail }
error-code-none = { $file } has no class with a method choose
error-code-several = { $file } has several bots; add one of { $classes } after a colon
error-code-class = { $file } has no bot “{ $name }”; it has: { $classes }
error-extra = { $package } is not installed; it comes with: pip install 'kleos[{ $extra }]'

## Errors of the arena

error-arena-players = an arena needs at least two players; name them as --players a,b
error-arena-bot = “{ $given }” does not name a bot; write it as --bot NAME=SPEC
error-arena-person = people cannot play in the arena; name bots
error-arena-two = a comparison of two strengths needs exactly two players
error-arena-file = { $file }, line { $line }: not written by an arena
error-arena-other = { $file } belongs to another arena: its { $field } is { $found }, expected: { $wanted }
error-arena-busy = { $file } is in use by another arena
error-adjust-luck = the file holds games whose luck was not weighed; --adjust needs a new one
error-ray-start = Ray could not be started: { $detail }
error-sprt-part = “{ $given }” is not a setting of the test; write elo0=0,elo1=10,alpha=0.05,beta=0.05
error-sprt-order = elo0 must be below elo1
end-forfeit = a bot did not make a legal move

## The arena in the terminal

arena-playing = playing
arena-head = { $game }: { $games } games, seed { $seed }
arena-versions = Kleos { $version } ({ $build }), rules { $rules }
arena-pairing =
    { $mirrored ->
        [true] { $a } against { $b }: { $score }% [{ $low }, { $high }] over { $deals } mirrored deals; { $won } won, { $drawn } drawn, { $lost } lost
       *[other] { $a } against { $b }: { $score }% [{ $low }, { $high }] over { $deals } deals; { $won } won, { $drawn } drawn, { $lost } lost
    }
arena-pairing-none = { $a } against { $b }: no game yet
arena-adjusted = without luck: { $score }% [{ $low }, { $high }]; the draws gave { $luck } ± { $luck_error } points a game, { $share }% of that taken away; the variance fell by a factor of { $factor } [{ $factor_low }, { $factor_high }]
arena-adjusted-few = without luck: at least { $count } deals are needed
arena-player = player
arena-elo = Elo
arena-interval = 95%
arena-points = points
arena-seats = seat 1 scored { $share }% of the points; a game has { $plies } moves and draws on average
arena-sprt =
    { $accepted ->
        [H0] decided after { $deals } deals: not stronger than { $elo } Elo (LLR { $llr } below { $low })
        [H1] decided after { $deals } deals: at least { $elo } Elo stronger (LLR { $llr } above { $high })
       *[none] undecided after { $deals } deals (LLR { $llr } between { $low } and { $high })
    }
arena-forfeit = { $player } forfeited { $games ->
        [one] a game
       *[other] { $games } games
    }: { $why }
arena-gave-up = stopped, because { $player } kept forfeiting; --recover plays on
help-arena = Let bots play against each other on the same deals, and rate them.
help-arena-players = The bots, for example greedy,uniform or greedy:slip=0.1,stdio:./mybot
help-arena-games = Games per pairing.
help-arena-mirror = Play each deal twice, with the seats swapped.
help-arena-seed = Seed of all deals and of the bots’ randomness.
help-arena-bot = Give a bot a name of its own, for example mine="stdio:python3 my.py"
help-arena-code = Load the bots of a Python file; their classes are names for --players.
help-arena-seconds = Tell bots how long they may think about a move.
help-arena-patience = Seconds to wait for a move if --seconds is not given.
help-arena-concurrency = Games at the same time (default: one per core).
help-arena-on = Play in processes on this machine, or on Ray.
help-arena-out = Keep every finished game in this file, and resume from it.
help-arena-sprt = Stop as soon as it is clear which strength fits: elo0=0,elo1=10,alpha=0.05,beta=0.05
help-arena-recover = Play on however often a bot forfeits.
help-arena-report = Write a page with all results.
help-arena-adjust = Also print the results without the luck of the draws, and how much less they vary.
help-arena-quiet = Show no progress, and no result except forfeits.

## The report of an arena

report-language = en
report-title = { $game }: an arena of { $games } games
report-players = { $name } is { $spec }
report-settings = seed { $seed }, options: { $options }
report-ratings = Ratings
report-ratings-note = Elo by Bradley and Terry over all pairings, their mean at 0; lines cover 95% of ratings on resampled deals.
report-cross = Cross table
report-cross-note = Points of the row against the column in per cent, with a 95% interval from deals.
report-seats = Seats
report-seats-note = Points on each seat in per cent, with 95% intervals.
report-seat-of = { $player }, seat { $seat }
report-seat-all = everyone, seat 1
report-length = Length of a game
report-length-note = Moves and draws together.
report-median = median { $plies }
report-lift-hero = Heroes
report-lift-hero-note = Points of whoever deployed the hero, above one half and in per cent, with 95% intervals. A player who deploys a hero may already be winning.
report-lift-card = Cards
report-lift-card-note = Points of whoever played the card, above one half and in per cent, with 95% intervals. A player who plays a card may already be winning.
report-games = games
report-forfeits = Forfeits

## Exploitability

error-exploit-players = name at least one bot, for example --players uniform,greedy
exploit-asking = asking { $bot } at every information state
exploit-head = exploitability in { $game }, seed { $seed }
exploit-note = what a best response wins on average over both seats, in points from −1 to 1; { $states } information states
exploit-solving = solving { $game }
exploit-value = the value of the game for seat 1 is { $value }, shown by a strategy with an exploitability of { $gap }
help-exploit = Print the exact exploitability of bots in a reduced game.
help-exploit-game = The reduced game, for example hector:small, olympus:small or hellas:small.
help-exploit-iterations = How many iterations of CFR+ solve the game.
help-exploit-players = The bots whose policies are measured.
help-exploit-seed = Seed of the bots’ randomness.

## Datasets

help-arena-dataset = Write every decision as a row for learners into this new folder; the truth goes into a file of its own.
help-arena-dataset-form = The form of the dataset: jsonl, or parquet (extra kleos[data]).
error-dataset-folder = a dataset needs a new or empty folder, and { $folder } is none
error-dataset-moves = the games in this file were played without keeping their moves; begin a new one with --dataset
