### Das Regelheft von Fight for Olympus. books/olympus.toml sagt, was wo steht; [Wörter](ABSATZ) ist ein Begriff.

## Das Ziel

goal-title = Das Ziel
goal-board = Du und dein Gegner sitzt euch an einem Plan mit sechs Plätzen auf jeder Seite gegenüber. Deine Plätze besetzt du mit Helden und Soldaten; in deinem Zug greifen sie an, was ihnen gegenübersteht. Trifft ein Angriff auf niemanden, bringt er dir etwas ein: einen Punkt, einen Farbmarker oder eine Karte.
goal-ways = Gewinnen kannst du auf drei Arten. Du ziehst den [Zählstein](FO-END-02) auf die 7 deiner Seite. Oder zu Beginn deines Zuges sind [alle deine sechs Plätze besetzt](FO-END-01). Oder der Zählstein steht auf deiner Seite, wenn die [letzte Karte des Nachziehstapels](FO-END-03) gezogen wird.
goal-plan = Es gibt nur eine Punkteleiste für euch beide; jeder Punkt für dich ist also einer weniger für deinen Gegner. Behalte alle drei Wege im Auge: Während du Punkte zählst, besetzt er vielleicht still den sechsten Platz.
goal-figure = Zug 9. Der Zählstein steht auf der 2 deiner Seite. Deinen Einheiten auf dem ersten Platz am Olymp und in Delphi steht niemand gegenüber.
seventh-point-question = Der Zählstein steht auf der 6 deiner Seite, und die Danaer auf deiner Hand kosten nichts. Wo stellst du sie hin, um in diesem Zug zu gewinnen?
seventh-point-answer = Auf den zweiten Platz am Olymp. Dort steht ihnen niemand gegenüber, ihr Angriff bringt einen Punkt: Der Zählstein erreicht die 7, und du gewinnst sofort. Auf dem ersten und dritten Platz träfen sie auf einen Verteidiger, und in Delphi oder Troja bringt ein Angriff etwas anderes.

## Was auf dem Tisch liegt

table-title = Was auf dem Tisch liegt
table-board = Jede Seite des Plans hat drei [Kampfgebiete](FO-COMP-06): den Olymp mit drei Plätzen, Delphi mit zweien und Troja mit einem. Die Plätze beider Seiten liegen einander genau gegenüber. Dazwischen verläuft die Punkteleiste, von 0 in der Mitte bis zur 7 an beiden Enden. In Delphi liegen vier Farbmarker, einer in jeder Farbe.
table-cards = Gespielt wird mit 96 Karten: Helden, Soldaten und [Ausrüstung](FO-EQP-01). Helden und Soldaten sind [Einheiten](FO-CARD-01). Eine Karte hat eine Farbe, Kosten in Farben (manche kosten nichts), einen Angriffswert, einen Verteidigungswert und oft eine Fähigkeit. Jeden Helden gibt es einmal, jeden Soldaten zweimal.
table-multi = Manche Helden sind [mehrfarbig](FO-CARD-04): Sie haben alle vier Farben zugleich.
table-start = Mischt alle Karten und legt zwanzig ungesehen in die Schachtel zurück. Jeder zieht sechs. Der Rest ist der Nachziehstapel, und der Zufall entscheidet, wer beginnt.
table-figure = Vor den ersten Einheiten: drei Gebiete, sechs Plätze auf jeder Seite. Die untere Hälfte gehört dir.

## Dein Zug

