### Das Regelheft von Hellas. books/hellas.toml sagt, was wo steht; [Wörter](ABSATZ) ist ein Begriff,
### `Samos #6` ein Ort mit seiner Nummer auf der Karte im Terminal.

## Das Ziel

goal-title = Das Ziel
goal-ten = Hellas ist eine Inselwelt, die beim Spielen wächst. Ihr gründet Städte und erobert die des anderen. Wer am Ende seines Zuges [zehn Städte](HE-END-01) hält, gewinnt.
goal-ways = Zu einer Stadt kommst du auf zwei Wegen. Du entdeckst eine neue auf einer [Seefahrt](HE-VOY-05), wenn deine Schiffe die Gewässer ringsum beherrschen. Oder du nimmst deinem Gegner eine in einem [Angriff](HE-ATK-06) ab, mit genügend Griechen. Eine eroberte Stadt zählt doppelt: eine mehr für dich, eine weniger für ihn.
goal-gods = Drei Götter helfen beiden Seiten. Ihre Karten verändern Kämpfe und Seefahrten, und eine gute Reaktion im richtigen Augenblick ist mehr wert als ein voller Vorrat.
goal-figure = Zug 14. Hell und Dunkel halten je fünf Städte. In jeder Stadt stehen bis zu drei Griechen und liegen bis zu drei Schiffe.
tenth-city-question = Du hältst neun Städte. Sparta #2 mit 3 deiner Griechen grenzt über Land an Samos #6, wo 2 Griechen deines Gegners stehen. Nimm die zehnte Stadt und beende deinen Zug.
tenth-city-answer = Greif Samos von Sparta aus mit 2 Griechen an. Über Land genügen so viele Angreifer wie Verteidiger, und ein Grieche bleibt in Sparta zurück. Samos ist deine zehnte Stadt; am Ende des Zuges hast du gewonnen.

## Figuren und Felder

pieces-title = Figuren und Felder
pieces-yours = In deinem Vorrat sind fünfzehn Griechen und zehn Schiffe. Einer von euch spielt Hell, der andere Dunkel. Was du verlierst, kommt in deinen Vorrat zurück und kann wieder eingesetzt werden.
pieces-tiles = Der Plan besteht aus 24 sechseckigen [Feldern](HE-COMP-06), deren Kanten entweder Land oder Wasser zeigen. Jedes Feld bis auf eines zeigt eine Stadt, manche mit einem [Tempel](HE-REIN-02). Der [Delfin](HE-R-01) hat keine Stadt und ringsum Wasser; er liegt von Anfang an auf dem Tisch, die anderen 23 Felder bilden einen verdeckten Stapel.
pieces-cities = Eine Stadt gehört dem, dessen Griechen in ihr stehen. In ihr haben höchstens drei Griechen und drei Schiffe eines Spielers Platz, und mindestens ein Grieche ist immer dort. Griechen kämpfen, Schiffe machen Seefahrten möglich.
pieces-cards = Die 48 Götterkarten liegen in drei verdeckten Stapeln: Ares für den Krieg, Poseidon für das Meer, Zeus für allerlei. Jeder beginnt mit einer Karte von jedem Stapel. Die Rückseiten sind offen; jeder sieht, wie viele Karten welches Gottes du hast.
pieces-figure = Sechs Städte rund um den Delfin. In den Städten stehen Griechen, daneben liegen Schiffe.

## Der erste Küstenstreifen

