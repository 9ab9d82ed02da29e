### How a game ends outside its rules.

end-resigned = the loser resigned
end-timeout = the loser ran out of time
end-abandoned = the loser did not come back
