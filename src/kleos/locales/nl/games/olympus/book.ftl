### Het spelregelboek van Fight for Olympus. books/olympus.toml zegt wat waar staat; [woorden](ARTIKEL) is een begrip.

## Het doel

goal-title = Het doel
goal-board = Jij en je tegenstander zitten tegenover elkaar aan een bord met zes plaatsen aan elke kant. Op jouw plaatsen zet je helden en soldaten; in je beurt vallen ze aan wat er tegenover ze staat. Staat daar niemand, dan levert de aanval je iets op: een punt, een kleurfiche of een kaart.
goal-ways = Je kunt op drie manieren winnen. Je trekt de [telsteen](FO-END-02) naar de 7 aan jouw kant. Of [al je zes plaatsen zijn bezet](FO-END-01) aan het begin van je beurt. Of de telsteen staat aan jouw kant als de [laatste kaart van de trekstapel](FO-END-03) getrokken wordt.
goal-plan = Er is maar één puntenspoor voor jullie samen; elk punt voor jou is er dus een minder voor je tegenstander. Houd alle drie de manieren in het oog: terwijl jij punten telt, bezet je tegenstander misschien stilletjes een zesde plaats.
goal-figure = Beurt 9. De telsteen staat op de 2 aan jouw kant. Tegenover je eenheden op de eerste plaats van Olympus en in Delphi staat niemand.
seventh-point-question = De telsteen staat op de 6 aan jouw kant, en de Danaërs in je hand kosten niets. Waar zet je ze om deze beurt te winnen?
seventh-point-answer = Op de tweede plaats van Olympus. Daar staat niemand tegenover, dus hun aanval levert een punt op: de telsteen bereikt de 7 en je wint meteen. Op de eerste en de derde plaats zouden ze een verdediger treffen, en in Delphi of Troje levert een aanval iets anders op.

## Wat er op tafel ligt

table-title = Wat er op tafel ligt
table-board = Elke kant van het bord heeft drie [gebieden](FO-COMP-06): Olympus met drie plaatsen, Delphi met twee en Troje met één. De plaatsen van beide kanten liggen recht tegenover elkaar. Daartussen loopt het puntenspoor, van 0 in het midden tot een 7 aan elk uiteinde. In Delphi liggen vier kleurfiches, van elke kleur één.
table-cards = Je speelt met 96 kaarten: helden, soldaten en [uitrusting](FO-EQP-01). Helden en soldaten zijn [eenheden](FO-CARD-01). Een kaart heeft een kleur, kosten in kleuren (sommige kosten niets), een aanvalswaarde, een verdedigingswaarde en vaak een eigenschap. Elke held bestaat één keer, elke soldaat twee keer.
table-multi = Sommige helden zijn [veelkleurig](FO-CARD-04): ze hebben alle vier de kleuren tegelijk.
table-start = Schud alle kaarten en leg er twintig ongezien terug in de doos. Iedereen trekt er zes. De rest is de trekstapel, en het toeval beslist wie begint.
table-figure = Vóór de eerste eenheden: drie gebieden, zes plaatsen aan elke kant. De onderste helft is van jou.

## Jouw beurt

turn-title = Jouw beurt
turn-phases = Een beurt heeft drie fasen. Eerst speel je zoveel kaarten als je wilt en kunt betalen. Dan [vallen je eenheden aan](FO-ATK-02), allemaal, één voor één. Als laatste trek je twee kaarten. Daarna is je tegenstander aan de beurt.
turn-check = Kijk vóór de eerste fase of al je zes plaatsen bezet zijn. Is dat zo, dan heb je gewonnen. Na de derde fase komen eigenschappen die aan het einde van je beurt werken.
turn-first = Beginnen is een voordeel. Daarom moet de [startspeler](FO-TURN-04) in de allereerste beurt één fase overslaan, welke maar ook. Meestal is dat de aanval, want er is nog weinig om mee aan te vallen. Wie kaarten gespeeld en aangevallen heeft, trekt er geen.
turn-figure = Beurt 5, fase 1. Speel kaarten uit de hand onderaan, dan vallen je Argonauten en Phaeaken aan.
first-turn-question = Het is de eerste beurt van de partij. Speel de Danaërs op de eerste plaats van Olympus. Daarna wil je kaarten trekken. Wat moet je doen?
first-turn-answer = De aanval overslaan. In beurt 1 moet precies één fase vervallen. Je hebt al een kaart gespeeld; wil je de kaarten van fase 3, dan moet het dus de aanval zijn.

