### Hector & Achilles: how a game ends.

end-fronts = all three fronts of the loser are exhausted
end-home = the loser's home pile is exhausted
end-short = the loser cannot fill his hand for the battle
end-both = both fall at once; the winner of the last battle wins
end-limit = the last allowed battle is over
