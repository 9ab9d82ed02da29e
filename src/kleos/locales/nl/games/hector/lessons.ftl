# De cursus van Hector & Achilles: van elke les de titel, de opdracht, wat elke stap zegt en vraagt, en het einde.

lesson-hector-stake = Wat er op het spel staat
lesson-hector-stake-task = Win een veldslag, breek een front.
lesson-hector-stake-war = De verlichte stapels zijn de twee legers: elk drie fronten en een reserve. Deze veldslag is op front 2, waar Beginner nog vier kaarten heeft.
lesson-hector-stake-war-do = Bekijk de twee legers
lesson-hector-stake-play = Speel je laatste kaart: druk op B4, dan op de vrije plek. De tegel wijst met blauw naar jou, dus je blauwe kaarten tellen.
lesson-hector-stake-play-do = Speel B4
lesson-hector-stake-end = Je wint; de gespeelde kaarten van Beginner zijn weg. Met minder dan vijf kaarten is front 2 uitgeput. Put drie fronten of de reserve uit.

lesson-hector-colours = Kleuren tellen
lesson-hector-colours-task = Speel de kaart die telt.
lesson-hector-colours-tile = Tussen jullie ligt de lottegel. Blauw wijst naar jou, geel naar Beginner. Alleen kaarten in jouw kleur scoren.
lesson-hector-colours-tile-do = Bekijk de tegel
lesson-hector-colours-play = Jij hebt 2 punten, Beginner heeft er 3. Met welke van je twee kaarten ga je hem voorbij?
lesson-hector-colours-play-do = Speel de kaart die scoort
lesson-hector-colours-play-red = R4 is hoger, maar rood wijst naar niemand: je hebt nog steeds 2 punten. Hoge kaarten helpen anders; dat komt zo.
lesson-hector-colours-end = 4 tegen 3: een kleine kaart in de juiste kleur verslaat een hoge in de verkeerde. Na vier rondes wint de hoogste score.

lesson-hector-superiority = De overhand
lesson-hector-superiority-task = Zorg dat je paarse 4 meetelt.
lesson-hector-superiority-look = Blauw wijst naar jou: je B2 en B1 tellen, 3 punten. Geel wijst naar Beginner: Y3 telt, 3 punten. Paars wijst naar niemand.
lesson-hector-superiority-look-do = Bekijk de tegel
lesson-hector-superiority-play = Speel P4. Die telt nog niet mee, maar doet wel iets anders.
lesson-hector-superiority-play-do = Speel P4
lesson-hector-superiority-turn = Jouw kaarten samen: 12, Beginner: 10. Je hebt de overhand: je mag de tegel draaien. Druk op de pijl die paars naar je toe draait.
lesson-hector-superiority-turn-do = Draai de tegel
lesson-hector-superiority-turn-leave = De tegel blijft liggen: blauw telt 3 voor jou, geel 3 voor Beginner. Niemand wint, en je P4 telt niet mee.
lesson-hector-superiority-turn-left = Nu wijst bruin naar jou, en je hebt geen bruine kaart: 0 punten. Draai de tegel de andere kant op.
lesson-hector-superiority-end = P4 telt mee en je wint met 4 tegen 3. Voor de overhand tellen alle kaarten, voor de score alleen die in jouw kleuren.

lesson-hector-hero = De kleur van je held
lesson-hector-hero-task = Scoor in een kleur die alleen jij kent.
lesson-hector-hero-hero = Je hebt een held in handen, Odysseus. Ook zijn kleur telt voor jou: geel. Beginner weet dat niet.
lesson-hector-hero-hero-do = Bekijk je held
lesson-hector-hero-play = Beginner ziet geel alleen aan zijn kant van de tegel. Speel Y4: voor hem lijkt die verspild.
lesson-hector-hero-play-do = Speel Y4
lesson-hector-hero-play-red = R2 telt niet: rood ligt niet aan jouw kant en is ook niet de kleur van je held.
lesson-hector-hero-last = Beginner denkt dat hij met 5 tegen 3 voorstaat en laat de tegel liggen. Speel je laatste kaart.
lesson-hector-hero-last-do = Speel je laatste kaart
lesson-hector-hero-last-deploy = Nu ziet Beginner je held en kan hij de tegel tegen je draaien. Hier is de verrassing meer waard.
lesson-hector-hero-last-retreat = Je zou een veldslag opgeven die je bijna wint.
lesson-hector-hero-end = Aan het eind tonen beiden hun held: geel telt voor jou. 8 tegen 5! Een held in de hand geeft zijn kleur, niet zijn waarde.

