### Hellas: the words and signs on the table. books/terms.json says which there are, each with its clause.

term-hellas-goal = Doel
term-hellas-goal-means = Wie aan het einde van zijn beurt tien steden heeft, wint.
term-hellas-goal-example = ‘9 van 10’: neem deze beurt nog één stad en je hebt gewonnen.

term-hellas-side = Licht en donker
term-hellas-side-means = Licht heeft lichte, ronde stukken en de eerste beurt; donker heeft zwarte, vierkante.
term-hellas-side-example = In een stad staat een lichte, ronde Griek: die stad is van licht.

term-hellas-greek = Griek
term-hellas-greek-means = Grieken houden je steden en vechten; in elke stad staat er minstens één en zijn er hoogstens drie.
term-hellas-greek-example = Je valt aan met 2 van 3 Grieken: één blijft achter als stadhouder.

term-hellas-ship = Schip
term-hellas-ship-means = Schepen vechten niet: ze zorgen voor de meerderheid die een zeevaart nodig heeft; bij een stad liggen er hoogstens drie.
term-hellas-ship-example = 2 van je schepen tegen 1 naast het nieuwe veld: de zeevaart lukt.

term-hellas-supply = Voorraad
term-hellas-supply-means = Je stukken die niet op de kaart staan; wat je verliest, komt hier terug en kun je opnieuw gebruiken.
term-hellas-supply-example = Geen Griek meer in de voorraad: je kunt geen actie met een Griek doen.

term-hellas-temple = Tempel
term-hellas-temple-means = Wie meer steden met een tempel heeft, doet bij een versterking vier acties in plaats van drie.
term-hellas-temple-example = 2 tempels tegen 1: je doet vier acties. Bij 1 tegen 1 zijn het er drie.

term-hellas-ares = Ares
term-hellas-ares-means = Het teken van de god van de oorlog, op de achterkant van kaarten voor gevechten; het getal zegt hoeveel het er zijn.
term-hellas-ares-example = Een 2 bij je tegenstander: hij heeft twee Ares-kaarten in de hand.

term-hellas-poseidon = Poseidon
term-hellas-poseidon-means = Het teken van de god van de zee, op de achterkant van kaarten voor schepen en zeevaarten; het getal zegt hoeveel het er zijn.
term-hellas-poseidon-example = Een 0 bij de stapel: er is geen Poseidon-kaart te trekken.

term-hellas-zeus = Zeus
term-hellas-zeus-means = Het teken van de oppergod, op de achterkant van kaarten voor van alles; het getal zegt hoeveel het er zijn.
term-hellas-zeus-example = Je tegenstander heeft een Zeus-kaart: het kan Bliksemschicht zijn.

term-hellas-hand = Handlimiet
term-hellas-hand-means = Je mag zeven godenkaarten hebben, hoogstens drie van één god; de voorkanten zijn verborgen, de achterkanten niet.
term-hellas-hand-example = Met 3 Ares- en 3 Poseidon-kaarten kan er alleen nog een Zeus-kaart bij.

term-hellas-tiles = Stapel velden
term-hellas-tiles-means = Landschapsvelden, nog gedekt; een zeevaart draait het bovenste om, en mislukt die, dan gaat het veld onder de stapel.
term-hellas-tiles-example = Er zijn er nog 12: de lijst toont welke, maar niet in welke volgorde.

term-hellas-god-piles = Godenstapels
term-hellas-god-piles-means = Godenkaarten om te trekken, voor elke god een gedekte stapel; een lege wordt vernieuwd met zijn afgelegde kaarten.
term-hellas-god-piles-example = Een actie met een kaart: je trekt de bovenste van de Zeus-stapel.

term-hellas-discards = Afgelegd
term-hellas-discards-means = Gespeelde godenkaarten liggen hier open, en beide spelers mogen ze bekijken.
term-hellas-discards-example = Bliksemschicht ligt hier: die heft voorlopig niets op.