turn-title = Dein Zug
turn-phases = Ein Zug hat drei Phasen. Zuerst spielst du so viele Karten, wie du willst und bezahlen kannst. Dann [greifen deine Einheiten an](FO-ATK-02), alle, eine nach der anderen. Zuletzt ziehst du zwei Karten. Danach ist dein Gegner am Zug.
turn-check = Vor der ersten Phase siehst du nach, ob alle deine sechs Plätze besetzt sind. Wenn ja, hast du gewonnen. Nach der dritten Phase kommen Fähigkeiten, die am Ende deines Zuges wirken.
turn-first = Wer anfängt, ist im Vorteil. Darum muss der [Startspieler](FO-TURN-04) im allerersten Zug eine Phase auslassen, welche er will. Meist ist es der Angriff, denn es gibt noch wenig, womit er angreifen könnte. Wer Karten gespielt und angegriffen hat, zieht keine.
turn-figure = Zug 5, Phase 1. Spiel Karten aus der Hand unten, dann greifen deine Argonauten und Phaiaken an.
first-turn-question = Es ist der erste Zug der Partie. Spiel die Danaer auf den ersten Platz am Olymp. Danach möchtest du Karten ziehen. Was musst du tun?
first-turn-answer = Den Angriff auslassen. In Zug 1 muss genau eine Phase entfallen. Eine Karte hast du schon gespielt; wenn du die Karten aus Phase 3 willst, muss es also der Angriff sein.

## Karten spielen

playing-title = Karten spielen
playing-any = Du spielst deine Karten einzeln. Sag eine Karte an, bezahl sie, leg sie hin, führ aus, was sie bewirkt; erst dann kommt die nächste. Was du dabei gewinnst, eine Karte oder einen Marker, darfst du gleich verwenden.
playing-pay = Du [bezahlst](FO-PAY-01) mit anderen Handkarten. Für jedes Symbol der Kosten wirfst du eine Karte dieser Farbe ab, gleich ob Held, Soldat oder Ausrüstung. Eine mehrfarbige Karte steht für eine beliebige Farbe. Du zahlst genau, nicht mehr und nicht weniger, und keine Karte bezahlt sich selbst.
playing-markers = Einer deiner [Farbmarker](FO-PAY-03) kann eine Karte seiner Farbe ersetzen. Er kommt sofort auf den Plan zurück und kann dort wieder gewonnen werden.
playing-place = Eine Einheit kommt auf einen beliebigen freien Platz deiner Seite. Wähl mit Bedacht: Der Platz bestimmt, wen sie angreift und was ein Angriff ohne Verteidiger bringt. Auf einem Platz steht nur eine Einheit, und du darfst keine eigene wegräumen, um Platz zu schaffen.
playing-figure = Herakles kostet Gelb und Grün. Paris ist gelb; Aias ist mehrfarbig und kann für Grün stehen. Der blaue Marker hilft hier nicht.
pay-with-cards-question = Herakles kostet Gelb und Grün. Außerdem hast du Paris (gelb), Aias (mehrfarbig) und Peleus (blau). Spiel Herakles auf den ersten Platz am Olymp. Welche Karten bezahlen ihn?
pay-with-cards-answer = Paris bezahlt Gelb, Aias bezahlt Grün. Peleus ist blau und kann nicht helfen; er bleibt dir auf der Hand. Aias hätte auch für Gelb stehen können, doch dann hätte nichts mehr Grün bezahlt.
pay-with-marker-question = Priamos kostet Blau, und sein Angriff zählt nur in Troja. Du hast Paris, der gelb ist, und den blauen Farbmarker. Spiel Priamos in Troja.
pay-with-marker-answer = Der Marker bezahlt, und Paris bleibt dir. Der Marker liegt sofort wieder auf dem Plan. In Troja hat Priamos Angriff 3, anderswo hätte er 0.

## Angreifen