## Kaarten spelen

playing-title = Kaarten spelen
playing-any = Je speelt je kaarten één voor één. Noem een kaart, betaal die, leg die neer en voer uit wat erop staat; pas dan komt de volgende. Wat je onderweg wint, een kaart of een fiche, mag je meteen gebruiken.
playing-pay = Je [betaalt](FO-PAY-01) met andere kaarten uit je hand. Voor elk symbool van de kosten leg je een kaart van die kleur af; held, soldaat of uitrusting maakt niet uit. Een veelkleurige kaart staat voor één kleur naar keuze. Je betaalt precies, niet meer en niet minder, en een kaart betaalt nooit zichzelf.
playing-markers = Een [kleurfiche](FO-PAY-03) van jou kan een kaart van die kleur vervangen. Het gaat meteen terug naar het bord en kan daar opnieuw gewonnen worden.
playing-place = Een eenheid komt op een vrije plaats aan jouw kant. Kies met zorg: de plaats bepaalt wie de eenheid aanvalt en wat een aanval zonder verdediger oplevert. Op een plaats staat één eenheid, en je mag er geen van jezelf weghalen om ruimte te maken.
playing-figure = Heracles kost geel en groen. Paris is geel; Ajax is veelkleurig en kan voor groen staan. Het blauwe fiche helpt hier niet.
pay-with-cards-question = Heracles kost geel en groen. Verder heb je Paris (geel), Ajax (veelkleurig) en Peleus (blauw). Speel Heracles op de eerste plaats van Olympus. Met welke kaarten betaal je?
pay-with-cards-answer = Paris betaalt geel, Ajax betaalt groen. Peleus is blauw en kan niet helpen; die houd je over. Ajax had ook voor geel kunnen staan, maar dan had niets meer groen betaald.
pay-with-marker-question = Priamus kost blauw, en zijn aanval telt alleen in Troje. Je hebt Paris, die geel is, en het blauwe kleurfiche. Speel Priamus in Troje.
pay-with-marker-answer = Het fiche betaalt, en Paris blijft in je hand. Het fiche ligt meteen weer op het bord. In Troje heeft Priamus aanval 3, ergens anders zou dat 0 zijn.

## Aanvallen

attack-title = Aanvallen
attack-who = Elk van je eenheden met een aanval van 1 of meer [valt aan](FO-ATK-01), ook een die je net gespeeld hebt. Je kunt er geen achterhouden. Het gaat in de volgorde van de plaatsen: de drie van Olympus, de twee van Delphi, Troje. Een aanval is klaar voordat de volgende begint.
attack-defender = Staat er een vijandelijke eenheid tegenover, dan is dat de verdediger en krijgt die evenveel [schade](FO-ATK-08) als de aanvalswaarde. Schade blijft van beurt tot beurt liggen. Bereikt de schade de verdedigingswaarde, dan is de eenheid verslagen en gaat die naar de aflegstapel. De verdediger slaat niet terug.
attack-open = Is de plaats ertegenover leeg, dan krijg je de [bonus van het gebied](FO-ATK-13), één keer, hoe hoog de aanval ook is. Een aanval op een verdediger levert nooit een bonus op, ook niet als die valt, en overtollige schade vervalt.
attack-order = Omdat elke aanval eerst wordt afgemaakt, denk je het best in hun volgorde. Een verslagen eenheid laat een gat achter voor latere aanvallen, niet voor deze. Een eenheid met aanval 0 doet niets, tenzij iets die aanval verhoogt.
attack-figure = Je Danaërs verslaan de Phaeaken, die al 1 schade hebben. Menelaus treft niemand: 1 punt. De Argonauten brengen de Lapithen op 4 schade, en dat is genoeg. De Achaeërs in Troje leveren een kaart op.
damage-stays-question = De Dardaniërs (verdediging 3) hebben al 1 schade. Je hebt de Phaeaken (aanval 1) en de Argonauten (aanval 2), allebei gratis. Wie moet er tegenover ze staan, op de tweede plaats van Olympus, om ze deze beurt te verslaan?
damage-stays-answer = De Argonauten. Er lag 1 schade, er komen er 2 bij, samen 3: evenveel als de verdediging. Tegen de Phaeaken waren ze met 2 schade blijven staan. Een punt levert het niet op, want er was een verdediger.
one-after-another-question = Menelaus (aanval 2) staat op de eerste plaats van Delphi tegenover Alcmene (verdediging 2). Tegenover Medea op de tweede staat niemand. Laat ze aanvallen en neem het blauwe fiche. Hoe vaak krijg je een bonus?
one-after-another-answer = Eén keer. Menelaus verslaat Alcmene; dat geeft geen bonus, want er was een verdediger. Dan valt Medea een lege plaats aan, en je neemt een fiche. Aan de punten verandert niets.