term-hellas-dolphin = Dolfijn
term-hellas-dolphin-means = Een veld met alleen water, zonder stad; voor aanvallen over water grenzen alle velden die het raken aan elkaar.
term-hellas-dolphin-example = Je stad aan de ene kant van de dolfijn mag een stad aan de andere kant aanvallen.

term-hellas-city = Stad
term-hellas-city-means = Elk veld behalve de dolfijn heeft een stad; die is van de speler wiens Grieken er staan.
term-hellas-city-example = In Sparta staan twee van je Grieken: Sparta is een van je steden.

term-hellas-coast = Land en water
term-hellas-coast-means = Elke rand van een veld is land of water; een veld past waar land aan land en water aan water grenst.
term-hellas-coast-example = Een rand van water mag aan de dolfijn liggen, een rand van land niet.

term-hellas-bridge = Brug
term-hellas-bridge-means = Een brug verbindt het land aan beide kanten van het water; schepen op dit veld tellen aan beide kanten.
term-hellas-bridge-example = Eén schip bij de brug helpt een zeevaart aan de ene én de andere kant.

term-hellas-spot = Plek voor een veld
term-hellas-spot-means = Op een gouden plek mag het veld liggen: daar raakt het de dolfijn of twee velden en past het aan alle randen.
term-hellas-spot-example = Druk op een gestippelde plek en je leest waarom het daar niet mag.

term-hellas-majority = Scheepsmeerderheid
term-hellas-majority-means = Jouw schepen en die van je tegenstander op velden die over water aan deze plek grenzen; een zeevaart vraagt er meer van jou.
term-hellas-majority-example = 2 : 1 is genoeg, 2 : 2 niet.

term-hellas-reinforcement = Versterking
term-hellas-reinforcement-means = Drie acties, vrij te kiezen: een Griek of een schip uit de voorraad naar een van je steden, of een godenkaart.
term-hellas-reinforcement-example = Een Griek naar Sparta, een schip naar Argos, een Zeus-kaart.

term-hellas-voyage = Zeevaart
term-hellas-voyage-means = Draai een veld om en leg het aan; heb je daar de scheepsmeerderheid, dan is de nieuwe stad van jou.
term-hellas-voyage-example = Het lukt: een Griek komt in de nieuwe stad, en één schip gaat terug naar je voorraad.

term-hellas-attack = Aanval
term-hellas-attack-means = Grieken uit aangrenzende steden nemen een stad: over land met evenveel als de verdedigers, over water met één meer.
term-hellas-attack-example = 2 verdedigers: over land zijn 2 Grieken genoeg, over water heb je er 3 nodig.

term-hellas-steps = Acties
term-hellas-steps-means = De cirkels zijn de acties van je versterking: lichte zijn gedaan, de gouden is de volgende.
term-hellas-steps-example = De gouden cirkel toont 3: nu komt je derde actie.

term-hellas-reach = Binnen bereik
term-hellas-reach-means = Deze steden kunnen zoals het nu staat genomen worden: er kunnen genoeg Grieken komen, kaarten niet meegeteld.
term-hellas-reach-example = Argos heeft 1 Griek, en 2 kunnen over water komen: Argos is binnen bereik.

term-hellas-reply = Reactie
term-hellas-reply-means = De pijl betekent: deze kaart mag ook in de beurt van je tegenstander gespeeld worden.
term-hellas-reply-example = Bliksemschicht heft de kaart op die je tegenstander net gespeeld heeft.

term-hellas-fight = Sterkte
term-hellas-fight-means = Links wat de aanvallers hebben, rechts wat ze nodig hebben; godenkaarten kunnen beide nog veranderen.
term-hellas-fight-example = 3 tegen 4: nog één Griek of een kaart en de stad valt.

term-hellas-turn = Beurt
term-hellas-turn-means = Eén handeling per beurt: versterking, zeevaart of aanval; daarna mag je stukken tussen je steden verplaatsen.
term-hellas-turn-example = Na een versterking naar believen, na een verovering alleen naar de nieuwe stad.
