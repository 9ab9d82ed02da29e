### Het spelregelboek van Hellas. books/hellas.toml zegt wat waar staat; [woorden](ARTIKEL) is een begrip,
### `Samos #6` een plaats met het nummer op de kaart in de terminal.

## Het doel

goal-title = Het doel
goal-ten = Hellas is een eilandenwereld die groeit terwijl je speelt. Jullie stichten steden en veroveren die van elkaar. Wie [tien steden](HE-END-01) heeft als zijn beurt eindigt, wint.
goal-ways = Aan een stad kom je op twee manieren. Je ontdekt een nieuwe met een [zeevaart](HE-VOY-05), als jouw schepen het water eromheen beheersen. Of je neemt er een van je tegenstander af met een [aanval](HE-ATK-06), met genoeg Grieken. Een veroverde stad telt dubbel: één meer voor jou, één minder voor hem.
goal-gods = Drie goden helpen beide kanten. Hun kaarten veranderen gevechten en zeevaarten, en een goede reactie op het juiste moment is meer waard dan een volle voorraad.
goal-figure = Beurt 14. Licht en donker hebben elk vijf steden. In elke stad staan hoogstens drie Grieken en liggen hoogstens drie schepen.
tenth-city-question = Je hebt negen steden. Sparta #2, met 3 van je Grieken, grenst over land aan Samos #6, waar 2 Grieken van je tegenstander staan. Neem de tiende stad en beëindig je beurt.
tenth-city-answer = Val Samos aan vanuit Sparta met 2 Grieken. Over land zijn evenveel aanvallers als verdedigers genoeg, en één Griek blijft in Sparta achter. Samos is je tiende stad, en aan het einde van de beurt win je.

## Stukken en velden

pieces-title = Stukken en velden
pieces-yours = In je voorraad zitten vijftien Grieken en tien schepen. De een speelt licht, de ander donker. Wat je verliest, gaat terug naar je voorraad en kun je opnieuw gebruiken.
pieces-tiles = De kaart bestaat uit 24 zeshoekige [velden](HE-COMP-06) met randen van land of van water. Op alle velden behalve één staat een stad, en sommige steden hebben een [tempel](HE-REIN-02). De [dolfijn](HE-R-01) heeft geen stad en rondom water; die ligt vanaf het begin op tafel, en de andere 23 vormen een gedekte stapel.
pieces-cities = Een stad is van de speler wiens Grieken erin staan. Er is plaats voor hoogstens drie Grieken en drie schepen van één speler, en er staat altijd minstens één Griek. Grieken vechten; schepen maken zeevaarten mogelijk.
pieces-cards = De 48 godenkaarten liggen in drie gedekte stapels: Ares voor de oorlog, Poseidon voor de zee, Zeus voor van alles. Iedereen begint met één kaart van elke stapel. De achterkanten zijn open, dus iedereen ziet hoeveel kaarten van welke god je hebt.
pieces-figure = Zes steden rond de dolfijn. In de steden staan Grieken, ernaast liggen schepen.

## De eerste kuststrook

coast-title = De eerste kuststrook
coast-dolphin = Eerst bouwen jullie samen een kust. Licht begint. Om de beurt draai je het bovenste veld om, leg je het aan en zet je er een Griek en een schip op.
coast-fit = Een veld moet [passen](HE-COAST-03): water grenst aan water, land aan land. Het moet de dolfijn raken, of minstens [twee velden](HE-COAST-04) die er al liggen. En het water moet aansluiten op de zee die er is.
coast-temples = Velden met een tempel, en velden die nergens passen, worden open opzijgelegd, en je draait een ander om. Later worden tempelvelden gelegd zoals alle andere.
coast-done = Hebben jullie elk vier velden gelegd, dan is de kust klaar. De opzijgelegde velden worden weer door de stapel geschud, en licht krijgt de eerste beurt.
coast-figure = Licht heeft een veld omgedraaid. Het past op vier plekken rond de dolfijn.
lay-coast-question = Je speelt licht, en je volgende veld voor de kust is omgedraaid. Leg het op een van de plekken waar het past. Wat komt erbij?
lay-coast-answer = Eén Griek en één schip uit je voorraad. Je hebt nu twee steden, en in je voorraad blijven 13 Grieken en 8 schepen over. Een scheepsmeerderheid is nog niet nodig, en je betaalt niets.

