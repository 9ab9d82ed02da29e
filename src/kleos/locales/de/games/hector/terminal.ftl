### Hector & Achilles: help while playing in the terminal.

play-help-hector =
    Eine Karte wie Y3 ist Farbe und Wert: R rot, G grün, B blau, Y gelb, P lila, N braun; Werte 1 bis 4.
    Die Überlegenheit zählt alle deine offenen Karten; wer mehr hat, darf nach jeder Runde das Plättchen drehen.
    Punkte geben nur Karten in der Farbe, die zu dir zeigt, und in der Farbe deines Helden. Sie entscheiden den Kampf.
    Eine Front mit weniger als 5 Karten nach einem verlorenen Kampf ist geleert. Alle drei geleert, oder die Heimat: verloren.