coast-title = Der erste Küstenstreifen
coast-dolphin = Zuerst baut ihr gemeinsam eine Küste. Hell beginnt. Abwechselnd deckt ihr das oberste Feld auf, legt es an und setzt einen Griechen und ein Schiff darauf.
coast-fit = Ein Feld muss [passen](HE-COAST-03): Wasser grenzt an Wasser, Land an Land. Es muss den Delfin berühren oder mindestens [zwei Felder](HE-COAST-04), die schon liegen. Und sein Wasser muss an das Meer anschließen, das da ist.
coast-temples = Felder mit Tempel und solche, die nirgends passen, werden offen beiseitegelegt, und du deckst ein anderes auf. Später werden Felder mit Tempel gelegt wie alle anderen.
coast-done = Hat jeder vier Felder gelegt, ist die Küste fertig. Die beiseitegelegten Felder werden wieder in den Stapel gemischt, und Hell hat den ersten Zug.
coast-figure = Hell hat ein Feld aufgedeckt. Es passt an vier Orten rund um den Delfin.
lay-coast-question = Du bist Hell, und dein nächstes Feld für die Küste ist aufgedeckt. Leg es an einen der Orte, an denen es passt. Was kommt mit?
lay-coast-answer = Ein Grieche und ein Schiff aus deinem Vorrat. Du hältst jetzt zwei Städte, und im Vorrat bleiben 13 Griechen und 8 Schiffe. Eine Schiffsmehrheit brauchst du noch nicht, und du zahlst nichts.

## Dein Zug

turn-title = Dein Zug
turn-actions = In deinem Zug nennst du genau eine [Handlung](HE-TURN-01) und führst sie aus: eine Verstärkung, eine Seefahrt oder einen Angriff. Danach darfst du umgruppieren, also Figuren zwischen deinen Städten versetzen. Dann ist dein Gegner am Zug.
turn-must = Passen kannst du nicht. Unterwegs darfst du aber beliebig viele Götterkarten spielen, solange sie zu deiner Handlung gehören.
turn-first = Hell hat den ersten Zug und spielt darin deshalb [keine Götterkarte](HE-GOD-12).
turn-figure = Zug 5. Du hast die Wahl: deine Städte verstärken, zu einer neuen segeln oder angreifen.

## Verstärkung

reinforcement-title = Verstärkung
reinforcement-steps = Eine Verstärkung hat drei [Schritte](HE-REIN-01), in beliebiger Auswahl und Reihenfolge. Ein Schritt ist eines von dreien: Ein Grieche kommt aus deinem Vorrat in eine deiner Städte, ein Schiff kommt aus deinem Vorrat in eine deiner Städte, oder du ziehst eine Götterkarte. Auch dreimal derselbe Schritt ist erlaubt.
reinforcement-limits = In einer Stadt dürfen höchstens drei Griechen und drei Schiffe sein. Auch deine Hand hat Grenzen: sieben Karten insgesamt und [drei von jedem Gott](HE-REIN-06).
reinforcement-cards = Gezogene Karten bleiben verdeckt, bis die Verstärkung vorbei ist. Erst dann siehst du sie an, und spielen kannst du sie frühestens in deinem nächsten Zug. Im Zug deines Gegners darfst du mit ihnen schon reagieren.
reinforcement-temples = Hast du beim Ansagen der Verstärkung [mehr Tempel](HE-REIN-02) als dein Gegner, darfst du einen vierten Schritt machen. Die ersten drei sind Pflicht, solange einer möglich ist, der vierte nicht.
reinforcement-figure = Dir gehört der einzige Tempel, in Ithaka. Eine Verstärkung hat jetzt vier Schritte.
three-steps-question = Verstärke: Setz einen Griechen und ein Schiff nach Samos #6 und zieh eine Karte von Ares. Wann siehst du die Karte?
three-steps-answer = Wenn alle drei Schritte getan sind. Es ist „Langer Marsch“. In diesem Zug darfst du sie nicht spielen. Samos hat jetzt 2 Griechen und 2 Schiffe, und du darfst frei umgruppieren.
hand-limit-question = Du hast drei Karten von Ares und drei von Poseidon. Verstärke und zieh eine Karte. Von welchem Stapel kannst du ziehen?
hand-limit-answer = Nur von Zeus: Mehr als drei Karten eines Gottes darfst du nie haben. Danach hast du sieben Karten, das ist die Grenze; die beiden anderen Schritte müssen also Griechen oder Schiffe sein.
temple-step-question = Du hältst einen Tempel, dein Gegner keinen. Verstärke: zwei Griechen nach Samos #6, ein Schiff nach Ithaka #10, einen Griechen nach Argos #1. Ist das erlaubt?
temple-step-answer = Ja. Mit mehr Tempeln als dein Gegner hast du vier Schritte. Nach dem dritten hättest du aufhören dürfen.