## Jouw beurt

turn-title = Jouw beurt
turn-actions = In je beurt noem je precies één [handeling](HE-TURN-01) en voer je die uit: een versterking, een zeevaart of een aanval. Daarna mag je reorganiseren, dus stukken tussen je steden verplaatsen. Dan is je tegenstander aan de beurt.
turn-must = Passen kan niet. Onderweg mag je wel zoveel godenkaarten spelen als je wilt, zolang ze bij je handeling horen.
turn-first = Licht heeft de eerste beurt en speelt daarin daarom [geen godenkaart](HE-GOD-12).
turn-figure = Beurt 5. Jij kiest: je steden versterken, naar een nieuwe varen of aanvallen.

## Versterking

reinforcement-title = Versterking
reinforcement-steps = Een versterking heeft drie [acties](HE-REIN-01), in elke combinatie en volgorde. Een actie is een van deze drie: een Griek uit je voorraad gaat naar een van je steden, een schip uit je voorraad gaat naar een van je steden, of je trekt een godenkaart. Drie keer dezelfde actie mag ook.
reinforcement-limits = In een stad mogen hoogstens drie Grieken en drie schepen zijn. Ook je hand heeft grenzen: zeven kaarten in totaal en [drie van elke god](HE-REIN-06).
reinforcement-cards = Getrokken kaarten blijven gedekt tot de versterking voorbij is. Pas dan bekijk je ze, en spelen kun je ze op zijn vroegst in je volgende beurt. In de beurt van je tegenstander mag je er al mee reageren.
reinforcement-temples = Heb je [meer tempels](HE-REIN-02) dan je tegenstander als je de versterking aankondigt, dan mag je een vierde actie doen. De eerste drie zijn verplicht zolang er een mogelijk is, de vierde niet.
reinforcement-figure = Jij hebt de enige tempel, in Ithaka. Een versterking heeft nu vier acties.
three-steps-question = Versterk: zet een Griek en een schip in Samos #6 en trek een kaart van Ares. Wanneer zie je de kaart?
three-steps-answer = Als alle drie de acties gedaan zijn. Het is Lange mars. Deze beurt mag je die niet spelen. Samos heeft nu 2 Grieken en 2 schepen, en je mag vrij reorganiseren.
hand-limit-question = Je hebt drie kaarten van Ares en drie van Poseidon. Versterk en trek een kaart. Van welke stapel kun je trekken?
hand-limit-answer = Alleen van Zeus: meer dan drie kaarten van één god mag je nooit hebben. Daarna heb je zeven kaarten, en dat is de limiet; de andere twee acties moeten dus Grieken of schepen zijn.
temple-step-question = Jij hebt één tempel, je tegenstander geen. Versterk: twee Grieken naar Samos #6, een schip naar Ithaka #10, een Griek naar Argos #1. Mag dat?
temple-step-answer = Ja. Met meer tempels dan je tegenstander heb je vier acties. Na de derde had je mogen stoppen.

## Zeevaart

voyage-title = Zeevaart
voyage-tile = Bij een zeevaart draai je het bovenste veld om en probeer je het aan te leggen. Het moet passen zoals bij de eerste kuststrook: passende randen, twee buren of de dolfijn, al het water aan [één zee](HE-VOY-04). Zijn er meer manieren, dan kies je. Een veld dat gelegd kan worden, moet gelegd worden.
voyage-majority = En jouw schepen moeten daar in de meerderheid zijn. Tel de schepen op alle velden die [langs water](HE-VOY-05) aan het nieuwe grenzen. Je hebt er daar meer nodig dan je tegenstander; gelijk is niet genoeg. Op de dolfijn liggen geen schepen, dus die helpt niemand.
voyage-city = Lukt de zeevaart, dan sticht een Griek uit je voorraad de nieuwe stad, en je [betaalt](HE-VOY-09): een van je schepen op een aangrenzend veld gaat terug naar je voorraad. Daarna mag je stukken naar de nieuwe stad brengen.
voyage-fails = Kan het veld niet gelegd worden, dan gaat het onder de stapel. Je betaalt niets, maar je handeling is voorbij.
voyage-figure = Het veld in de hoek heb je omgedraaid. Ten noordwesten van Naxos telt alleen jouw schip in Chios: 1 tegen 0.
ship-majority-question = Je hebt een veld omgedraaid. Leg het ten noordwesten van Naxos #4, waar het langs water grenst aan Naxos en Chios #5. In Chios ligt 1 schip van jou, in Naxos geen. Mag dat, en wat kost het?
ship-majority-answer = Dat mag: 1 schip tegen 0 is een meerderheid. Een Griek sticht de nieuwe stad, en je betaalt met het schip in Chios. Je vloot is kleiner, maar je hebt een stad meer.

