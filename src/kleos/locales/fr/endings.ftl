### How a game ends outside its rules.

end-resigned = le perdant a abandonné
end-timeout = le temps du perdant est écoulé
end-abandoned = le perdant n’est pas revenu
