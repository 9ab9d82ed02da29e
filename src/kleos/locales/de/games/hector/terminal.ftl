### Hector & Achilles: help while playing in the terminal.

play-help-hector =
    Eine Karte wie Y3 besteht aus Farbe und Wert: R rot, G grün, B blau, Y gelb, P lila, N braun; Werte 1 bis 4.
    Die Überlegenheit ist die Summe deiner offenen Karten; wer mehr hat, darf nach jeder Runde das Plättchen drehen.
    Punkte bringen nur Karten in der Farbe des Plättchens, die zu dir zeigt, und in der Farbe deines Helden. Sie entscheiden den Kampf.
    Hat eine Front, die du in einem Kampf benutzt hast, danach weniger als 5 Karten, ist sie geleert. Sind alle drei Fronten oder die Heimat geleert, hast du verloren.