attack-title = Angreifen
attack-who = Jede deiner Einheiten mit einem Angriff von mindestens 1 [greift an](FO-ATK-01), auch eine eben gespielte. Zurückhalten kannst du keine. Es geht in der Reihenfolge der Plätze: die drei am Olymp, die zwei von Delphi, Troja. Ein Angriff ist zu Ende, bevor der nächste beginnt.
attack-defender = Steht eine gegnerische Einheit gegenüber, ist sie der Verteidiger und erhält so viel [Schaden](FO-ATK-08), wie der Angriffswert beträgt. Schaden bleibt von Zug zu Zug liegen. Erreicht er den Verteidigungswert, ist die Einheit besiegt und kommt auf den Ablagestapel. Der Verteidiger schlägt nicht zurück.
attack-open = Ist der Platz gegenüber leer, bekommst du den [Bonus des Gebiets](FO-ATK-13), und zwar einmal, wie hoch der Angriff auch ist. Ein Angriff auf einen Verteidiger bringt nie einen Bonus, auch wenn dieser fällt, und überzähliger Schaden verfällt.
attack-order = Weil jeder Angriff erst zu Ende geht, denk in ihrer Reihenfolge. Eine besiegte Einheit hinterlässt eine Lücke für spätere Angriffe, nicht für diesen. Eine Einheit mit Angriff 0 tut nichts, solange nichts ihren Angriff erhöht.
attack-figure = Deine Danaer besiegen die Phaiaken, die schon 1 Schaden haben. Menelaos trifft auf niemanden: 1 Punkt. Die Argonauten bringen die Lapithen auf 4 Schaden, das genügt. Die Achaier in Troja bringen eine Karte.
damage-stays-question = Die Dardaner (Verteidigung 3) haben schon 1 Schaden. Du hast die Phaiaken (Angriff 1) und die Argonauten (Angriff 2), beide kostenlos. Wer muss ihnen auf dem zweiten Platz am Olymp gegenüberstehen, damit sie in diesem Zug fallen?
damage-stays-answer = Die Argonauten. 1 Schaden war da, 2 kommen dazu, das sind 3, so viel wie die Verteidigung. Gegen die Phaiaken wären sie mit 2 Schaden stehen geblieben. Einen Punkt gibt es nicht, denn da war ein Verteidiger.
one-after-another-question = Menelaos (Angriff 2) steht auf dem ersten Platz von Delphi Alkmene (Verteidigung 2) gegenüber. Medea auf dem zweiten steht niemand gegenüber. Lass sie angreifen und nimm den blauen Marker. Wie oft bekommst du einen Bonus?
one-after-another-answer = Einmal. Menelaos besiegt Alkmene; das bringt keinen Bonus, denn da war ein Verteidiger. Dann greift Medea einen leeren Platz an, und du nimmst einen Marker. An den Punkten ändert sich nichts.

## Was die Gebiete bringen

areas-title = Was die Gebiete bringen
areas-olympus = Der [Olymp](FO-BON-01) bringt einen Punkt: Der Zählstein rückt ein Feld zu dir. Bei 7 ist die Partie zu Ende.
areas-delphi = [Delphi](FO-BON-03) bringt einen Farbmarker deiner Wahl vom Plan. Beim Bezahlen ist er eine Karte seiner Farbe wert. Liegt keiner mehr auf dem Plan, darfst du deinem Gegner einen nehmen. Hast du alle vier, ist nichts zu holen.
areas-troy = [Troja](FO-BON-07) bringt eine Karte vom Nachziehstapel. Du musst sie nehmen und kannst sie in diesem Zug nicht spielen, denn Phase 1 ist vorbei.
areas-draw = In Phase 3 ziehst du ohnehin zwei Karten. Ein Handkartenlimit gibt es nicht. Aber der Stapel ist eine Uhr: Ist er leer, endet die Partie.
areas-figure = Alle drei Angriffe treffen auf niemanden: ein Punkt am Olymp, ein Marker in Delphi, eine Karte in Troja.
last-marker-question = Auf dem Plan liegt kein Marker mehr: Du hast Blau und Gelb, dein Gegner Rot und Grün. Deine Danaer greifen in Delphi ohne Verteidiger an. Auf der Hand hast du Ariadne, die Grün kostet. Was nimmst du?
last-marker-answer = Den grünen Marker, von deinem Gegner. Im nächsten Zug bezahlt er Ariadne. Du hast jetzt drei Marker, dein Gegner einen.
card-from-troy-question = Die Danaer kosten nichts, und eine andere Karte hast du nicht. Auf welchem freien Platz bringen sie dich am Ende dieses Zuges auf die meisten Handkarten?
card-from-troy-answer = In Troja. Ihr Angriff dort bringt eine Karte, Phase 3 zwei weitere: Du hast drei. Auf jedem anderen Platz wären es zwei gewesen.

