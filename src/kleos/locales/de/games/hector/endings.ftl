### Hector & Achilles: how a game ends.

end-fronts = alle drei Fronten des Verlierers sind geleert
end-home = der Heimatstapel des Verlierers ist geleert
end-short = der Verlierer hat nicht genug Karten für den Kampf
end-both = beide verlieren zugleich; der Sieger des letzten Kampfes gewinnt
end-limit = der letzte erlaubte Kampf ist vorbei
