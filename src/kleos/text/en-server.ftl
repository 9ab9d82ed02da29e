# Words of the server: errors that its clients meet, endings outside the rules, the command line. The form is that of en.ftl.

### Endings outside the rules

end-resigned = the loser gave up
end-timeout = the loser's time ran out
end-abandoned = the loser stayed away
log-resign =
    { $who ->
        [you] you give up
       *[other] { $name } gives up
    }
log-timeout =
    { $who ->
        [you] your time has run out
       *[other] the time of { $name } has run out
    }
log-abandon =
    { $who ->
        [you] you stayed away
       *[other] { $name } stayed away
    }

### Fair deals

error-record-promise = the record's { $seed } is not the one that was promised before the deal
verify-promises = server and seats showed the seeds they had promised
verify-fair-deal =
    { $draws ->
        [one] 1 draw dealt again from the three seeds, the same
       *[other] { $draws } draws dealt again from the three seeds, the same
    }
verify-from = checked from line { $ply } on; what came before was taken from another record
