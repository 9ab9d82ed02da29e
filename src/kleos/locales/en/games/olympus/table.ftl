### Fight for Olympus: the table in the terminal.

## The table

table-fo-turn =
    { $who ->
        [you] Turn { $turn }, yours
       *[other] Turn { $turn }, { $name }
    }
table-fo-setup = The cards are dealt
table-fo-phase =
    { $phase ->
        [play] play phase
        [attack] attack phase
        [draw] draw phase
        [end] end of turn
       *[over] the game is over
    }
table-fo-pile = pile { $count }
table-fo-discard = discard { $count }
table-fo-discard-top = discard { $count }, { $card } on top
table-fo-markers =
    { $count ->
        [one] marker { $colours }
       *[other] markers { $colours }
    }
table-fo-no-markers = no markers
table-fo-closed = { $count } discarded face down
table-fo-known = known in hand: { $cards }
table-fo-betrayed = your opponent has seen: { $cards }
table-fo-under = under the pile, next first: { $cards }
table-fo-closed-own = your face-down discards: { $cards }
table-fo-hand = Your hand
table-fo-payable = ► payable now
table-fo-empty = Your hand is empty
table-fo-paying = paying for { $card }
table-fo-looking = you are looking at: { $cards }
table-fo-level = tied
table-fo-leads =
    { $who ->
        [you] you lead by { $points }
       *[other] { $name } leads by { $points }
    }
table-fo-unit = { $name } { $attack }/{ $defence }
table-fo-hurt = { $name } { $attack }/{ $defence }, { $damage } damage
table-fo-nobody = nobody
table-fo-silenced = silenced
table-fo-bonus-point = +1 point
table-fo-bonus-marker = take a marker: { $colours }
table-fo-bonus-steal = take a marker from your opponent
table-fo-bonus-card = draw a card

## The attack forecast: at most nine letters in a space

table-fo-strike-none = attack 0
table-fo-strike-done = done
table-fo-strike-falls = { $damage }: falls
table-fo-strike-hurts = { $damage } damage
table-fo-strike-point = +1 point
table-fo-strike-marker = marker
table-fo-strike-card = 1 card
table-fo-strike-nothing = no bonus
table-fo-note = { $slot } { $unit }: { $notes }
table-fo-note-splash = also { $damage } damage to adjacent units
table-fo-note-aims = may hit another unit
table-fo-note-stand = another unit may take the hit
table-fo-note-saved =
    { $count ->
        [one] can be saved with 1 card
       *[other] can be saved with { $count } cards
    }
table-fo-note-grants =
    { $count ->
        [one] attacks once more
       *[other] attacks { $count } more times
    }