lesson-hector-deploy = De held in het veld
lesson-hector-deploy-task = Zet je held in en red hem.
lesson-hector-deploy-deploy = Zet Achilles in: hij bedekt een van je kaarten en zijn 6 telt in plaats daarvan. Bedek G1, die niets oplevert.
lesson-hector-deploy-deploy-do = Zet je held op G1
lesson-hector-deploy-deploy-covered = Zo bedek je een kaart die scoorde, en een bedekte kaart telt niet. Bedek liever G1.
lesson-hector-deploy-deploy-pass = Zonder actie scoor je maar 4 tegen 11. Een held in het veld levert er zes extra op.
lesson-hector-deploy-deploy-retreat = Zo geef je de veldslag en vier kaarten op. Probeer eerst je held.
lesson-hector-deploy-play = Nu ziet iedereen dat rood voor je telt: R1 en Achilles, samen 10. Speel je laatste kaart.
lesson-hector-deploy-play-do = Speel je laatste kaart
lesson-hector-deploy-ransom = Met één punt verloren, 10 tegen 11. Een held aan de verliezende kant is voorgoed weg, tenzij je een gunstfiche betaalt.
lesson-hector-deploy-ransom-do = Koop je held vrij
lesson-hector-deploy-ransom-lost = Achilles verdwijnt uit het spel. Hij is je sterkste held en je hebt drie gunstfiches: betaal er een.
lesson-hector-deploy-end = Achilles gaat terug naar je heldenstapel. Een held geeft waarde en kleur, maar verraadt zijn kleur en kan verloren gaan.

lesson-hector-favour = Gunst
lesson-hector-favour-task = Geef +1 aan een kaart die telt.
lesson-hector-favour-token = Het staat 7 tegen 7. Je held ligt al sinds een eerdere beurt in het veld: leg een gunstfiche, +1, op een tellende kaart.
lesson-hector-favour-token-do = Leg een fiche op blauw
lesson-hector-favour-token-green = G2 is nu 3 waard voor de overhand, maar groen levert je geen punten op. Het blijft 7 tegen 7.
lesson-hector-favour-token-pass = Dan eindigt de veldslag in 7 tegen 7: niemand wint. Eén gunstfiche is genoeg.
lesson-hector-favour-play = 8 tegen 7. Eerst de actie, dan altijd een kaart: speel je laatste.
lesson-hector-favour-play-do = Speel je laatste kaart
lesson-hector-favour-end = Met één punt gewonnen. Het fiche krijg je terug; bij verlies was het weg geweest, net als je kaarten.

lesson-hector-hand = Een betere hand
lesson-hector-hand-task = Ruil een kaart, vervang dan je held.
lesson-hector-hand-discard = Eén keer per beurt mag je een actie doen. Twee van je kaarten zijn zwak: leg een 1 af en trek een nieuwe kaart.
lesson-hector-hand-discard-do = Leg een 1 af en trek
lesson-hector-hand-discard-good = G3 is je beste kaart, en wat je aflegt komt nooit terug. Leg liever een 1 af.
lesson-hector-hand-discard-pass = Je mag de actie overslaan, maar je hand kan er hier een gebruiken.
lesson-hector-hand-discard-deploy = Je held is ingezet: dat was je enige actie deze beurt. Verbeter eerst je hand.
lesson-hector-hand-play = B4, en blauw wijst naar jou. De actie is gedaan; elke beurt eindigt met een kaart. Speel hem.
lesson-hector-hand-play-do = Speel B4
lesson-hector-hand-change = Nieuwe beurt, nieuwe actie. Je hebt niets in paars, de kleur van je held: vervang hem door de bovenste van de stapel.
lesson-hector-hand-change-do = Vervang je held
lesson-hector-hand-change-pass = Dan houd je een held met een kleur die je niets oplevert. Vervang hem.
lesson-hector-hand-green = Ajax is groen. Speel de kaart die dankzij hem telt.
lesson-hector-hand-green-do = Speel G3
lesson-hector-hand-green-other = Die kaart telt niet. G3 wel, nu groen de kleur van je held is.
lesson-hector-hand-end = Vijf acties: afleggen, held vervangen, inzetten, versterken, terugtrekken. Eén per beurt of geen, daarna een kaart.

