### Het spelregelboek van Hector & Achilles. books/hector.toml zegt wat waar staat; [woorden](ARTIKEL) is een begrip.

## Het doel

goal-title = Het doel
goal-war = Een van jullie voert de Achaeërs aan, de ander de Trojanen. Jullie leveren de ene veldslag na de andere, en elke veldslag die je verliest, kost je de kaarten die je erin gespeeld hebt. Punten worden niet van veldslag tot veldslag opgeteld. Het gaat erom wiens leger het langst standhoudt.
goal-fronts = Je leger ligt in vier stapels: drie [fronten](HA-02-01) en de [reserve](HA-02-01). Heeft een front na een veldslag minder dan vijf kaarten, dan is het [uitgeput](HA-09-01) en gaat de rest naar de reserve. Je verliest als alle drie je fronten uitgeput zijn, of als je reserve dat is. Voor je tegenstander geldt hetzelfde.
goal-cards = Je hebt dus twee dingen in het oog te houden. In de veldslag wil je de meeste punten. In de oorlog wil je weinig kaarten verliezen, en vechten waar je tegenstander er nog maar weinig heeft.
goal-figure = Veldslag 7 gaat beginnen. Front 2 van je tegenstander is uitgeput; de laatste kaarten ervan liggen in de reserve. Op zijn front 3 liggen nog maar 8 kaarten.
third-front-question = Je tegenstander heeft nog één front, en na het trekken liggen daar 4 kaarten. Jij hebt de overhand en beslist over de tegel. Hoe win je nu de hele partij?
third-front-answer = Laat de tegel liggen. Blauw wijst naar jou: 4 + 3 + 1 is 8 punten, je tegenstander heeft er 4. Zijn vijf gespeelde kaarten verlaten het spel, front 3 blijft op 4 kaarten staan en is uitgeput. Het was zijn derde front, dus je wint.

## Jouw kant

side-title = Jouw kant
side-armies = Elke kant heeft 48 legerkaarten in zes kleuren: rood, groen, blauw, geel, paars en bruin. In elke kleur zijn er twee slingeraars met waarde 1, twee boogschutters met 2, twee peltasten met 3 en twee hoplieten met 4. De twee legers zijn gelijk.
side-piles = Schud je leger en deel het gedekt uit in vier stapels van twaalf: front 1, front 2, front 3 en de reserve. Fronten met hetzelfde nummer liggen tegenover elkaar. Niemand kijkt in een stapel, ook de eigenaar niet, maar je mag altijd vragen hoeveel kaarten erin liggen.
side-heroes = Daarnaast heeft elke kant zes helden, van elke kleur één, met een waarde van 3 tot 6. Ze vormen gedekt de [heldenstapel](HA-02-02). In je hand heb je er nooit meer dan één.
side-tokens = Je begint met drie [gunstfiches](HA-02-03) in je gunstvakje en zonder [schande](HA-08-07). De zes vierkante [lottegels](HA-01-10) worden gedekt geschud; elke tegel toont op zijn vier zijden vier verschillende kleuren. In de eerste veldslag vallen de Achaeërs aan.
side-figure = Het begin: twaalf kaarten in elke stapel, en aan elke kant zes helden en drie gunstfiches.

## Een veldslag begint

