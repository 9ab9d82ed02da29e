### Fight for Olympus: the table on the page.

## Units and slots

page-olympus-row = Units, { $name }
page-olympus-slot =
    { $slot ->
        [O1] Olympus 1
        [O2] Olympus 2
        [O3] Olympus 3
        [D1] Delphi 1
        [D2] Delphi 2
       *[T] Troy
    }
page-olympus-free = { $slot } free
page-olympus-empty = empty
page-olympus-empty-slot =
    { $whose ->
        [own] { $slot }, your side, free
       *[rival] { $slot }, { $name }, empty
    }
page-olympus-at =
    { $whose ->
        [own] { $name } at { $slot }, yours
       *[rival] { $name } at { $slot }, { $player }
    }
page-olympus-values =
    { $type ->
        [equipment] adds { $attack } attack and { $defence } defence
       *[other] attack { $attack }, defence { $defence }
    }
page-olympus-health =
    { $damage ->
        [0] unhurt
       *[other] { $damage } of { $defence }
    }
page-olympus-bears = carries { $name }
page-olympus-condition =
    { $state ->
        [silenced] silenced
        [again] attacks again
       *[attacked] attacked
    }

## Areas and the forecast

page-olympus-bonus =
    { $area ->
        [olympus] no defender: 1 point
        [delphi] marker
       *[troy] draw 1
    }
page-olympus-forecast =
    { $whose ->
        [own] Your attacks at { $area }, in order
       *[rival] { $name }: attacks at { $area }, in order
    }
page-olympus-strike-empty =
    { $whose ->
        [own] place a unit
       *[rival] nobody
    }
page-olympus-strike-done = done
page-olympus-strike-zero = attack 0
page-olympus-strike-falls = { $damage } → beats { $name }
page-olympus-strike-hurts = { $damage } → { $name }
page-olympus-strike-bonus =
    { $bonus ->
        [point] +1 point
        [marker] take a marker
        [card] draw a card
       *[none] no bonus
    }
page-olympus-short-falls = falls
page-olympus-short-bonus =
    { $bonus ->
        [point] +1 pt
        [marker] marker
        [card] card
       *[none] –
    }
page-olympus-note-splash = also { $damage } adjacent
page-olympus-note-aims = may hit another
page-olympus-note-stand = another may take it
page-olympus-note-saved =
    { $count ->
        [one] 1 card saves it
       *[other] { $count } cards save it
    }

## Colour markers

page-olympus-marker =
    { $place ->
        [board] { $colour } marker, on the board
        [own] { $colour } marker, yours
       *[rival] { $colour } marker, your opponent’s
    }
page-olympus-markers =
    { $whose ->
        [own] Your colour markers: { $count }
       *[rival] { $name }, colour markers: { $count }
    }
page-olympus-markers-free = Colour markers on the board: { $count }

## Turn and score

page-olympus-phases =
    { $whose ->
        [own] Phases of your turn
       *[rival] { $name }: phases of the turn
    }
page-olympus-phase =
    { $phase ->
        [play] Play cards
        [attack] Attack
       *[draw] Draw
    }
page-olympus-skipped = skipped
page-olympus-skip-open = the starter skips one phase
page-olympus-turn-of =
    { $whose ->
        [own] Your turn
       *[rival] { $name }’s turn
    }
page-olympus-rival-does =
    { $does ->
        [decides] { $name } decides
       *[waits] { $name } is waiting
    }
page-olympus-score =
    { $who ->
        [nobody] Score track: the marker is on 0
       *[other] Score track: the marker is on { $points } for { $name }
    }
page-olympus-goal = 7 points, or six occupied spaces
page-olympus-points = Points: { $count } of 7
page-olympus-places = Spaces: { $count } of 6

## Hand and payment

page-olympus-hand =
    { $count ->
        [one] Your hand, 1 card
       *[other] Your hand, { $count } cards
    }
page-olympus-no-hand = Your hand is empty.
page-olympus-held = { $card }, in your hand
page-olympus-seen = known to your opponent
page-olympus-can =
    { $verb ->
        [play] playable
        [pay] can pay
       *[discard] can be discarded
    }
page-olympus-pays =
    { $how ->
        [multi] pays any colour
       *[plain] pays
    }
page-olympus-playing = being played
page-olympus-in-play = Being played: { $card }
page-olympus-cost = cost { $cost }
page-olympus-no-cost = no cost
page-olympus-type =
    { $type ->
        [hero] Hero
        [soldier] Soldier
       *[equipment] Equipment
    }
page-olympus-payment = Payment
page-olympus-socket =
    { $state ->
        [paid] { $colour }, paid
        [next] { $colour }, to pay now
       *[later] { $colour }, still to pay
    }
page-olympus-take-back = Take back
page-olympus-cancel = Cancel
page-olympus-step-card = Card
page-olympus-step-pay = Pay
page-olympus-step-place = Place
page-olympus-tray =
    { $question ->
        [keep] You are looking at these
        [under] These go under the pile
        [strip] Your opponent’s hand
        [recall] From the discard pile
        [play_free] Just drawn
       *[other] Choose
    }

## Players and piles

page-olympus-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
page-olympus-own-note =
    { $count ->
        [one] 1 card · turn { $turn }
       *[other] { $count } cards · turn { $turn }
    }
page-olympus-role =
    { $starter ->
        [yes] went first
       *[no] went second
    }
page-olympus-plays = plays { $name }
page-olympus-known = { $name }: cards you know
page-olympus-was-hidden = { $name } held these cards, hidden at the time
page-olympus-pile = Draw pile
page-olympus-pile-label =
    { $count ->
        [one] Draw pile, 1 card
       *[other] Draw pile, { $count } cards
    }
page-olympus-pile-end = When the pile is empty, the side with the score marker wins.
page-olympus-looked = { $count } looked at
page-olympus-tail = { $count } put under it
page-olympus-under = Under the pile, next first
page-olympus-unknown = unknown card
page-olympus-discard = Discard pile
page-olympus-discard-label =
    { $top ->
        [none] Discard pile, empty
       *[other] Discard pile, { $count ->
            [one] 1 card
           *[other] { $count } cards
        }, { $top } on top
    }
page-olympus-open = open
page-olympus-newest = The newest card comes first.
page-olympus-no-discard = Nothing has been discarded yet.
page-olympus-closed =
    { $count ->
        [one] 1 face down
       *[other] { $count } face down
    }
page-olympus-own-closed = Your face-down discards