## Aanval

attack-title = Aanval
attack-target = Noem een stad van je tegenstander. Je aanvallers komen uit je steden ernaast, zoveel als je wilt uit elke stad. In elke stad waaruit ze vertrekken, moet één Griek blijven als [stadhouder](HE-ATK-04).
attack-land = [Over land](HE-ATK-06), dus vanaf velden met een gezamenlijke landrand, heb je minstens evenveel aanvallers nodig als er verdedigers zijn.
attack-water = [Over water](HE-ATK-08) heb je er één meer nodig dan er verdedigers zijn. Dat geldt zodra ook maar één aanvaller over water komt. Bij aanvallen over water zijn alle velden die de dolfijn raken buren: je Grieken [springen eroverheen](HE-ATK-10).
attack-won = Dan komen de godenkaarten, als iemand er speelt. Heb je genoeg aanvallers, dan is de stad van jou: de verdediger neemt al zijn stukken daar terug. Hoogstens drie van je aanvallers blijven, de rest gaat naar je voorraad, en je mag er evenveel van je schepen zetten als de verdediger had. Schepen vechten uit zichzelf niet.
attack-lost = Heb je er te weinig, dan gaan al je aanvallers naar je voorraad, en de verdediger verliest niets. Reken dus voordat je ze stuurt: wat zou je tegenstander met een kaart nog kunnen toevoegen?
attack-figure = Sparta heeft 2 verdedigers. Vanuit Samos val je over land aan en heb je er 2 nodig. Vanuit Argos en over de dolfijn vanuit Delos val je over water aan en heb je er 3 nodig.
over-land-question = In Sparta #2 staan 2 Grieken. Jouw Samos #6 grenst er over land aan en heeft er 3. Neem Sparta.
over-land-answer = Stuur er 2 uit Samos. Over land is 2 tegen 2 genoeg, en één Griek blijft in Samos. De verdedigers en hun schip gaan terug naar de voorraad van je tegenstander.
over-water-question = Sparta #2 heeft 2 verdedigers. Argos #1 (3 Grieken) grenst er over water aan, en Delos #3 (2 Grieken) bereikt het over de dolfijn. Neem Sparta. Hoeveel heb je er nodig?
over-water-answer = Drie, één meer dan er verdedigers zijn. Uit Argos komen er 2, en 1 springt vanuit Delos over de dolfijn. In beide steden blijft één Griek. Alle drie de aanvallers passen in Sparta.
governors-question = Sparta #2 heeft 3 verdedigers. Samos #6 (3 Grieken) en Lemnos #8 (2 Grieken) grenzen er over land aan. Kun je het nemen?
governors-answer = Ja, met iedereen die mag gaan: 2 uit Samos en 1 uit Lemnos maken 3 tegen 3. In beide steden is één Griek als stadhouder gebleven.

## Godenkaarten

