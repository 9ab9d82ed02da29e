### The coach: what all hints say.

## What facts are compared with

hint-against =
    { $against ->
        [played] with the move you played
        [one] with the other move
        [named] with move { $number }
        [tried] with the other moves tried, on average
       *[good] with the other good moves on average
    }
hint-only =
    { $against ->
        [played] not so with the move you played
        [one] not so with the other move
        [named] not so with move { $number }
        [tried] not so with the other moves tried
       *[good] not so with any other good move
    }
hint-no-fact = No single fact separates this move from the others.

## What is shown

look-nothing = Nothing stands out here: several moves are about equally good.
look-only-move = There is only one move here.
hint-follows = { $move }, then { $next }
hint-alike =
    { $count ->
        [two] Moves { $first } and { $last } cannot be told apart: the difference between them may be chance.
       *[other] Moves { $first } to { $last } cannot be told apart: the differences between them may be chance.
    }
hint-rest =
    { $count ->
        [one] The other move reaches { $high }%.
       *[other] The other { $count } moves reach { $low } to { $high }%.
    }
hint-rest-same = The other { $count } moves reach { $high }%.
hint-rest-some = { $tried } of the other { $count } moves were tried: they reach { $low } to { $high }%.
