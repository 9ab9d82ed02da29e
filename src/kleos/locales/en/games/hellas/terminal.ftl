### Hellas: help while playing in the terminal.

play-help-hellas =
    Edges: ~ water, = and # land. ● is yours, ○ is your opponent's, Δ the dolphin.
    7TB: city 7 with temple and bridge; 2g1s: two Greeks and one ship there.
    A number such as [3] on the map is a free spot. Tiles turn counter-clockwise.
    Threats: how many Greeks can come, and how many the city falls to, cards aside.
    card Thunderbolt   what a god card does; its code does as well, such as Z1
    You win with ten cities at the end of your turn.
