### Hellas: help while playing in the terminal.

play-help-hellas =
    Edges: ~ water, = and # land. ● is yours, ○ is your opponent’s, Δ is the dolphin.
    7TB: city 7 with a temple and a bridge; 2g1s: two Greeks and one ship there.
    A number such as [3] on the map is a free space. Tiles turn anticlockwise.
    Threats: how many Greeks can attack, and how many it takes, not counting cards.
    card Thunderbolt   what a god card does; codes work too, for example Z1
    You win with ten cities at the end of your turn.
