# Die Absätze der Regeln, in der Reihenfolge des Regelwerks; maßgeblich ist die englische Fassung in docs/rules.

HE-COMP-01 = 30 Griechen, 15 je Spieler.
HE-COMP-02 = 20 Schiffe, 10 je Spieler.
HE-COMP-03 = 48 Götterkarten: je 16 von Ares, Poseidon und Zeus.
HE-COMP-04 = Zwei Übersichtskarten in den Spielerfarben, ohne Wirkung.
HE-COMP-05 = 24 Landschaftsfelder; eines zeigt den Delfin.
HE-COMP-06 = Die Felder zeigen Land und Wasser in wechselnder Anordnung und eine Stadt, manche auch einen Tempel.
HE-COMP-07 = Die Felder sind Sechsecke; ihre Kanten und die Zahl der Tempel sind Daten.
HE-COMP-08 = Ziel: als Erster zehn Städte mit eigenen Griechen halten.
HE-SET-01 = Jeder nimmt seine 15 Griechen und 10 Schiffe als Vorrat.
HE-SET-02 = Die Götterkarten nach Göttern sortieren und die drei Stapel jeden für sich verdeckt mischen.
HE-SET-03 = Jeder zieht von jedem Stapel eine Karte auf die Hand.
HE-SET-04 = Das Delfinfeld liegt als Ausgangspunkt auf dem Tisch.
HE-SET-05 = Die anderen 23 Felder werden zu einem verdeckten Stapel gemischt.
HE-COAST-01 = Hell beginnt; abwechselnd deckt man das oberste Feld auf und legt es an.
HE-COAST-02 = Auf jedes Feld, das man legt, kommen ein eigener Grieche in die Stadt und ein eigenes Schiff daneben.
HE-COAST-03 = Kanten: Wasser an Wasser, Land an Land.
HE-COAST-04 = Kontakt: Das Feld berührt das Delfinfeld oder mindestens zwei schon gelegte Felder.
HE-COAST-05 = Passt ein Feld nirgends, kommt es offen beiseite, und derselbe Spieler deckt das nächste auf.
HE-COAST-06 = Auch ein Feld mit Tempel kommt offen beiseite.
HE-COAST-07 = Beides gilt nur in dieser Phase; später werden Tempelfelder wie andere gelegt.
HE-COAST-08 = Die Küste ist fertig, wenn jeder vier Felder gelegt hat: Jeder hat 4 Griechen und 4 Schiffe auf dem Plan.
HE-COAST-09 = Dann werden die beiseitegelegten Felder in den verdeckten Stapel gemischt.
HE-COAST-10 = Hell hat den ersten gewöhnlichen Zug, dann geht es abwechselnd.
HE-COAST-11 = In dieser Phase braucht es weder Schiffsmehrheit noch Zahlung; für das eine Meer siehe HE-R-03.
HE-TURN-01 = Im Zug sagt man genau eine der drei Handlungen an und führt sie aus: Verstärkung, Seefahrt, Angriff.
HE-TURN-02 = Danach darf man umgruppieren.
HE-TURN-03 = Im eigenen Zug darf man beliebig viele Götterkarten nutzen.
HE-TURN-04 = Dann ist der andere am Zug.
HE-TURN-05 = Passen gibt es nicht: Eine Handlung muss genannt werden, auch wenn sie nichts bringt.
HE-REIN-01 = Drei Schritte in beliebiger Mischung und Folge, auch mehrmals derselbe.
HE-REIN-02 = Wer mehr Tempelstädte hat als der Gegner, macht vier.
HE-REIN-03 = Schritt Grieche: aus dem Vorrat in eine Stadt mit mindestens einem eigenen Griechen; im Regelfall höchstens 3 eigene dort.
HE-REIN-04 = Schritt Schiff: aus dem Vorrat in eine Stadt mit eigenen Griechen, auch wenn dort noch kein Schiff liegt; nie mehr als 3 eigene Schiffe dort.
HE-REIN-05 = Schritt Karte: eine Karte von einem der drei Stapel ziehen.
HE-REIN-06 = Handkartenlimit: 7 Karten insgesamt und 3 je Gott, nie mehr.
HE-REIN-07 = Gezogene Karten bleiben bis zum Ende der ganzen Verstärkung ungesehen; dann sieht man sie an und nimmt sie auf die Hand. Durch eine Wirkung (Z5) gezogene sieht man sofort einzeln an.
HE-REIN-08 = Ungesehene gezogene Karten zählen schon für beide Grenzen, denn die Rückseite zeigt den Gott.
HE-REIN-09 = Ohne Griechen im Vorrat gibt es keinen Schritt Grieche, ohne Schiffe keinen Schritt Schiff.
HE-REIN-10 = Griechen und Schiffe brauchen keine Nachbarschaft und keinen Zugang zum Wasser.
HE-VOY-01 = Das oberste Feld aufdecken und versuchen, es anzulegen; passt es mehrfach, wählt man Ort und Drehung.
HE-VOY-02 = Land an Land, Wasser an Wasser.
HE-VOY-03 = Kontakt mit mindestens zwei schon gelegten Feldern oder mit dem Delfinfeld.
HE-VOY-04 = Kein neues, getrenntes Gewässer: Alles Wasser muss zum einen vorhandenen Meer gehören.
HE-VOY-05 = Schiffsmehrheit: Auf den Feldern, die am Wasser an das neue grenzen, muss man mehr Schiffe haben als der Gegner.
HE-VOY-06 = Schiffe auf einem Feld, dessen Land eine Brücke verbindet, zählen nach beiden Seiten.
HE-VOY-07 = Gelingt es, kommt ein Grieche aus dem Vorrat in die neue Stadt.
HE-VOY-08 = Ist kein Grieche im Vorrat, kommt er aus einer eigenen Stadt mit mindestens zwei Griechen.
HE-VOY-09 = Zahlung, wenn es gelingt: Ein eigenes Schiff eines direkt angrenzenden Feldes geht in den Vorrat.
HE-VOY-10 = Misslingt es, kommt das Feld unter den Stapel, ohne Griechen und ohne Zahlung.
HE-VOY-11 = Nach einem Misserfolg wird kein zweites Feld aufgedeckt; die Handlung ist verbraucht.
HE-VOY-12 = Eine Seefahrt darf auch ohne Schiff angesagt werden; sie misslingt dann, wenn keine Karte hilft.
HE-VOY-13 = Kontakt mit dem Delfin allein bringt nie die Mehrheit, denn er trägt keine Schiffe: Mindestens ein eigenes Schiff muss mitzählen, auch mit der Karte für gleich viele Schiffe.
HE-VOY-14 = Vor dem Umgruppieren stehen in der neuen Stadt 1 Grieche und kein Schiff.
HE-ATK-01 = Nenne eine Stadt des Gegners als Ziel.
HE-ATK-02 = Angriff über Land: aus eigenen Städten, deren Feld über Land direkt an das Feld des Ziels grenzt.
HE-ATK-03 = Beliebig viele Griechen aus einer oder mehreren solchen Städten ziehen ins Ziel.
HE-ATK-04 = In jeder Ausgangsstadt bleibt mindestens ein Grieche, der Statthalter; aus einer Stadt mit nur einem Griechen kann man im Regelfall nicht angreifen.
HE-ATK-05 = Kommen die Angreifer aus mehreren Städten, dürfen im Kampf mehr als 3 im Ziel sein.
HE-ATK-06 = Über Land gelingt es mit mindestens so vielen Angreifern wie Verteidigern.
HE-ATK-07 = Schiffe kämpfen nicht, außer eine Karte sagt es.
HE-ATK-08 = Angriff über Wasser, aus eigenen Feldern mit gemeinsamer Wasserkante zum Ziel (oder nach HE-ATK-10): Es braucht mindestens einen Angreifer mehr als Verteidiger.
HE-ATK-09 = Das gilt, sobald ein Teil der Griechen über Wasser kommt.
HE-ATK-10 = Für Angriffe über Wasser sind alle Felder am Delfin untereinander Nachbarn: Man springt über ihn hinweg.
HE-ATK-11 = Ob es gelingt, wird nach den Götterkarten geprüft.
HE-ATK-12 = Gelingt es, gehen alle Griechen und Schiffe des Verteidigers dort in seinen Vorrat.
HE-ATK-13 = Der Angreifer darf dort so viele eigene Schiffe setzen, wie der Verteidiger hatte, soweit sein Vorrat reicht.
HE-ATK-14 = Die Sieger bleiben in der Stadt; was über drei hinausgeht, kommt in den Vorrat.
HE-ATK-15 = Misslingt es, gehen alle angreifenden Griechen sofort in den Vorrat des Angreifers; der Verteidiger verliert nichts.
HE-ATK-16 = Der Sieger verliert außer dem Überschuss nichts.
HE-ATK-17 = Bei jedem Angriff zieht mindestens ein echter Grieche; eine eroberte Stadt ist also nie leer.
HE-REORG-01 = Nach einer Verstärkung: eigene Griechen und Schiffe frei zwischen eigenen Städten versetzen, auch ohne Nachbarschaft.
HE-REORG-02 = Nach einer Seefahrt oder einem gewonnenen Angriff: nur in die neue Stadt.
HE-REORG-03 = Auch hier gilt: höchstens 3 Griechen und 3 Schiffe je Stadt.
HE-REORG-04 = In jeder Stadt bleibt mindestens ein Grieche; Schiffe dürfen alle gehen.
HE-REORG-05 = Nach einer misslungenen Seefahrt oder einem misslungenen Angriff gibt es nichts umzugruppieren.
HE-REORG-06 = Umgruppieren ist freiwillig.
HE-GOD-01 = Themen: Poseidon die See, Ares der Krieg, Zeus gemischt; ohne Wirkung auf die Regeln.
HE-GOD-02 = Handkartenlimit: höchstens 7, höchstens 3 je Gott.
HE-GOD-03 = Eine Karte wird offen gelegt, gelesen, ausgeführt und kommt dann auf den offenen Ablagestapel ihres Gottes.
HE-GOD-04 = Ein leerer Stapel wird aus dem Ablagestapel dieses Gottes neu gemischt.
HE-GOD-05 = Mehrere Karten in einem Zug sind erlaubt.
HE-GOD-06 = Karten mit dem Zeichen darf man auch im Zug des Gegners legen, andere nur im eigenen.
HE-GOD-07 = Auf eine gegnerische Karte antwortet man sofort, nachdem sie gelegt ist, bevor ihre Wahl getroffen wird.
HE-GOD-08 = Eine eben gezogene Karte darf nicht gleich genutzt werden.
HE-GOD-09 = Ausnahme: Mit der Zeuskarte „zwei Züge hintereinander“ darf man im ersten Zug gezogene Karten im zweiten nutzen; sie muss vor der Verstärkung gelegt werden.
HE-GOD-10 = Gibt eine Karte neue Figuren und reicht der Vorrat nicht, darf man stattdessen auf dem Plan versetzen, nach den Regeln des Umgruppierens.
HE-GOD-11 = Eine Karte, die zu einer Handlung gehört, darf in einem Zug mit einer anderen Handlung nicht gelegt werden.
HE-GOD-12 = Der Startspieler legt im ersten gewöhnlichen Zug keine Götterkarte.
HE-GOD-13 = Im Zweifel wirkt eine Karte zugunsten dessen, der sie legt.
HE-GOD-14 = Auch Antworten können beantwortet werden: Eine aufgehobene Aufhebung lässt die erste Karte wieder gelten.
HE-GOD-15 = Aufheben kann man nur eine Karte des Gegners.
HE-GOD-16 = Karten, die das Heft nennt: Schiffe kämpfen mit, Karte aufheben, Karte behalten, Städte tauschen, zwei Züge, Schiffe zu Griechen, ferner Angriff, Gleichstand über Wasser, ein Grieche mehr, zwei Angriffe.
HE-GOD-17 = Berichtigung: Das Zeichen auf „Schiffe zu Griechen“ ist ein Druckfehler; nur im eigenen Zug.
HE-GOD-18 = Vor dem ersten Spiel dürfen alle Karten gelesen werden; ihre Liste ist allen bekannt.
HE-END-01 = Das Spiel endet, wenn ein Spieler am Ende seines Zuges zehn Städte hält; er gewinnt. Bei zwei Zügen hintereinander wird nach jedem geprüft.
HE-END-02 = Die Übersichtskarte sagt „sobald die zehnte Stadt genommen ist“; siehe HE-R-20.
HE-END-03 = Zehn oder mehr zählt als zehn.
HE-END-04 = Kein Unentschieden und kein gleichzeitiger Sieg: Nur der Spieler am Zug wird geprüft (außer HE-R-37).
HE-END-05 = Jede gelegte Stadt hat immer genau einen Besitzer; zusammen sind es also 8 und die gelungenen Seefahrten.
HE-END-06 = Im gewöhnlichen Spiel wird der Stapel der Felder nicht leer: Bei je 9 Städten sind noch 5 da.
HE-R-01 = Das Delfinfeld hat keine Stadt und sechs Wasserkanten.
HE-R-02 = Kanten, Tempel und Brücken sind Daten: 23 Felder, jede Kante ganz Wasser oder ganz Land, das Land eines Feldes hängt zusammen.
HE-R-03 = Auch beim Legen der Küste muss jedes Gewässer eines Feldes an eine vorhandene Wasserkante stoßen; coast_single_sea=false folgt dem Buchstaben des Hefts.
HE-R-04 = Drei Schritte sind Pflicht, soweit einer möglich ist; weitere (Tempel, Z6) sind freiwillig. reinforce_strict=false: alle freiwillig.
HE-R-05 = Jedes Gewässer des neuen Feldes muss mindestens eine vorhandene Wasserkante treffen; eine Brücke verbindet Gewässer. Ein Feld ohne Wasserkante passt, hat aber keine Schiffsmehrheit.
HE-R-06 = Die Schiffsmehrheit zählt über alle Nachbarn am Wasser zusammen und verlangt mehr als der Gegner; der Delfin zählt 0. ship_majority=all_sum: über alle Nachbarn; each: bei jedem Nachbarn am Wasser außer dem Delfin (0:0 genügt nicht); any: bei einem.
HE-R-07 = Schiffe gehören zum Feld und zählen für alle seine Gewässer.
HE-R-08 = Gezahlt wird von jedem angrenzenden Feld; pay_from=water: nur von einem am Wasser angrenzenden, wenn dort ein eigenes Schiff liegt.
HE-R-09 = Ist der Stapel der Felder leer, darf keine Seefahrt angesagt werden; wird er mitten in der Handlung leer, wird nichts mehr aufgedeckt.
HE-R-10 = Ein passendes Feld muss gelegt werden; mit voyage_refuse=true darf man es lassen, das gilt als Misserfolg.
HE-R-11 = Ohne einen echten Griechen gibt es keinen Angriff, auch nicht mit der Karte „ein Grieche mehr“.
HE-R-12 = Berührt eine Stadt das Ziel über Land und über den Delfin, gilt der Angriff als über Land.
HE-R-13 = Vom Angriff kann man zurücktreten, bevor der erste Grieche zieht: Ohne einen Kampf ist die Handlung verloren, ohne Umgruppieren; nach einem Kampf (zwei Angriffe) endet sie nur. Danach wird gekämpft.
HE-R-14 = Auch ein aussichtsloser Angriff ist erlaubt.
HE-R-15 = „Eben gezogen“ gilt bis zum Ende des Zuges, in dem gezogen wurde, samt Umgruppieren; mit dem Zeichen ist die Karte im nächsten Zug des Gegners nutzbar. Gleiche Karten: Eine darf man legen, wenn man mehr davon auf der Hand hat, als man in diesem Zug bekam.
HE-R-16 = Im ersten Zug sind nur dem Startspieler Götterkarten verboten, auch Gegenantworten; first_turn_ban=both verbietet auch die Antworten des anderen in diesem Zug, nicht aber Karten in dessen eigenem ersten Zug.
HE-R-17 = Wann eigene Karten gelegt werden: beim Nennen der Handlung (Z3, freie); bei jedem Schritt einer Verstärkung (Z6, freie); bei einem aufgedeckten Feld (P2 P4 P6, freie); beim Nennen eines Ziels (A3 A4 A5, freie); im Kampf (nur A1 A2 P1 Z2); am Ende der Handlung vor dem Umgruppieren (P5 Z8, freie). Freie Karten: A6 P3 P7 Z2 Z4 Z5 Z7. Keine Karte zwischen zwei send und nach dem ersten lift.
HE-R-18 = Im Kampf legt zuerst der Angreifer, dann abwechselnd; zweimal Passen hintereinander schließt ihn. Jede gelegte Karte öffnet ein Antwortfenster.
HE-R-19 = Aufheben trifft nur die eben gelegte Karte des Gegners.
HE-R-20 = Gewonnen ist am Ende des eigenen Zuges mit zehn oder mehr Städten; win_timing=instant: sofort.
HE-R-21 = Der zusätzliche Zug ist ein ganzer Zug (Handlung, Umgruppieren, Prüfung des Sieges); schon die Prüfung nach dem ersten kann den Sieg bringen. Die Sperre gezogener Karten endet dazwischen.
HE-R-22 = Antworten auf Antworten: streng abwechselnd, die letzte gilt zuerst, beliebig tief. Ein Fenster, in dem gepasst wurde, öffnet sich für diese Karte nicht wieder.
HE-R-23 = Eine aufgehobene Karte kommt auf den Ablagestapel ihres Gottes; Gezahltes bleibt gezahlt.
HE-R-24 = Jeder hat höchstens eine offene Karte: die letzte eigene, die gewirkt hat. Sie wird abgelegt, wenn die nächste eigene wirkt, wenn ein Kampf beginnt oder endet und am Ende des Zuges. „Behalten“ nimmt sie auf die Hand zurück; ihre Wirkung bleibt, und sie darf wieder gelegt werden. „Behalten“ selbst und aufgehobene Karten sind nie offen. Im eigenen Zug in jedem eigenen Fenster, im Zug des Gegners im Kampf.
HE-R-25 = Eine so zurückgenommene Karte gilt nicht als eben gezogen.
HE-R-26 = Wer keine Stadt mehr hat, spielt weiter, nur mit dem Schritt Karte; das Spiel bietet ihm an, aufzugeben. zero_city_loss=true: er verliert, sobald die letzte Stadt genommen ist.
HE-R-27 = Ein leerer Vorrat ohne Stadt mit zwei Griechen kommt nicht vor.
HE-R-28 = Beim Tausch der Schiffe darf man auch weniger setzen oder gar keines.
HE-R-29 = Überzählige Sieger gehen in den Vorrat; Umgruppieren füllt die Stadt nur bis 3.
HE-R-30 = Die Tempel werden gezählt, wenn die Verstärkung genannt wird, später nicht mehr.
HE-R-31 = Ferner Angriff: nur Ziele ohne Kontakt zu eigenen Städten, auch nicht über den Delfin (oder zurücktreten); aus allen eigenen Städten mit mindestens 2 Griechen; gilt als über Wasser (einer mehr); verbraucht, sobald angegriffen wird.
HE-R-32 = Zwei Angriffe: vor dem Nennen eines Ziels zu legen; jeder Kampf hat ein anderes Ziel; jedes weitere Exemplar bringt einen Kampf mehr; der Tausch der Schiffe folgt auf jeden Kampf; eine eben gewonnene Stadt darf Ausgangsstadt sein; der zweite Kampf ist freiwillig, auch wenn der erste misslang; umgruppiert wird einmal am Ende, in die eroberten Städte; in jeder Ausgangsstadt bleibt ein Statthalter.
HE-R-33 = Schiffe zu Griechen: höchstens 3 Griechen; fehlt Vorrat, gilt HE-GOD-10.
HE-R-34 = Verteidigung = Griechen + zusätzliche durch Karten + Schiffe, wenn sie mitkämpfen; dann braucht es über Land gleich viele, über Wasser einen mehr.
HE-R-35 = „Behalten“ geht nur, wenn die Hand ohne sie, aber mit ungesehenen Karten, weniger als 3 Karten vom Gott der zurückkehrenden Karte hat.
HE-R-36 = Offen: Plan, Vorräte, Zahl der Handkarten je Gott, Ablagestapel, Stapelgrößen, Felder, die man unter den Stapel gehen sah. Nur für den Besitzer: die Handkarten. Verborgen: Reihenfolgen und ungesehen gezogene Karten, auch für den, der sie zog. open_counts=false: siehe HE-R-52.
HE-R-37 = Nach turn_cap Zügen (300) gewinnt, wer mehr Städte hat; sonst ist das Spiel unentschieden.
HE-R-38 = Geht der Stapel beim Bau der Küste aus, werden einmal die beiseitegelegten Felder ohne Tempel neu gemischt; reicht das nicht, sind auch Tempelfelder erlaubt; sonst beginnt das Spiel neu.
HE-R-39 = Texte und Anzahl der übrigen Götterkarten sind Daten; es sind 16 je Gott.
HE-R-40 = Die Abbildung im Heft meint nur die Form; die Schiffsmehrheit gilt trotzdem.
HE-R-41 = Der Sprung über den Delfin gilt nur für Angriffe.
HE-R-42 = Wollen beide zugleich handeln, dann zuerst der Spieler am Zug, danach der andere.
HE-R-43 = Ein Götterstapel wird erneuert, sobald seine letzte Karte geht; ist sein Ablagestapel leer, sobald gezogen werden soll und abgelegte Karten da sind. Ungesehene Karten des alten Stapels bleiben, was sie sind.
HE-R-44 = Der Grieche für die neue Stadt kommt aus dem Vorrat, vom Plan nur, wenn dieser leer ist.
HE-R-45 = Nach jeder Karte gibt es ein Antwortfenster, auch zwischen zwei eigenen.
HE-R-46 = Ein Fenster öffnet sich nur nach offenen Tatsachen, damit es nichts verrät: zur Antwort, wenn der andere mindestens eine Zeus-Rückseite hat; im Kampf bei einer Ares-Rückseite, beim Verteidiger mit Schiffen dort, die noch nicht mitkämpfen, auch bei einer Poseidon-Rückseite, mit offener eigener Karte auch bei einer Zeus-Rückseite; nie während des Verbots im ersten Zug. Ein Fenster, das sich nicht öffnet, gilt als Passen. Mit open_counts=false: wenn die Hand nicht leer ist.
HE-R-47 = Angriff darf nennen, wer ein Ziel erreichen oder sofort A3 oder A5 legen kann.
HE-R-48 = Umgruppieren in fester Form: Griechen nach Städten aufsteigend heben, aufsteigend in Städte setzen, aus denen keiner gehoben wurde, dann ebenso die Schiffe, fertig. Bei nur einer neuen Stadt geht die gehobene Figur gleich dorthin. Auf der Seite zieht man frei.
HE-R-49 = Angreifer werden einzeln geschickt (send), Städte aufsteigend; commit braucht mindestens einen, withdraw geht nur vor dem ersten.
HE-R-50 = P6 darf bei leerem Stapel der Felder nicht gelegt werden.
HE-R-51 = lay c EDGE: der Ort jenseits dieser Kante (E NE NW W SW SE) des Feldes c, des Nachbarn mit der kleinsten Nummer (0 = Delfin); turn k folgt nur, wenn mehrere Drehungen passen. Felder heißen nach ihren Kanten, W Wasser und L Land, t für einen Tempel.
HE-R-52 = open_counts=false ändert nur die Fenster: Sie öffnen sich, sobald die Hand nicht leer ist (HE-R-46). Die Zahlen bleiben auf dem Tisch zu sehen, denn jeder hat sie mitverfolgt.
HE-R-53 = Bei einem Diebstahl (Z7) sehen Zuschauer nur die Rückseite, beide Spieler die Karte.
HE-R-54 = Eine Karte, die nichts ändern würde, darf gelegt werden, wenn ihr Absatz nichts anderes sagt (A2, P1, Z3).
HE-R-55 = Eigene Felder: Ein Satz braucht mindestens acht Felder mit einer Stadt und einer Wasserkante. Gelingt die Küste auch beim zehnten Beginn nicht (HE-R-38), ist das Spiel unentschieden.
HE-R-56 = „Behalten“ holt keine Karte zurück, die eine andere aufgehoben hat: Sie ist damit verbraucht und nie offen. Mit cancel_kept=true ist die Antwort, die die erste Karte einer Kette aufhob, die offene Karte ihres Spielers; steht die erste Karte, bleibt keine Antwort offen.
HE-EFF-00 = Legen: Eine Karte darf nur gelegt werden, wenn ihre Bedingung nach offenen Tatsachen und der eigenen Hand erfüllt ist; sie verlässt sofort die Hand, dann öffnet sich das Antwortfenster; nur wenn sie gilt, wird gewählt. Die letzte eigene, die gewirkt hat, bleibt offen (Ziel von Z2), bis die nächste wirkt, ein Kampf beginnt oder endet oder der Zug endet. Eine aufgehobene Karte wird sofort abgelegt.
HE-EFF-01 = fight_add: Die Seite, die sie legt, zählt bis zum Ende dieses Kampfes n Griechen mehr; mehrere zählen zusammen. Es sind keine Figuren: Sie bleiben nicht und gehen nicht verloren. Nötig ist ein laufender Kampf mit mindestens einem echten Angreifer. A1.
HE-EFF-02 = fight_equal: nur für den Angreifer über Wasser und wenn noch keine wirkt: Der eine mehr von HE-ATK-08 entfällt in diesem Kampf. A2.
HE-EFF-03 = fight_ships: nur für den Verteidiger mit mindestens einem Schiff im Ziel und wenn noch keine wirkt: Die Schiffe dort zählen wie Griechen der Verteidigung (HE-R-34). P1.
HE-EFF-04 = attack_far: Das nächste Ziel muss eine gegnerische Stadt ohne Kontakt (Land, Wasser, Delfin) zu eigenen Städten sein; Ausgang sind alle eigenen Städte mit mindestens 2 Griechen; gilt als über Wasser. Nötig: ein solches Ziel und ein solcher Ausgang. Mit commit verbraucht, mit withdraw verloren. A3.
HE-EFF-05 = attack_again: n weitere Kämpfe in dieser Handlung, jeder gegen eine in ihr noch nicht angegriffene Stadt; man verzichtet mit withdraw, auch wenn der erste misslang. Der Tausch der Schiffe folgt auf jeden Kampf; eine eben gewonnene Stadt darf Ausgangsstadt sein; umgruppiert wird einmal am Ende. Vor dem Nennen eines Ziels zu legen; nötig: mindestens 2 noch nicht angegriffene Städte des Gegners. A4.
HE-EFF-06 = convert: In einer eigenen Stadt werden Schiffe einzeln zu Griechen (convert c, stop): Das Schiff geht in den Vorrat, der Grieche kommt daraus, höchstens 3 Griechen dort. Ohne Griechen im Vorrat kommt er aus einer anderen eigenen Stadt mit mindestens 2 (from d, HE-GOD-10); sonst ist Schluss. Nötig: eine eigene Stadt mit Schiff und weniger als 3 Griechen, und ein verfügbarer Grieche. A5.
HE-EFF-07 = place: bis zu n-mal eine Figur aus dem Vorrat in eine eigene Stadt mit weniger als 3 davon (greek c oder ship c). Ist der Vorrat leer, stattdessen versetzen: lift aus einer eigenen Stadt (Griechen: mindestens 2), drop in eine andere unter 3 (HE-GOD-10). stop hört auf. Nötig: mindestens eine solche Möglichkeit. A6 (2 Griechen), P3 (2 Schiffe).
HE-EFF-08 = voyage_equal: Bei dieser Seefahrt genügen so viele Schiffe wie der Gegner hat, doch mindestens ein eigenes muss zählen. Endet, wenn das Feld gelegt oder misslungen ist. P2.
HE-EFF-09 = voyage_free: Diese Seefahrt kostet kein Schiff. Endet, wenn das Feld gelegt oder misslungen ist. P4.
HE-EFF-10 = voyage_again: nur nach einer eben gelungenen und bezahlten (oder durch P4 freien) Seefahrt dieses Zuges: das nächste Feld aufdecken, eine ganze zweite Seefahrt mit eigenen P2, P4, P6 und eigener Zahlung. Misslingt sie, bleibt die erste gültig; P5 geht erst nach einem weiteren Erfolg wieder. Umgruppiert wird einmal am Ende, in alle entdeckten Städte. Der Stapel der Felder darf nicht leer sein. P5.
HE-EFF-11 = voyage_choice: n weitere Felder (oder was da ist) aufdecken, eines davon oder das schon aufgedeckte behalten (keep); die anderen kommen in der Folge des Aufdeckens unter den Stapel, für alle sichtbar. Geht auch, wenn das erste Feld passt. P6 (n=2).
HE-EFF-12 = remove: eine gegnerische Stadt mit einer solchen Figur wählen: Eine geht in den Vorrat des Gegners. Nötig: Es gibt eine. P7 (1 Schiff).
HE-EFF-13 = cancel: Die eben gelegte Karte des Gegners ist aufgehoben (HE-R-19, HE-R-22, HE-R-23). Nie für sich gelegt; abgelegt, sobald sie wirkt, nie offen. Z1.
HE-EFF-14 = keep: Die eigene offene Karte kehrt auf die Hand zurück, ihre Wirkung bleibt; sie darf gleich wieder gelegt werden. Z2 selbst wird abgelegt und ist nie offen. Bedingung: HE-R-35. Im eigenen Zug in jedem freien Fenster, im Zug des Gegners nur im Kampf. Wird Z2 aufgehoben, bleibt die Karte offen. Z2.
HE-EFF-15 = extra_turn: nur vor dem Nennen der Handlung, einmal je Zug: Nach diesem Zug und seiner Prüfung (HE-END-01) hat derselbe Spieler noch einen ganzen; die Sperre gezogener Karten endet dazwischen. Im zweiten Zug darf sie wieder gelegt werden. Z3.
HE-EFF-16 = swap_cities: eine eigene Stadt wählen, dann eine gegnerische. Alle Figuren beider gehen zuerst in die Vorräte; dann bemannt jede Seite die gewonnene Stadt mit so vielen Griechen und Schiffen, wie dort standen, soweit der Vorrat reicht (nie 0 Griechen). Keine Wahl der Zahlen, HE-GOD-10 gilt nicht; keine der beiden ist fürs Umgruppieren „neu“. Nötig: Beide halten eine Stadt. Z4.
HE-EFF-17 = draw: n-mal einen Gott innerhalb der Grenzen wählen und die Karte gleich ansehen; hört auf, wenn nichts zu ziehen ist. Gesperrt für diesen Zug. Nötig: Eine Karte kann gezogen werden. Z5 (n=2).
HE-EFF-18 = steps: n Schritte mehr in dieser Verstärkung; zu legen, bevor der letzte Schritt getan ist. Z6 (n=2).
HE-EFF-19 = steal: zufällig, alle gleich wahrscheinlich, eine Karte des Gegners von einem Gott, von dem man weniger als 3 auf der Hand hat, ungesehene mitgezählt; der Gegner sieht, welche; gesperrt für diesen Zug. Nötig: Es gibt eine solche. Z7.
HE-EFF-20 = reorganise_freely: nach Seefahrt oder Angriff, ob gewonnen, verloren oder aufgegeben, frei umgruppieren (HE-REORG-01 statt HE-REORG-02). Z8.
