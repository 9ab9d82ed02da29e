# Der Kurs von Hector & Achilles: von jeder Lektion Titel, Aufgabe, was jeder Schritt sagt und verlangt, und ihr Ende.
lesson-hector-superiority = Überlegenheit
lesson-hector-superiority-task = Sorge dafür, dass deine P4 zählt.
lesson-hector-superiority-look = Blau zeigt zu dir: Deine B2 und B1 zählen, 3 Punkte. Gelb zeigt zu Neuling: Y3 zählt, 3 Punkte. Lila zeigt zu niemandem.
lesson-hector-superiority-look-do = Sieh dir das Plättchen an
lesson-hector-superiority-play = Spiel P4. Sie zählt noch nicht, aber sie bewirkt etwas anderes.
lesson-hector-superiority-play-do = Spiel P4
lesson-hector-superiority-turn = Deine Karten ergeben 12, die von Neuling 10. Das ist Überlegenheit: Du darfst das Plättchen drehen. Dreh es so, dass Lila zu dir zeigt.
lesson-hector-superiority-turn-do = Dreh das Plättchen
lesson-hector-superiority-turn-leave = Das Plättchen bleibt: Blau zählt 3 für dich, Gelb 3 für Neuling. Niemand gewinnt, und deine P4 zählt nicht.
lesson-hector-superiority-turn-left = Jetzt zeigt Braun zu dir, und du hast keine braune Karte: 0 Punkte. Dreh das Plättchen andersherum.
lesson-hector-superiority-end = P4 zählt, und du gewinnst 4 zu 3. Für die Überlegenheit zählen alle Karten, für die Wertung nur die in deinen Farben.
