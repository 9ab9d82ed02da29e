### Hector & Achilles: the words and signs on the table. books/terms.json says which there are, each with its clause.

term-hector-front = Front
term-hector-front-means = Einer deiner drei vorderen Stapel mit Armeekarten; im Kampf treffen Fronten mit derselben Nummer aufeinander.
term-hector-front-example = Die Vorhut zeigt eine 2: Beide kämpfen mit Front 2.

term-hector-home = Heimat
term-hector-home-means = Dein vierter Stapel: Er kämpft anstelle einer geleerten Front, und ist er selbst geleert, verlierst du die Partie.
term-hector-home-example = Front 1 ist geleert, gekämpft wird um Nummer 1: Du kämpfst mit der Heimat.

term-hector-exhausted = Geleert
term-hector-exhausted-means = Eine Front, die im Kampf benutzt wurde und danach weniger als fünf Karten hat, ist für den Rest der Partie geleert.
term-hector-exhausted-example = Eine Front hat nach dem Kampf 4 Karten: Sie ist geleert, die 4 kommen in die Heimat.

term-hector-battle-pile = Kampfstapel
term-hector-battle-pile-means = Der Stapel, mit dem du in diesem Kampf kämpfst: Von ihm kommen deine vier Handkarten, und die Karten des Siegers kehren auf ihn zurück.
term-hector-battle-pile-example = Gekämpft wird um Front 3: Du ziehst deine Hand von Front 3.

term-hector-heroes = Heldenstapel
term-hector-heroes-means = Hier warten deine Helden verdeckt; zu Beginn jedes Kampfes ziehst du einen davon.
term-hector-heroes-example = Du hast sechs Helden: Mit einem auf der Hand bleiben fünf im Stapel.

term-hector-favour = Gunst
term-hector-favour-means = Ein Gunststein macht eine deiner gespielten Armeekarten um 1 wertvoller oder kauft nach einer Niederlage einen eingesetzten Helden frei.
term-hector-favour-example = Eine rote 3 mit Gunststein ist 4 wert.

term-hector-shame = Schande
term-hector-shame-means = Ein Rückzug bringt dir einen Schandstein, bis du drei hast; für jeden kostet jeder spätere Rückzug eine Karte mehr.
term-hector-shame-example = Mit zwei Schandsteinen kostet dein nächster Rückzug zwei Karten extra.

term-hector-out = Aus dem Spiel
term-hector-out-means = Diese Karten kommen nie zurück: was der Verlierer eines Kampfes gespielt hatte, abgeworfene Karten und der Preis der Schande.
term-hector-out-example = Du verlierst einen Kampf: Deine fünf gespielten Karten sind aus dem Spiel.

term-hector-attacker = Angreifer
term-hector-attacker-means = Der Angreifer deckt die erste Vorhut auf, legt das Schicksalsplättchen und ist in jeder Runde zuerst am Zug; als Nächstes greift der Sieger an.
term-hector-attacker-example = Du verteidigst und gewinnst: Im nächsten Kampf greifst du an.

term-hector-goal = Ziel
term-hector-goal-means = Du gewinnst, wenn alle drei Fronten deines Gegners geleert sind oder seine Heimat.
term-hector-goal-example = „2 von 3“: noch eine Front, und du hast gewonnen.

term-hector-battle = Kampf
term-hector-battle-means = Ein Kampf besteht aus Eröffnung, vier Runden und dem Vergleich der Punkte; die gespielten Karten des Verlierers verlassen das Spiel.
term-hector-battle-example = Ein Punkt Vorsprung genügt: Punkte werden nicht von Kampf zu Kampf gezählt.

term-hector-round = Runde
term-hector-round-means = In einer Runde spielt jeder eine Karte, der Angreifer zuerst; danach darf das Schicksalsplättchen gedreht werden.
term-hector-round-example = Nach Runde 4 sind beide Hände leer, und die Punkte entscheiden.

term-hector-vanguard = Vorhut
term-hector-vanguard-means = Die erste Karte einer Reihe; der Wert der Vorhut des Angreifers bestimmt, welche Fronten kämpfen.
term-hector-vanguard-example = Eine 3 heißt Front 3; bei einer 4 wählt der Angreifer die Nummer.