opening-title = Een veldslag begint
opening-vanguard = Ben je de aanvaller, kies dan een van je vier stapels en draai de bovenste kaart om. Dat is je [voorhoede](HA-04-01). Je kiest de stapel, niet de kaart: wat er komt, weet niemand.
opening-number = De waarde van de voorhoede bepaalt waar gevochten wordt. Bij een 1, 2 of 3 is dat voor jullie allebei het front met dat nummer, uit welke stapel de kaart ook kwam. Bij een 4 kies je het nummer zelf. Is jouw front met dat nummer al uitgeput, dan vecht je met je reserve; je tegenstander houdt gewoon zijn front. De stapel waarmee je vecht, is je [actieve stapel](HA-04-04).
opening-tile = Draai nu de bovenste lottegel om en leg die tussen jullie in, in welke van de vier standen je maar wilt. De zijde die naar jou wijst, toont [jouw kleur](HA-06-05), de zijde ertegenover die van je tegenstander.
opening-hands = Pas daarna draait de verdediger de bovenste kaart van zijn actieve stapel om als voorhoede. Allebei trekken jullie vier legerkaarten van je actieve stapel en één held van je heldenstapel. Wat je in je hand hebt, houd je voor jezelf.
opening-known = Let op de volgorde. Als je de tegel legt, ken je je eigen voorhoede en het nummer, maar niet je hand, niet je held en niet de andere voorhoede.
opening-figure = De voorhoede was een gele 4 van front 1, en de Achaeërs kozen front 2. Ze legden de tegel zo dat geel naar hen wijst: de voorhoede telt. Naar de Trojanen wijst groen.
four-chooses-question = Je voorhoede toont een 4, dus jij kiest het front. Bij welk nummer kan een front van je tegenstander al in deze veldslag vallen?
four-chooses-answer = Bij nummer 3. Daar heeft je tegenstander 9 kaarten. Een veldslag vraagt er vijf van, de voorhoede en vier handkaarten. Verliest hij, dan blijven er 4 over, en dat is minder dan vijf. De andere twee fronten zouden er nog 7 hebben.
lay-tile-question = Je voorhoede is geel 4. Leg de tegel zo dat die kaart voor jou telt.
lay-tile-answer = Met geel naar jou toe. Dan wijst groen naar je tegenstander. Je kunt niet beide kleuren vrij kiezen: het zijn altijd tegenoverliggende zijden van dezelfde tegel.

## Jouw beurt

turn-title = Jouw beurt
turn-order = Een veldslag heeft vier rondes. In elke ronde is eerst de aanvaller aan de beurt, dan de verdediger, en dan volgt de [lotsbeschikking](HA-06-01).
turn-card = In je beurt speel je precies één legerkaart uit je hand, open naast je eerdere kaarten. Welke, dat is helemaal aan jou. Na je vierde beurt is je hand leeg en liggen er met de voorhoede vijf kaarten voor je.
turn-actions = Voordat je je kaart speelt, mag je één [actie](HA-05-51) doen. Er zijn er vijf: afleggen en trekken, je held vervangen, je held inzetten, een legerkaart versterken of je terugtrekken. Eén actie per beurt, en altijd vóór de kaart. De kaart die je zo gaat spelen, kan deze beurt dus geen held en geen fiche krijgen.
turn-discard = [Afleggen en trekken](HA-05-10) maakt je hand beter. Een legerkaart uit je hand verlaat het spel voorgoed, ook als je de veldslag wint; daarna trek je de bovenste kaart van je actieve stapel en die mag je meteen spelen. Elke keer wordt je leger één kaart kleiner.
turn-change = [Vervang je held](HA-05-20) als die in je hand de verkeerde kleur heeft: hij gaat gedekt onder je heldenstapel en je neemt de bovenste. Je tegenstander ziet wel dat je gewisseld hebt, maar niet wie je nu hebt.
turn-figure = Ronde 2, jij bent aan de beurt. Eerst een actie als je wilt, dan een van de drie kaarten. Blauw wijst naar jou, dus blauwe kaarten tellen.
card-that-counts-question = Het is ronde 3, blauw wijst naar jou en je held is paars. Je hebt blauw 2 en rood 4 in je hand. Welke kaart levert je punten op, en hoeveel?
card-that-counts-answer = Blauw 2: je gaat van 3 naar 5 punten. Rood 4 is op tafel meer waard, maar zoals de tegel nu ligt, levert die kaart geen punten op.
better-hand-question = Rood 2 en groen 1 tellen allebei niet voor jou. Welke actie kan je deze beurt nog helpen?
better-hand-answer = Afleggen en trekken. Je legde groen 1 af en trok blauw 3, en omdat de actie vóór de kaart komt, kon je die meteen spelen: 6 punten. De groene 1 ben je de rest van de partij kwijt.

## De lottegel