## Ausrüstung

equipment-title = Ausrüstung
equipment-attach = Eine [Ausrüstungskarte](FO-EQP-01) schiebst du unter eine deiner Einheiten; sie erhöht deren Angriff, Verteidigung oder beides. Du brauchst eine Einheit, aber keinen freien Platz, und eine Einheit trägt [höchstens eine](FO-EQP-09). Schaden, der schon da ist, bleibt; nur die Verteidigung steigt.
equipment-falls = Fällt die Einheit, wird auch ihre Ausrüstung abgelegt. Wird sie verschoben, geht die Ausrüstung mit. Kehrt sie auf eine Hand zurück, kehrt sie allein zurück. Angelegte Ausrüstung ist farblos; auf der Hand hat sie eine Farbe, und du kannst mit ihr bezahlen.
equipment-figure = Die Phaiaken tragen den Roten Helm: Angriff 2 statt 1, Verteidigung 5 statt 3. 2 Schaden machen ihnen also noch nichts aus.
helmet-question = Deine Phaiaken (Angriff 1, Verteidigung 3) haben 2 Schaden, und die Danaer gegenüber haben Angriff 2. Gib ihnen den Roten Helm: +1 Angriff, +2 Verteidigung. Stehen sie nach dem nächsten Angriff noch?
helmet-answer = Ja. Sie haben jetzt Angriff 2 und Verteidigung 5, immer noch mit 2 Schaden. Nach einem Angriff von 2 sind es 4, und sie stehen. Ohne den Helm wären sie gefallen.

## Fähigkeiten

abilities-title = Fähigkeiten
abilities-when = Jeder Held hat eine [Fähigkeit](FO-ABL-01), manche Soldaten und Ausrüstungskarten auch. Die Karte sagt, wann sie wirkt: einmal beim Ausspielen, bei jedem Angriff der Einheit oder immer, solange sie steht. Was am Ende des Zuges oder beim Ablegen wirkt, gilt als „immer“.
abilities-may = Die Karte sagt auch, ob du darfst oder musst. Wo du darfst, wirst du gefragt. Du kannst eine Karte auch spielen, wenn ihre Fähigkeit gerade nichts bewirkt.
abilities-words = [Heilen](FO-ABL-08) nimmt Schaden weg. [Verschieben](FO-ABL-10) bringt eine Einheit mit Schaden und Ausrüstung auf einen anderen deiner Plätze, nie auf die andere Seite. [Benachbart](FO-EFF-10) sind die Nachbarn in deiner Sechserreihe, auch über die Grenze zweier Gebiete hinweg. Eine Einheit [ohne Fähigkeit](FO-EFF-40) behält ihre Werte.
abilities-order = Eine Fähigkeit beim Ausspielen wirkt sofort, vor deiner nächsten Karte und vor jedem Angriff. Sie kann also zuerst einen Platz freimachen. Schaden durch Fähigkeiten bringt nie einen Bonus, der Angriff ohne Verteidiger danach schon.
abilities-figure = Nestor lässt eine Einheit neben sich noch einmal angreifen. Medea heilt, wenn sie angreift. Menelaos auf deiner Hand fügt beim Ausspielen der Einheit gegenüber 1 Schaden zu.
ability-first-question = Menelaos kostet Rot und fügt beim Ausspielen der Einheit gegenüber 1 Schaden zu. Alkmene (Verteidigung 2) hat auf dem ersten Platz von Delphi schon 1 Schaden. Spiel Menelaos so, dass du in diesem Zug den roten Marker gewinnst.
ability-first-answer = Stell Menelaos Alkmene gegenüber und nutz seine Fähigkeit: Sie fällt, noch bevor die Angriffsphase beginnt. Nun ist der Platz leer, der Angriff trifft auf niemanden, und du nimmst den roten Marker.
attack-twice-question = Nestor hat Angriff 0, aber einmal je Angriffsphase lässt er eine benachbarte Einheit noch einmal angreifen. Die Danaer stehen am Olymp neben ihm, und niemand steht ihnen gegenüber. Wie viele Punkte kannst du in diesem Zug machen?
attack-twice-answer = Zwei. Die Danaer greifen an und bringen 1 Punkt, Nestor lässt sie noch einmal angreifen, das ist der zweite. Nestor selbst greift nicht an, denn sein Angriff ist 0.

