### Hellas: the words and signs on the table. books/terms.json says which there are, each with its clause.

term-hellas-goal = Ziel
term-hellas-goal-means = Wer am Ende seines Zuges zehn Städte hält, gewinnt.
term-hellas-goal-example = „9 von 10“: noch eine Stadt in diesem Zug, und du hast gewonnen.

term-hellas-side = Hell und Dunkel
term-hellas-side-means = Hell hat helle, runde Figuren und den ersten Zug; Dunkel hat schwarze, eckige.
term-hellas-side-example = In einer Stadt steht ein heller, runder Grieche: Sie gehört Hell.

term-hellas-greek = Grieche
term-hellas-greek-means = Griechen halten deine Städte und kämpfen; in jeder steht mindestens einer, und höchstens drei haben Platz.
term-hellas-greek-example = Du greifst mit 2 von 3 Griechen an: Einer bleibt als Statthalter zurück.

term-hellas-ship = Schiff
term-hellas-ship-means = Schiffe kämpfen nicht: Sie bringen die Mehrheit, die eine Seefahrt braucht; an einer Stadt liegen höchstens drei.
term-hellas-ship-example = 2 deiner Schiffe gegen 1 neben dem neuen Feld: Die Seefahrt gelingt.

term-hellas-supply = Vorrat
term-hellas-supply-means = Deine Figuren, die nicht auf dem Plan sind; was du verlierst, kommt hierher zurück und kann wieder eingesetzt werden.
term-hellas-supply-example = Kein Grieche im Vorrat: Du kannst keinen Schritt mit Griechen machen.

term-hellas-temple = Tempel
term-hellas-temple-means = Wer mehr Städte mit Tempel hält, macht bei einer Verstärkung vier Schritte statt drei.
term-hellas-temple-example = 2 Tempel zu 1: Du machst vier Schritte. Bei 1 zu 1 sind es drei.

term-hellas-ares = Ares
term-hellas-ares-means = Das Zeichen des Kriegsgottes auf dem Rücken von Karten für den Kampf; die Zahl sagt, wie viele es sind.
term-hellas-ares-example = Eine 2 beim Gegner: Er hat zwei Ares-Karten auf der Hand.

term-hellas-poseidon = Poseidon
term-hellas-poseidon-means = Das Zeichen des Meergottes auf dem Rücken von Karten für Schiffe und Seefahrten; die Zahl sagt, wie viele es sind.
term-hellas-poseidon-example = Eine 0 beim Stapel: Es gibt keine Poseidon-Karte zu ziehen.

term-hellas-zeus = Zeus
term-hellas-zeus-means = Das Zeichen des Göttervaters auf dem Rücken von Karten für allerlei; die Zahl sagt, wie viele es sind.
term-hellas-zeus-example = Dein Gegner hat eine Zeus-Karte: Es könnte „Donnerkeil“ sein.

term-hellas-hand = Handgrenze
term-hellas-hand-means = Du darfst sieben Götterkarten haben, höchstens drei von einem Gott; verdeckt sind nur ihre Vorderseiten.
term-hellas-hand-example = Mit 3 Ares- und 3 Poseidon-Karten kann nur noch eine Zeus-Karte dazukommen.

term-hellas-tiles = Felderstapel
term-hellas-tiles-means = Landschaftsfelder, noch verdeckt; eine Seefahrt deckt das oberste auf, und scheitert sie, kommt es unter den Stapel.
term-hellas-tiles-example = 12 sind übrig: Die Liste zeigt, welche es sind, aber nicht ihre Reihenfolge.

term-hellas-god-piles = Götterstapel
term-hellas-god-piles-means = Götterkarten zum Ziehen, für jeden Gott ein verdeckter Stapel; ein leerer wird aus seinen abgelegten Karten erneuert.
term-hellas-god-piles-example = Ein Schritt mit Karten: Du ziehst die oberste vom Zeus-Stapel.

term-hellas-discards = Abgelegt
term-hellas-discards-means = Gespielte Götterkarten liegen hier offen, und beide Spieler dürfen sie durchsehen.
term-hellas-discards-example = „Donnerkeil“ liegt hier: Er hebt vorerst nichts mehr auf.

