### How a game ends outside its rules.

end-resigned =
    { $who ->
        [won] dein Gegner hat aufgegeben
        [lost] du hast aufgegeben
       *[other] der Verlierer hat aufgegeben
    }
end-timeout =
    { $who ->
        [won] die Zeit deines Gegners ist abgelaufen
        [lost] deine Zeit ist abgelaufen
       *[other] die Zeit des Verlierers ist abgelaufen
    }
end-abandoned =
    { $who ->
        [won] dein Gegner ist nicht zurückgekommen
        [lost] du bist nicht zurückgekommen
       *[other] der Verlierer ist nicht zurückgekommen
    }
