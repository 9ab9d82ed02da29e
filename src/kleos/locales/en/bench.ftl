### kleos bench: speed beside other engines, memory, growth.

help-bench = Measure speed, memory and growth, or strength.
help-bench-peers = Measure other engines in the same run (they come with the bench extra).
help-bench-rl = Measure what learners use, in place of the rest: encodings, observations, and steps through every interface.
help-bench-growth = Measure how a search fares as its tree grows, in place of speed.
help-bench-nodes = How far the tree grows.
help-bench-rounds = How many alternating rounds.
help-bench-seconds = CPU-seconds for each measurement.
help-bench-only = Only measurements whose name contains this.
help-bench-json = Also write the figures to this file.
help-bench-plot = Also draw the figures into this file (SVG).
help-bench-strength = Measure strength in place of speed: a ladder of opponents, habits, and exact suites.
help-bench-bot = Strength: the bot under test, by its name without a budget.
help-bench-pairs = Strength: mirrored pairs of each meeting, 0 for none.
help-bench-sims = Strength: simulations a move on both sides.
help-bench-cpu-ms = Strength: milliseconds of processor time a move where time is equal, 0 to leave that out.
help-bench-tails = Strength: how many games of each suite, 0 for none.
help-bench-samples = Strength: how often a bot is asked at each information state of a suite.
help-bench-sprt = Strength: end a meeting as soon as this test is decided.
help-bench-skip = Strength: leave out opponents of the ladder whose name contains this.
help-bench-seed = Strength: the seed from which everything follows.
help-bench-out = Strength: the file of all results; what is in it is not measured again.
help-bench-tables = Strength: also write the tables to this file (Markdown).
bench-title = Per CPU-second, medians of { $rounds ->
    [one] one round
   *[other] { $rounds } alternating rounds
  }; { $machine }
bench-what = what
bench-median = median
bench-spread = lowest - highest
bench-ratios = times as fast as
bench-running = measuring
bench-skipped = skipped, not installed (pip install 'kleos[bench]'): { $peers }
bench-pure-alone = this is the pure build, so the compiled one is not measured
bench-group-playouts = Random games, steps a second
bench-group-search = Search, simulations a second
bench-group-state = States, a second
bench-group-learning = Learners’ interfaces, agents’ steps, encodings or observations a second
bench-group-vectors = Games in one vector, agents’ steps a second
bench-vector-title = Agents’ steps a second by the number of games in a vector; { $machine }
bench-vector-games = games
bench-growth-title = { $game }: search to the end of the game as its tree grows; { $machine }
bench-growth-nodes = nodes
bench-growth-simulations = simulations
bench-growth-cost = microseconds a simulation
bench-growth-memory = MB more
bench-growth-free = no cap
bench-growth-cap = cap of { $cap } nodes
bench-growth-node = { $bytes } bytes a node
error-bench-only = no measurement has a name with “{ $only }” in it
error-bench-failed = measuring { $name } failed: { $detail }
error-bench-file = { $file } cannot be written: { $detail }
bench-strength-next = measuring { $what }
error-bench-line = { $file }, line { $line }: this is not a result of the strength bench