## Seefahrt

voyage-title = Seefahrt
voyage-tile = Auf einer Seefahrt deckst du das oberste Feld auf und versuchst, es anzulegen. Es muss passen wie beim ersten Küstenstreifen: passende Kanten, zwei Nachbarn oder der Delfin, alles Wasser am [einen Meer](HE-VOY-04). Gibt es mehrere Möglichkeiten, wählst du. Ein Feld, das sich legen lässt, muss gelegt werden.
voyage-majority = Und deine Schiffe müssen dort überlegen sein. Zähl die Schiffe auf allen Feldern, die [über Wasser](HE-VOY-05) an das neue grenzen. Du brauchst dort mehr als dein Gegner; Gleichstand genügt nicht. Auf dem Delfin liegen keine Schiffe, er hilft also niemandem.
voyage-city = Gelingt die Seefahrt, gründet ein Grieche aus deinem Vorrat die neue Stadt, und du [bezahlst](HE-VOY-09): Eines deiner Schiffe auf einem angrenzenden Feld kommt in deinen Vorrat zurück. Dann darfst du Figuren in die neue Stadt bringen.
voyage-fails = Lässt sich das Feld nicht legen, kommt es unter den Stapel. Du bezahlst nichts, aber deine Handlung ist vorbei.
voyage-figure = Das Feld in der Ecke hast du aufgedeckt. Nordwestlich von Naxos zählt nur dein Schiff in Chios: 1 zu 0.
ship-majority-question = Du hast ein Feld aufgedeckt. Leg es nordwestlich von Naxos #4, wo es über Wasser an Naxos und Chios #5 grenzt. In Chios liegt 1 Schiff von dir, in Naxos keines. Darfst du das, und was kostet es?
ship-majority-answer = Du darfst: 1 Schiff gegen 0 ist eine Mehrheit. Ein Grieche gründet die neue Stadt, und du bezahlst mit dem Schiff in Chios. Deine Flotte ist kleiner, dafür hast du eine Stadt mehr.

## Angriff

