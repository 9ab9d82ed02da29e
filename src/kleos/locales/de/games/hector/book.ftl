### Das Regelheft von Hektor und Achill. books/hector.toml sagt, was wo steht; [Wörter](ABSATZ) ist ein Begriff.

## Das Ziel

goal-title = Das Ziel
goal-war = Einer von euch führt die Griechen, der andere die Trojaner. Ihr tragt einen Kampf nach dem anderen aus, und jeder verlorene Kampf kostet dich die Karten, die du darin gespielt hast. Punkte werden nicht von Kampf zu Kampf zusammengezählt. Es geht darum, wessen Armee länger durchhält.
goal-fronts = Deine Armee liegt in vier Stapeln: drei [Fronten](HA-02-01) und der [Heimat](HA-02-01). Hat eine Front nach einem Kampf weniger als fünf Karten, ist sie [geleert](HA-09-01), und ihr Rest kommt in die Heimat. Du verlierst, wenn alle drei Fronten geleert sind oder deine Heimat. Für deinen Gegner gilt dasselbe.
goal-cards = Du hast also zweierlei im Blick. Im Kampf willst du mehr Punkte als dein Gegner. Im Krieg willst du möglichst wenige Karten verlieren und dort kämpfen, wo er kaum noch welche hat.
goal-figure = Gleich beginnt Kampf 7. Die Front 2 deines Gegners ist geleert, ihre letzten Karten liegen in der Heimat. Seine Front 3 hat nur noch 8 Karten.
third-front-question = Dein Gegner hat nur noch eine Front, und nach dem Ziehen liegen dort 4 Karten. Du bist überlegen und entscheidest über das Plättchen. Wie gewinnst du jetzt die ganze Partie?
third-front-answer = Lass das Plättchen liegen. Blau zeigt zu dir: 4 + 3 + 1 sind 8 Punkte, dein Gegner hat 4. Seine fünf gespielten Karten verlassen das Spiel, Front 3 bleibt bei 4 Karten und ist geleert. Es war seine dritte Front, du hast gewonnen.

## Deine Seite

side-title = Deine Seite
side-armies = Jede Seite hat 48 Armeekarten in sechs Farben: Rot, Grün, Blau, Gelb, Lila und Braun. In jeder Farbe gibt es zwei Schleuderer mit Wert 1, zwei Bogenschützen mit 2, zwei Peltasten mit 3 und zwei Hopliten mit 4. Beide Armeen sind gleich.
side-piles = Misch deine Armee und teil sie verdeckt in vier Stapel zu zwölf Karten aus: Front 1, Front 2, Front 3 und Heimat. Fronten mit derselben Nummer liegen einander gegenüber. Niemand sieht sich einen Stapel an, auch nicht den eigenen. Wie viele Karten darin liegen, darfst du aber jederzeit fragen.
side-heroes = Dazu kommen auf jeder Seite sechs Helden, in jeder Farbe einer, mit Werten von 3 bis 6. Sie bilden verdeckt den [Heldenstapel](HA-02-02). Auf der Hand hast du immer nur einen von ihnen.
side-tokens = Zu Beginn liegen drei [Gunststeine](HA-02-03) auf deinem Gunstfeld, und du hast noch keine [Schande](HA-08-07). Die sechs quadratischen [Schicksalsplättchen](HA-01-10) werden verdeckt gemischt; jedes zeigt an seinen vier Kanten vier verschiedene Farben. Im ersten Kampf greifen die Griechen an.
side-figure = Der Anfang: zwölf Karten in jedem Stapel, auf jeder Seite sechs Helden und drei Gunststeine.

## Ein Kampf beginnt