term-hellas-dolphin = Delfin
term-hellas-dolphin-means = Ein Feld aus Wasser ohne Stadt; für Angriffe über Wasser sind alle Felder benachbart, die es berühren.
term-hellas-dolphin-example = Deine Stadt auf der einen Seite des Delfins darf eine Stadt auf der anderen angreifen.

term-hellas-city = Stadt
term-hellas-city-means = Jedes Feld außer dem Delfin hat eine Stadt; sie gehört dem, dessen Griechen dort stehen.
term-hellas-city-example = In Sparta stehen zwei deiner Griechen: Sparta ist eine deiner Städte.

term-hellas-coast = Land und Wasser
term-hellas-coast-means = Jede Kante eines Feldes ist Land oder Wasser; es passt, wo Land an Land und Wasser an Wasser grenzt.
term-hellas-coast-example = Eine Kante aus Wasser darf am Delfin liegen, eine aus Land nicht.

term-hellas-bridge = Brücke
term-hellas-bridge-means = Eine Brücke verbindet das Land beiderseits des Wassers; Schiffe auf diesem Feld zählen auf beiden Seiten.
term-hellas-bridge-example = Ein Schiff an der Brücke hilft einer Seefahrt auf der einen wie auf der anderen Seite.

term-hellas-spot = Ort für ein Feld
term-hellas-spot-means = An einen goldenen Ort darf das Feld gelegt werden: Dort berührt es den Delfin oder zwei Felder und passt an allen Kanten.
term-hellas-spot-example = Drück auf einen gepunkteten Ort, und er sagt, warum nicht.

term-hellas-majority = Schiffsmehrheit
term-hellas-majority-means = Deine Schiffe und die deines Gegners auf Feldern, die über Wasser an diesen Ort grenzen; eine Seefahrt braucht mehr von deinen.
term-hellas-majority-example = 2:1 genügt, 2:2 nicht.

term-hellas-reinforcement = Verstärkung
term-hellas-reinforcement-means = Drei Schritte in beliebiger Mischung: ein Grieche oder ein Schiff aus dem Vorrat in eine deiner Städte, oder eine Götterkarte.
term-hellas-reinforcement-example = Ein Grieche nach Sparta, ein Schiff nach Argos, eine Zeus-Karte.

term-hellas-voyage = Seefahrt
term-hellas-voyage-means = Deck ein Feld auf und leg es an; hast du dort die Schiffsmehrheit, gehört die neue Stadt dir.
term-hellas-voyage-example = Sie gelingt: Ein Grieche kommt in die neue Stadt, ein Schiff kehrt in deinen Vorrat zurück.

term-hellas-attack = Angriff
term-hellas-attack-means = Griechen aus benachbarten Städten nehmen eine Stadt: über Land mit so vielen wie den Verteidigern, über Wasser mit einem mehr.
term-hellas-attack-example = 2 Verteidiger: Über Land genügen 2 Griechen, über Wasser brauchst du 3.

term-hellas-steps = Schritte
term-hellas-steps-means = Die Kreise sind die Schritte deiner Verstärkung: Helle sind gemacht, der goldene ist der nächste.
term-hellas-steps-example = Der goldene Kreis zeigt 3: Als Nächstes kommt dein dritter Schritt.

term-hellas-reach = In Reichweite
term-hellas-reach-means = Diese Städte könnten nach jetzigem Stand fallen: Genug Griechen können kommen, Karten nicht mitgezählt.
term-hellas-reach-example = Argos hat 1 Griechen, und 2 könnten über Wasser kommen: Argos ist in Reichweite.

term-hellas-reply = Reaktion
term-hellas-reply-means = Der Pfeil heißt: Diese Karte darf auch im Zug deines Gegners gespielt werden.
term-hellas-reply-example = „Donnerkeil“ hebt die Karte auf, die dein Gegner eben gespielt hat.

term-hellas-fight = Stärke
term-hellas-fight-means = Links steht, was die Angreifer haben, rechts, was sie brauchen; Götterkarten können beides noch ändern.
term-hellas-fight-example = 3 zu 4: noch ein Grieche oder eine Karte, und die Stadt fällt.

term-hellas-turn = Zug
term-hellas-turn-means = In jedem Zug eine Handlung: Verstärkung, Seefahrt oder Angriff; danach darfst du Figuren zwischen deinen Städten versetzen.
term-hellas-turn-example = Nach einer Verstärkung beliebig, nach einer Eroberung nur in die neue Stadt.