gods-title = Godenkaarten
gods-play = Je speelt een kaart open en doet wat erop staat; daarna gaat die naar de open aflegstapel van die god. Je mag er zoveel spelen als je wilt. Raakt de stapel van een god op, dan worden de afgelegde kaarten van die god geschud.
gods-when = De meeste kaarten mag je alleen in je eigen beurt spelen, en alleen bij de [handeling](HE-GOD-11) waar ze bij horen. In de beurt waarin je een kaart trok, mag je die niet spelen.
gods-fight = Met vier kaarten kun je reageren, ook in de beurt van je tegenstander: Schildbroeder, Bemanning op de muren, Blijvende gunst en Bliksemschicht. In een [gevecht](HE-R-18) mag de aanvaller eerst spelen, daarna spelen jullie om de beurt; passen beiden na elkaar, dan wordt het gevecht beslist.
gods-respond = Meteen nadat een kaart gespeeld is, mag de ander [reageren](HE-GOD-07). Bliksemschicht heft de net gespeelde kaart op, en een tweede Bliksemschicht kan die weer opheffen, zodat de eerste kaart toch werkt. Een opgeheven kaart ben je kwijt. Heb je eenmaal gepast, dan is het te laat.
gods-figure = Je valt Sparta aan met 1 Griek tegen 1. Je tegenstander heeft Bemanning op de muren gespeeld, dus het schip zou meevechten. Nu mag je reageren.
beachhead-question = Sparta #2 heeft 2 verdedigers. Uit Argos #1 kun je er maar 2 sturen, over water. Je hebt Bruggenhoofd. Neem Sparta.
beachhead-answer = Stuur ze allebei en speel dan Bruggenhoofd: in dit gevecht is over water gelijk genoeg. Je tegenstander reageert niet, dus 2 tegen 2 wint. Zonder de kaart had je er 3 nodig gehad.
thunderbolt-question = Je valt Sparta #2 over land aan met 1 Griek tegen 1. Je tegenstander speelt Bemanning op de muren: het schip daar zou meeverdedigen, 1 tegen 2. Je hebt Bliksemschicht. Wat doe je?
thunderbolt-answer = Reageer met Bliksemschicht. Bemanning op de muren wordt opgeheven, het schip vecht niet mee, en over land is 1 tegen 1 genoeg. Beide kaarten worden afgelegd, en Sparta is van jou.

## Reorganiseren

reorganise-title = Reorganiseren
reorganise-free = Na een versterking mag je [vrij reorganiseren](HE-REORG-01): verplaats Grieken en schepen tussen je steden, hoe ver die ook uit elkaar liggen.
reorganise-new = Na een gelukte zeevaart of aanval mag je alleen stukken [naar de nieuwe stad](HE-REORG-02) verplaatsen. Na een mislukking valt er niets te verplaatsen.
reorganise-limits = De limieten gelden zoals altijd: in elke stad hoogstens drie Grieken en drie schepen, en overal blijft minstens één Griek. De schepen van een stad mogen allemaal weg.
reorganise-figure = Sparta is net veroverd. Uit al je andere steden mogen er stukken naartoe.
into-the-new-city-question = Je hebt Sparta #2 veroverd, en er staat 1 Griek. Samos #6 heeft 2 Grieken. Maak Sparta zo sterk als je kunt met Grieken en beëindig je beurt.
into-the-new-city-answer = Verplaats één Griek van Samos naar Sparta. De andere moet blijven, en in je overige steden staat er maar één. Naar de nieuwe stad mogen stukken overal vandaan komen, maar nergens anders heen.

## Het einde van het spel

end-title = Het einde van het spel
end-check = De steden worden geteld aan het [einde van je eigen beurt](HE-R-20), na het reorganiseren. Met tien of meer win je. In de beurt van je tegenstander wordt niet geteld: wat je dan hebt, moet het volhouden tot het einde van je volgende beurt.
end-threat = Houd ook de overkant in het oog. Met negen steden is één zeevaart of één aanval genoeg. Zoek naar steden die kunnen vallen: die met weinig Grieken naast veel, en die aan de dolfijn.
end-rest = Een speler zonder steden speelt door, maar trekt alleen nog kaarten. Na 300 beurten wint wie de meeste steden heeft.
end-figure = Licht heeft negen steden en valt Samos aan. Eén succes beëindigt het spel.

## Vragen die opkomen