term-hector-superiority = Überlegenheit
term-hector-superiority-means = Die Summe all deiner sichtbaren Karten, gleich welcher Farbe; wer nach einer Runde mehr hat, darf das Schicksalsplättchen drehen.
term-hector-superiority-example = Rot 4, Blau 2 und Gelb 3 ergeben 9.

term-hector-score = Stand jetzt
term-hector-score-means = Deine Punkte, wenn der Kampf jetzt endete: Es zählen nur Karten in der Farbe, die zu dir zeigt, und in der deines Helden.
term-hector-score-example = Rot zeigt zu dir: Rot 4 und Rot 1 ergeben 5, Blau 3 zählt nicht.

term-hector-tile = Schicksalsplättchen
term-hector-tile-means = Die Farbe der Kante, die zu dir zeigt, zählt für dich, die der Kante gegenüber für deinen Gegner.
term-hector-tile-example = Unten Gelb, oben Grün: Bei dir zählt Gelb, bei deinem Gegner Grün.

term-hector-turning = Das Plättchen drehen
term-hector-turning-means = Der Pfeil ist eine Vierteldrehung des Plättchens; daneben stehen die beiden neuen Farben mit den Punkten, die sie brächten.
term-hector-turning-example = Oben 4, unten 9: Nach dieser Drehung lägest du 9 zu 4 vorn.

term-hector-army = Armeekarte
term-hector-army-means = Die Zahl ist ihr Wert, vom Schleuderer (1) bis zum Hopliten (4); jede Seite hat jeden Wert in jeder Farbe zweimal.
term-hector-army-example = Deine beiden blauen 4 sind aus dem Spiel: Eine dritte gibt es nicht.

term-hector-colour = Farbe
term-hector-colour-means = Es gibt sechs Farben; zwei davon zählen für dich: die Farbe, die auf dem Plättchen zu dir zeigt, und die deines Helden.
term-hector-colour-example = Das Plättchen zeigt dir Blau, dein Held ist rot: Deine blauen und roten Karten zählen.

term-hector-hero = Held
term-hector-hero-means = Auf der Hand lässt ein Held heimlich seine Farbe für dich zählen; eingesetzt bringt er auch seinen Wert.
term-hector-hero-example = Achilleus (Rot 6) auf der Hand: Deine roten Karten zählen, die 6 aber nicht.

term-hector-hidden = Verdeckte Hand
term-hector-hidden-means = Eine Hand kennt nur ihr Besitzer; auch der verdeckte Held lässt seine Farbe zählen und wird erst am Ende des Kampfes gezeigt.
term-hector-hidden-example = Bei deinem Gegner steht 5+: Der verdeckte Held kann noch mehr bringen.

term-hector-discard = Abwerfen, ziehen
term-hector-discard-means = Wirf eine Handkarte für immer aus dem Spiel und zieh eine andere von deinem Kampfstapel.
term-hector-discard-example = Braun zählt nicht für dich: Wirf Braun 4 ab und hoffe auf Rot.

term-hector-change = Held wechseln
term-hector-change-means = Leg deinen Helden unter den Heldenstapel und zieh den obersten; von da an zählt dessen Farbe für dich.
term-hector-change-example = Dein Held ist lila, deine Hand grün: Vielleicht passt der nächste Held besser.

term-hector-deploy = Held einsetzen
term-hector-deploy-means = Leg deinen Helden offen auf eine deiner gespielten Karten; sein Wert und seine Farbe ersetzen die der Karte darunter.
term-hector-deploy-example = Aias (Grün 5) auf Rot 1: Deine Überlegenheit wächst um 4.

term-hector-upgrade = Aufwerten +1
term-hector-upgrade-means = Ist dein Held schon eingesetzt, leg einen Gunststein auf eine deiner unbedeckten Armeekarten: Sie ist 1 mehr wert.
term-hector-upgrade-example = Aus Blau 3 wird 4; auf eine Karte passt höchstens ein Stein.

term-hector-retreat = Rückzug
term-hector-retreat-means = Du verlierst den Kampf sofort: Deine gespielten Karten verlassen das Spiel, deine Hand kehrt auf den Stapel zurück, und du bekommst Schande.
term-hector-retreat-example = Ohne Schande kostet ein Rückzug im ersten Zug nur die Vorhut.