fate-title = De lottegel
fate-edges = Tussen de twee rijen ligt de tegel. De zijde die naar jou wijst, toont de kleur die voor jou telt, de zijde ertegenover die van je tegenstander. Een kaart in een andere kleur levert geen punten op, hoe hoog die ook is.
fate-superiority = Na elke ronde kijken jullie wie de [overhand](HA-06-02) heeft. Tel al je zichtbare kaarten bij elkaar op, welke kleur ze ook hebben, plus 1 voor elk gunstfiche erop. Wie het hoogste totaal heeft, mag de tegel een kwartslag draaien, linksom of rechtsom, of laten liggen. Bij gelijke totalen mag niemand dat.
fate-turn = Eén kwartslag verandert de kleur van jullie allebei. Met de klok mee komt de kleur rechts van je naar je toe, tegen de klok in die links van je. Ook na de vierde ronde mag er nog één keer gedraaid worden, voordat de punten geteld worden.
fate-bluff = Daarom is een hoge kaart in een nutteloze kleur niet weggegooid: die helpt je aan de overhand, en wie de overhand heeft, bepaalt welke kleur telt. En omdat niemand je held ziet, kan een kwartslag die dwaas lijkt juist de beste zijn.
fate-figure = Einde van ronde 3. Je staat met 10 tegen 7 voor, dus je mag de tegel draaien. De twee pijlen laten zien wat elke kwartslag zou opleveren.
which-turn-question = De laatste lotsbeschikking. Je hebt met 12 tegen 11 de overhand, en Odysseus (geel 4) is nog in je hand; geel telt dus ook voor jou. Waarmee win je met het grootste verschil?
which-turn-answer = Draai de tegel met de klok mee. Blauw komt naar jou: 3 + 2, en 2 voor de gele kaart, is 7. Rood gaat naar je tegenstander, die 1 punt heeft. Was de tegel blijven liggen, dan was het 6 tegen 3 geworden; de andere kant op had je met 3 tegen 4 verloren.
equal-sums-question = Ronde 4. Met groen 3 kom je op 11, net als je tegenstander. Groen telt niet voor jou. Speel de kaart zonder actie: wie mag nu de tegel draaien, en wie wint?
equal-sums-answer = Niemand mag draaien, want de totalen zijn gelijk. Blauw wijst nog steeds naar jou: jij hebt 6 punten, je tegenstander heeft er met geel 5. Je wint de veldslag.

## Helden en gunst

heroes-title = Helden en gunst
heroes-colour = Je held geeft je een [tweede kleur](HA-07-02). Kaarten in zijn kleur tellen voor jou net zo goed als die in de kleur van de tegel. Zolang hij in je hand is, weet alleen jij welke kleur dat is. Zijn beide kleuren toevallig gelijk, dan telt elke kaart toch maar één keer.
heroes-deploy = Als actie mag je je held [inzetten](HA-05-30): leg hem open op een van je gespeelde kaarten. Vanaf nu gelden zijn waarde en zijn kleur in plaats van die van de kaart eronder. Een ingezette held telt altijd, waar hij ook ligt; bedek dus een kaart die je weinig oplevert.
heroes-risk = Dat heeft zijn prijs. Je tegenstander kent nu je tweede kleur, en als je de veldslag verliest, kun je ook de held kwijtraken. Een held in je hand geeft je alleen zijn kleur en niet zijn waarde, maar hij loopt geen gevaar.
heroes-favour = Vanaf je volgende beurt mag je als actie [versterken](HA-05-40): leg een gunstfiche op een van je gespeelde kaarten, die dan 1 meer waard is. Het moet een legerkaart zonder fiche zijn die niet door je held bedekt is; de voorhoede mag ook. Voor de overhand telt het fiche altijd, voor de punten alleen op een kaart in een van je twee kleuren.
heroes-figure = Ajax (groen 5) bedekt de voorhoede, en op blauw 4 ligt een gunstfiche. Deze beurt kan alleen blauw 1 een fiche krijgen.
deploy-where-question = Blauw wijst naar jou, en Ajax (groen 5) is in je hand. Op tafel liggen je voorhoede, rood 1, en blauw 4. Zet Ajax zo in dat je zo veel mogelijk punten hebt, en speel dan blauw 1.
deploy-where-answer = Op rood 1, die toch niet telde. Ajax 5, blauw 4 en blauw 1 zijn samen 10 punten. Op blauw 4 had hij een kaart bedekt die wel telt: 5 + 1 zou maar 6 zijn.
which-favour-question = Leg een gunstfiche en speel dan bruin 2. Welke kaart mag het fiche krijgen?
which-favour-answer = Alleen blauw 1. De voorhoede ligt onder Ajax, op blauw 4 ligt al een fiche, en de kaart van deze beurt ligt nog niet op tafel. Je hebt 5 + 5 + 2 = 12 punten, en met bruin 2 is je totaal voor de overhand 14.