opening-title = Ein Kampf beginnt
opening-vanguard = Als Angreifer wählst du einen deiner vier Stapel und deckst die oberste Karte auf. Sie ist deine [Vorhut](HA-04-01). Du wählst den Stapel, nicht die Karte: Was kommt, weiß niemand.
opening-number = Der Wert der Vorhut bestimmt, wo gekämpft wird. Bei 1, 2 oder 3 ist es für euch beide die Front mit dieser Nummer, gleich aus welchem Stapel die Karte kam. Bei einer 4 wählst du die Nummer selbst. Ist deine Front mit dieser Nummer schon geleert, kämpfst du stattdessen mit der Heimat; dein Gegner behält seine Front. Der Stapel, mit dem du kämpfst, ist dein [Kampfstapel](HA-04-04).
opening-tile = Jetzt deckst du das oberste Schicksalsplättchen auf und legst es zwischen euch, in welcher der vier Lagen du willst. Die Kante, die zu dir zeigt, trägt [deine Farbe](HA-06-05), die Kante gegenüber die deines Gegners.
opening-hands = Erst danach deckt der Verteidiger die oberste Karte seines Kampfstapels als Vorhut auf. Nun ziehen beide vier Armeekarten von ihrem Kampfstapel und einen Helden vom Heldenstapel. Was du auf der Hand hast, behältst du für dich.
opening-known = Achte auf die Reihenfolge. Wenn du das Plättchen legst, kennst du deine Vorhut und die Nummer, aber weder deine Handkarten noch deinen Helden noch die andere Vorhut.
opening-figure = Die Vorhut war eine gelbe 4 aus Front 1, und die Griechen haben Front 2 gewählt. Das Plättchen liegt so, dass Gelb zu ihnen zeigt: Die Vorhut zählt. Zu den Trojanern zeigt Grün.
four-chooses-question = Deine Vorhut zeigt eine 4, du wählst also die Front. Bei welcher Nummer könnte eine gegnerische Front schon in diesem Kampf fallen?
four-chooses-answer = Bei der 3. Dort hat dein Gegner 9 Karten. Ein Kampf braucht fünf davon, die Vorhut und vier Handkarten. Verliert er, bleiben 4, und das sind weniger als fünf. Die beiden anderen Fronten hätten noch 7.
lay-tile-question = Deine Vorhut ist eine gelbe 4. Leg das Plättchen so, dass sie für dich zählt.
lay-tile-answer = Gelb muss zu dir zeigen. Zu deinem Gegner zeigt dann Grün. Beide Farben zugleich kannst du nicht frei wählen: Es sind immer gegenüberliegende Kanten desselben Plättchens.

## Dein Zug

turn-title = Dein Zug
turn-order = Ein Kampf hat vier Runden. In jeder ist erst der Angreifer am Zug, dann der Verteidiger, und dann kommt eine [Schicksalsphase](HA-06-01).
turn-card = In deinem Zug spielst du genau eine Armeekarte aus der Hand, offen neben deine früheren. Welche, ist allein deine Sache. Nach deinem vierten Zug ist die Hand leer, und mit der Vorhut liegen fünf Karten vor dir.
turn-actions = Bevor du deine Karte spielst, darfst du eine [Aktion](HA-05-51) ausführen. Fünf stehen zur Wahl: Abwerfen und Nachziehen, den Helden wechseln, den Helden einsetzen, eine Armeekarte aufwerten oder dich zurückziehen. Eine Aktion im Zug, und immer vor der Karte. Die Karte, die du gleich spielst, kann in diesem Zug also weder den Helden noch einen Stein bekommen.
turn-discard = [Abwerfen und Nachziehen](HA-05-10) verbessert deine Hand. Eine Armeekarte aus deiner Hand verlässt das Spiel endgültig, auch wenn du den Kampf gewinnst; dann ziehst du die oberste Karte deines Kampfstapels und darfst sie gleich spielen. Jedes Mal wird deine Armee um eine Karte kleiner.
turn-change = [Wechsle den Helden](HA-05-20), wenn der auf deiner Hand die falsche Farbe hat: Er kommt verdeckt unter den Heldenstapel, und du nimmst den obersten. Dein Gegner sieht, dass du gewechselt hast, aber nicht, wen du jetzt hast.
turn-figure = Runde 2, du bist am Zug. Erst eine Aktion, wenn du willst, dann eine der drei Karten. Blau zeigt zu dir, blaue Karten zählen.
card-that-counts-question = Runde 3: Blau zeigt zu dir, dein Held ist lila. Du hast blau 2 und rot 4 auf der Hand. Welche Karte bringt dir Punkte, und wie viele?
card-that-counts-answer = Blau 2: Aus 3 Punkten werden 5. Rot 4 ist auf dem Tisch mehr wert, bringt dir aber keinen Punkt, solange das Plättchen so liegt.
better-hand-question = Weder rot 2 noch grün 1 zählt für dich. Welche Aktion könnte dir noch in diesem Zug helfen?
better-hand-answer = Abwerfen und Nachziehen. Du hast grün 1 abgeworfen und blau 3 gezogen, und weil die Aktion vor der Karte kommt, konntest du sie gleich spielen: 6 Punkte. Die grüne 1 ist für den Rest der Partie fort.

## Das Schicksalsplättchen