attack-title = Angriff
attack-target = Nenne eine Stadt deines Gegners. Deine Angreifer kommen aus deinen Städten daneben, beliebig viele aus jeder. In jeder Stadt, aus der sie kommen, muss ein Grieche als [Statthalter](HE-ATK-04) bleiben.
attack-land = [Über Land](HE-ATK-06), also von Feldern mit einer gemeinsamen Landkante, brauchst du mindestens so viele Angreifer, wie es Verteidiger gibt.
attack-water = [Über Wasser](HE-ATK-08) brauchst du einen mehr, als es Verteidiger gibt. Das gilt, sobald auch nur einer deiner Angreifer über Wasser kommt. Bei Angriffen über Wasser sind alle Felder am Delfin Nachbarn: Deine Griechen [springen über ihn hinweg](HE-ATK-10).
attack-won = Dann kommen Götterkarten, wenn jemand welche spielt. Hast du genug Angreifer, gehört die Stadt dir: Der Verteidiger nimmt alle seine Figuren dort zurück. Bis zu drei deiner Angreifer bleiben, die übrigen kommen in deinen Vorrat, und du darfst dort so viele deiner Schiffe setzen, wie der Verteidiger hatte. Schiffe kämpfen von sich aus nicht.
attack-lost = Hast du zu wenige, kommen alle deine Angreifer in den Vorrat, und der Verteidiger verliert nichts. Rechne also, bevor du losschickst: Was könnte dein Gegner mit einer Karte noch aufbieten?
attack-figure = Sparta hat 2 Verteidiger. Von Samos greifst du über Land an und brauchst 2. Von Argos und über den Delfin von Delos greifst du über Wasser an und brauchst 3.
over-land-question = In Sparta #2 stehen 2 Griechen. Dein Samos #6 grenzt über Land daran und hat 3. Nimm Sparta.
over-land-answer = Schick 2 aus Samos. Über Land genügen 2 gegen 2, und ein Grieche bleibt in Samos. Die Verteidiger und ihr Schiff kommen in den Vorrat deines Gegners.
over-water-question = Sparta #2 hat 2 Verteidiger. Argos #1 (3 Griechen) grenzt über Wasser daran, und Delos #3 (2 Griechen) erreicht es über den Delfin. Nimm Sparta. Wie viele brauchst du?
over-water-answer = Drei, einen mehr, als es Verteidiger gibt. 2 kommen aus Argos, 1 springt von Delos über den Delfin. In beiden Städten bleibt ein Grieche. Alle drei Angreifer finden in Sparta Platz.
governors-question = Sparta #2 hat 3 Verteidiger. Samos #6 (3 Griechen) und Lemnos #8 (2 Griechen) grenzen über Land daran. Kannst du es nehmen?
governors-answer = Ja, mit allen, die gehen dürfen: 2 aus Samos und 1 aus Lemnos sind 3 gegen 3. In beiden Städten ist ein Grieche als Statthalter geblieben.

## Götterkarten

gods-title = Götterkarten
gods-play = Du spielst eine Karte offen und tust, was sie sagt; dann kommt sie auf den offenen Ablagestapel ihres Gottes. Du darfst beliebig viele spielen. Geht der Stapel eines Gottes zu Ende, werden seine abgelegten Karten gemischt.
gods-when = Die meisten Karten darfst du nur in deinem eigenen Zug spielen, und nur bei der [Handlung](HE-GOD-11), zu der sie gehören. In dem Zug, in dem du eine Karte gezogen hast, darfst du sie nicht spielen.
gods-fight = Mit vier Karten kannst du reagieren, auch im Zug deines Gegners: „Schildbruder“, „Matrosen auf der Mauer“, „Bleibende Gunst“ und „Donnerkeil“. Im [Kampf](HE-R-18) darf der Angreifer zuerst spielen, dann wechselt ihr euch ab; passen beide nacheinander, wird der Kampf entschieden.
gods-respond = Gleich nach dem Ausspielen einer Karte darf der andere [reagieren](HE-GOD-07). „Donnerkeil“ hebt die eben gespielte Karte auf, und ein weiterer „Donnerkeil“ kann diesen aufheben, sodass die erste Karte doch wirkt. Eine aufgehobene Karte ist verloren. Hast du einmal gepasst, ist es zu spät.
gods-figure = Du greifst Sparta mit 1 Griechen gegen 1 an. Dein Gegner hat „Matrosen auf der Mauer“ gespielt; das Schiff würde mitkämpfen. Jetzt darfst du reagieren.
beachhead-question = Sparta #2 hat 2 Verteidiger. Aus Argos #1 kannst du nur 2 schicken, über Wasser. Du hast „Brückenkopf“. Nimm Sparta.
beachhead-answer = Schick beide und spiel dann „Brückenkopf“: In diesem Kampf genügt über Wasser Gleichstand. Dein Gegner reagiert nicht, und 2 gegen 2 gewinnt. Ohne die Karte hättest du 3 gebraucht.
thunderbolt-question = Du greifst Sparta #2 über Land mit 1 Griechen gegen 1 an. Dein Gegner spielt „Matrosen auf der Mauer“: Das Schiff dort würde mitverteidigen, 1 gegen 2. Du hast „Donnerkeil“. Was tust du?
thunderbolt-answer = Reagiere mit „Donnerkeil“. „Matrosen auf der Mauer“ wird aufgehoben, das Schiff kämpft nicht, und über Land genügt 1 gegen 1. Beide Karten werden abgelegt, und Sparta gehört dir.

