### Fight for Olympus: the words and signs on the table. books/terms.json says which there are, each with its clause.

term-olympus-goal = Doel
term-olympus-goal-means = Je wint met 7 punten, met zes bezette plaatsen aan het begin van je beurt, of als je voorstaat wanneer de trekstapel leeg is.
term-olympus-goal-example = Je hebt 6 punten: nog één aanval zonder verdediger op Olympus en je wint.

term-olympus-stone = Puntenspoor
term-olympus-stone-means = Eén telsteen voor jullie samen: elk punt schuift die één vak naar wie het punt haalt.
term-olympus-stone-example = De steen staat op jouw 2 en je tegenstander haalt drie punten: nu staat die op zijn 1.

term-olympus-spaces = Plaatsen
term-olympus-spaces-means = Zes plaatsen voor je eenheden, elk tegenover een van je tegenstander; zijn ze alle zes bezet als je beurt begint, dan win je.
term-olympus-spaces-example = Vijf van je plaatsen zijn bezet: komt er een zesde eenheid bij, dan moet je tegenstander er een verslaan.

term-olympus-pile = Trekstapel
term-olympus-pile-means = Is de laatste kaart getrokken, dan eindigt de partij en wint wie de telsteen aan zijn kant heeft.
term-olympus-pile-example = Er zijn nog 4 kaarten: nog twee trekfasen en de partij is voorbij.

term-olympus-discard = Aflegstapel
term-olympus-discard-means = Hier liggen kaarten waarmee betaald is en verslagen eenheden, open voor beide spelers; de stapel wordt nooit opnieuw geschud.
term-olympus-discard-example = Je betaalt een rood symbool met een rode kaart: de kaart komt hier.

term-olympus-turn = Beurt
term-olympus-turn-means = Een beurt heeft drie fasen: spelen, aanvallen en trekken; in beurt 1 slaat de startspeler er een over.
term-olympus-turn-example = Meestal vervalt in beurt 1 de aanval: er is nog weinig om mee aan te vallen.

term-olympus-playing = Speelfase
term-olympus-playing-means = Fase 1: je speelt zoveel kaarten als je wilt en kunt betalen, één voor één.
term-olympus-playing-example = Twee gratis soldaten en een held die één symbool kost: drie kaarten in één beurt.

term-olympus-attacking = Aanvalsfase
term-olympus-attacking-means = Fase 2: al je eenheden met minstens 1 aanval moeten aanvallen wat er tegenover ze staat, één voor één.
term-olympus-attacking-example = Een eenheid die je net gespeeld hebt, valt dezelfde beurt nog aan.

term-olympus-drawing = Trekfase
term-olympus-drawing-means = Fase 3: je trekt twee kaarten, en je beurt eindigt.
term-olympus-drawing-example = Met 4 kaarten in je hand eindig je de beurt met 6.

term-olympus-olympus = Olympus
term-olympus-olympus-means = Drie plaatsen; een aanval die hier geen verdediger treft, levert 1 punt op, hoe sterk die ook is.
term-olympus-olympus-example = Aanval 5 tegen een lege plaats: 1 punt.

term-olympus-delphi = Delphi
term-olympus-delphi-means = Twee plaatsen; een aanval die hier geen verdediger treft, levert je een kleurfiche op.
term-olympus-delphi-example = Je neemt het blauwe fiche: later betaalt dat een blauw symbool.

term-olympus-troy = Troje
term-olympus-troy-means = Eén plaats; een aanval die hier geen verdediger treft, laat je een kaart trekken.
term-olympus-troy-example = Die kaart kun je deze beurt niet meer spelen: de speelfase is voorbij.

term-olympus-marker = Kleurfiche
term-olympus-marker-means = Dit fiche betaalt één symbool van zijn kleur in plaats van een kaart, en keert dan terug naar Delphi.
term-olympus-marker-example = Kosten geel en groen: een geel fiche en een groene kaart zijn genoeg.

term-olympus-colour = Kleur van een kaart
term-olympus-colour-means = Uit je hand kan de kaart één symbool van deze kleur betalen in de kosten van een andere kaart.
term-olympus-colour-example = Een rode soldaat betaalt het rode symbool van een held.

term-olympus-multicolour = Veelkleurig
term-olympus-multicolour-means = Deze held heeft alle vier de kleuren tegelijk; bij het betalen staat de kaart voor één ervan, naar keuze.
term-olympus-multicolour-example = Kosten geel en groen: een veelkleurige kaart kan het een of het ander betalen.

term-olympus-cost = Kosten
term-olympus-cost-means = Elk symbool vraagt een kaart of fiche van zijn kleur; een kaart zonder symbolen is gratis.
term-olympus-cost-example = Geel en groen: leg een gele en een groene kaart af.

term-olympus-attack = Aanvalswaarde
term-olympus-attack-means = Het zwaard: zoveel schade geeft de eenheid aan de eenheid ertegenover.
term-olympus-attack-example = Aanval 3 treft verdediging 4: de verdediger overleeft met 3 schade.

term-olympus-defence = Verdedigingswaarde
term-olympus-defence-means = Het schild: een eenheid is verslagen zodra de schade dit getal bereikt.
term-olympus-defence-example = Verdediging 3, schade 2: nog één punt en de eenheid valt.

term-olympus-damage = Schade
term-olympus-damage-means = Schade blijft van beurt tot beurt op een eenheid, tot die genezen wordt of valt.
term-olympus-damage-example = ‘2 van 4’: nog twee punten en de eenheid valt.

term-olympus-equipment = Uitrusting
term-olympus-equipment-means = Bij een van je eenheden verhoogt die aanval en verdediging; een eenheid draagt hoogstens één zo’n kaart.
term-olympus-equipment-example = +1 / +2 maakt van aanval 2 en verdediging 3 een 3 en een 5.

term-olympus-on-play = Bij het spelen
term-olympus-on-play-means = Dit teken betekent: de eigenschap werkt één keer, meteen als de kaart gespeeld wordt.
term-olympus-on-play-example = De kaarten die je erdoor krijgt, trek je voordat je de volgende speelt.

term-olympus-on-attack = Bij de aanval
term-olympus-on-attack-means = Dit teken betekent: de eigenschap werkt elke keer dat deze eenheid aanvalt.
term-olympus-on-attack-example = Een eenheid die blijft staan, valt elke beurt aan, en elke keer werkt de eigenschap.

term-olympus-always = Altijd
term-olympus-always-means = Dit teken betekent: de eigenschap geldt zolang de eenheid op het bord staat.
term-olympus-always-example = Een bonus voor al je soldaten eindigt als de eenheid die hem geeft, valt.

term-olympus-later = Op het juiste moment
term-olympus-later-means = De zandloper betekent: de eigenschap wacht op het juiste moment, zoals het einde van je beurt of het afleggen van de eenheid.
term-olympus-later-example = Wat aan het einde van je beurt werkt, komt na de trekfase.

term-olympus-order = Volgorde van de aanvallen
term-olympus-order-means = De cijfers 1 tot 6 zijn de volgorde van de aanvallen, elk met wat die zoals het bord nu staat zou treffen.
term-olympus-order-example = Aanval 1 is afgehandeld voordat aanval 2 begint.

term-olympus-hand = Hand
term-olympus-hand-means = Handkaarten zijn leger en geld tegelijk; er is geen limiet, en alleen de eigenaar kent ze.
term-olympus-hand-example = Vijf kaarten: speel er een van twee symbolen en er blijven er twee over.
