### Hellas: help while playing in the terminal.

play-help-hellas =
    Kanten: ~ Wasser, = und # Land. ● gehört dir, ○ deinem Gegner, Δ ist der Delfin.
    7TB: Stadt 7 mit Tempel und Brücke; 2g1s: zwei Griechen und ein Schiff dort.
    Eine Zahl wie [3] auf der Karte ist ein freier Ort. Felder drehen gegen den Uhrzeigersinn.
    Bedroht: wie viele Griechen angreifen können und wie viele nötig sind, ohne Karten.
    card Donnerkeil   was eine Götterkarte tut; auch mit Code, etwa Z1
    Du gewinnst mit zehn Städten am Ende deines Zuges.