questions-title = Vragen die opkomen
ships-where-question = Een schip ligt op een veld met twee stukken water. Waarvoor telt het?
ships-where-answer = Voor allebei. Schepen horen bij hun veld en tellen voor al het water ervan. HE-R-07
land-and-dolphin-question = Mijn stad grenst over land aan het doel, en beide raken de dolfijn. Wat geldt er?
land-and-dolphin-answer = Het is een aanval over land. Je hebt maar evenveel aanvallers nodig als er verdedigers zijn. HE-R-12
which-ship-question = Van welk veld betaal ik een zeevaart?
which-ship-answer = Van elk veld dat aan het nieuwe grenst, ook over land. Je kiest uit je schepen daar. HE-R-08
card-just-drawn-question = In mijn versterking trok ik een Bliksemschicht. Wanneer mag ik die gebruiken?
card-just-drawn-answer = In de volgende beurt van je tegenstander. Tot het einde van de beurt waarin je die trok, geldt de kaart als net getrokken. HE-R-15
fewer-ships-question = Moet ik schepen zetten in een veroverde stad?
fewer-ships-answer = Nee. Je mag er evenveel zetten als de verdediger had, minder, of geen. HE-R-28
nothing-to-do-question = De stapel met velden is leeg. Mag ik een zeevaart aankondigen?
nothing-to-do-answer = Nee. Gewoonlijk raakt die stapel overigens niet op. HE-R-09
city-empty-question = Ik heb geen Griek in mijn voorraad voor een nieuw ontdekte stad. Wat nu?
city-empty-answer = Neem er een uit een van je steden met minstens twee Grieken. HE-R-44
look-at-cards-question = Mag ik een kaart spelen die niets verandert?
look-at-cards-answer = Ja, tenzij de tekst van de kaart zelf iets anders zegt. HE-R-54

## Op één pagina

sum-goal-title = Doel
sum-goal-ten = Heb tien steden aan het einde van je eigen beurt.
sum-goal-holder = Een stad is van de speler wiens Grieken erin staan.
sum-turn-title = Jouw beurt
sum-turn-action = Precies één handeling: versterking, zeevaart of aanval. Passen kan niet.
sum-turn-cards = Zoveel godenkaarten als je wilt die bij de handeling horen. Licht speelt er in beurt 1 geen.
sum-turn-after = Reorganiseren: vrij na een versterking, alleen naar de nieuwe stad na een gelukte zeevaart of aanval.
sum-reinforcement-title = Versterking
sum-reinforcement-steps = Drie acties; een vierde als je meer tempels hebt dan je tegenstander.
sum-reinforcement-what = Elke actie: een Griek, een schip of een godenkaart. Getrokken kaarten bekijk je pas aan het einde.
sum-voyage-title = Zeevaart
sum-voyage-fit = Draai een veld om. De randen passen; het raakt twee velden of de dolfijn; al het water sluit aan op de ene zee.
sum-voyage-majority = Je hebt meer schepen nodig dan je tegenstander op de velden die er langs water aan grenzen.
sum-voyage-done = Gelukt: een Griek in de nieuwe stad, één schip van een aangrenzend veld terug naar de voorraad. Mislukt: het veld gaat onder de stapel.
sum-attack-title = Aanval
sum-attack-land = Over land: minstens evenveel aanvallers als verdedigers.
sum-attack-water = Over water, ook deels: minstens één meer. Velden aan de dolfijn zijn over water buren.
sum-attack-governor = In elke stad die aanvallers stuurt, blijft één Griek.
sum-attack-end = Gelukt: de stukken van de verdediger gaan terug, hoogstens 3 winnaars blijven, met hoogstens evenveel schepen als hij had. Mislukt: alle aanvallers gaan naar de voorraad.
sum-gods-title = Godenkaarten
sum-gods-own = In je eigen beurt, maar niet in die waarin je ze trok. Hand: hoogstens 7, hoogstens 3 van elke god.
sum-gods-reply = Ook in de beurt van de tegenstander: Schildbroeder, Bemanning op de muren, Blijvende gunst, Bliksemschicht.
sum-gods-fight = In een gevecht speelt de aanvaller eerst; twee keer passen na elkaar beslist het. Op elke kaart mag gereageerd worden.
sum-numbers-title = Getallen
sum-numbers-pieces = Elk 15 Grieken en 10 schepen; 23 velden met een stad en de dolfijn; 16 kaarten van elke god.
sum-numbers-city = Hoogstens 3 Grieken en 3 schepen in een stad, minstens 1 Griek.
sum-numbers-hand = Aan het begin: 1 kaart van elke god.
sum-numbers-coast = Eerste kuststrook: elk vier velden met 1 Griek en 1 schip; tempels worden opzijgelegd.
