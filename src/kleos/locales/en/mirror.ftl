### The mirror: what somebody can know of hidden cards and heroes. It is told on the page and in the terminal.

mirror-title =
    { $whose ->
        [own] What { $name } can know of you
       *[rival] What you can know of { $name }
    }
mirror-about =
    { $whose ->
        [own]
            { $basis ->
                [shared] Counted from what you both know. { $name } also sees cards that you cannot see, and may know a little more.
               *[whole] How likely each is to be yours, as far as { $name } can know.
            }
       *[rival] How likely { $name } is to hold each, from all that you can know.
    }
mirror-nothing = Nothing is hidden here now.
mirror-group =
    { $group ->
        [hero]
            { $possible ->
                [one] Hero: known
               *[other] Hero: one of { $possible }
            }
        [closed] Discards face down: { $count }
        [ares] Cards of Ares in hand: { $count }
        [poseidon] Cards of Poseidon in hand: { $count }
        [zeus] Cards of Zeus in hand: { $count }
       *[hand] Cards in hand: { $count }
    }
mirror-counted = Counted exactly.
mirror-imagined = From { $worlds } random deals that fit, within { $error } points.
mirror-line =
    { $form ->
        [certain] Certain: { $things }
        [gone] Impossible: { $things }
        [each] { $chance }% each: { $things }
       *[one] { $chance }%: { $things }
    }

## On the page

page-mirror = Mirror
page-mirror-close = Close the mirror
page-mirror-text = Read as text
page-mirror-both = Both players see that the mirror is on.
page-mirror-frame = A gold frame marks what you really hold.
page-mirror-gone = gone
page-mirror-thing =
    { $held ->
        [yes] { $name }: { $chance }%, yours
       *[no] { $name }: { $chance }%
    }
page-mirror-held = yours
page-mirror-waits = The mirror is being worked out …
page-mirror-wanted = Mirror
page-mirror-why = Shows both players what can be known of hidden cards. Both see that it is on.
