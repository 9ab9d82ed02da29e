# Der Kurs von Hector & Achilles: von jeder Lektion Titel, Aufgabe, was jeder Schritt sagt und verlangt, und ihr Ende.

lesson-hector-stake = Worum es geht
lesson-hector-stake-task = Gewinne einen Kampf, leere eine Front.
lesson-hector-stake-war = Die leuchtenden Stapel sind die beiden Armeen: je drei Fronten und eine Heimat. Dieser Kampf findet an Front 2 statt, wo Neuling noch vier Karten hat.
lesson-hector-stake-war-do = Sieh dir die Armeen an
lesson-hector-stake-play = Spiel deine letzte Karte: Drück auf B4, dann auf den freien Platz. Das Plättchen zeigt mit Blau zu dir, also zählen deine blauen Karten.
lesson-hector-stake-play-do = Spiel B4
lesson-hector-stake-end = Du gewinnst; was Neuling gespielt hat, ist weg. Mit weniger als fünf Karten ist Front 2 geleert. Leere drei Fronten oder die Heimat, dann siegst du.

lesson-hector-colours = Farben zählen
lesson-hector-colours-task = Spiel die Karte, die zählt.
lesson-hector-colours-tile = Zwischen euch liegt das Schicksalsplättchen. Blau zeigt zu dir, Gelb zu Neuling. Nur Karten in deiner Farbe bringen Punkte.
lesson-hector-colours-tile-do = Sieh dir das Plättchen an
lesson-hector-colours-play = Du hast 2 Punkte, Neuling hat 3. Mit welcher deiner beiden Karten ziehst du vorbei?
lesson-hector-colours-play-do = Spiel die Karte mit Punkten
lesson-hector-colours-play-red = R4 ist höher, aber Rot zeigt zu niemandem: Du hast weiter 2 Punkte. Hohe Karten helfen anders, das kommt als Nächstes.
lesson-hector-colours-end = 4 zu 3: Eine kleine Karte der richtigen Farbe schlägt eine hohe der falschen. Nach vier Runden gewinnt die höhere Punktzahl.

lesson-hector-superiority = Überlegenheit
lesson-hector-superiority-task = Sorge dafür, dass deine lila 4 zählt.
lesson-hector-superiority-look = Blau zeigt zu dir: Deine B2 und B1 zählen, 3 Punkte. Gelb zeigt zu Neuling: Y3 zählt, 3 Punkte. Lila zeigt zu niemandem.
lesson-hector-superiority-look-do = Sieh dir das Plättchen an
lesson-hector-superiority-play = Spiel P4. Sie zählt noch nicht, aber sie bewirkt etwas anderes.
lesson-hector-superiority-play-do = Spiel P4
lesson-hector-superiority-turn = Deine Karten ergeben 12, die von Neuling 10. Das ist Überlegenheit: Du darfst das Plättchen drehen. Drück auf den Pfeil, der Lila zu dir dreht.
lesson-hector-superiority-turn-do = Dreh das Plättchen
lesson-hector-superiority-turn-leave = Das Plättchen bleibt: Blau zählt 3 für dich, Gelb 3 für Neuling. Niemand gewinnt, und deine P4 zählt nicht.
lesson-hector-superiority-turn-left = Jetzt zeigt Braun zu dir, und du hast keine braune Karte: 0 Punkte. Dreh das Plättchen andersherum.
lesson-hector-superiority-end = P4 zählt, und du gewinnst 4 zu 3. Für die Überlegenheit zählen alle Karten, für die Wertung nur die in deinen Farben.

lesson-hector-hero = Die Farbe deines Helden
lesson-hector-hero-task = Punkte in einer Farbe, die nur du kennst.
lesson-hector-hero-hero = Du hältst einen Helden, Odysseus. Auch seine Farbe zählt für dich: Gelb. Neuling weiß das nicht.
lesson-hector-hero-hero-do = Sieh dir deinen Helden an
lesson-hector-hero-play = Neuling sieht Gelb nur auf seiner Seite des Plättchens. Spiel Y4: Für ihn sieht sie verschwendet aus.
lesson-hector-hero-play-do = Spiel Y4
lesson-hector-hero-play-red = R2 zählt nicht: Rot liegt weder auf deiner Seite, noch ist es die Farbe deines Helden.
lesson-hector-hero-last = Neuling glaubt, er führe 5 zu 3, und lässt das Plättchen liegen. Spiel deine letzte Karte.
lesson-hector-hero-last-do = Spiel deine letzte Karte
lesson-hector-hero-last-deploy = Jetzt sieht Neuling deinen Helden und kann das Plättchen gegen dich drehen. Hier ist die Überraschung mehr wert.
lesson-hector-hero-last-retreat = Du würdest einen Kampf aufgeben, den du gleich gewinnst.
lesson-hector-hero-end = Am Ende zeigen beide ihren Helden: Gelb zählt für dich. 8 zu 5! Ein Held auf der Hand bringt seine Farbe, nicht seinen Wert.