## Een veldslag winnen

winning-title = Een veldslag winnen
winning-score = Na de vierde lotsbeschikking toont iedereen die nog een held in de hand heeft, die held. Dan wordt er geteld. Tel je zichtbare kaarten in je twee kleuren bij elkaar op, plus 1 voor elk gunstfiche op zo’n kaart; een ingezette held telt met zijn waarde mee, een getoonde niet. Wie de meeste [punten](HA-07-03) heeft, wint de veldslag.
winning-winner = De winnaar verliest niets: alle gespeelde kaarten gaan terug naar zijn actieve stapel, de held naar de heldenstapel, de fiches naar het gunstvakje. De verliezer neemt alle legerkaarten die hij gespeeld heeft uit het spel, ook de voorhoede en de bedekte kaart, en de fiches die erop lagen. De winnaar valt aan in de volgende veldslag.
winning-ransom = Was de held van de verliezer ingezet, dan verlaat ook die het spel, tenzij de verliezer [losgeld](HA-07-08) betaalt: één gunstfiche uit zijn gunstvakje, en de held gaat terug naar de heldenstapel. Een held die alleen getoond is, gaat zonder betaling terug.
winning-tie = Zijn de punten gelijk, dan wint niemand. Allebei nemen jullie alles terug, en de verdediger valt aan in de volgende veldslag. Afgelegde kaarten blijven verloren.
winning-figure = De Trojanen hebben Acamas (paars 4) op blauw 1 ingezet. Voor hen tellen blauw en paars: 4 + 4 + 3 = 11. De Achaeërs hebben geel en, in de hand, groen: 3 + 4 + 2 = 9.
hero-in-hand-question = Blauw wijst naar jou, en je tegenstander ziet maar één blauwe kaart bij jou liggen, een 2. Maar Ajax (groen 5) is in je hand. Laat de tegel liggen: hoeveel punten heb je?
hero-in-hand-answer = 9 tegen 3. Ajax wordt getoond, en groen telt: 2 + 4 + 3. Zijn eigen 5 komt er niet bij, want hij was niet ingezet. Daar staat tegenover dat hij hoe dan ook naar de heldenstapel teruggaat.
ransom-question = Je verliest deze veldslag met 6 tegen 10. Ajax is ingezet, en in je gunstvakje liggen drie fiches. Hoe houd je hem?
ransom-answer = Je betaalt één gunstfiche. Ajax gaat terug naar je heldenstapel en je houdt twee fiches over. Je vijf legerkaarten ben je toch kwijt, en een fiche dat daarop lag zou dat ook zijn.

## Terugtrekken

retreat-title = Terugtrekken
retreat-when = Een verloren veldslag hoef je niet uit te vechten. In elk van je vier beurten mag je je als actie [terugtrekken](HA-05-50), voordat je je kaart speelt. De veldslag is meteen voorbij, en je tegenstander heeft die gewonnen.
retreat-cost = Je verliest alleen wat op tafel ligt: de voorhoede, de kaarten die je tot dan toe speelde en de fiches erop. De kaarten in je hand gaan terug naar je actieve stapel. Terugtrekken in je eerste beurt kost dus één kaart, in de tweede twee, in de derde drie, in de vierde vier. Een ingezette held ben je kwijt als je het losgeld niet betaalt; een held in je hand gaat ongezien terug.
retreat-shame = Maar er is ook [schande](HA-08-06). Voor elk schandefiche dat je al hebt, verlaat nog een kaart van je actieve stapel het spel. Daarna neem je een nieuw fiche, tot je er drie hebt. Je raakt ze nooit meer kwijt. De eerste keer terugtrekken kost dus niets extra, de tweede keer één kaart, de derde twee en elke volgende keer drie.
retreat-winner = Je tegenstander neemt alles terug, ook zijn hand, en valt als volgende aan. Er worden geen punten geteld, er is geen lotsbeschikking en er wordt geen held getoond.
retreat-figure = Tegen twee hoge gele kaarten is je rij niets waard. Je hebt je al eens met schande teruggetrokken.
price-of-shame-question = Het is je tweede beurt, je hebt één schandefiche en je kaarten zijn hopeloos. Trek je terug. Hoeveel kaarten kost dat?
price-of-shame-answer = Drie: de twee op tafel en één van je actieve stapel, omdat je je al eerder terugtrok. De drie kaarten in je hand gaan terug, dus front 1 heeft nu 9 kaarten. Je neemt je tweede schandefiche. Doorvechten en verliezen had er vijf gekost.

