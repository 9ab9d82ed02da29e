### How a game ends outside its rules.

end-resigned =
    { $who ->
        [won] je tegenstander heeft opgegeven
        [lost] je hebt opgegeven
       *[other] de verliezer heeft opgegeven
    }
end-timeout =
    { $who ->
        [won] de bedenktijd van je tegenstander is om
        [lost] je bedenktijd is om
       *[other] de bedenktijd van de verliezer is om
    }
end-abandoned =
    { $who ->
        [won] je tegenstander is niet teruggekomen
        [lost] je bent niet teruggekomen
       *[other] de verliezer is niet teruggekomen
    }