lesson-hector-deploy = Den Helden einsetzen
lesson-hector-deploy-task = Setz deinen Helden ein und rette ihn.
lesson-hector-deploy-deploy = Setz Achilleus ein: Er deckt eine deiner Karten zu, dafür zählt seine 6. Deck G1 zu, die nichts bringt.
lesson-hector-deploy-deploy-do = Decke G1 mit dem Helden zu
lesson-hector-deploy-deploy-covered = Damit deckst du eine Karte zu, die Punkte bringt; zugedeckt zählt sie nicht. Deck lieber G1 zu.
lesson-hector-deploy-deploy-pass = Ohne Aktion hast du nur 4 Punkte gegen 11. Ein Held im Feld bringt sechs mehr.
lesson-hector-deploy-deploy-retreat = Damit gibst du den Kampf und vier Karten auf. Versuch es erst mit dem Helden.
lesson-hector-deploy-play = Jetzt sehen alle, dass Rot für dich zählt: R1 und Achilleus, zusammen 10. Spiel deine letzte Karte.
lesson-hector-deploy-play-do = Spiel deine letzte Karte
lesson-hector-deploy-ransom = Um einen Punkt verloren, 10 zu 11. Ein eingesetzter Held des Verlierers ist für immer weg, außer du zahlst einen Gunststein für ihn.
lesson-hector-deploy-ransom-do = Löse deinen Helden aus
lesson-hector-deploy-ransom-lost = Achilleus ist verloren. Er ist dein stärkster Held, und du hast drei Gunststeine: Zahl einen.
lesson-hector-deploy-end = Achilleus kehrt in deinen Heldenstapel zurück. Ein eingesetzter Held bringt Wert und Farbe, aber alle sehen ihn, und er kann verloren gehen.

lesson-hector-favour = Gunst
lesson-hector-favour-task = Plus 1 für eine Karte, die zählt.
lesson-hector-favour-token = Es steht 7 zu 7. Dein Held ist seit einem früheren Zug im Feld, also darfst du einen Gunststein, plus 1, auf eine zählende Karte legen.
lesson-hector-favour-token-do = Leg einen Stein auf Blau
lesson-hector-favour-token-green = G2 ist jetzt 3 wert, wenn es um Überlegenheit geht, aber Grün bringt dir keine Punkte. Es bleibt 7 zu 7.
lesson-hector-favour-token-pass = Dann endet der Kampf 7 zu 7: Niemand gewinnt. Ein Gunststein genügt.
lesson-hector-favour-play = 8 zu 7. Erst die Aktion, dann immer eine Karte: Spiel deine letzte.
lesson-hector-favour-play-do = Spiel deine letzte Karte
lesson-hector-favour-end = Mit einem Punkt gewonnen. Der Stein kommt zu dir zurück; bei einer Niederlage wäre er weg wie deine Karten.

lesson-hector-hand = Eine bessere Hand
lesson-hector-hand-task = Tausch eine Karte, dann wechsle den Helden.
lesson-hector-hand-discard = Einmal im Zug darfst du eine Aktion ausführen. Zwei deiner Karten taugen wenig: Wirf eine 1 ab und zieh eine neue Karte.
lesson-hector-hand-discard-do = Wirf eine 1 ab
lesson-hector-hand-discard-good = G3 ist deine beste Karte, und Abgeworfenes kommt nie zurück. Wirf lieber eine 1 ab.
lesson-hector-hand-discard-pass = Du darfst auf die Aktion verzichten, aber deine Hand könnte hier eine brauchen.
lesson-hector-hand-discard-deploy = Dein Held ist eingesetzt: Das war deine eine Aktion in diesem Zug. Verbessere erst deine Hand.
lesson-hector-hand-play = B4, und Blau zeigt zu dir. Die Aktion ist getan; jeder Zug endet mit einer Karte. Spiel sie.
lesson-hector-hand-play-do = Spiel B4
lesson-hector-hand-change = Neuer Zug, neue Aktion. Du hast kein Lila, die Farbe deines Helden: Wechsle ihn gegen den obersten Helden des Stapels.
lesson-hector-hand-change-do = Wechsle deinen Helden
lesson-hector-hand-change-pass = Dann behältst du einen Helden, dessen Farbe dir nichts bringt. Wechsle ihn.
lesson-hector-hand-green = Aias ist grün. Spiel die Karte, die durch ihn zählt.
lesson-hector-hand-green-do = Spiel G3
lesson-hector-hand-green-other = Diese Karte zählt nicht. G3 zählt, denn Grün ist jetzt die Farbe deines Helden.
lesson-hector-hand-end = Fünf Aktionen: abwerfen, Held wechseln, einsetzen, aufwerten, Rückzug. Eine im Zug oder keine, dann eine Karte.

