### The card workshop of the page.

## The page

shop-title = Card workshop
shop-set = my set “{ $set }”
shop-enter = Card workshop: make your own cards
shop-tab-build = Build
shop-tab-card = Card
shop-tab-report = Report
shop-tabs = Parts of the workshop
shop-working = Checking …
shop-kept = Kept in this browser

## The set

shop-cards = My cards
shop-set-name = Name of the set
shop-first-set = My set
shop-fresh = Card { $number }
shop-new = New card
shop-copy = Make a copy
shop-delete = Delete
shop-undo = Undo
shop-undone = The last change was undone
shop-full = The set is full: replace a card of the box, or delete one of yours
shop-open-file = Open a file
shop-save = Save as { $format }
shop-share = Share the set
shop-share-about = Whoever opens this link gets a copy of the set. Its address names the content, so the set behind it never changes.
shop-share-link = Link to this set
shop-took = You opened the shared set “{ $set }”; what you had is one undo away
shop-read = Opened “{ $set }” from the file
shop-try = Try it on a table

## Building

shop-build = Build a card
shop-name = Name
shop-type = Type
shop-colour = Colour
shop-multicolour = multicolour
shop-cost = Cost
shop-cost-count = { $count } of at most { $most }
shop-cost-add = Add { $colour } to the cost
shop-cost-take = Take { $colour } off the cost
shop-attack = Attack
shop-defence = Defence
shop-icon = Picture
shop-icon-none = The usual one
shop-place = Place
shop-place-added = beyond the box
shop-place-of = replaces { $name }
shop-less = { $what }: less
shop-more = { $what }: more
shop-filter = Filter
shop-nothing-fits = Nothing fits
shop-effects = What it does
shop-verbs = { $count } verbs here
shop-effect = Effect { $number }
shop-add-effect = Add an effect
shop-drop-effect = Take effect { $number } away
shop-when =
    { $when ->
        [play] When played
        [attack] When it attacks
        [undefended] After an unopposed attack
        [always] As long as it is in play
        [end_turn] At the end of your turn
        [on_discard] When it leaves the board
        [on_beaten] When an attack beats it
        [on_own_discard] When another of your units leaves
       *[on_unit_discard] When any other unit leaves
    }
shop-must =
    { $must ->
        [true] it must
       *[false] you may
    }
shop-do =
    { $verb ->
        [buff] change values
        [damage] deal damage
        [extra_attack] attack again
        [heal] heal
        [draw] draw
        [opp_draw] opponent draws
        [opp_discard] opponent discards
        [peek] look at the pile
        [recall] take back a card
        [marker] take colour markers
        [score] move the score marker
        [move] move units
        [bounce] return a unit to hand
        [destroy] discard a unit
        [upkeep] pay upkeep
        [armour] take less damage
        [splash] damage beside, too
        [retarget] hit another unit
        [survive] survive for cards
        [substitute] take hits for others
        [silence] silence the unit opposite
        [untargetable] be untouchable
        [no_bonus] no area bonus
        [attack_area] attack in one area only
        [draw_phase] draw more each turn
       *[refuse] refuse equipment or healing
    }
shop-field =
    { $field ->
        [n] how many
        [target] whom
        [attack] attack
        [defence] defence
        [if_opposite_colour] only against
        [if_opposite_damaged] only if damaged
        [per] for each
        [count] units at most
        [then_discard] then discard
        [then_play_free] play it for free
        [how] which cards
        [take] keep
        [type] of which type
        [units] which units
        [else_self] else itself
        [otherwise] or else
        [amount] damage
        [area] where
        [equip] no equipment
        [heal] no healing
        [when] when
        [must] whether
       *[do] what
    }
shop-value =
    { $value ->
        [none] no
        [true] yes
        [target-self] itself or its bearer
        [target-own] one of your units
        [target-other] another of your units
        [target-others] your other units
        [target-all_own] all your units
        [target-own_soldiers] your soldiers
        [target-beside] units beside it
        [target-self_beside] itself and units beside it
        [target-opposite] the unit opposite
        [target-enemy] an enemy unit
        [target-enemies] several enemy units
        [target-split] divided among enemy units
        [target-attacker] the attacker
        [per-own_soldier] soldier of yours in play
        [how-random] at random
        [how-chosen] you choose
        [type-hero] hero
        [type-soldier] soldier
        [type-equipment] equipment
        [units-one] one
        [units-any] any number
        [otherwise-destroy] it is discarded
        [otherwise-damage] it takes damage
        [area-olympus] Olympus
        [area-delphi] Delphi
        [area-troy] Troy
        [if_opposite_colour-R] red
        [if_opposite_colour-B] blue
        [if_opposite_colour-Y] yellow
        [if_opposite_colour-G] green
       *[n-all] all
    }

## Checks

shop-checks = Checks
shop-checks-good = all passed
shop-checks-wrong = something is wrong
shop-check-set = The set is in order
shop-check-verbs = Verbs and targets fit
shop-check-text = Text in 4 languages
shop-check-games = Played without a fault
shop-check-chain = No endless chain
shop-check-not-yet = not yet known

## The card

shop-on-table = As it lies on the table
shop-in-hand = The card in your hand
shop-text-true = The text is written from the verbs, so it always says what the engine does.
shop-texts = Text in four languages
shop-nearest = Nearest cards of the box
shop-no-card = This card cannot be drawn yet: see the checks.

## The report

shop-report = Balance report
shop-report-games = { NUMBER($games) } games
shop-report-about = Change of the winning chance in points. Each deal is played with the card and with an ordinary card of the box in its place, by bots, from both seats.
shop-report-none = How strong is this card? Bots play it and weigh it against the cards of the box.
shop-report-start = Weigh this card
shop-report-cancel = Stop
shop-report-resume = Go on
shop-report-more = { NUMBER($games) } more games
shop-report-state =
    { $state ->
        [running] Bots are playing …
        [stopped] Stopped; it goes on where it stopped
        [done] Done
       *[failed] The bots could not go on
    }
shop-report-progress = { $part } % done
shop-verdict =
    { $verdict ->
        [fault] Something goes wrong with this card
        [chain] This card can be played without end
        [strong] Too strong
        [weak] Too weak
        [strong-fair] Strong, but within the set
        [weak-fair] Weak, but within the set
        [fair] Within the set
       *[open] Too few games to tell
    }
shop-verdict-rank = Stronger than { $count } of the { $all } cards when played.
shop-verdict-limit = Too strong or too weak only if the whole interval lies beyond { $low } and { $high }, where nearly all cards of the box lie.
shop-drawn = When drawn
shop-played = When played
shop-change = { $mean }, { $low } to { $high }
shop-change-range = { $low } to { $high }
shop-never = not once yet
shop-legend = the { $all } cards of the box; whiskers: 95 %
shop-near = What would change it
shop-near-played = played
shop-near-change = { $what } { $new }, not { $old }
shop-near-free = free
shop-as-table = Show as table
shop-table-card = Card