lesson-hector-retreat = Terugtrekken
lesson-hector-retreat-task = Verlies drie kaarten, geen vijf.
lesson-hector-retreat-look = Beginner heeft 10 punten in geel, jij 1 met het groen van je held. Nog twee rondes. Deze veldslag is verloren.
lesson-hector-retreat-look-do = Vergelijk de scores
lesson-hector-retreat-retreat = Vecht je door, dan verlies je alle vijf kaarten van je rij. Trek je nu terug: alleen de drie die er liggen gaan verloren.
lesson-hector-retreat-retreat-do = Trek je terug
lesson-hector-retreat-retreat-stay = Je vecht door, maar 10 punten haal je niet in, en elke kaart die je nog speelt gaat met de veldslag verloren.
lesson-hector-retreat-retreat-deploy = Ajax levert 5 op, nog niet genoeg, en nu kun je hem ook verliezen.
lesson-hector-retreat-end = Drie kaarten kwijt, je hand is gered. Je kreeg een schandefiche: elk daarvan maakt een latere terugtocht een kaart duurder.

lesson-hector-opening = Opening
lesson-hector-opening-task = Begin een veldslag als aanvaller.
lesson-hector-opening-vanguard = Je valt aan. Draai de bovenste kaart van een stapel om: je voorhoede. Het getal is het front van de veldslag; bij 4 kies je.
lesson-hector-opening-vanguard-do = Kies een stapel
lesson-hector-opening-tile = R2: de veldslag is op front 2, waar Beginner het zwakst is. Leg de tegel nu zo dat je voorhoede telt.
lesson-hector-opening-tile-do = Leg de tegel
lesson-hector-opening-tile-other = Die kleur wijst nu naar jou, maar je voorhoede is rood. Leg de tegel zo dat rood naar jou wijst.
lesson-hector-opening-end = Beide kanten trekken vier kaarten en een held, en er volgen vier rondes. Wie een veldslag wint, valt in de volgende aan.

lesson-hector-bluff = Bluf
lesson-hector-bluff-task = Sta voor zonder het te tonen.
lesson-hector-bluff-look = Beginner ziet jouw 2 tegen zijn 4 en heeft de overhand: hij mag de tegel draaien. Jij weet meer: groen is je heldenkleur.
lesson-hector-bluff-look-do = Wat ziet Beginner?
lesson-hector-bluff-play = Twee kaarten, twee rondes. Welke eerst, zodat Beginner de tegel laat liggen?
lesson-hector-bluff-play-do = Speel de kaart die verbergt
lesson-hector-bluff-play-blue = Nu ziet Beginner 5 tegen 4 en draait hij de tegel. Je blauwe kaarten zijn niets meer waard.
lesson-hector-bluff-last = Hij zag geen gevaar en liet de tegel liggen. Je B3 maakt de sommen gelijk: niemand mag draaien. Speel hem.
lesson-hector-bluff-last-do = Speel B3
lesson-hector-bluff-last-deploy = Zo toon je je held en sta je ook voor, maar je riskeert hem in een veldslag die al van jou is.
lesson-hector-bluff-last-retreat = Je zou een veldslag opgeven die je bijna wint.
lesson-hector-bluff-end = 7 tegen 4! Waar je tegenstander niets van weet, daar kan hij niets tegen doen. Speel nu een echte partij.
