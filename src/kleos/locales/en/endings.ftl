### How a game ends outside its rules.

end-resigned = the loser resigned
end-timeout = the loser's time ran out
end-abandoned = the loser stayed away