## Wat de gebieden opleveren

areas-title = Wat de gebieden opleveren
areas-olympus = [Olympus](FO-BON-01) levert een punt op: de telsteen gaat één vak naar jou toe. Bij 7 is het spel afgelopen.
areas-delphi = [Delphi](FO-BON-03) levert een kleurfiche naar keuze van het bord op. Bij het betalen is dat een kaart van die kleur waard. Ligt er geen meer op het bord, dan mag je er een van je tegenstander nemen. Heb je ze alle vier, dan valt er niets te halen.
areas-troy = [Troje](FO-BON-07) levert een kaart van de trekstapel op. Je moet die nemen, en je kunt die deze beurt niet spelen, want fase 1 is voorbij.
areas-draw = In fase 3 trek je sowieso twee kaarten. Een handlimiet is er niet. Maar de stapel is een klok: is die leeg, dan eindigt het spel.
areas-figure = Alle drie je aanvallen treffen niemand: een punt op Olympus, een fiche in Delphi, een kaart in Troje.
last-marker-question = Er ligt geen fiche meer op het bord: jij hebt blauw en geel, je tegenstander rood en groen. Je Danaërs vallen in Delphi aan zonder verdediger. Je hebt Ariadne in je hand, die groen kost. Wat neem je?
last-marker-answer = Het groene fiche, van je tegenstander. In je volgende beurt betaalt het Ariadne. Je hebt nu drie fiches, je tegenstander één.
card-from-troy-question = De Danaërs kosten niets, en een andere kaart heb je niet. Op welke vrije plaats leveren ze je aan het einde van deze beurt de meeste handkaarten op?
card-from-troy-answer = In Troje. Hun aanval daar levert een kaart op en fase 3 nog twee: je hebt er drie. Op elke andere plaats waren het er twee geweest.

## Uitrusting

equipment-title = Uitrusting
equipment-attach = Een [uitrustingskaart](FO-EQP-01) schuif je onder een van je eenheden; die verhoogt de aanval, de verdediging of allebei. Je hebt een eenheid nodig, maar geen vrije plaats, en een eenheid draagt [hoogstens één](FO-EQP-09) uitrustingskaart. Schade die er al ligt, blijft liggen; alleen de verdediging stijgt.
equipment-falls = Valt de eenheid, dan wordt ook de uitrusting afgelegd. Wordt de eenheid verplaatst, dan gaat de uitrusting mee. Gaat de eenheid terug naar een hand, dan zonder uitrusting. Gedragen uitrusting heeft geen kleur; in je hand wel, en je kunt er andere kaarten mee betalen.
equipment-figure = De Phaeaken dragen de Rode helm: aanval 2 in plaats van 1, verdediging 5 in plaats van 3. Met 2 schade hebben ze dus nog weinig te vrezen.
helmet-question = Je Phaeaken (aanval 1, verdediging 3) hebben 2 schade, en de Danaërs ertegenover hebben aanval 2. Geef ze de Rode helm: +1 aanval, +2 verdediging. Staan ze na de volgende aanval nog?
helmet-answer = Ja. Ze hebben nu aanval 2 en verdediging 5, nog steeds met 2 schade. Een aanval van 2 maakt daar 4 van, en ze blijven staan. Zonder de helm waren ze gevallen.

## Eigenschappen

