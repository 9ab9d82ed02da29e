# Die Absätze der Regeln, in der Reihenfolge des Regelwerks; maßgeblich ist die englische Fassung in docs/rules.

HA-01-01 = Zwei Spieler: einer führt die Trojaner, einer die Griechen.
HA-01-02 = 108 Karten: 96 Armeekarten und 12 Helden, je Seite 48 und 6.
HA-01-03 = Sechs Farben, R G B Y P N, gemeinsam für Armeekarten, Helden und Plättchen.
HA-01-04 = Armeekarten haben die Werte 1 bis 4 (Schleuderer, Bogenschütze, Peltast, Hoplit). Jede Farbe mit jedem Wert gibt es je Seite genau zweimal.
HA-01-05 = Jede Seite hat je Farbe einen Helden mit einem Namen und einem Wert von 3 bis 6.
HA-01-06 = Trojanische Helden: Akamas, Aeneas, Glaukos, Hektor, Paris, Sarpedon. Griechische: Aias, Achilleus, Agamemnon, Diomedes, Menelaos, Odysseus. Bekannt sind Aias = G5 und Akamas = P4.
HA-01-07 = Zwei Spielertafeln mit Feldern für Front 1, 2, 3, Heimat, Heldenstapel, Gunst und Schande.
HA-01-08 = Sechs Gunststeine, drei je Seite in der Farbe der Seite.
HA-01-09 = Sechs Schandesteine in einem gemeinsamen Vorrat.
HA-01-10 = Sechs quadratische Schicksalsplättchen; jede der vier Kanten zeigt eine Farbe, alle vier verschieden.
HA-01-11 = Eine Angreifermarke; sie liegt beim Angreifer und bewirkt sonst nichts.
HA-02-01 = Jeder mischt seine 48 Armeekarten und verteilt sie ungesehen auf vier verdeckte Stapel zu 12: Front 1, 2, 3 und Heimat.
HA-02-02 = Jeder mischt seine sechs Helden zu einem verdeckten Heldenstapel.
HA-02-03 = Jeder legt drei Gunststeine in sein Feld und beginnt ohne Schande.
HA-02-04 = Die sechs Schicksalsplättchen werden zu einem verdeckten Stapel gemischt.
HA-02-05 = Die Tafeln liegen einander gegenüber. Von ihrem Platz aus liegen die Fronten der Griechen von links nach rechts 1-2-3, die der Trojaner 3-2-1; gleiche Nummern stehen sich gegenüber.
HA-02-06 = Im ersten Kampf greift der Grieche an.
HA-03-01 = Das Spiel ist eine Folge von Kämpfen. Ein Kampf: Eröffnung, vier Runden (Zug des Angreifers, Zug des Verteidigers, Schicksalsphase), Siegbestimmung, Schlussphase. Ein Rückzug führt sofort zu seinen Folgen und dann zur Schlussphase.
HA-03-02 = Nächster Angreifer ist der Sieger des Kampfes, ob nach Punkten oder durch Rückzug des anderen.
HA-03-03 = Nach einem unentschiedenen Kampf wechseln die Rollen: Der bisherige Verteidiger greift an.
HA-04-01 = Schritt 1: Der Angreifer nennt ungesehen einen seiner nicht leeren Armeestapel, auch die Heimat, und deckt dessen oberste Karte auf: seine Vorhut.
HA-04-02 = Schritt 2: Zeigt die Vorhut 1, 2 oder 3, so sind beider Fronten mit dieser Nummer die Kampfstapel, gleich woher die Vorhut kam.
HA-04-03 = Zeigt die Vorhut eine 4, so wählt der Angreifer selbst die Nummer 1, 2 oder 3.
HA-04-04 = Wessen bezeichnete Front geleert ist, der kämpft mit seiner Heimat. Das gilt für jeden einzeln: Der andere behält seine Front, wenn sie noch steht.
HA-04-05 = Schritt 3: Der Angreifer deckt das oberste Schicksalsplättchen auf und legt es in einer der vier Lagen zwischen die Spieler: Eine Kante zeigt zu ihm, die gegenüberliegende zum Verteidiger. Das geschieht vor der Vorhut des Verteidigers und bevor die Hände gezogen werden.
HA-04-06 = Die Vorhut des Angreifers liegt auf seiner Seite des Plättchens und gilt als gespielte Armeekarte; wo genau sie liegt, ist gleichgültig.
HA-04-07 = Schritt 4: Der Verteidiger deckt ohne Wahl die oberste Karte seines Kampfstapels als Vorhut auf. Ist diese Front leer, kommt sie aus der Heimat, doch die Front bleibt Kampfstapel.
HA-04-08 = Schritt 5: Jeder zieht die obersten vier Karten seines Kampfstapels und den obersten Helden auf die Hand.
HA-05-01 = Der Angreifer beginnt, dann abwechselnd; jeder hat vier Züge.
HA-05-02 = Ein Zug: höchstens eine Aktion, dann genau eine Armeekarte aus der Hand offen neben die früheren legen. Die Karte ist Pflicht, außer bei einem Rückzug.
HA-05-03 = Jede Armeekarte der Hand darf gespielt werden, gleich welcher Farbe und welchen Werts. Helden werden so nie gespielt.
HA-05-04 = Zu Beginn von Zug t hat man 5-t Armeekarten, nach Zug 4 keine.
HA-05-10 = Abwerfen und Nachziehen: Eine Armeekarte der Hand verlässt endgültig das Spiel, wie der Kampf auch ausgeht; dann zieht man die oberste des Kampfstapels. Nötig: eine Armeekarte auf der Hand und eine Karte zum Ziehen.
HA-05-11 = Ist der Kampfstapel leer, kommt der Ersatz aus der Heimat.
HA-05-20 = Held wechseln: Der Held der Hand kommt verdeckt unter den Heldenstapel, dann zieht man den obersten. Nötig: ein Held auf der Hand und ein nicht leerer Stapel.
HA-05-30 = Held einsetzen: Der Held der Hand wird offen auf eine eigene gespielte Armeekarte gelegt, auch auf die Vorhut.
HA-05-31 = Von da an gelten Wert und Farbe des Helden statt derer der bedeckten Karte, die nirgends mehr zählt (Überlegenheit und Punkte).
HA-05-40 = Aufwerten: Ein Gunststein aus dem Feld kommt auf eine eigene gespielte Armeekarte, die dann 1 mehr zählt. Nötig: ein in einem früheren Zug dieses Kampfes eingesetzter Held, ein Stein im Feld und ein erlaubtes Ziel.
HA-05-41 = Ziel: eine eigene gespielte Armeekarte, auch die Vorhut, kein Held, nicht bedeckt und noch ohne Stein. Höchstens ein Stein je Karte.
HA-05-50 = Rückzug: im eigenen Zug vor dem Ausspielen der Karte. Der Kampf endet sofort, siehe Kapitel 08.
HA-05-51 = Die fünf Aktionen schließen einander aus; keine zu wählen ist immer erlaubt.
HA-05-52 = Mit Held auf der Hand, nicht leerem Heldenstapel und einer Karte zum Ziehen gibt es in jedem Zug t acht Möglichkeiten: keine Aktion 1, abwerfen 5-t, wechseln 1, einsetzen t, Rückzug 1. Zwei gleiche Handkarten sind eine Möglichkeit; auf dem Tisch zählt jede Stelle für sich.
HA-06-01 = Die Schicksalsphase folgt auf jede Runde, wenn beide ihren Zug beendet haben, also viermal in einem vollen Kampf; nach einem Rückzug entfällt sie.
HA-06-02 = Überlegenheit: die Werte aller eigenen sichtbaren Karten auf dem Tisch (Vorhut, Armeekarten, eingesetzter Held) und 1 je Gunststein, ohne Rücksicht auf Farben; bedeckte Karte und Held auf der Hand zählen nicht.
HA-06-03 = Wer die höhere Summe hat, darf das Plättchen um genau 90 Grad drehen, in beliebiger Richtung, oder liegen lassen.
HA-06-04 = Bei gleicher Summe bleibt das Plättchen liegen.
HA-06-05 = Kanten im Uhrzeigersinn e0 bis e3, o ist die Kante zum Griechen, gleich wer angreift: Farbe des Griechen e[o], des Trojaners e[(o+2)%4]; im Uhrzeigersinn wird o zu (o+3)%4, andersherum zu (o+1)%4.
HA-06-06 = Auch in der vierten Schicksalsphase darf gedreht werden; gleich danach wird gezählt.
HA-07-01 = Nach der vierten Schicksalsphase zeigt jeder den Helden, den er noch auf der Hand hat.
HA-07-02 = Für dich zählen zwei Farben: die Kante, die zu dir zeigt, und die Farbe deines Helden, ob eingesetzt oder gezeigt.
HA-07-03 = Punkte: die Werte deiner sichtbaren Karten in diesen Farben und 1 je Gunststein auf einer solchen Karte.
HA-07-04 = Ein nur gezeigter Held leiht seine Farbe, nicht seinen Wert. Ein eingesetzter Held zählt immer mit seinem Wert.
HA-07-05 = Wer mehr Punkte hat, gewinnt den Kampf.
HA-07-06 = Sieger: Alle gespielten Armeekarten, auch Vorhut und bedeckte Karte, kommen auf seinen Kampfstapel, der Held, gespielt oder nicht, auf den Heldenstapel, gelegte Gunststeine in sein Feld.
HA-07-07 = Verlierer: Alle gespielten Armeekarten, auch Vorhut und bedeckte Karte, und die gelegten Gunststeine verlassen das Spiel.
HA-07-08 = Ein eingesetzter Held des Verlierers verlässt das Spiel, außer dieser gibt stattdessen einen Gunststein aus seinem Feld ab; dann kommt der Held auf den Heldenstapel. Das ist freigestellt.
HA-07-09 = Ein nur gezeigter Held des Verlierers kommt ohne Kosten auf den Heldenstapel.
HA-07-10 = Gleichstand: Beide nehmen alles von Tisch und Hand zurück (Armeekarten auf den Kampfstapel, Held auf den Heldenstapel, Steine ins Feld); siehe HA-03-03. Abgeworfene Karten bleiben verloren.
HA-08-01 = Wer sich zurückzieht, verliert den Kampf, der andere gewinnt ihn.
HA-08-02 = Sieger: Gespielte Armeekarten und die der Hand kommen auf den Kampfstapel, der Held, ob Hand oder Tisch, auf den Heldenstapel, gelegte Steine ins Feld.
HA-08-03 = Verlierer, Schritt 1: Gespielte Armeekarten, auch Vorhut und bedeckte Karte, und gelegte Gunststeine verlassen das Spiel.
HA-08-04 = Verlierer, Schritt 2: Ein eingesetzter Held verlässt das Spiel, außer ein Gunststein aus dem Feld geht an seiner Stelle.
HA-08-05 = Verlierer, Schritt 3: Die Armeekarten der Hand kommen auf den Kampfstapel, ein Held der Hand ungezeigt auf den Heldenstapel.
HA-08-06 = Verlierer, Schritt 4 (Preis der Schande): Für jeden Schandestein, den er schon hat, verlässt eine weitere Armeekarte des Kampfstapels das Spiel; was fehlt, kommt aus der Heimat.
HA-08-07 = Verlierer, Schritt 5: Er nimmt einen Schandestein, außer er hat schon drei. Jeder spätere Rückzug kostet drei Karten und bringt keinen Stein mehr.
HA-08-08 = Schandesteine wird man nie mehr los; sie wirken nur durch HA-08-06.
HA-08-09 = Ein Rückzug im eigenen Zug t mit s Schandesteinen kostet t + s Armeekarten.
HA-08-10 = Nach einem Rückzug wird nicht gezählt, kein Held gezeigt und die Schicksalsphase der Runde entfällt.
HA-09-01 = Prüfung der Fronten: Jeder zählt jede Front, die er in diesem Kampf benutzt hat: seinen Kampfstapel und jede, von der eine Karte gezogen wurde. Hat sie weniger als 5 Karten, ist sie für den Rest des Spiels geleert.
HA-09-02 = Die übrigen Karten einer geleerten Front kommen zur Heimat, die dann gemischt wird.
HA-09-03 = Prüfung der Heimat: Wer seine Heimat in diesem Kampf benutzt hat, als Kampfstapel oder weil eine Karte von ihr gezogen wurde, zählt sie; hat sie weniger als 5 Karten, ist sie geleert, siehe Kapitel 10.
HA-09-04 = Geht das Spiel weiter, werden alle Kampfstapel gemischt (mit vanguard_return=origin auch die Quelle der Vorhut).
HA-09-05 = Geht das Spiel weiter, werden beide Heldenstapel gemischt.
HA-09-06 = Geht das Spiel weiter, kommt das benutzte Plättchen beiseite. Sind alle sechs benutzt, werden alle sechs neu gemischt.
HA-09-07 = Dann beginnt der nächste Kampf.
HA-10-01 = Wessen drei Fronten alle geleert sind, der verliert.
HA-10-02 = Wessen Heimat geleert ist, der verliert sofort, auch wenn noch Fronten stehen.
HA-10-03 = Beides wird nur in der Schlussphase geprüft, nie mitten im Kampf (Ausnahme HA-R-06).
HA-10-04 = Es gibt keine Wertung über mehrere Kämpfe, keine Höchstzahl von Kämpfen und keinen anderen Sieg (Ausnahmen HA-R-06, HA-R-32, HA-R-44).
HA-11-01 = Armeestapel, Heldenstapel und Plättchen liegen verdeckt; niemand sieht hinein, auch der Besitzer nicht.
HA-11-02 = Offen für beide: Vorhuten, gespielte Karten, eingesetzte Helden, gelegte Steine, das Plättchen und seine Lage, die Felder, Schande, Größe und Zustand der Stapel, die Angreifermarke und wer welche Aktion gewählt hat.
HA-11-03 = Nur für den Besitzer: Handkarten, Held auf der Hand und ein Held, den ein Wechsel nach unten gelegt hat.
HA-11-04 = Bei der Siegbestimmung werden beide Helden offen (HA-07-01). Bei einem Rückzug bleiben nicht eingesetzte Helden und Handkarten dem Gegner verborgen.
HA-11-05 = Die Größen der Stapel sind bekannt, denn jede Bewegung wird gesehen.
HA-11-06 = Karten, die das Spiel verlassen, sind im Regelfall offen, auch durch Abwerfen und Nachziehen oder durch Schande.
HA-11-07 = Benutzte Plättchen haben beide gesehen; welche noch kommen, ist also bekannt, ihre Reihenfolge nicht.
HA-12-00 = Mit greek_seat=random: die Plätze, vor allem anderen.
HA-12-01 = Aufbau: Beide Armeen, beide Heldenstapel und die Plättchen werden gemischt.
HA-12-02 = Eröffnung, in dieser Folge: Vorhut des Angreifers, Plättchen, Vorhut des Verteidigers, vier Karten des Angreifers, vier des Verteidigers, Held des Angreifers, Held des Verteidigers.
HA-12-03 = Zug: eine Karte je Abwerfen und Nachziehen, ein Held je Wechsel (Zufall nur, soweit ungesehen).
HA-12-04 = Rückzug: welche Karten die Schande kostet (HA-R-28).
HA-12-05 = Schlussphase (mit exhaust_now Zusammenlegen auch in der Eröffnung): Die Heimat wird je neu geleerter Front gemischt, dann jeder Kampfstapel (mit origin auch die Quelle der Vorhut), beide Heldenstapel und nach jedem sechsten Kampf die Plättchen.
HA-12-06 = Nichts anderes ist Zufall; Schicksalsphasen und Zählung folgen allein aus den Entscheidungen.
HA-R-01 = Vorhut mit 4: Zur Wahl stehen die Nummern 1, 2, 3; mit four_choice=fronts_and_home auch Heimat gegen Heimat (number 4), was four_dead_numbers nie ausschließt.
HA-R-02 = Eine 4 darf auch geleerte Fronten nennen; die Heimat tritt wie sonst an ihre Stelle. four_dead_numbers=own_alive erlaubt nur Nummern, deren Front beim Angreifer noch steht, both_alive nur solche, die bei beiden noch stehen. Bleibt keine Nummer, wählt der Angreifer unter seinen Fronten, die noch stehen.
HA-R-03 = Die Vorhut darf aus jedem der vier Stapel des Angreifers kommen, der nicht leer ist, auch aus der Heimat. Eine Vorhut aus der Heimat macht diese nicht zum Kampfstapel; ihr Wert bestimmt die Nummer wie sonst.
HA-R-04 = Eine Vorhut aus einem anderen Stapel kehrt auf den Kampfstapel zurück; mit vanguard_return=origin geht die vom Angreifer genannte an ihre Quelle, die dann gemischt wird, oder zur Heimat, wenn die Quelle inzwischen gefallen ist. Alles andere kommt auf den Kampfstapel. Ein Stapel darf mehr als 12 Karten haben.
HA-R-05 = Die Schlussphase prüft alle im Kampf benutzten Stapel: den Kampfstapel und jeden, von dem in diesem Kampf mindestens eine Karte gezogen wurde, selbst wenn sie zurückkam, nicht aber einen, der nur Karten erhielt. So hat zu Beginn eines Kampfes jeder Stapel, der noch steht, mindestens 5 Karten. Mit check_scope=designated werden nur die bezeichneten Kampfstapel geprüft.
HA-R-06 = Ist der Kampfstapel zu klein (nur mit check_scope=designated möglich), kommt der Rest aus der Heimat. Sobald die Nummer feststeht, noch vor dem Plättchen, muss der Angreifer 4, der Verteidiger 5 Karten aus Kampfstapel und Heimat zusammen nehmen können; wer es nicht kann, verliert sofort, können es beide nicht, ist das Spiel unentschieden. Mit short_opening=exhaust_now fallen zuerst zu kleine Fronten beider zusammen (unter 4 beim Angreifer, unter 5 beim Verteidiger); wer dann keine Front mehr hat, verliert sofort (HA-10-01), trifft es beide, ist das Spiel unentschieden.
HA-R-07 = Abwerfen und Nachziehen: Das Nachziehen gehört dazu. Die Heimat hilft nur, wenn der Kampfstapel leer ist; sind beide leer, ist die Aktion nicht erlaubt. Andere Fronten geben nie Karten.
HA-R-08 = Abgeworfenes ist offen; mit discards=owner_only sieht der Gegner weder abgeworfene noch durch Schande verlorene Karten. Gespielte Karten, die das Spiel verlassen, bleiben bekannt.
HA-R-09 = Ist der Heldenstapel bei der Eröffnung leer, zählt nur die Farbe des Plättchens; wechseln, einsetzen und aufwerten entfallen.
HA-R-10 = Bei leerem Heldenstapel ist der Wechsel nicht erlaubt. Mit einem Helden im Stapel tauschen die beiden.
HA-R-11 = Ein eingesetzter Held wird weder gewechselt noch bewegt; es gibt nur einen Einsatz je Kampf.
HA-R-12 = Rückzug nur im eigenen Zug vor der Karte, vom ersten bis zum vierten; nicht in der Schicksalsphase, nicht im Zug des anderen und nicht nach der eigenen vierten Karte.
HA-R-13 = Ein Rückzug ist die einzige Aktion des Zuges; eine andere davor gibt es nicht.
HA-R-14 = Erst die Aktion, dann die Karte. Auf die Karte dieses Zuges kommt also weder Held noch Stein.
HA-R-15 = Höchstens eine Aktion je Zug.
HA-R-16 = Die Schicksalsphase folgt auf jede Runde, nicht auf jeden Zug.
HA-R-17 = Zur Überlegenheit zählen Vorhut, eingesetzter Held und gelegte Steine, auf jeder Farbe; bedeckte Karte und Held auf der Hand nicht.
HA-R-18 = Gunststeine gehen auf jede eigene unbedeckte Armeekarte ohne Stein, auch auf die Vorhut; nie auf Helden oder gegnerische Karten.
HA-R-19 = Ein Held kann nie auf eine Karte mit Stein kommen: Steine setzen einen schon eingesetzten Helden voraus.
HA-R-20 = Beim Zählen gilt ein Gunststein nur auf einer Karte in einer der zählenden Farben.
HA-R-21 = Haben Plättchen und Held dieselbe Farbe, zählt jede Karte nur einmal.
HA-R-22 = Ein eingesetzter Held zählt immer, gleich welche Karte er bedeckt, denn seine Farbe zählt stets.
HA-R-23 = Auch nach einem Kampf, der nach Punkten endet, verlassen die gelegten Steine des Verlierers das Spiel.
HA-R-24 = Der Held wird mit genau einem Gunststein aus dem Feld ausgelöst, nie mit einem gelegten, und nur wenn er eingesetzt war, auch beim Rückzug. Einmal je Kampf; entschieden wird offen im Augenblick der Niederlage.
HA-R-25 = Auch nach einem Rückzug kehren die Steine des Siegers in sein Feld zurück.
HA-R-26 = Die Schande kostet Karten, nachdem die Hand zurückgelegt ist; mit shame_timing=before_hand davor. Anders ist dann nur, welche Karten verloren gehen.
HA-R-27 = Es zählen die Schandesteine vor diesem Rückzug: Der erste kostet 0 Karten, der zweite 1, der dritte 2, jeder weitere 3.
HA-R-28 = Für die Schande wird der Kampfstapel gemischt, nachdem die Hand zurück ist, dann gehen die obersten Karten; mit before_hand ungemischt. Nur was fehlt, kommt oben von der Heimat. Sind beide leer, ist der Rest erlassen.
HA-R-29 = Nach einem Rückzug wird weder Held noch Hand gezeigt; das geschieht nur beim Zählen.
HA-R-30 = Ein unentschiedener Kampf bleibt unentschieden: alles zurück (HA-07-10), keine Schande, kein Auslösen, die Rollen wechseln.
HA-R-31 = Nach einem Rückzug greift der andere an, denn er hat gewonnen; war er schon Angreifer, bleibt er es.
HA-R-32 = Verlieren beide in derselben Schlussphase, gewinnt der Sieger des letzten Kampfes das Spiel; war dieser unentschieden, ist es auch das Spiel. Mit check_scope=designated und vanguard_return=battle_pile kommt das nicht vor.
HA-R-33 = In der Schlussphase erst die Fronten beider, mit dem Zusammenlegen, dann beide Heimatstapel; ist die dritte Front gefallen, wird nichts mehr geprüft.
HA-R-34 = Kämpft einer mit der Heimat und der andere mit einer Front, zieht, legt zurück, prüft und mischt jeder seinen eigenen Kampfstapel.
HA-R-35 = Das Plättchen wird in der Eröffnung gezogen, nach Vorhut und Nummer. Neu gemischt wird in der Schlussphase des Kampfes mit dem sechsten, dieses eingeschlossen.
HA-R-36 = Wie die Plättchen aussahen, ist nicht überliefert; unser Satz ist nachgebildet: vier verschiedene Farben je Plättchen, jede Farbe auf vier Plättchen, und Gelb liegt einmal gegenüber Blau.
HA-R-37 = Werte und Farben der Helden sind bis auf Aias G5 und Akamas P4 nachgebildet; beide Seiten haben dieselben Werte: 6, 5, 5, 4, 4, 3.
HA-R-38 = Nach der Größe eines Stapels darf man jederzeit fragen, hineinsehen darf man nicht; Karten, die das Spiel verlassen haben, darf man mit discards=public ansehen. Was man in einen Stapel zurückkehren sah, weiß man.
HA-R-39 = Die Heimat wird gleich nach jedem Zusammenlegen gemischt (mit exhaust_now auch in der Eröffnung). Eine fremde Quelle der Vorhut wird nur mit origin gemischt, wenn die Vorhut zurückkommt. Nach dem Ende des Spiels wird nicht mehr gemischt.
HA-R-40 = Spieler 1 führt die Griechen; greek_seat=1 gibt sie Spieler 2, random lost sie aus.
HA-R-41 = Mit einer 4 wird die Nummer gewählt, bevor das Plättchen zu sehen ist.
HA-R-42 = Der Angreifer legt das Plättchen mit Kenntnis seiner Vorhut und der Nummer, aber nicht seiner Hand, seines Helden oder der Vorhut des Gegners.
HA-R-43 = Die bedeckte Karte bleibt eine gespielte Armeekarte, wenn es um Rückkehr oder Verlust geht.
HA-R-44 = Ist das Spiel nach der Schlussphase des Kampfes max_battles (500) noch offen, endet es unentschieden.
HA-R-45 = Dass man mit leerer Hand eine Karte spielen muss, kommt nicht vor.
HA-R-46 = Ein Rückzug kann selbst das Spiel kosten; Schande und Prüfungen laufen trotzdem ab.
HA-R-47 = In den Beispielen der Hefte stehen kleine Irrtümer; die Summen 9 und 11 stimmen überall.
HA-R-48 = „Geleert“ meint immer weniger als 5 Karten bei der Prüfung, nicht null.
HA-R-49 = Die zwei gleichen Armeekarten sind nicht zu unterscheiden; nirgends steht, welche der beiden es ist.
HA-R-50 = Aus welchem Stapel eine verdeckte Handkarte kam, wird nicht verfolgt: Der Gegner weiß nur, wie viele aus der Heimat kamen, nicht welche.