fate-title = Das Schicksalsplättchen
fate-edges = Zwischen den beiden Reihen liegt das Plättchen. Die Kante, die zu dir zeigt, trägt die Farbe, die für dich zählt, die Kante gegenüber die deines Gegners. Eine Karte in jeder anderen Farbe bringt keine Punkte, so hoch sie auch ist.
fate-superiority = Nach jeder Runde vergleicht ihr eure [Überlegenheit](HA-06-02). Jeder zählt alle seine sichtbaren Karten zusammen, gleich welcher Farbe, und 1 für jeden Gunststein darauf. Wer die höhere Summe hat, darf das Plättchen um ein Viertel nach links oder rechts drehen oder es liegen lassen. Bei gleichen Summen darf es niemand.
fate-turn = Eine Drehung ändert die Farben von euch beiden. Im Uhrzeigersinn kommt die Farbe rechts von dir zu dir, gegen den Uhrzeigersinn die links von dir. Auch nach der vierten Runde darf noch einmal gedreht werden, bevor gezählt wird.
fate-bluff = Darum ist eine hohe Karte in einer nutzlosen Farbe nicht verschenkt: Sie macht dich überlegen, und wer überlegen ist, bestimmt, welche Farbe zählt. Und weil niemand deinen Helden kennt, kann gerade die Drehung die beste sein, die unsinnig aussieht.
fate-figure = Ende von Runde 3. Du führst mit 10 zu 7 und darfst das Plättchen drehen. Die beiden Pfeile zeigen, was jede Drehung brächte.
which-turn-question = Die letzte Schicksalsphase. Du bist mit 12 zu 11 überlegen, und Odysseus (gelb 4) ist noch auf deiner Hand; auch Gelb zählt also für dich. Womit gewinnst du am höchsten?
which-turn-answer = Dreh das Plättchen im Uhrzeigersinn. Blau kommt zu dir: 3 + 2 und 2 für die gelbe Karte sind 7. Zu deinem Gegner kommt Rot, er hat 1 Punkt. Ohne Drehung wäre es 6 zu 3 ausgegangen, andersherum hättest du mit 3 zu 4 verloren.
equal-sums-question = Runde 4. Mit grün 3 kommst du auf 11, genau wie dein Gegner. Grün zählt für dich nicht. Spiel die Karte ohne Aktion: Wer darf dann das Plättchen drehen, und wer gewinnt?
equal-sums-answer = Niemand darf drehen, denn die Summen sind gleich. Blau zeigt weiter zu dir: Du hast 6 Punkte, dein Gegner mit Gelb 5. Du gewinnst den Kampf.

## Helden und Gunst

heroes-title = Helden und Gunst
heroes-colour = Dein Held bringt dir eine [zweite Farbe](HA-07-02). Karten in seiner Farbe zählen für dich ebenso wie die in der Farbe des Plättchens. Solange er auf deiner Hand ist, kennst nur du diese Farbe. Sind beide Farben zufällig gleich, zählt jede Karte trotzdem nur einmal.
heroes-deploy = Als Aktion darfst du den Helden [einsetzen](HA-05-30): Leg ihn offen auf eine deiner gespielten Karten. Von nun an gelten sein Wert und seine Farbe anstelle der bedeckten Karte. Ein eingesetzter Held zählt immer, wo er auch liegt; bedeck also eine Karte, die dir wenig nützt.
heroes-risk = Das hat seinen Preis. Dein Gegner kennt jetzt deine zweite Farbe, und wenn du den Kampf verlierst, kann auch der Held verloren sein. Ein Held auf der Hand leiht dir nur seine Farbe und nicht seinen Wert, dafür droht ihm nichts.
heroes-favour = Ab deinem nächsten Zug darfst du als Aktion [aufwerten](HA-05-40): Leg einen Gunststein auf eine deiner gespielten Karten, sie zählt dann 1 mehr. Es muss eine Armeekarte ohne Stein sein, die dein Held nicht bedeckt; auch die Vorhut ist erlaubt. Für die Überlegenheit zählt der Stein immer, für die Punkte nur auf einer Karte in einer deiner beiden Farben.
heroes-figure = Aias (grün 5) bedeckt die Vorhut, auf blau 4 liegt ein Gunststein. In diesem Zug kann nur blau 1 einen Stein bekommen.
deploy-where-question = Blau zeigt zu dir, Aias (grün 5) ist auf deiner Hand. Vor dir liegen die Vorhut, rot 1, und blau 4. Setz Aias so ein, dass du möglichst viele Punkte hast, und spiel dann blau 1.
deploy-where-answer = Auf rot 1, das ohnehin nichts zählte. Aias 5, blau 4 und blau 1 sind 10 Punkte. Auf blau 4 hätte er eine Karte bedeckt, die zählt: 5 + 1 wären nur 6.
which-favour-question = Leg einen Gunststein und spiel dann braun 2. Welche Karte darf den Stein bekommen?
which-favour-answer = Nur blau 1. Die Vorhut liegt unter Aias, blau 4 hat schon einen Stein, und die Karte dieses Zuges liegt noch nicht auf dem Tisch. Du hast 5 + 5 + 2 = 12 Punkte, und mit braun 2 ist deine Überlegenheit 14.