abilities-title = Eigenschappen
abilities-when = Elke held heeft een [eigenschap](FO-ABL-01), en sommige soldaten en uitrustingskaarten ook. De kaart zegt wanneer die werkt: één keer, als je de kaart speelt; bij elke aanval van de eenheid; of altijd, zolang die staat. Wat aan het einde van de beurt of bij het afleggen werkt, geldt als “altijd”.
abilities-may = De kaart zegt ook of je mag of moet. Waar je mag, wordt het je gevraagd. Je mag een kaart ook spelen als de eigenschap op dat moment niets doet.
abilities-words = [Genezen](FO-ABL-08) neemt schade weg. [Verplaatsen](FO-ABL-10) brengt een eenheid met schade en uitrusting naar een andere plaats van jou, nooit naar de overkant. [Aangrenzend](FO-EFF-10) zijn de buren in je rij van zes, ook over de grens van twee gebieden heen. Een eenheid [zonder eigenschap](FO-EFF-40) houdt wel de eigen waarden.
abilities-order = Een eigenschap bij het spelen werkt meteen, vóór je volgende kaart en vóór elke aanval. Die kan dus eerst een plaats vrijmaken. Schade door eigenschappen levert nooit een bonus op, de aanval zonder verdediger die volgt wel.
abilities-figure = Nestor laat een eenheid naast zich nog eens aanvallen. Medea geneest als ze aanvalt. Menelaus, in je hand, geeft bij het spelen 1 schade aan wie er tegenover hem staat.
ability-first-question = Menelaus kost rood en geeft bij het spelen 1 schade aan de eenheid ertegenover. Alcmene (verdediging 2) heeft op de eerste plaats van Delphi al 1 schade. Speel Menelaus zo dat je deze beurt het rode fiche wint.
ability-first-answer = Zet Menelaus tegenover Alcmene en gebruik zijn eigenschap: ze valt nog voordat de aanvalsfase begint. Nu is de plaats leeg, de aanval treft niemand, en je neemt het rode fiche.
attack-twice-question = Nestor heeft aanval 0, maar één keer per aanvalsfase laat hij een aangrenzende eenheid nog eens aanvallen. De Danaërs staan naast hem op Olympus, en tegenover ze staat niemand. Hoeveel punten kun je deze beurt scoren?
attack-twice-answer = Twee. De Danaërs vallen aan voor 1 punt, en Nestor laat ze nog eens aanvallen voor het tweede. Nestor zelf valt niet aan, want zijn aanval is 0.

## Het einde van het spel

end-title = Het einde van het spel
end-seven = Zeven punten beëindigen het spel [meteen](FO-END-02), in wiens beurt dan ook en wie het ook veroorzaakte. Wat er nog zou komen, gebeurt niet meer.
end-six = Naar zes bezette plaatsen wordt alleen aan het [begin van je eigen beurt](FO-R-23) gekeken. Je tegenstander heeft dus één beurt om de rij te breken. Zie je zes eenheden aan de overkant, versla er dan een.
end-pile = Trekt fase 3 de [laatste kaart](FO-DRAW-02) van de trekstapel, dan eindigt het spel meteen. Raakt de stapel eerder in een beurt leeg, dan wordt die beurt nog afgemaakt. Daarna wint degene aan wiens kant de telsteen staat; op 0 is het gelijkspel. De aflegstapel wordt nooit opnieuw geschud.
end-figure = Je tegenstander heeft alle zes de plaatsen bezet en wint aan het begin van de volgende beurt. De Cariërs in Troje hebben maar verdediging 1.
break-the-six-question = Verandert er niets, dan wint je tegenstander aan het begin van de volgende beurt met zes bezette plaatsen. Jij hebt de Argonauten (aanval 2). Waar zet je ze?
break-the-six-answer = In Troje, tegenover de Cariërs, met hun verdediging van 1. Ze vallen, en er zijn nog maar vijf plaatsen bezet. Alle anderen hadden een aanval van 2 doorstaan.
last-cards-question = In de trekstapel liggen nog twee kaarten, en de telsteen staat op de 1 van je tegenstander. Tegenover je Danaërs staat niemand. Speel de Argonauten zo dat je deze beurt de partij wint.
last-cards-answer = Op de tweede plaats van Olympus. Twee aanvallen zonder verdediger leveren daar twee punten op: van de 1 aan de overkant komt de telsteen op de 1 aan jouw kant. Dan trek je de laatste twee kaarten, de stapel is leeg, en de telsteen staat aan jouw kant.

## Vragen die opkomen

