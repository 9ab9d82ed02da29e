# De artikelen van de regels, in de volgorde van het regelwerk; de Engelse tekst in docs/rules beslist.

HA-01-01 = Twee spelers: de een leidt de Trojanen, de ander de Achaeërs.
HA-01-02 = 108 kaarten: 96 legerkaarten en 12 helden, per kant 48 en 6.
HA-01-03 = Zes kleuren, R G B Y P N, voor legerkaarten, helden en tegels samen.
HA-01-04 = Legerkaarten hebben waarde 1 tot en met 4 (slingeraar, boogschutter, peltast, hopliet). Elke kleur met elke waarde is er per kant precies twee keer.
HA-01-05 = Elke kant heeft per kleur één held met een naam en een waarde van 3 tot en met 6.
HA-01-06 = Trojaanse helden: Akamas, Aeneas, Glaukos, Hector, Paris, Sarpedon. Achaeïsche: Ajax, Achilles, Agamemnon, Diomedes, Menelaos, Odysseus. Bekend zijn Ajax = G5 en Akamas = P4.
HA-01-07 = Twee spelersborden met vakjes voor front 1, 2, 3, reserve, heldenstapel, gunst en schande.
HA-01-08 = Zes gunstfiches, drie per kant in de kleur van die kant.
HA-01-09 = Zes schandefiches in een gemeenschappelijke voorraad.
HA-01-10 = Zes vierkante lottegels; elk van de vier zijden toont een kleur, alle vier verschillend.
HA-01-11 = Eén aanvallersteken; het ligt bij de aanvaller en doet verder niets.
HA-02-01 = Ieder schudt zijn 48 legerkaarten en verdeelt ze ongezien over vier gedekte stapels van 12: front 1, 2, 3 en reserve.
HA-02-02 = Ieder schudt zijn zes helden tot een gedekte heldenstapel.
HA-02-03 = Ieder legt drie gunstfiches in zijn vakje en begint zonder schande.
HA-02-04 = De zes lottegels worden tot een gedekte stapel geschud.
HA-02-05 = De borden liggen tegenover elkaar. Vanaf de eigen plaats gezien liggen de fronten van de Achaeërs van links naar rechts 1-2-3, die van de Trojanen 3-2-1; gelijke nummers liggen tegenover elkaar.
HA-02-06 = In de eerste veldslag valt de Achaeër aan.
HA-03-01 = Het spel is een reeks veldslagen. Een veldslag: opening, vier rondes (beurt van de aanvaller, beurt van de verdediger, lotsbeschikking), overwinning, eindfase. Terugtrekken leidt meteen tot de gevolgen ervan en dan tot de eindfase.
HA-03-02 = De volgende aanvaller is de winnaar van de veldslag, op punten of doordat de ander zich terugtrok.
HA-03-03 = Na een onbesliste veldslag wisselen de rollen: wie verdedigde, valt aan.
HA-04-01 = Stap 1: de aanvaller noemt ongezien een van zijn niet lege legerstapels, ook de reserve, en draait de bovenste kaart om: zijn voorhoede.
HA-04-02 = Stap 2: toont de voorhoede 1, 2 of 3, dan zijn beider fronten met dat nummer de actieve stapels, waar de voorhoede ook vandaan kwam.
HA-04-03 = Toont de voorhoede een 4, dan kiest de aanvaller zelf nummer 1, 2 of 3.
HA-04-04 = Wiens aangewezen front uitgeput is, vecht met zijn reserve. Dat geldt per speler: de ander houdt zijn front als dat nog standhoudt.
HA-04-05 = Stap 3: de aanvaller draait de bovenste lottegel om en legt hem in een van de vier standen tussen de spelers: één zijde naar zich toe, de zijde ertegenover naar de verdediger. Dat gebeurt vóór de voorhoede van de verdediger en vóór het trekken van de handen.
HA-04-06 = De voorhoede van de aanvaller ligt aan zijn kant van de tegel en geldt als gespeelde legerkaart; waar precies doet er niet toe.
HA-04-07 = Stap 4: de verdediger draait zonder keuze de bovenste kaart van zijn actieve stapel om als voorhoede. Is dat front leeg, dan komt ze uit de reserve, maar het front blijft de actieve stapel.
HA-04-08 = Stap 5: ieder trekt de bovenste vier kaarten van zijn actieve stapel en de bovenste kaart van zijn heldenstapel.
HA-05-01 = De aanvaller begint, dan om beurten; ieder heeft vier beurten.
HA-05-02 = Een beurt: hoogstens één actie, dan precies één legerkaart uit de hand open naast de eerdere leggen. De kaart is verplicht, behalve bij terugtrekken.
HA-05-03 = Elke legerkaart uit de hand mag gespeeld worden, van welke kleur of waarde ook. Helden worden zo nooit gespeeld.
HA-05-04 = Aan het begin van beurt t heb je 5-t legerkaarten, na beurt 4 geen.
HA-05-10 = Afleggen en trekken: een legerkaart uit de hand verlaat het spel voorgoed, hoe de veldslag ook afloopt; dan trek je de bovenste van de actieve stapel. Nodig: een legerkaart in de hand en een kaart om te trekken.
HA-05-11 = Is de actieve stapel leeg, dan komt de vervanging uit de reserve.
HA-05-20 = Held vervangen: de held in de hand gaat gedekt onder de heldenstapel, dan trek je de bovenste. Nodig: een held in de hand en een stapel die niet leeg is.
HA-05-30 = Held inzetten: de held uit de hand wordt open op een eigen gespeelde legerkaart gelegd, ook op de voorhoede.
HA-05-31 = Vanaf dan gelden waarde en kleur van de held in plaats van die van de bedekte kaart, die nergens meer voor telt (overhand en punten).
HA-05-40 = Versterken: een gunstfiche uit het vakje komt op een eigen gespeelde legerkaart, die dan 1 meer telt. Nodig: een held die in een eerdere beurt van deze veldslag is ingezet, een fiche in het vakje en een toegestaan doel.
HA-05-41 = Doel: een eigen gespeelde legerkaart, ook de voorhoede, geen held, niet bedekt en nog zonder fiche. Hoogstens één fiche per kaart.
HA-05-50 = Terugtrekken: in de eigen beurt voor het spelen van de kaart. De veldslag eindigt meteen, zie hoofdstuk 08.
HA-05-51 = De vijf acties sluiten elkaar uit; er geen doen mag altijd.
HA-05-52 = Met een held in de hand, een niet lege heldenstapel en een kaart om te trekken zijn er in elke beurt t acht mogelijkheden: geen actie 1, afleggen 5-t, vervangen 1, inzetten t, terugtrekken 1. Twee gelijke handkaarten zijn één mogelijkheid; op tafel telt elke plek apart.
HA-06-01 = De lotsbeschikking volgt op elke ronde, als beiden hun beurt hebben gehad, dus vier keer in een volledige veldslag; na terugtrekken vervalt ze.
HA-06-02 = Overhand: de waarden van al je zichtbare kaarten op tafel (voorhoede, legerkaarten, ingezette held) plus 1 per gunstfiche, ongeacht kleur; bedekte kaart en held in de hand tellen niet.
HA-06-03 = Wie het hoogste totaal heeft, mag de tegel precies 90 graden draaien, in welke richting ook, of laten liggen.
HA-06-04 = Bij gelijke totalen blijft de tegel liggen.
HA-06-05 = Zijden met de klok mee e0 tot en met e3, o is de zijde naar de Achaeër, wie er ook aanvalt: kleur van de Achaeër e[o], van de Trojaan e[(o+2)%4]; met de klok mee wordt o (o+3)%4, tegen de klok in (o+1)%4.
HA-06-06 = Ook in de vierde lotsbeschikking mag nog gedraaid worden; meteen daarna wordt geteld.
HA-07-01 = Na de vierde lotsbeschikking toont ieder de held die hij nog in de hand heeft.
HA-07-02 = Voor jou tellen twee kleuren: de zijde die naar jou wijst en de kleur van je held, ingezet of getoond.
HA-07-03 = Punten: de waarden van je zichtbare kaarten in deze kleuren plus 1 per gunstfiche op zo’n kaart.
HA-07-04 = Een held die alleen getoond is, leent zijn kleur, niet zijn waarde. Een ingezette held telt altijd met zijn waarde.
HA-07-05 = Wie meer punten heeft, wint de veldslag.
HA-07-06 = Winnaar: alle gespeelde legerkaarten, ook voorhoede en bedekte kaart, gaan naar zijn actieve stapel, de held, gespeeld of niet, naar de heldenstapel, gelegde gunstfiches naar zijn vakje.
HA-07-07 = Verliezer: alle gespeelde legerkaarten, ook voorhoede en bedekte kaart, en de gelegde gunstfiches verlaten het spel.
HA-07-08 = Een ingezette held van de verliezer verlaat het spel, tenzij die daarvoor in de plaats een gunstfiche uit zijn vakje inlevert; dan gaat de held naar de heldenstapel. Die keuze is vrij.
HA-07-09 = Een alleen getoonde held van de verliezer gaat gratis naar de heldenstapel.
HA-07-10 = Gelijke stand: beiden nemen alles van tafel en hand terug (legerkaarten naar de actieve stapel, held naar de heldenstapel, fiches naar het vakje); zie HA-03-03. Afgelegde kaarten blijven verloren.
HA-08-01 = Wie zich terugtrekt, verliest de veldslag; de ander wint hem.
HA-08-02 = Winnaar: gespeelde legerkaarten en die in de hand gaan naar de actieve stapel, de held, uit de hand of van tafel, naar de heldenstapel, gelegde fiches naar het vakje.
HA-08-03 = Verliezer, stap 1: gespeelde legerkaarten, ook voorhoede en bedekte kaart, en gelegde gunstfiches verlaten het spel.
HA-08-04 = Verliezer, stap 2: een ingezette held verlaat het spel, tenzij een gunstfiche uit het vakje in zijn plaats gaat.
HA-08-05 = Verliezer, stap 3: de legerkaarten in de hand gaan naar de actieve stapel, een held in de hand ongetoond naar de heldenstapel.
HA-08-06 = Verliezer, stap 4 (prijs van de schande): voor elk schandefiche dat hij al heeft, verlaat nog een legerkaart van de actieve stapel het spel; wat ontbreekt, komt uit de reserve.
HA-08-07 = Verliezer, stap 5: hij neemt een schandefiche, tenzij hij er al drie heeft. Daarna kost terugtrekken drie kaarten en levert het geen fiche meer op.
HA-08-08 = Schandefiches raak je nooit meer kwijt; ze werken alleen door HA-08-06.
HA-08-09 = Terugtrekken in de eigen beurt t met s schandefiches kost t + s legerkaarten.
HA-08-10 = Na terugtrekken wordt niet geteld, geen held getoond en vervalt de lotsbeschikking van die ronde.
HA-09-01 = Controle van de fronten: ieder telt elk front dat hij in deze veldslag gebruikt heeft: zijn actieve stapel en elk front waaruit een kaart getrokken is. Met minder dan 5 kaarten is het voor de rest van het spel uitgeput.
HA-09-02 = De overige kaarten van een uitgeput front gaan naar de reserve, die dan geschud wordt.
HA-09-03 = Controle van de reserve: wie zijn reserve in deze veldslag gebruikt heeft, als actieve stapel of omdat er een kaart uit getrokken is, telt haar; met minder dan 5 kaarten is ze uitgeput, zie hoofdstuk 10.
HA-09-04 = Gaat het spel verder, dan worden alle actieve stapels geschud (met vanguard_return=origin ook de bron van de voorhoede).
HA-09-05 = Gaat het spel verder, dan worden beide heldenstapels geschud.
HA-09-06 = Gaat het spel verder, dan gaat de gebruikte tegel opzij. Zijn alle zes gebruikt, dan worden ze alle zes opnieuw geschud.
HA-09-07 = Dan begint de volgende veldslag.
HA-10-01 = Wiens drie fronten alle uitgeput zijn, verliest.
HA-10-02 = Wiens reserve uitgeput is, verliest meteen, ook als er nog fronten standhouden.
HA-10-03 = Beide worden alleen in de eindfase gecontroleerd, nooit tijdens de veldslag (uitzondering HA-R-06).
HA-10-04 = Er is geen telling over meer veldslagen, geen maximum aan veldslagen en geen andere overwinning (uitzonderingen HA-R-06, HA-R-32, HA-R-44).
HA-11-01 = Legerstapels, heldenstapels en tegels liggen gedekt; niemand kijkt erin, ook de eigenaar niet.
HA-11-02 = Open voor beiden: voorhoedes, gespeelde kaarten, ingezette helden, gelegde fiches, de tegel en zijn stand, de vakjes, schande, grootte en staat van de stapels, het aanvallersteken en wie welke actie deed.
HA-11-03 = Alleen voor de eigenaar: legerkaarten in de hand, de held in de hand en een held die bij het vervangen onderop is gelegd.
HA-11-04 = Bij het bepalen van de overwinning worden beide helden open (HA-07-01). Bij terugtrekken blijven niet ingezette helden en handkaarten voor de tegenstander verborgen.
HA-11-05 = De groottes van de stapels zijn bekend, want elke beweging wordt gezien.
HA-11-06 = Kaarten die het spel verlaten zijn gewoonlijk open, ook door afleggen en trekken of door schande.
HA-11-07 = Gebruikte tegels zijn door beiden gezien; welke nog komen is dus bekend, hun volgorde niet.
HA-12-00 = Met greek_seat=random: de plaatsen, vóór al het andere.
HA-12-01 = Opbouw: beide legers, beide heldenstapels en de tegels worden geschud.
HA-12-02 = Opening, in deze volgorde: voorhoede van de aanvaller, tegel, voorhoede van de verdediger, vier kaarten van de aanvaller, vier van de verdediger, held van de aanvaller, held van de verdediger.
HA-12-03 = Beurt: één kaart per afleggen en trekken, één held per vervanging (toeval alleen voor zover ongezien).
HA-12-04 = Terugtrekken: welke kaarten de schande kost (HA-R-28).
HA-12-05 = Eindfase (met exhaust_now samenvoegen ook in de opening): de reserve wordt voor elk nieuw uitgeput front geschud, dan elke actieve stapel (met origin ook de bron van de voorhoede), beide heldenstapels en na elke zesde veldslag de tegels.
HA-12-06 = Niets anders is toeval; lotsbeschikkingen en telling volgen alleen uit de keuzes.
HA-R-01 = Voorhoede van 4: te kiezen zijn de nummers 1, 2, 3; met four_choice=fronts_and_home ook reserve tegen reserve (number 4), wat four_dead_numbers nooit uitsluit.
HA-R-02 = Een 4 mag ook uitgeputte fronten noemen; de reserve vervangt ze zoals altijd. four_dead_numbers=own_alive staat alleen nummers toe waarvan het front bij de aanvaller standhoudt, both_alive alleen die bij beiden standhouden. Blijft er geen nummer over, dan kiest de aanvaller uit zijn fronten die standhouden.
HA-R-03 = De voorhoede mag uit elk van de vier stapels van de aanvaller komen die niet leeg is, ook uit de reserve. Een voorhoede uit de reserve maakt die niet tot actieve stapel; haar waarde wijst aan zoals altijd.
HA-R-04 = Een voorhoede uit een andere stapel keert terug naar de actieve stapel; met vanguard_return=origin gaat die van de aanvaller terug naar haar bron, die dan geschud wordt, of naar de reserve als die bron intussen gevallen is. Al het andere gaat naar de actieve stapel. Een stapel mag meer dan 12 kaarten hebben.
HA-R-05 = De eindfase controleert alle stapels die in de veldslag gebruikt zijn: de actieve stapel en elke stapel waaruit in deze veldslag minstens één kaart getrokken is, zelfs als die terugkwam, maar niet een stapel die alleen kaarten kreeg. Zo heeft bij het begin van een veldslag elke stapel die nog staat minstens 5 kaarten. Met check_scope=designated worden alleen de aangewezen actieve stapels gecontroleerd.
HA-R-06 = Is de actieve stapel te klein (alleen mogelijk met check_scope=designated), dan komt de rest uit de reserve. Zodra het nummer vaststaat, nog vóór de tegel, moet de aanvaller 4 en de verdediger 5 kaarten uit actieve stapel en reserve samen kunnen nemen; wie dat niet kan, verliest meteen, en kunnen beiden het niet, dan is het spel onbeslist. Met short_opening=exhaust_now vallen eerst de te kleine fronten van beiden samen (minder dan 4 bij de aanvaller, minder dan 5 bij de verdediger); wie dan geen front meer heeft, verliest meteen (HA-10-01), en treft dat beiden, dan is het spel onbeslist.
HA-R-07 = Afleggen en trekken: het trekken hoort erbij. De reserve helpt alleen als de actieve stapel leeg is; zijn beide leeg, dan mag de actie niet. Andere fronten geven nooit kaarten.
HA-R-08 = Afgelegde kaarten zijn open; met discards=owner_only ziet de tegenstander afgelegde en door schande verloren kaarten niet. Gespeelde kaarten die het spel verlaten, blijven bekend.
HA-R-09 = Is de heldenstapel bij de opening leeg, dan telt alleen de kleur van de tegel; vervangen, inzetten en versterken vervallen.
HA-R-10 = Bij een lege heldenstapel mag vervangen niet. Met één held in de stapel wisselen de twee.
HA-R-11 = Een ingezette held wordt niet vervangen of verplaatst; één inzet per veldslag.
HA-R-12 = Terugtrekken mag alleen in de eigen beurt vóór de kaart, van de eerste tot en met de vierde; niet in de lotsbeschikking, niet in de beurt van de ander en niet na de eigen vierde kaart.
HA-R-13 = Terugtrekken is de enige actie van de beurt; een andere ervoor mag niet.
HA-R-14 = Eerst de actie, dan de kaart. Op de kaart van deze beurt komt dus geen held of fiche.
HA-R-15 = Hoogstens één actie per beurt.
HA-R-16 = De lotsbeschikking volgt op elke ronde, niet op elke beurt.
HA-R-17 = Voor de overhand tellen voorhoede, ingezette held en gelegde fiches, op elke kleur; bedekte kaart en held in de hand niet.
HA-R-18 = Gunstfiches gaan op elke eigen onbedekte legerkaart zonder fiche, ook op de voorhoede; nooit op helden of kaarten van de tegenstander.
HA-R-19 = Een held kan nooit op een kaart met een fiche komen: fiches vragen een al ingezette held.
HA-R-20 = Bij het tellen geldt een gunstfiche alleen op een kaart in een kleur die telt.
HA-R-21 = Hebben tegel en held dezelfde kleur, dan telt elke kaart maar één keer.
HA-R-22 = Een ingezette held telt altijd, welke kaart hij ook bedekt, want zijn kleur telt altijd.
HA-R-23 = Ook na een veldslag die op punten eindigt, verlaten de gelegde fiches van de verliezer het spel.
HA-R-24 = De held wordt met precies één gunstfiche uit het vakje vrijgekocht, nooit met een gelegd fiche, en alleen als hij ingezet was, ook bij terugtrekken. Eén keer per veldslag; er wordt open beslist op het moment van verlies.
HA-R-25 = Ook na terugtrekken keren de fiches van de winnaar naar zijn vakje terug.
HA-R-26 = De schande kost kaarten nadat de hand is teruggelegd; met shame_timing=before_hand ervoor. Alleen welke kaarten verloren gaan is dan anders.
HA-R-27 = De schandefiches van vóór dit terugtrekken tellen: de eerste keer kost 0 kaarten, de tweede 1, de derde 2, elke volgende 3.
HA-R-28 = Voor de schande wordt de actieve stapel geschud nadat de hand terug is, dan gaan de bovenste kaarten; met before_hand ongeschud. Alleen wat ontbreekt, komt boven van de reserve. Zijn beide leeg, dan vervalt de rest.
HA-R-29 = Na terugtrekken worden held en hand niet getoond; dat gebeurt alleen bij het tellen.
HA-R-30 = Een onbesliste veldslag blijft onbeslist: alles terug (HA-07-10), geen schande, geen vrijkopen, de rollen wisselen.
HA-R-31 = Na terugtrekken valt de ander aan, want hij heeft gewonnen; was hij al aanvaller, dan blijft hij dat.
HA-R-32 = Verliezen beiden in dezelfde eindfase, dan wint de winnaar van de laatste veldslag het spel; was die onbeslist, dan is het spel dat ook. Met check_scope=designated en vanguard_return=battle_pile komt dat niet voor.
HA-R-33 = In de eindfase eerst de fronten van beiden, met het samenvoegen, dan de reserves; is het derde front gevallen, dan wordt er niets meer gecontroleerd.
HA-R-34 = Vecht de een met de reserve en de ander met een front, dan trekt, legt terug, controleert en schudt ieder zijn eigen actieve stapel.
HA-R-35 = De tegel wordt in de opening getrokken, na voorhoede en nummer. Er wordt opnieuw geschud in de eindfase van de veldslag met de zesde, die inbegrepen.
HA-R-36 = Hoe de tegels eruitzagen is niet overgeleverd; onze set is nagemaakt: vier verschillende kleuren per tegel, elke kleur op vier tegels, en geel ligt één keer tegenover blauw.
HA-R-37 = Waarden en kleuren van de helden zijn nagemaakt, behalve Ajax G5 en Akamas P4; beide kanten hebben dezelfde waarden: 6, 5, 5, 4, 4, 3.
HA-R-38 = Naar de grootte van een stapel mag je altijd vragen, erin kijken mag niet; kaarten die het spel verlaten hebben, mag je met discards=public bekijken. Wat je in een stapel zag teruggaan, weet je.
HA-R-39 = De reserve wordt meteen na elke samenvoeging geschud (met exhaust_now ook in de opening). Een andere bron van de voorhoede wordt alleen met origin geschud, als de voorhoede terugkomt. Na het einde van het spel wordt niet meer geschud.
HA-R-40 = Speler 1 leidt de Achaeërs; greek_seat=1 geeft ze aan speler 2, random loot.
HA-R-41 = Met een 4 wordt het nummer gekozen voordat de tegel te zien is.
HA-R-42 = De aanvaller legt de tegel met kennis van zijn voorhoede en het nummer, maar niet van zijn hand, zijn held of de voorhoede van de tegenstander.
HA-R-43 = De bedekte kaart blijft een gespeelde legerkaart als het om terugkeer of verlies gaat.
HA-R-44 = Is het spel na de eindfase van veldslag max_battles (500) nog niet beslist, dan eindigt het onbeslist.
HA-R-45 = Dat je met een lege hand een kaart moet spelen, komt niet voor.
HA-R-46 = Terugtrekken kan zelf het spel kosten; schande en controles gaan gewoon door.
HA-R-47 = In de voorbeelden van de boekjes staan kleine fouten; de sommen 9 en 11 kloppen overal.
HA-R-48 = “Uitgeput” betekent altijd minder dan 5 kaarten bij de controle, niet nul.
HA-R-49 = De twee gelijke legerkaarten zijn niet te onderscheiden; nergens staat welke van de twee het is.
HA-R-50 = Uit welke stapel een gedekte handkaart kwam, wordt niet bijgehouden: de tegenstander weet alleen hoeveel er uit de reserve kwamen, niet welke.
