### Hector & Achilles: how a game ends.

end-fronts =
    { $who ->
        [won] alle drei Fronten deines Gegners sind geleert
        [lost] alle drei deiner Fronten sind geleert
       *[other] alle drei Fronten des Verlierers sind geleert
    }
end-home =
    { $who ->
        [won] der Heimatstapel deines Gegners ist geleert
        [lost] dein Heimatstapel ist geleert
       *[other] der Heimatstapel des Verlierers ist geleert
    }
end-short =
    { $who ->
        [won] dein Gegner hat nicht genug Karten für den Kampf
        [lost] du hast nicht genug Karten für den Kampf
       *[other] der Verlierer hat nicht genug Karten für den Kampf
    }
end-both = beide verlieren zugleich; der Sieger des letzten Kampfes gewinnt
end-limit = der letzte erlaubte Kampf ist vorbei
