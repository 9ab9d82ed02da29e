### Fight for Olympus: the words and signs on the table. books/terms.json says which there are, each with its clause.

term-olympus-goal = Ziel
term-olympus-goal-means = Du gewinnst mit 7 Punkten, mit sechs besetzten Plätzen zu Beginn deines Zuges oder als Führender, wenn der Nachziehstapel leer ist.
term-olympus-goal-example = Du hast 6 Punkte: Noch ein Angriff ohne Verteidiger am Olymp, und du gewinnst.

term-olympus-stone = Punkteleiste
term-olympus-stone-means = Ein Zählstein für beide: Jeder Punkt bewegt ihn ein Feld weit zu dem, der gepunktet hat.
term-olympus-stone-example = Er steht auf deiner 2, dein Gegner punktet dreimal: Jetzt steht er auf seiner 1.

term-olympus-spaces = Plätze
term-olympus-spaces-means = Sechs Plätze für deine Einheiten, jeder einem gegnerischen gegenüber; sind alle sechs besetzt, wenn dein Zug beginnt, gewinnst du.
term-olympus-spaces-example = Fünf deiner Plätze sind besetzt: Mit einer sechsten Einheit muss dein Gegner vor deinem nächsten Zug eine besiegen.

term-olympus-pile = Nachziehstapel
term-olympus-pile-means = Ist seine letzte Karte gezogen, endet die Partie, und es gewinnt, auf wessen Seite der Zählstein steht.
term-olympus-pile-example = 4 Karten sind übrig: Noch zwei Ziehphasen, und die Partie ist zu Ende.

term-olympus-discard = Ablagestapel
term-olympus-discard-means = Hier liegen, für beide sichtbar, abgeworfene Karten und besiegte Einheiten; er wird nie neu gemischt.
term-olympus-discard-example = Du bezahlst ein rotes Symbol mit einer roten Karte: Die Karte kommt hierher.

term-olympus-turn = Zug
term-olympus-turn-means = Ein Zug hat drei Phasen: Ausspielen, Angreifen, Ziehen; in Zug 1 lässt der Startspieler eine davon aus.
term-olympus-turn-example = Meist entfällt in Zug 1 der Angriff: Es gibt kaum eine Einheit, die angreifen könnte.

term-olympus-playing = Ausspielphase
term-olympus-playing-means = Phase 1: Du spielst so viele Karten, wie du willst und bezahlen kannst, eine nach der anderen.
term-olympus-playing-example = Zwei Soldaten ohne Kosten und ein Held mit einem Symbol: drei Karten in einem Zug.

term-olympus-attacking = Angriffsphase
term-olympus-attacking-means = Phase 2: Alle deine Einheiten mit mindestens 1 Angriff müssen angreifen, was ihnen gegenübersteht, eine nach der anderen.
term-olympus-attacking-example = Eine eben gespielte Einheit greift noch im selben Zug an.

term-olympus-drawing = Ziehphase
term-olympus-drawing-means = Phase 3: Du ziehst zwei Karten, dann endet dein Zug.
term-olympus-drawing-example = Mit 4 Handkarten beendest du deinen Zug mit 6.

term-olympus-olympus = Olymp
term-olympus-olympus-means = Drei Plätze; ein Angriff, der hier auf keinen Verteidiger trifft, bringt 1 Punkt, gleich wie stark er ist.
term-olympus-olympus-example = Angriff 5 gegen einen leeren Platz: 1 Punkt.

term-olympus-delphi = Delphi
term-olympus-delphi-means = Zwei Plätze; triffst du hier auf keinen Verteidiger, nimmst du einen Farbmarker.
term-olympus-delphi-example = Du nimmst den blauen Marker: Später bezahlt er ein blaues Symbol.

term-olympus-troy = Troja
term-olympus-troy-means = Ein Platz; triffst du hier auf keinen Verteidiger, ziehst du eine Karte.
term-olympus-troy-example = In diesem Zug kannst du sie nicht mehr spielen: Die Ausspielphase ist vorbei.

term-olympus-marker = Farbmarker
term-olympus-marker-means = Er bezahlt ein Symbol seiner Farbe anstelle einer Karte und kehrt dann nach Delphi zurück.
term-olympus-marker-example = Kosten Gelb und Grün: Ein gelber Marker und eine grüne Karte genügen.

