### How a game ends outside its rules.

end-resigned = de verliezer heeft opgegeven
end-timeout = de bedenktijd van de verliezer is om
end-abandoned = de verliezer is niet teruggekomen
