### Hector & Achilles: help while playing in the terminal.

play-help-hector =
    A card such as Y3 is a colour and a value: R red, G green, B blue, Y yellow, P purple, N brown; values 1 to 4.
    Superiority is the sum of all your open cards; the player with more may turn the tile after each round.
    The score counts only cards in the tile colour that faces you and in your hero’s colour. It decides the battle.
    If a front that you used in a battle has fewer than 5 cards left afterwards, it is exhausted. Lose all three fronts, or home, and you lose the game.