## Das Ende der Partie

end-title = Das Ende der Partie
end-seven = Sieben Punkte beenden die Partie [sofort](FO-END-02), in wessen Zug auch immer und gleich wer es bewirkt hat. Was noch käme, geschieht nicht mehr.
end-six = Nach sechs besetzten Plätzen wird nur zu [Beginn deines eigenen Zuges](FO-R-23) gesehen. Dein Gegner hat also einen Zug, um die Reihe aufzubrechen. Stehen drüben sechs Einheiten, musst du eine besiegen.
end-pile = Zieht Phase 3 die [letzte Karte](FO-DRAW-02) des Nachziehstapels, endet die Partie sofort. Wird der Stapel schon früher im Zug leer, wird dieser Zug noch beendet. Dann gewinnt, auf wessen Seite der Zählstein steht; bei 0 ist die Partie unentschieden. Der Ablagestapel wird nie wieder gemischt.
end-figure = Dein Gegner hat alle sechs Plätze besetzt und gewinnt zu Beginn seines nächsten Zuges. Die Karer in Troja haben nur Verteidigung 1.
break-the-six-question = Ändert sich nichts, gewinnt dein Gegner zu Beginn seines nächsten Zuges mit sechs besetzten Plätzen. Du hast die Argonauten (Angriff 2). Wohin mit ihnen?
break-the-six-answer = Nach Troja, den Karern gegenüber, deren Verteidigung 1 ist. Sie fallen, und nur noch fünf Plätze sind besetzt. Alle anderen hätten einen Angriff von 2 überstanden.
last-cards-question = Zwei Karten liegen noch im Nachziehstapel, und der Zählstein steht auf der 1 deines Gegners. Deinen Danaern steht niemand gegenüber. Spiel die Argonauten so, dass du die Partie in diesem Zug gewinnst.
last-cards-answer = Auf den zweiten Platz am Olymp. Zwei Angriffe ohne Verteidiger bringen dort zwei Punkte: Von der 1 drüben kommt der Zählstein auf die 1 bei dir. Dann ziehst du die letzten beiden Karten, der Stapel ist leer, und der Zählstein steht auf deiner Seite.

## Fragen, die auftauchen

questions-title = Fragen, die auftauchen
own-cost-question = Darf ich mehr bezahlen, als die Karte kostet, um Karten loszuwerden?
own-cost-answer = Nein. Du bezahlst je Symbol eine Karte oder einen Marker in seiner Farbe. Mehr kannst du so nicht abwerfen. FO-PAY-08
marker-again-question = Ich habe mit einem Marker bezahlt. Kann ich ihn in diesem Zug zurückgewinnen?
marker-again-answer = Ja. Er liegt sofort wieder auf dem Plan, und ein Angriff ohne Verteidiger in Delphi kann ihn holen. FO-R-08
must-attack-question = Darf eine Einheit auf ihren Angriff verzichten?
must-attack-answer = Nein. Alle Einheiten mit einem Angriff von mindestens 1 müssen angreifen. Eine Option am Tisch erlaubt den Verzicht. FO-R-12
zero-attack-question = Meine Einheit hat Angriff 0. Kann sie trotzdem einmal angreifen?
zero-attack-answer = Ja, wenn Ausrüstung oder eine Fähigkeit ihren Angriff auf mindestens 1 bringt, wenn sie an der Reihe ist. FO-R-21
defence-drops-question = Eine Einheit verliert einen Zuschlag auf ihre Verteidigung und hat so viel Schaden, wie übrig bleibt. Fällt sie?
defence-drops-answer = Ja, sofort. Schaden wird nach jedem Hinlegen, jeder Wirkung, jedem Treffer, jedem Verschieben und jeder Rückkehr geprüft. FO-R-16
no-target-question = Eine Fähigkeit sagt, dass ich muss, aber es gibt kein Ziel.
no-target-answer = Dann entfällt sie. Spielen darfst du die Karte trotzdem. FO-R-24
see-discard-question = Was darf ich ansehen?
see-discard-answer = Der Ablagestapel und die Größe der Hände und des Nachziehstapels sind offen. Die Hand deines Gegners ist es nicht, es sei denn, eine Karte zeigt sie dir. FO-R-28
colour-named-question = Trifft eine Wirkung gegen grüne Einheiten auch mehrfarbige Helden?
colour-named-answer = Ja. Sie haben alle vier Farben, im Guten wie im Schlechten. FO-CARD-06