## Het einde van de oorlog

end-title = Het einde van de oorlog
end-check = Na elke veldslag tellen jullie de fronten die erin gebruikt zijn: de actieve stapel, en elk ander front waar een kaart van kwam. Een front met minder dan vijf kaarten is voor de rest van de partij uitgeput. De laatste kaarten ervan gaan naar de reserve, die dan geschud wordt.
end-home = Tel daarna op dezelfde manier je reserve, als je ermee vocht of er een kaart van trok. Heeft die minder dan vijf kaarten, dan heb je verloren, ook als je nog fronten hebt. Is je derde front gevallen, dan heb je ook verloren.
end-both = Omdat ook de stapel van de voorhoede geteld wordt, kan zelfs de winnaar van een veldslag door zijn kaarten heen raken. Verliezen jullie allebei op hetzelfde moment, dan wint de winnaar van de laatste veldslag de partij; na een onbesliste veldslag is het gelijkspel.
end-next = Gaat de oorlog verder, dan worden de actieve stapels en de heldenstapels geschud, de tegel wordt opzijgelegd en de winnaar valt aan. Na zes veldslagen worden alle zes de tegels opnieuw geschud.
end-figure = Laat in de partij. Jij hebt nog twee fronten, je tegenstander alleen front 1, met 7 kaarten. Eén verloren veldslag daar beslist alles.
front-falls-question = Je verdedigt front 1, dat vóór de veldslag 9 kaarten had, en je gaat verliezen. Speel je laatste kaart. Wat gebeurt er met het front?
front-falls-answer = Je verliest met 1 tegen 8, en je vijf kaarten verlaten het spel. Front 1 heeft 4 kaarten, minder dan vijf, en is uitgeput. Die 4 gaan naar je reserve, die van 12 naar 16 kaarten groeit. Je hebt nog twee fronten.

## Vragen die opkomen

questions-title = Vragen die opkomen
token-this-turn-question = Mag ik een gunstfiche leggen op de kaart die ik deze beurt speel?
token-this-turn-answer = Nee. De actie komt eerst, en dan is de kaart nog in je hand. In je volgende beurt kun je die versterken. HA-R-14
hero-twice-question = Mag ik mijn held verplaatsen of terugnemen?
hero-twice-answer = Nee. Je zet in een veldslag hoogstens één keer een held in, en die blijft liggen waar hij ligt. HA-R-11
same-colour-question = De tegel en mijn held hebben dezelfde kleur. Tellen mijn kaarten dan dubbel?
same-colour-answer = Nee. Elke kaart telt één keer. Je hebt dan maar één kleur. HA-R-21
empty-pile-question = Mijn actieve stapel is leeg. Kan ik nog afleggen en trekken?
empty-pile-answer = Ja, zolang er kaarten in de reserve liggen: je trekt daarvan. Maar dan wordt na de veldslag ook de reserve geteld. HA-R-07
hidden-after-retreat-question = Ik heb me teruggetrokken. Ziet mijn tegenstander mijn hand of mijn held?
hidden-after-retreat-answer = Nee. Helden worden alleen bij het tellen getoond; na terugtrekken gaat alles ongezien terug. HA-R-29
whose-pile-question = Mijn front met het gekozen nummer is uitgeput, dat van mijn tegenstander niet. Waarmee vechten we?
whose-pile-answer = Jij met je reserve, je tegenstander met zijn front. Ieder trekt van zijn eigen actieve stapel, legt daarop terug en telt die. HA-R-34
look-back-question = Mag ik de kaarten bekijken die het spel verlaten hebben?
look-back-answer = Ja. Ze liggen open, en je mag vragen hoeveel kaarten een stapel telt. In een stapel kijken mag nooit. HA-R-38
no-hero-question = Wat als ik geen helden meer heb?
no-hero-answer = Dan vecht je zonder: alleen de kleur van de tegel telt voor je, en je kunt niet vervangen, inzetten of versterken. HA-R-09

