### Hector & Achilles: how a game ends.

end-fronts = alle drei Fronten des Verlierers sind geleert
end-home = der Heimatstapel des Verlierers ist geleert
end-short = der Verlierer kann seine Hand für den Kampf nicht füllen
end-both = beide fallen zugleich; der Sieger des letzten Kampfes gewinnt
end-limit = der letzte erlaubte Kampf ist vorbei
