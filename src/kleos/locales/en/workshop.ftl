### The card workshop of the page.

## The page

page-shop-title = Card workshop
page-shop-set = my set “{ $set }”
page-shop-enter = Card workshop: make your own cards
page-shop-tab-build = Build
page-shop-tab-card = Card
page-shop-tab-report = Report
page-shop-tabs = Parts of the workshop
page-shop-working = Checking …
page-shop-kept = Kept in this browser

## The set

page-shop-cards = My cards
page-shop-set-name = Name of the set
page-shop-first-set = My set
page-shop-fresh = Card { $number }
page-shop-new = New card
page-shop-copy = Make a copy
page-shop-delete = Delete
page-shop-undo = Undo
page-shop-undone = The last change was undone
page-shop-open-file = Open a file
page-shop-save = Save as { $format }
page-shop-share = Share the set
page-shop-share-about = Whoever opens this link gets a copy of the set. Its address names the content, so the set behind it never changes.
page-shop-share-link = Link to this set
page-shop-took = You opened the shared set “{ $set }”; what you had is one undo away
page-shop-read = Opened “{ $set }” from the file
page-shop-try = Try it on a table

## Building

page-shop-build = Build a card
page-shop-name = Name
page-shop-type = Type
page-shop-colour = Colour
page-shop-multicolour = multicolour
page-shop-cost = Cost
page-shop-cost-count = { $count } of at most { $most }
page-shop-cost-add = Add { $colour } to the cost
page-shop-cost-take = Take { $colour } off the cost
page-shop-attack = Attack
page-shop-defence = Defence
page-shop-icon = Picture
page-shop-icon-none = The usual one
page-shop-place = Place
page-shop-place-added = an extra card
page-shop-place-of = replaces { $name }
page-shop-less = { $what }: less
page-shop-more = { $what }: more
page-shop-filter = Filter
page-shop-nothing-fits = Nothing fits
page-shop-effects = What it does
page-shop-verbs = { $count } verbs here
page-shop-effect = Effect { $number }
page-shop-add-effect = Add an effect
page-shop-drop-effect = Take effect { $number } away
page-shop-when =
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
page-shop-must =
    { $must ->
        [true] it must
       *[false] you may
    }
page-shop-do =
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
page-shop-field =
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
page-shop-value =
    { $value ->
        [none] no
        [true] yes
        [target-self] itself or its bearer
        [target-own] one of your units
        [target-other] another of your units
        [target-others] your other units
        [target-all_own] all your units
        [target-own_soldiers] your soldiers
        [target-beside] adjacent units
        [target-self_beside] itself and adjacent units
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

page-shop-checks = Checks
page-shop-checks-good = all passed
page-shop-checks-wrong = something is wrong
page-shop-check-set = The set is in order
page-shop-check-verbs = Verbs and targets fit
page-shop-check-text = Text in 4 languages
page-shop-check-games = Played without a fault
page-shop-check-chain = No endless chain
page-shop-check-not-yet = not yet known

## The card

page-shop-on-table = As it lies on the table
page-shop-in-hand = The card in your hand
page-shop-text-true = The text is written from the verbs, so it always says what the engine does.
page-shop-texts = Text in four languages
page-shop-nearest = Nearest cards of the box
page-shop-no-card = This card cannot be drawn yet: see the checks.

## The report

page-shop-report = Balance report
page-shop-report-games = { NUMBER($games) } games
page-shop-report-about = Change of the winning chance in points. Each deal is played with the card and with an ordinary card of the box in its place, by bots, from both seats.
page-shop-report-none = How strong is this card? Bots play it and weigh it against the cards of the box.
page-shop-report-start = Weigh this card
page-shop-report-cancel = Stop
page-shop-report-resume = Go on
page-shop-report-more = { NUMBER($games) } more games
page-shop-report-state =
    { $state ->
        [running] Bots are playing …
        [stopped] Stopped; it goes on where it stopped
        [done] Done
       *[failed] The bots could not go on
    }
page-shop-report-progress = { $part } % done
page-shop-verdict =
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
page-shop-verdict-rank = Stronger than { $count } of the { $all } cards when played.
page-shop-verdict-limit = Too strong or too weak only if the whole interval lies beyond { $low } and { $high }, where nearly all cards of the box lie.
page-shop-drawn = When drawn
page-shop-played = When played
page-shop-change = { $mean }, { $low } to { $high }
page-shop-change-range = { $low } to { $high }
page-shop-never = not once yet
page-shop-legend = the { $all } cards of the box; whiskers: 95 %
page-shop-near = What would change it
page-shop-near-played = played
page-shop-near-change = { $what } { $new }, not { $old }
page-shop-near-free = free
page-shop-as-table = Show as table
page-shop-table-card = Card
