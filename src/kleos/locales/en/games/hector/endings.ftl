### Hector & Achilles: how a game ends.

end-fronts =
    { $who ->
        [won] all three fronts of your opponent are exhausted
        [lost] all three of your fronts are exhausted
       *[other] all three fronts of the loser are exhausted
    }
end-home =
    { $who ->
        [won] your opponent’s home pile is exhausted
        [lost] your home pile is exhausted
       *[other] the loser’s home pile is exhausted
    }
end-short =
    { $who ->
        [won] your opponent does not have enough cards for the battle
        [lost] you do not have enough cards for the battle
       *[other] the loser does not have enough cards for the battle
    }
end-both = both lose at the same time; the winner of the last battle wins
end-limit = the last allowed battle is over
