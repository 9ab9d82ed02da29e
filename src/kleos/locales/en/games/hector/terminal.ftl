### Hector & Achilles: help while playing in the terminal.

play-help-hector =
    A card such as Y3 is a colour and a value: R red, G green, B blue, Y yellow, P purple, N brown; values 1 to 4.
    Superiority adds all your open cards; who has more may turn the tile after each round.
    The score adds only cards in the tile's colour that faces you and in your hero's colour. It decides the battle.
    A fallen front (fewer than 5 cards after a lost battle) is exhausted. Lose all three, or home, and the game is lost.