## Einen Kampf gewinnen

winning-title = Einen Kampf gewinnen
winning-score = Nach der vierten Schicksalsphase zeigt jeder seinen Helden, der ihn noch auf der Hand hat. Dann wird gezählt. Rechne deine sichtbaren Karten in deinen beiden Farben zusammen, dazu 1 für jeden Gunststein auf einer solchen Karte; ein eingesetzter Held zählt mit seinem Wert, ein nur gezeigter nicht. Wer mehr [Punkte](HA-07-03) hat, gewinnt den Kampf.
winning-winner = Der Sieger verliert nichts: Alle gespielten Karten kommen auf seinen Kampfstapel, der Held auf den Heldenstapel, die Steine aufs Gunstfeld. Der Verlierer nimmt alle Armeekarten, die er gespielt hat, aus dem Spiel, auch die Vorhut und die bedeckte Karte, dazu die Steine darauf. Der Sieger greift im nächsten Kampf an.
winning-ransom = War der Held des Verlierers eingesetzt, verlässt auch er das Spiel, es sei denn, der Verlierer zahlt ein [Lösegeld](HA-07-08): einen Gunststein von seinem Gunstfeld. Dann kommt der Held auf den Heldenstapel. Ein Held, der nur gezeigt wurde, kehrt ohne Bezahlung zurück.
winning-tie = Sind die Punkte gleich, gewinnt niemand. Beide nehmen alles zurück, und der Verteidiger greift im nächsten Kampf an. Abgeworfene Karten bleiben verloren.
winning-figure = Die Trojaner haben Akamas (lila 4) auf blau 1 eingesetzt. Für sie zählen Blau und Lila: 4 + 4 + 3 = 11. Die Griechen haben Gelb und, auf der Hand, Grün: 3 + 4 + 2 = 9.
hero-in-hand-question = Blau zeigt zu dir, und dein Gegner sieht vor dir nur eine blaue Karte, eine 2. Doch auf deiner Hand ist Aias (grün 5). Lass das Plättchen liegen: Wie viele Punkte hast du?
hero-in-hand-answer = 9 zu 3. Aias wird gezeigt, und Grün zählt: 2 + 4 + 3. Seine eigene 5 kommt nicht dazu, denn er war nicht eingesetzt. Dafür kehrt er in jedem Fall auf den Heldenstapel zurück.
ransom-question = Du verlierst diesen Kampf mit 6 zu 10. Aias ist eingesetzt, und auf deinem Gunstfeld liegen drei Steine. Wie behältst du ihn?
ransom-answer = Du gibst einen Gunststein ab. Aias kommt auf deinen Heldenstapel, zwei Steine bleiben dir. Deine fünf Armeekarten sind trotzdem verloren, und jeder Stein auf ihnen wäre es auch.

## Der Rückzug

