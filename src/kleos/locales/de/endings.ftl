### How a game ends outside its rules.

end-resigned = der Verlierer hat aufgegeben
end-timeout = die Zeit des Verlierers ist abgelaufen
end-abandoned = der Verlierer ist nicht zurückgekommen
