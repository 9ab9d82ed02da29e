### How a game ends outside its rules.

end-resigned =
    { $who ->
        [won] your opponent resigned
        [lost] you resigned
       *[other] the loser resigned
    }
end-timeout =
    { $who ->
        [won] your opponent ran out of time
        [lost] you ran out of time
       *[other] the loser ran out of time
    }
end-abandoned =
    { $who ->
        [won] your opponent did not come back
        [lost] you did not come back
       *[other] the loser did not come back
    }
