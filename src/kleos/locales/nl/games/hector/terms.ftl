### Hector & Achilles: the words and signs on the table. books/terms.json says which there are, each with its clause.

term-hector-front = Front
term-hector-front-means = Een van je drie voorste stapels legerkaarten; in een veldslag vechten fronten met hetzelfde nummer tegen elkaar.
term-hector-front-example = De voorhoede toont een 2: jullie vechten allebei met front 2.

term-hector-home = Reserve
term-hector-home-means = Je vierde stapel: die vecht in plaats van een uitgeput front, en is de reserve zelf uitgeput, dan verlies je de partij.
term-hector-home-example = Front 1 is uitgeput en het gaat om nummer 1: je vecht met je reserve.

term-hector-exhausted = Uitgeput
term-hector-exhausted-means = Een front dat in een veldslag gebruikt is en daarna minder dan vijf kaarten heeft, is voor de rest van de partij uitgeput.
term-hector-exhausted-example = Een front heeft na de veldslag 4 kaarten: het is uitgeput, en de 4 gaan naar de reserve.

term-hector-battle-pile = Actieve stapel
term-hector-battle-pile-means = De stapel waarmee je in deze veldslag vecht: daar komen je vier handkaarten vandaan, en de kaarten van de winnaar gaan erheen terug.
term-hector-battle-pile-example = Het gaat om front 3: je trekt je hand van front 3.

term-hector-heroes = Heldenstapel
term-hector-heroes-means = Hier liggen je helden gedekt; aan het begin van elke veldslag trek je er een.
term-hector-heroes-example = Je hebt zes helden: met één in je hand blijven er vijf in de stapel.

term-hector-favour = Gunst
term-hector-favour-means = Een gunstfiche maakt een van je gespeelde legerkaarten 1 meer waard, of koopt na een nederlaag een ingezette held vrij.
term-hector-favour-example = Een rode 3 met een gunstfiche is 4 waard.

term-hector-shame = Schande
term-hector-shame-means = Terugtrekken levert je een schandefiche op, tot je er drie hebt; elk fiche maakt elke latere terugtocht één kaart duurder.
term-hector-shame-example = Met twee fiches kost je volgende terugtocht twee kaarten extra.

term-hector-out = Uit het spel
term-hector-out-means = Deze kaarten komen nooit terug: wat de verliezer van een veldslag gespeeld had, afgelegde kaarten en de prijs van schande.
term-hector-out-example = Je verliest een veldslag: je vijf gespeelde kaarten zijn uit het spel.

term-hector-attacker = Aanvaller
term-hector-attacker-means = De aanvaller draait de eerste voorhoede om, legt de lottegel en speelt in elke ronde als eerste; daarna valt de winnaar aan.
term-hector-attacker-example = Je verdedigt en wint: in de volgende veldslag val jij aan.

term-hector-goal = Doel
term-hector-goal-means = Je wint als alle drie de fronten van je tegenstander uitgeput zijn, of zijn reserve.
term-hector-goal-example = ‘2 van 3’: nog één front en je hebt gewonnen.

term-hector-battle = Veldslag
term-hector-battle-means = Een veldslag bestaat uit een opening, vier rondes en het vergelijken van de punten; de gespeelde kaarten van de verliezer verlaten het spel.
term-hector-battle-example = Eén punt meer is genoeg: punten worden niet van veldslag tot veldslag opgeteld.

term-hector-round = Ronde
term-hector-round-means = In een ronde spelen jullie elk één kaart, de aanvaller eerst; daarna mag de lottegel gedraaid worden.
term-hector-round-example = Na ronde 4 zijn beide handen leeg en beslissen de punten.

term-hector-vanguard = Voorhoede
term-hector-vanguard-means = De eerste kaart van een rij; de waarde van de voorhoede van de aanvaller bepaalt welke fronten vechten.
term-hector-vanguard-example = Een 3 betekent front 3; bij een 4 kiest de aanvaller het nummer.

term-hector-superiority = Overhand
term-hector-superiority-means = De som van al je zichtbare kaarten, welke kleur ook; wie na een ronde meer heeft, mag de lottegel draaien.
term-hector-superiority-example = Rood 4, blauw 2 en geel 3 is samen 9.

term-hector-score = Score nu
term-hector-score-means = Je punten als de veldslag nu afliep: alleen kaarten in de kleur die naar jou wijst en in die van je held tellen.
term-hector-score-example = Rood wijst naar jou: rood 4 en rood 1 is 5; blauw 3 telt niet.

term-hector-tile = Lottegel
term-hector-tile-means = De kleur op de zijde die naar jou wijst, telt voor jou, die op de zijde ertegenover voor je tegenstander.
term-hector-tile-example = Onder geel, boven groen: bij jou telt geel, bij je tegenstander groen.

term-hector-turning = De tegel draaien
term-hector-turning-means = De pijl is een kwartslag van de tegel; ernaast staan de twee nieuwe kleuren met de punten die ze zouden opleveren.
term-hector-turning-example = Boven 4, onder 9: na deze draai zou je met 9 tegen 4 voorstaan.

term-hector-army = Legerkaart
term-hector-army-means = Het getal is de waarde, van slingeraar (1) tot hopliet (4); elke kant heeft elke waarde twee keer in elke kleur.
term-hector-army-example = Je twee blauwe 4’s zijn uit het spel: een derde is er niet.

term-hector-colour = Kleur
term-hector-colour-means = Er zijn zes kleuren; twee ervan tellen voor jou: de kleur van de tegel die naar jou wijst en die van je held.
term-hector-colour-example = De tegel toont jou blauw, je held is rood: je blauwe en rode kaarten tellen.

term-hector-hero = Held
term-hector-hero-means = In je hand laat een held in het geheim zijn kleur voor je tellen; ingezet voegt hij ook zijn waarde toe.
term-hector-hero-example = Achilles (rood 6) in je hand: je rode kaarten tellen, maar de 6 niet.

term-hector-hidden = Verborgen hand
term-hector-hidden-means = Alleen de eigenaar kent een hand; ook de verborgen held laat zijn kleur tellen en wordt pas aan het einde getoond.
term-hector-hidden-example = Bij je tegenstander staat 5+: de verborgen held kan er nog iets bij doen.

term-hector-discard = Afleggen, trekken
term-hector-discard-means = Leg een handkaart voorgoed uit het spel en trek een andere van je actieve stapel.
term-hector-discard-example = Bruin telt niet voor jou: leg bruin 4 af en hoop op rood.

term-hector-change = Held vervangen
term-hector-change-means = Leg je held onder de heldenstapel en trek de bovenste; vanaf dan telt de kleur van die held voor je.
term-hector-change-example = Je held is paars, je hand groen: misschien past de volgende held beter.

term-hector-deploy = Held inzetten
term-hector-deploy-means = Leg je held open op een van je gespeelde kaarten; waarde en kleur van de held vervangen die van de kaart eronder.
term-hector-deploy-example = Ajax (groen 5) op rood 1: je overhand groeit met 4.

term-hector-upgrade = Versterken +1
term-hector-upgrade-means = Is je held al ingezet, leg dan een gunstfiche op een van je onbedekte legerkaarten: die is 1 meer waard.
term-hector-upgrade-example = Blauw 3 wordt 4; op een kaart past hoogstens één fiche.

term-hector-retreat = Terugtrekken
term-hector-retreat-means = Je verliest de veldslag meteen: je gespeelde kaarten verlaten het spel, je hand gaat terug naar de stapel, en je krijgt schande.
term-hector-retreat-example = Zonder schande kost terugtrekken in je eerste beurt alleen de voorhoede.
