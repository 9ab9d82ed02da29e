### Hector & Achilles: how a game ends.

end-fronts = all three fronts of the loser are exhausted
end-home = the loser’s home pile is exhausted
end-short = the loser does not have enough cards for the battle
end-both = both lose at the same time; the winner of the last battle wins
end-limit = the last allowed battle is over