## Auf einer Seite

sum-goal-title = Drei Wege zum Sieg
sum-goal-seven = Der Zählstein erreicht die 7 auf deiner Seite: Du gewinnst sofort.
sum-goal-six = Zu Beginn deines Zuges sind alle deine sechs Plätze besetzt: Du gewinnst.
sum-goal-pile = Der Nachziehstapel ist leer: Es gewinnt, auf wessen Seite der Zählstein steht. Bei 0 unentschieden.
sum-turn-title = Dein Zug
sum-turn-check = Prüfe, ob sechs Plätze besetzt sind.
sum-turn-play = 1. Spiel beliebig viele Karten, eine nach der anderen.
sum-turn-attack = 2. Alle Einheiten mit einem Angriff von mindestens 1 greifen an.
sum-turn-draw = 3. Zieh 2 Karten. Dann Fähigkeiten am Ende des Zuges.
sum-turn-first = In Zug 1 lässt der Startspieler genau eine Phase aus.
sum-pay-title = Eine Karte spielen
sum-pay-cards = Wirf für jedes Symbol der Kosten eine Karte dieser Farbe ab oder gib einen Marker dieser Farbe aus.
sum-pay-multi = Eine mehrfarbige Karte steht für eine Farbe deiner Wahl. Zahl genau. Keine Karte bezahlt sich selbst.
sum-pay-place = Einheiten kommen auf einen freien Platz deiner Seite. Fähigkeiten beim Ausspielen wirken sofort.
sum-attack-title = Angreifen
sum-attack-order = Reihenfolge: Olymp 1, 2, 3, Delphi 1, 2, Troja. Ein Angriff ist zu Ende, bevor der nächste beginnt.
sum-attack-hit = Mit Verteidiger: Er erhält den Angriffswert als Schaden, der bleibt. Erreicht der Schaden die Verteidigung, fällt er. Kein Bonus, niemand schlägt zurück.
sum-attack-open = Ohne Verteidiger: einmal der Bonus des Gebiets.
sum-areas-title = Gebiete
sum-areas-olympus = Olymp: 1 Punkt zu dir.
sum-areas-delphi = Delphi: ein Farbmarker vom Plan; liegt dort keiner, von deinem Gegner.
sum-areas-troy = Troja: eine Karte ziehen.
sum-equipment-title = Ausrüstung
sum-equipment-one = Eine je Einheit, nur an deinen eigenen, ohne freien Platz. Schaden bleibt.
sum-equipment-falls = Sie wird abgelegt, wenn die Einheit fällt oder auf eine Hand zurückkehrt; beim Verschieben geht sie mit.
sum-numbers-title = Zahlen
sum-numbers-cards = 96 Karten, 20 zurück in die Schachtel, 64 im Nachziehstapel.
sum-numbers-hand = 6 Karten zu Beginn, 2 in jeder Ziehphase, kein Handkartenlimit.
sum-numbers-board = 3 Plätze am Olymp, 2 in Delphi, 1 in Troja; 4 Farbmarker.
sum-numbers-abilities = Fähigkeiten wirken beim Ausspielen, beim Angriff oder immer. Schaden durch sie bringt keinen Bonus.