questions-title = Vragen die opkomen
own-cost-question = Mag ik meer betalen dan de kaart kost, om kaarten kwijt te raken?
own-cost-answer = Nee. Je betaalt één kaart of fiche per symbool, in de kleur ervan. Meer kun je zo niet afleggen. FO-PAY-08
marker-again-question = Ik heb met een fiche betaald. Kan ik het deze beurt terugwinnen?
marker-again-answer = Ja. Het ligt meteen weer op het bord, en een aanval zonder verdediger in Delphi kan het ophalen. FO-R-08
must-attack-question = Mag een eenheid van de aanval afzien?
must-attack-answer = Nee. Alle eenheden met een aanval van 1 of meer moeten aanvallen. Met een optie aan tafel mogen ze ervan afzien. FO-R-12
zero-attack-question = Mijn eenheid heeft aanval 0. Kan die ooit aanvallen?
zero-attack-answer = Ja, als uitrusting of een eigenschap de aanval op minstens 1 brengt wanneer de eenheid aan de beurt is. FO-R-21
defence-drops-question = Een eenheid verliest een toeslag op de verdediging en heeft evenveel schade als er overblijft. Valt die?
defence-drops-answer = Ja, meteen. Schade wordt gecontroleerd na elk neerleggen, elk effect, elke treffer, elke verplaatsing en elke terugkeer. FO-R-16
no-target-question = Een eigenschap zegt dat ik moet, maar er is geen doel.
no-target-answer = Dan vervalt die. De kaart mag je toch spelen. FO-R-24
see-discard-question = Wat mag ik bekijken?
see-discard-answer = De aflegstapel en de grootte van handen en trekstapel zijn open. De hand van je tegenstander niet, tenzij een kaart die laat zien. FO-R-28
colour-named-question = Geldt een effect tegen groene eenheden ook voor veelkleurige helden?
colour-named-answer = Ja. Ze hebben alle vier de kleuren, ten goede en ten kwade. FO-CARD-06

## Op één pagina

sum-goal-title = Drie manieren om te winnen
sum-goal-seven = De telsteen bereikt de 7 aan jouw kant: je wint meteen.
sum-goal-six = Al je zes plaatsen zijn bezet aan het begin van je beurt: je wint.
sum-goal-pile = De trekstapel is leeg: de speler aan wiens kant de telsteen staat, wint. Op 0 is het gelijkspel.
sum-turn-title = Jouw beurt
sum-turn-check = Controleer op zes bezette plaatsen.
sum-turn-play = 1. Speel zoveel kaarten als je wilt, één voor één.
sum-turn-attack = 2. Alle eenheden met een aanval van 1 of meer vallen aan.
sum-turn-draw = 3. Trek 2 kaarten. Dan eigenschappen aan het einde van de beurt.
sum-turn-first = In beurt 1 slaat de startspeler precies één fase over.
sum-pay-title = Een kaart spelen
sum-pay-cards = Leg voor elk symbool van de kosten een kaart van die kleur af, of geef een fiche van die kleur uit.
sum-pay-multi = Een veelkleurige kaart staat voor één kleur naar keuze. Betaal precies. Een kaart betaalt nooit zichzelf.
sum-pay-place = Eenheden komen op een vrije plaats van jou. Eigenschappen bij het spelen werken meteen.
sum-attack-title = Aanvallen
sum-attack-order = Volgorde: Olympus 1, 2, 3, Delphi 1, 2, Troje. Een aanval is klaar voordat de volgende begint.
sum-attack-hit = Met verdediger: die krijgt de aanvalswaarde als schade, en die blijft. Bij de verdedigingswaarde valt de eenheid. Geen bonus, niemand slaat terug.
sum-attack-open = Zonder verdediger: één keer de bonus van het gebied.
sum-areas-title = Gebieden
sum-areas-olympus = Olympus: 1 punt naar jou toe.
sum-areas-delphi = Delphi: een kleurfiche van het bord; ligt er geen, dan van je tegenstander.
sum-areas-troy = Troje: trek een kaart.
sum-equipment-title = Uitrusting
sum-equipment-one = Eén per eenheid, alleen bij je eigen eenheden, zonder vrije plaats. Schade blijft.
sum-equipment-falls = Die wordt afgelegd als de eenheid valt of naar een hand teruggaat; bij verplaatsen gaat die mee.
sum-numbers-title = Getallen
sum-numbers-cards = 96 kaarten, 20 terug in de doos, 64 in de trekstapel.
sum-numbers-hand = 6 kaarten aan het begin, 2 in elke trekfase, geen handlimiet.
sum-numbers-board = 3 plaatsen op Olympus, 2 in Delphi, 1 in Troje; 4 kleurfiches.
sum-numbers-abilities = Eigenschappen werken bij het spelen, bij het aanvallen of altijd. Schade daardoor geeft geen bonus.