## Umgruppieren

reorganise-title = Umgruppieren
reorganise-free = Nach einer Verstärkung darfst du [frei umgruppieren](HE-REORG-01): Versetz Griechen und Schiffe zwischen deinen Städten, so weit sie auch auseinanderliegen.
reorganise-new = Nach einer gelungenen Seefahrt oder einem gelungenen Angriff darfst du Figuren nur [in die neue Stadt](HE-REORG-02) versetzen. Nach einem Misserfolg gibt es nichts zu versetzen.
reorganise-limits = Die Grenzen gelten wie immer: höchstens drei Griechen und drei Schiffe in einer Stadt, und überall bleibt mindestens ein Grieche. Die Schiffe einer Stadt dürfen alle fort.
reorganise-figure = Sparta ist eben erobert. Aus allen anderen Städten dürfen Figuren dorthin.
into-the-new-city-question = Du hast Sparta #2 erobert, und 1 Grieche steht dort. Samos #6 hat 2 Griechen. Mach Sparta mit Griechen so stark wie möglich und beende deinen Zug.
into-the-new-city-answer = Versetz einen Griechen von Samos nach Sparta. Der andere muss bleiben, und in deinen übrigen Städten steht nur je einer. In die neue Stadt dürfen Figuren von überall kommen, sonst aber nirgendwohin.

## Das Ende der Partie

end-title = Das Ende der Partie
end-check = Gezählt wird am [Ende deines eigenen Zuges](HE-R-20), nach dem Umgruppieren. Mit zehn oder mehr Städten gewinnst du. Im Zug deines Gegners wird nicht gezählt: Was du dann hältst, muss bis zum Ende deines nächsten Zuges reichen.
end-threat = Behalte auch die andere Seite im Auge. Mit neun Städten genügt eine Seefahrt oder ein Angriff. Such nach Städten, die fallen könnten: solche mit wenigen Griechen neben vielen und solche am Delfin.
end-rest = Wer keine Stadt mehr hat, spielt weiter, zieht aber nur noch Karten. Nach 300 Zügen gewinnt, wer mehr Städte hat.
end-figure = Hell hat neun Städte und greift Samos an. Ein Erfolg beendet die Partie.

## Fragen, die auftauchen

questions-title = Fragen, die auftauchen
ships-where-question = Ein Schiff liegt auf einem Feld mit zwei Gewässern. Für welches zählt es?
ships-where-answer = Für beide. Schiffe gehören zu ihrem Feld und zählen für all sein Wasser. HE-R-07
land-and-dolphin-question = Meine Stadt grenzt über Land an das Ziel, und beide liegen am Delfin. Was gilt?
land-and-dolphin-answer = Es ist ein Angriff über Land. Du brauchst nur so viele Angreifer, wie es Verteidiger gibt. HE-R-12
which-ship-question = Von welchem Feld bezahle ich eine Seefahrt?
which-ship-answer = Von jedem Feld, das an das neue grenzt, auch über Land. Du wählst unter deinen Schiffen dort. HE-R-08
card-just-drawn-question = In meiner Verstärkung habe ich einen „Donnerkeil“ gezogen. Wann darf ich ihn spielen?
card-just-drawn-answer = Im nächsten Zug deines Gegners. Bis zum Ende des Zuges, in dem du ihn gezogen hast, gilt er als eben gezogen. HE-R-15
fewer-ships-question = Muss ich in einer eroberten Stadt Schiffe setzen?
fewer-ships-answer = Nein. Du darfst so viele setzen, wie der Verteidiger hatte, weniger oder keine. HE-R-28
nothing-to-do-question = Der Stapel der Felder ist leer. Darf ich eine Seefahrt ansagen?
nothing-to-do-answer = Nein. Normalerweise geht er aber nicht zu Ende. HE-R-09
city-empty-question = Für eine neu entdeckte Stadt habe ich keinen Griechen im Vorrat. Was nun?
city-empty-answer = Nimm einen aus einer deiner Städte mit mindestens zwei Griechen. HE-R-44
look-at-cards-question = Darf ich eine Karte spielen, die nichts ändert?
look-at-cards-answer = Ja, sofern ihr eigener Text nichts anderes sagt. HE-R-54

