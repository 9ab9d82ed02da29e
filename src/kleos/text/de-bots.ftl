### Bots: Listen und Wertungen.

help-bots-game = Nur die Bots, die dieses Spiel spielen.
bots-rating = { $game }: Wertung { $rating } (uniform = 0; Abstand zum Bot darunter { $low } bis { $high }, 95 %), { $sims } Simulationen je Zug