term-olympus-colour = Farbe einer Karte
term-olympus-colour-means = Aus der Hand kann die Karte ein Symbol dieser Farbe in den Kosten einer anderen Karte bezahlen.
term-olympus-colour-example = Ein roter Soldat bezahlt das rote Symbol eines Helden.

term-olympus-multicolour = Mehrfarbig
term-olympus-multicolour-means = Dieser Held hat alle vier Farben zugleich; beim Bezahlen steht er für eine davon, die du wählst.
term-olympus-multicolour-example = Kosten Gelb und Grün: Eine mehrfarbige Karte kann das eine oder das andere bezahlen.

term-olympus-cost = Kosten
term-olympus-cost-means = Jedes Symbol verlangt eine Karte oder einen Marker seiner Farbe; eine Karte ohne Symbole kostet nichts.
term-olympus-cost-example = Gelb und Grün: Wirf eine gelbe und eine grüne Karte ab.

term-olympus-attack = Angriffswert
term-olympus-attack-means = Das Schwert: so viel Schaden, wie die Einheit der gegenüberliegenden zufügt.
term-olympus-attack-example = Angriff 3 trifft auf Verteidigung 4: Der Verteidiger übersteht es mit 3 Schaden.

term-olympus-defence = Verteidigungswert
term-olympus-defence-means = Der Schild: Eine Einheit ist besiegt, sobald ihr Schaden diese Zahl erreicht.
term-olympus-defence-example = Verteidigung 3, Schaden 2: noch ein Punkt, und sie fällt.

term-olympus-damage = Schaden
term-olympus-damage-means = Schaden bleibt von Zug zu Zug auf einer Einheit, bis er geheilt wird oder die Einheit fällt.
term-olympus-damage-example = „2 von 4“: noch zwei Punkte, und die Einheit fällt.

term-olympus-equipment = Ausrüstung
term-olympus-equipment-means = An einer deiner Einheiten erhöht sie Angriff und Verteidigung; jede Einheit trägt höchstens eine solche Karte.
term-olympus-equipment-example = +1 / +2 macht aus Angriff 2 und Verteidigung 3 eine 3 und eine 5.

term-olympus-on-play = Beim Ausspielen
term-olympus-on-play-means = Dieses Zeichen heißt: Die Fähigkeit wirkt einmal, sofort beim Ausspielen der Karte.
term-olympus-on-play-example = Die Karten, die sie bringt, ziehst du, bevor du die nächste spielst.

term-olympus-on-attack = Beim Angriff
term-olympus-on-attack-means = Dieses Zeichen heißt: Die Fähigkeit wirkt bei jedem Angriff dieser Einheit.
term-olympus-on-attack-example = Wer stehen bleibt, greift in jedem deiner Züge an, und jedes Mal wirkt die Fähigkeit.

term-olympus-always = Immer
term-olympus-always-means = Dieses Zeichen heißt: Die Fähigkeit gilt, solange die Einheit auf dem Plan steht.
term-olympus-always-example = Ein Bonus für alle deine Soldaten endet, wenn die Einheit fällt, die ihn gibt.

term-olympus-later = Im rechten Moment
term-olympus-later-means = Die Sanduhr heißt: Die Fähigkeit wartet auf ihren Moment, etwa das Ende deines Zuges oder das Ablegen der Einheit.
term-olympus-later-example = Was am Ende deines Zuges wirkt, kommt nach der Ziehphase.

term-olympus-order = Reihenfolge der Angriffe
term-olympus-order-means = Die Zahlen 1 bis 6 sind die Reihenfolge der Angriffe; daneben steht, was jeder nach jetzigem Stand träfe.
term-olympus-order-example = Angriff 1 ist abgeschlossen, bevor Angriff 2 beginnt.

term-olympus-hand = Hand
term-olympus-hand-means = Handkarten sind Armee und Geld zugleich; eine Grenze gibt es nicht, und nur ihr Besitzer kennt sie.
term-olympus-hand-example = Fünf Karten: Spiel eine mit zwei Symbolen, und zwei bleiben übrig.