## Auf einer Seite

sum-goal-title = Ziel
sum-goal-ten = Halte am Ende deines eigenen Zuges zehn Städte.
sum-goal-holder = Eine Stadt gehört dem, dessen Griechen in ihr stehen.
sum-turn-title = Dein Zug
sum-turn-action = Genau eine Handlung: Verstärkung, Seefahrt oder Angriff. Passen geht nicht.
sum-turn-cards = Beliebig viele Götterkarten, die zur Handlung gehören. Hell spielt in Zug 1 keine.
sum-turn-after = Umgruppieren: frei nach einer Verstärkung, nur in die neue Stadt nach einer gelungenen Seefahrt oder einem gelungenen Angriff.
sum-reinforcement-title = Verstärkung
sum-reinforcement-steps = Drei Schritte; ein vierter, wenn du mehr Tempel hast als dein Gegner.
sum-reinforcement-what = Jeder Schritt: ein Grieche, ein Schiff oder eine Götterkarte. Gezogene Karten siehst du erst am Ende an.
sum-voyage-title = Seefahrt
sum-voyage-fit = Deck ein Feld auf. Die Kanten passen; es berührt zwei Felder oder den Delfin; alles Wasser schließt an das eine Meer an.
sum-voyage-majority = Du brauchst mehr Schiffe als dein Gegner auf den Feldern, die über Wasser daran grenzen.
sum-voyage-done = Gelungen: ein Grieche in die neue Stadt, ein Schiff von einem angrenzenden Feld zurück in den Vorrat. Misslungen: Das Feld kommt unter den Stapel.
sum-attack-title = Angriff
sum-attack-land = Über Land: mindestens so viele Angreifer wie Verteidiger.
sum-attack-water = Über Wasser, auch nur zum Teil: mindestens einer mehr. Felder am Delfin sind über Wasser Nachbarn.
sum-attack-governor = In jeder Stadt, die Angreifer schickt, bleibt ein Grieche.
sum-attack-end = Gelungen: Die Figuren des Verteidigers gehen zurück, bis zu 3 Sieger bleiben, dazu höchstens so viele Schiffe, wie er hatte. Misslungen: Alle Angreifer kommen in den Vorrat.
sum-gods-title = Götterkarten
sum-gods-own = In deinem Zug, aber nicht in dem, in dem du sie gezogen hast. Hand: höchstens 7, höchstens 3 von jedem Gott.
sum-gods-reply = Auch im Zug des Gegners: „Schildbruder“, „Matrosen auf der Mauer“, „Bleibende Gunst“, „Donnerkeil“.
sum-gods-fight = Im Kampf spielt der Angreifer zuerst; passen beide nacheinander, wird er entschieden. Auf jede Karte darf reagiert werden.
sum-numbers-title = Zahlen
sum-numbers-pieces = Je 15 Griechen und 10 Schiffe; 23 Felder mit Stadt und der Delfin; 16 Karten jedes Gottes.
sum-numbers-city = Höchstens 3 Griechen und 3 Schiffe in einer Stadt, mindestens 1 Grieche.
sum-numbers-hand = Zu Beginn: 1 Karte von jedem Gott.
sum-numbers-coast = Erster Küstenstreifen: je vier Felder mit 1 Griechen und 1 Schiff; Tempel werden beiseitegelegt.