## Op één pagina

sum-goal-title = Doel
sum-goal-fronts = Put alle drie de fronten van je tegenstander uit, of zijn reserve, voordat hij dat bij jou doet.
sum-goal-home = Een stapel is uitgeput als er na een veldslag waarin die gebruikt is minder dan 5 kaarten in liggen.
sum-opening-title = Een veldslag begint
sum-opening-vanguard = De aanvaller draait van een stapel naar keuze de voorhoede om. De waarde is het nummer van het front; bij een 4 kiest de aanvaller. Voor een uitgeput front vecht de reserve.
sum-opening-tile = De aanvaller legt de lottegel. Dan komt de voorhoede van de verdediger van zijn actieve stapel.
sum-opening-hand = Allebei trekken jullie 4 legerkaarten en 1 held.
sum-turn-title = Vier rondes
sum-turn-action = Aanvaller, dan verdediger: hoogstens één actie, dan precies één legerkaart.
sum-turn-card = De actie komt altijd vóór de kaart.
sum-turn-fate = Lotsbeschikking: wie met al zijn zichtbare kaarten en fiches het hoogste totaal heeft, mag de tegel een kwartslag draaien. Bij gelijke totalen niemand.
sum-actions-title = Acties
sum-discard = Afleggen en trekken: een handkaart verlaat het spel, trek er een van je actieve stapel.
sum-change = Held vervangen: hij gaat onder de heldenstapel, trek de bovenste.
sum-deploy = Held inzetten: leg hem op een van je gespeelde kaarten; zijn waarde en kleur gelden.
sum-upgrade = Versterken: vanaf de beurt na het inzetten maakt een gunstfiche een van je gespeelde legerkaarten 1 meer waard.
sum-retreat = Terugtrekken: de veldslag is meteen verloren, met de kaarten op tafel en één meer voor elk eerder schandefiche; neem een schandefiche.
sum-scoring-title = Punten tellen
sum-scoring-colours = Twee kleuren tellen voor jou: die van de zijde die naar jou wijst en die van je held, ingezet of getoond. Fiches tellen op kaarten in die kleuren. Een ingezette held telt met zijn waarde mee.
sum-scoring-winner = De winnaar neemt alles terug en valt als volgende aan.
sum-scoring-loser = De gespeelde kaarten en gelegde fiches van de verliezer verlaten het spel, een ingezette held ook, tenzij de verliezer 1 gunstfiche betaalt.
sum-scoring-tie = Gelijk: beiden nemen alles terug, de verdediger valt als volgende aan.
sum-end-title = Na de veldslag
sum-end-check = Tel de gebruikte fronten. Minder dan 5 kaarten: uitgeput, de rest gaat naar de reserve.
sum-end-home = Tel de reserve als je die gebruikt hebt. Verliezen beiden tegelijk, dan wint de winnaar van de laatste veldslag.
sum-numbers-title = Getallen
sum-numbers-cards = 48 legerkaarten per kant: waarden 1 tot 4 in zes kleuren, elk twee keer. Vier stapels van 12.
sum-numbers-heroes = Helden: rood 6, groen 5, blauw 5, geel 4, paars 4, bruin 3.
sum-numbers-five = Een verloren veldslag kost 5 kaarten; terugtrekken in beurt 1, 2, 3, 4 kost er 1, 2, 3, 4 en schande.
sum-numbers-shame = 3 gunstfiches, hoogstens 3 schandefiches, 6 lottegels.
