### Hellas: help while playing in the terminal.

play-help-hellas =
    Kanten: ~ Wasser, = und # Land. ● gehört dir, ○ deinem Gegner, Δ ist der Delfin.
    7TB: Stadt 7 mit Tempel und Brücke; 2g1s: zwei Griechen und ein Schiff dort.
    Eine Zahl wie [3] auf dem Plan ist ein freier Ort. Felder werden gegen den Uhrzeigersinn gedreht.
    Bedroht: wie viele Griechen angreifen können und wie viele nötig sind, ohne Karten.
    card Donnerkeil   was eine Götterkarte bewirkt; auch mit Code, etwa Z1
    Du gewinnst mit zehn Städten am Ende deines Zuges.