retreat-title = Der Rückzug
retreat-when = Einen verlorenen Kampf musst du nicht zu Ende führen. In jedem deiner vier Züge darfst du dich als Aktion [zurückziehen](HA-05-50), bevor du deine Karte spielst. Der Kampf ist sofort vorbei, dein Gegner hat ihn gewonnen.
retreat-cost = Du verlierst nur, was auf dem Tisch liegt: die Vorhut, deine bisher gespielten Karten und die Steine darauf. Die Karten auf deiner Hand kommen zurück auf den Kampfstapel. Ein Rückzug im ersten Zug kostet also eine Karte, im zweiten zwei, im dritten drei, im vierten vier. Ein eingesetzter Held ist verloren, wenn du das Lösegeld nicht zahlst; ein Held auf der Hand kehrt ungesehen zurück.
retreat-shame = Doch da ist die [Schande](HA-08-06). Für jeden Schandstein, den du schon hast, verlässt eine weitere Karte vom Kampfstapel das Spiel. Dann nimmst du einen neuen Stein, bis du drei hast. Los wirst du sie nie. Dein erster Rückzug kostet also nichts zusätzlich, der zweite eine Karte, der dritte zwei und jeder weitere drei.
retreat-winner = Dein Gegner nimmt alles zurück, auch seine Hand, und greift als Nächster an. Es wird nicht gezählt, eine Schicksalsphase gibt es nicht, und kein Held wird gezeigt.
retreat-figure = Gegen zwei hohe gelbe Karten ist deine Reihe nichts wert. Einmal hast du schon Schande auf dich geladen.
price-of-shame-question = Es ist dein zweiter Zug, du hast einen Schandstein, und deine Karten sind hoffnungslos. Zieh dich zurück. Wie viele Karten kostet das?
price-of-shame-answer = Drei: die zwei auf dem Tisch und eine vom Kampfstapel wegen des früheren Rückzugs. Die drei Handkarten kommen zurück, Front 1 hat jetzt 9 Karten. Du nimmst deinen zweiten Schandstein. Weiterzukämpfen und zu verlieren hätte fünf gekostet.

## Das Ende des Krieges

end-title = Das Ende des Krieges
end-check = Nach jedem Kampf zählt ihr die Fronten, die ihr darin benutzt habt: den Kampfstapel und jede andere Front, von der eine Karte kam. Eine Front mit weniger als fünf Karten ist für den Rest der Partie geleert. Ihre letzten Karten kommen in die Heimat, die dann gemischt wird.
end-home = Danach zählst du ebenso die Heimat, wenn du mit ihr gekämpft oder von ihr gezogen hast. Hat sie weniger als fünf Karten, hast du verloren, auch wenn noch Fronten stehen. Ist deine dritte Front gefallen, hast du ebenfalls verloren.
end-both = Weil auch der Stapel der Vorhut gezählt wird, können selbst dem Sieger eines Kampfes die Karten ausgehen. Verlieren beide zugleich, gewinnt der Sieger des letzten Kampfes die Partie; nach einem unentschiedenen Kampf ist sie unentschieden.
end-next = Geht der Krieg weiter, werden Kampfstapel und Heldenstapel gemischt, das Plättchen wird beiseitegelegt, und der Sieger greift an. Nach sechs Kämpfen werden alle sechs Plättchen neu gemischt.
end-figure = Spät in der Partie. Du hast noch zwei Fronten, dein Gegner nur noch Front 1 mit 7 Karten. Ein verlorener Kampf dort entscheidet alles.
front-falls-question = Du verteidigst Front 1, die vor dem Kampf 9 Karten hatte, und du wirst verlieren. Spiel deine letzte Karte. Was wird aus der Front?
front-falls-answer = Du verlierst mit 1 zu 8, und deine fünf Karten verlassen das Spiel. Front 1 hat 4 Karten, weniger als fünf, und ist geleert. Diese 4 kommen in die Heimat, die von 12 auf 16 Karten wächst. Zwei Fronten hast du noch.

## Fragen, die auftauchen

questions-title = Fragen, die auftauchen
token-this-turn-question = Darf ich einen Gunststein auf die Karte legen, die ich in diesem Zug spiele?
token-this-turn-answer = Nein. Die Aktion kommt zuerst, und da ist die Karte noch auf deiner Hand. Im nächsten Zug kannst du sie aufwerten. HA-R-14
hero-twice-question = Darf ich meinen Helden umsetzen oder zurücknehmen?
hero-twice-answer = Nein. Du setzt in einem Kampf höchstens einmal einen Helden ein, und er bleibt, wo er liegt. HA-R-11
same-colour-question = Plättchen und Held zeigen dieselbe Farbe. Zählen meine Karten doppelt?
same-colour-answer = Nein. Jede Karte zählt einmal. Du hast dann eben nur eine Farbe. HA-R-21
empty-pile-question = Mein Kampfstapel ist leer. Kann ich trotzdem abwerfen und nachziehen?
empty-pile-answer = Ja, solange in der Heimat Karten liegen: Du ziehst von dort. Dann wird aber nach dem Kampf auch die Heimat gezählt. HA-R-07
hidden-after-retreat-question = Ich habe mich zurückgezogen. Sieht mein Gegner meine Hand oder meinen Helden?
hidden-after-retreat-answer = Nein. Helden werden nur bei der Siegbestimmung gezeigt; nach einem Rückzug kommt alles ungesehen zurück. HA-R-29
whose-pile-question = Meine Front mit der gewählten Nummer ist geleert, die meines Gegners nicht. Womit kämpfen wir?
whose-pile-answer = Du mit der Heimat, dein Gegner mit seiner Front. Jeder zieht von seinem Kampfstapel, legt dorthin zurück und zählt ihn. HA-R-34
look-back-question = Darf ich die Karten ansehen, die das Spiel verlassen haben?
look-back-answer = Ja. Sie liegen offen, und nach der Größe jedes Stapels darfst du fragen. In einen Stapel hineinsehen darfst du nie. HA-R-38
no-hero-question = Was ist, wenn ich keine Helden mehr habe?
no-hero-answer = Dann kämpfst du ohne: Nur die Farbe des Plättchens zählt für dich, und du kannst weder wechseln noch einsetzen noch aufwerten. HA-R-09