lesson-hector-retreat = Rückzug
lesson-hector-retreat-task = Verlier drei Karten statt fünf.
lesson-hector-retreat-look = Neuling hat 10 Punkte in Gelb, du hast 1 durch das Grün deines Helden. Noch zwei Runden. Dieser Kampf ist verloren.
lesson-hector-retreat-look-do = Vergleich die Punkte
lesson-hector-retreat-retreat = Kämpfst du zu Ende, verlierst du alle fünf Karten deiner Reihe. Zieh dich jetzt zurück: Nur die drei, die daliegen, sind weg.
lesson-hector-retreat-retreat-do = Zieh dich zurück
lesson-hector-retreat-retreat-stay = Du kämpfst weiter, aber 10 Punkte holst du nicht ein, und jede weitere Karte geht mit dem Kampf verloren.
lesson-hector-retreat-retreat-deploy = Aias bringt 5, das reicht nicht, und jetzt kannst du auch ihn verlieren.
lesson-hector-retreat-end = Drei Karten verloren, deine Hand ist gerettet. Du bekommst einen Schandstein: Jeder macht jeden späteren Rückzug um eine Karte teurer.

lesson-hector-opening = Eröffnung
lesson-hector-opening-task = Beginne einen Kampf als Angreifer.
lesson-hector-opening-vanguard = Du greifst an. Deck die oberste Karte eines Stapels auf: deine Vorhut. Ihre Zahl nennt die Front des Kampfes; bei 4 wählst du selbst.
lesson-hector-opening-vanguard-do = Wähl einen Stapel
lesson-hector-opening-tile = R2: Gekämpft wird an Front 2, wo Neuling am schwächsten ist. Leg das Plättchen nun so, dass deine Vorhut zählt.
lesson-hector-opening-tile-do = Leg das Plättchen
lesson-hector-opening-tile-other = Diese Farbe zeigt jetzt zu dir, aber deine Vorhut ist rot. Leg das Plättchen so, dass Rot zu dir zeigt.
lesson-hector-opening-end = Beide ziehen vier Karten und einen Helden, dann folgen vier Runden. Wer einen Kampf gewinnt, greift im nächsten an.

lesson-hector-bluff = Bluff
lesson-hector-bluff-task = Führe, ohne es zu zeigen.
lesson-hector-bluff-look = Neuling sieht deine 2 gegen seine 4 und ist überlegen: Er darf das Plättchen drehen. Du weißt mehr: Grün ist die Farbe deines Helden.
lesson-hector-bluff-look-do = Was sieht Neuling?
lesson-hector-bluff-play = Zwei Karten, zwei Runden. Welche zuerst, damit Neuling das Plättchen liegen lässt?
lesson-hector-bluff-play-do = Spiel die unauffällige Karte
lesson-hector-bluff-play-blue = Jetzt sieht Neuling 5 gegen 4 und dreht das Plättchen. Deine blauen Karten sind nichts mehr wert.
lesson-hector-bluff-last = Er sah keine Gefahr und ließ das Plättchen liegen. Deine B3 macht beide Summen gleich: Niemand darf drehen. Spiel sie.
lesson-hector-bluff-last-do = Spiel B3
lesson-hector-bluff-last-deploy = Das zeigt deinen Helden und bringt dir auch die Führung, aber du setzt ihn für einen schon gewonnenen Kampf aufs Spiel.
lesson-hector-bluff-last-retreat = Du würdest einen Kampf aufgeben, den du gleich gewinnst.
lesson-hector-bluff-end = 7 zu 4! Was dein Gegner nicht weiß, kann er nicht beantworten. Spiel jetzt eine echte Partie.