## Auf einer Seite

sum-goal-title = Ziel
sum-goal-fronts = Leere alle drei Fronten deines Gegners oder seine Heimat, bevor ihm das bei dir gelingt.
sum-goal-home = Ein Stapel ist geleert, wenn er nach einem Kampf, in dem er benutzt wurde, weniger als 5 Karten hat.
sum-opening-title = Ein Kampf beginnt
sum-opening-vanguard = Der Angreifer deckt aus einem beliebigen Stapel die Vorhut auf. Ihr Wert ist die Nummer der Front; bei einer 4 wählt er. Für eine geleerte Front kämpft die Heimat.
sum-opening-tile = Der Angreifer legt das Schicksalsplättchen. Dann kommt die Vorhut des Verteidigers von seinem Kampfstapel.
sum-opening-hand = Beide ziehen 4 Armeekarten und 1 Helden.
sum-turn-title = Vier Runden
sum-turn-action = Angreifer, dann Verteidiger: höchstens eine Aktion, dann genau eine Armeekarte.
sum-turn-card = Die Aktion kommt immer vor der Karte.
sum-turn-fate = Schicksalsphase: Wer mit allen sichtbaren Karten und Steinen die höhere Summe hat, darf das Plättchen um ein Viertel drehen. Bei Gleichstand niemand.
sum-actions-title = Aktionen
sum-discard = Abwerfen und Nachziehen: Eine Handkarte verlässt das Spiel, du ziehst eine vom Kampfstapel.
sum-change = Held wechseln: Er kommt unter den Heldenstapel, du ziehst den obersten.
sum-deploy = Helden einsetzen: Leg ihn auf eine deiner gespielten Karten; sein Wert und seine Farbe gelten.
sum-upgrade = Aufwerten: Ab dem Zug nach dem Einsetzen macht ein Gunststein eine deiner gespielten Armeekarten um 1 wertvoller.
sum-retreat = Rückzug: Der Kampf ist sofort verloren, mit den Karten auf dem Tisch und je einer für jeden früheren Schandstein; du nimmst einen Schandstein.
sum-scoring-title = Siegbestimmung
sum-scoring-colours = Zwei Farben zählen für dich: die der Kante, die zu dir zeigt, und die deines Helden, eingesetzt oder gezeigt. Steine zählen auf Karten dieser Farben. Ein eingesetzter Held zählt mit seinem Wert.
sum-scoring-winner = Der Sieger nimmt alles zurück und greift als Nächster an.
sum-scoring-loser = Die gespielten Karten und gelegten Steine des Verlierers verlassen das Spiel, ein eingesetzter Held auch, wenn der Verlierer nicht 1 Gunststein zahlt.
sum-scoring-tie = Gleichstand: Beide nehmen alles zurück, der Verteidiger greift als Nächster an.
sum-end-title = Nach dem Kampf
sum-end-check = Zähle die benutzten Fronten. Weniger als 5 Karten: geleert, der Rest kommt in die Heimat.
sum-end-home = Zähle die Heimat, wenn du sie benutzt hast. Verlieren beide zugleich, gewinnt der Sieger des letzten Kampfes.
sum-numbers-title = Zahlen
sum-numbers-cards = 48 Armeekarten je Seite: Werte 1 bis 4 in sechs Farben, jede zweimal. Vier Stapel zu 12.
sum-numbers-heroes = Helden: rot 6, grün 5, blau 5, gelb 4, lila 4, braun 3.
sum-numbers-five = Ein verlorener Kampf kostet 5 Karten; ein Rückzug in Zug 1, 2, 3, 4 kostet 1, 2, 3, 4 und Schande.
sum-numbers-shame = 3 Gunststeine, höchstens 3 Schandsteine, 6 Schicksalsplättchen.
