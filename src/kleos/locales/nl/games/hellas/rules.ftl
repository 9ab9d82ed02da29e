# De artikelen van de regels, in de volgorde van het regelwerk; de Engelse tekst in docs/rules beslist.

HE-COMP-01 = 30 Grieken, 15 per speler.
HE-COMP-02 = 20 schepen, 10 per speler.
HE-COMP-03 = 48 godenkaarten: 16 van Ares, 16 van Poseidon, 16 van Zeus.
HE-COMP-04 = Twee overzichtskaarten in de spelerskleuren, zonder werking.
HE-COMP-05 = 24 landschapsvelden; op één ervan staat de dolfijn.
HE-COMP-06 = De velden tonen land en water in wisselende ligging en een stad, sommige ook een tempel.
HE-COMP-07 = De velden zijn zeshoeken; hun randen en het aantal tempels zijn gegevens.
HE-COMP-08 = Doel: als eerste tien steden met eigen Grieken in handen hebben.
HE-SET-01 = Ieder neemt zijn 15 Grieken en 10 schepen als voorraad.
HE-SET-02 = De godenkaarten per god sorteren en de drie stapels elk apart gedekt schudden.
HE-SET-03 = Ieder trekt van elke stapel één kaart in de hand.
HE-SET-04 = Het dolfijnveld ligt als beginpunt op tafel.
HE-SET-05 = De andere 23 velden worden tot een gedekte stapel geschud.
HE-COAST-01 = Licht begint; om de beurt draai je het bovenste veld om en leg je het aan.
HE-COAST-02 = Op elk veld dat je legt, komen een eigen Griek in de stad en een eigen schip ernaast.
HE-COAST-03 = Randen: water aan water, land aan land.
HE-COAST-04 = Contact: het veld raakt het dolfijnveld of minstens twee al gelegde velden.
HE-COAST-05 = Past een veld nergens, dan gaat het open opzij en draait dezelfde speler het volgende om.
HE-COAST-06 = Ook een veld met tempel gaat open opzij.
HE-COAST-07 = Beide gelden alleen in deze fase; later worden tempelvelden gewoon gelegd.
HE-COAST-08 = De kust is klaar als ieder vier velden heeft gelegd: ieder heeft 4 Grieken en 4 schepen op het bord.
HE-COAST-09 = Dan worden de opzijgelegde velden door de gedekte stapel geschud.
HE-COAST-10 = Licht heeft de eerste gewone beurt, daarna om de beurt.
HE-COAST-11 = In deze fase zijn scheepsmeerderheid en betaling niet nodig; voor de ene zee zie HE-R-03.
HE-TURN-01 = In je beurt kondig je precies één van de drie handelingen aan en voer je die uit: versterking, zeevaart, aanval.
HE-TURN-02 = Daarna mag je reorganiseren.
HE-TURN-03 = In je beurt mag je zoveel godenkaarten gebruiken als je wilt.
HE-TURN-04 = Dan is de ander aan de beurt.
HE-TURN-05 = Passen kan niet: er moet een handeling genoemd worden, ook als die niets oplevert.
HE-REIN-01 = Drie acties in willekeurige mix en volgorde, ook meermaals dezelfde.
HE-REIN-02 = Wie meer tempelsteden heeft dan de tegenstander, doet er vier.
HE-REIN-03 = Actie Griek: uit de voorraad naar een stad met minstens één eigen Griek; gewoonlijk hoogstens 3 eigen Grieken daar.
HE-REIN-04 = Actie schip: uit de voorraad naar een stad met eigen Grieken, ook als daar nog geen schip ligt; nooit meer dan 3 eigen schepen daar.
HE-REIN-05 = Actie kaart: een kaart van een van de drie stapels trekken.
HE-REIN-06 = Handlimiet: 7 kaarten in totaal en 3 per god, nooit meer.
HE-REIN-07 = Getrokken kaarten blijven tot het einde van de hele versterking ongezien; dan bekijk je ze en neem je ze in de hand. Door een werking (Z5) getrokken kaarten bekijk je meteen één voor één.
HE-REIN-08 = Ongeziene getrokken kaarten tellen al voor beide limieten, want de achterkant toont de god.
HE-REIN-09 = Zonder Grieken in de voorraad is er geen actie Griek, zonder schepen geen actie schip.
HE-REIN-10 = Voor de acties Griek en schip is geen buurveld en geen toegang tot water nodig.
HE-VOY-01 = Het bovenste veld omdraaien en proberen aan te leggen; past het op meer manieren, dan kies je plek en draaiing.
HE-VOY-02 = Land aan land, water aan water.
HE-VOY-03 = Contact met minstens twee al gelegde velden of met het dolfijnveld.
HE-VOY-04 = Geen nieuw, gescheiden water: al het water moet aansluiten op de ene bestaande zee.
HE-VOY-05 = Scheepsmeerderheid: op de velden die langs water aan het nieuwe grenzen, moet je meer schepen hebben dan je tegenstander.
HE-VOY-06 = Schepen op een veld waarvan het land door een brug verbonden is, tellen naar beide kanten.
HE-VOY-07 = Lukt het, dan komt een Griek uit de voorraad in de nieuwe stad.
HE-VOY-08 = Is er geen Griek in de voorraad, dan komt hij uit een eigen stad met minstens twee Grieken.
HE-VOY-09 = Betaling als het lukt: een eigen schip van een direct aangrenzend veld gaat naar de voorraad.
HE-VOY-10 = Mislukt het, dan gaat het veld onder de stapel, zonder Griek en zonder betaling.
HE-VOY-11 = Na een mislukking wordt geen tweede veld omgedraaid; de handeling is op.
HE-VOY-12 = Een zeevaart mag ook zonder schip aangekondigd worden; ze mislukt dan, tenzij een kaart helpt.
HE-VOY-13 = Contact met alleen de dolfijn geeft nooit de meerderheid, want die draagt geen schepen: minstens één eigen schip moet meetellen, ook met de kaart voor evenveel schepen.
HE-VOY-14 = Vóór het reorganiseren staan in de nieuwe stad 1 Griek en geen schip.
HE-ATK-01 = Noem een stad van je tegenstander als doel.
HE-ATK-02 = Aanval over land: uit eigen steden waarvan het veld over land direct aan het veld van het doel grenst.
HE-ATK-03 = Zoveel Grieken als je wilt, uit een of meer van zulke steden, trekken naar het doel.
HE-ATK-04 = In elke stad van vertrek blijft minstens één Griek, de stadhouder; vanuit een stad met maar één Griek kun je gewoonlijk niet aanvallen.
HE-ATK-05 = Komen de aanvallers uit meer steden, dan mogen er tijdens het gevecht meer dan 3 in het doel zijn.
HE-ATK-06 = Over land lukt het met minstens evenveel aanvallers als verdedigers.
HE-ATK-07 = Schepen vechten niet, tenzij een kaart het zegt.
HE-ATK-08 = Aanval over water, vanaf eigen velden die een waterrand met het doel delen (of volgens HE-ATK-10): er is minstens één aanvaller meer dan verdedigers nodig.
HE-ATK-09 = Dat geldt zodra een deel van de Grieken over water komt.
HE-ATK-10 = Voor aanvallen over water zijn alle velden aan de dolfijn elkaars buren: je springt eroverheen.
HE-ATK-11 = Of het lukt wordt na de godenkaarten bepaald.
HE-ATK-12 = Lukt het, dan gaan alle Grieken en schepen van de verdediger daar naar zijn voorraad.
HE-ATK-13 = De aanvaller mag daar evenveel eigen schepen zetten als de verdediger had, voor zover zijn voorraad reikt.
HE-ATK-14 = De winnaars blijven in de stad; wat boven de drie uitkomt, gaat naar de voorraad.
HE-ATK-15 = Mislukt het, dan gaan alle aanvallende Grieken meteen naar de voorraad van de aanvaller; de verdediger verliest niets.
HE-ATK-16 = De winnaar verliest niets behalve het overschot.
HE-ATK-17 = Bij elke aanval gaat minstens één echte Griek mee; een veroverde stad is dus nooit leeg.
HE-REORG-01 = Na een versterking: eigen Grieken en schepen vrij tussen eigen steden verplaatsen, ook als die niet aan elkaar grenzen.
HE-REORG-02 = Na een zeevaart of een gewonnen aanval: alleen naar de nieuwe stad.
HE-REORG-03 = Ook hier geldt: hoogstens 3 Grieken en 3 schepen per stad.
HE-REORG-04 = In elke stad blijft minstens één Griek; schepen mogen allemaal gaan.
HE-REORG-05 = Na een mislukte zeevaart of aanval is er niets te reorganiseren.
HE-REORG-06 = Reorganiseren is vrijwillig.
HE-GOD-01 = Thema’s: Poseidon de zee, Ares de oorlog, Zeus gemengd; zonder gevolg voor de regels.
HE-GOD-02 = Handlimiet: hoogstens 7, hoogstens 3 per god.
HE-GOD-03 = Een kaart wordt open gelegd, gelezen, uitgevoerd en gaat dan naar de open aflegstapel van haar god.
HE-GOD-04 = Een lege stapel wordt uit de aflegstapel van die god opnieuw geschud.
HE-GOD-05 = Je mag in één beurt meer dan één kaart spelen.
HE-GOD-06 = Kaarten met het teken mag je ook in de beurt van de tegenstander leggen, andere alleen in je eigen beurt.
HE-GOD-07 = Op een kaart van de tegenstander antwoord je meteen nadat ze gelegd is, voordat haar keuzes gemaakt worden.
HE-GOD-08 = Een net getrokken kaart mag niet meteen gebruikt worden.
HE-GOD-09 = Uitzondering: met de Zeuskaart “twee beurten na elkaar” mag je in de tweede beurt kaarten gebruiken die je in de eerste getrokken hebt; ze moet vóór de versterking gelegd worden.
HE-GOD-10 = Geeft een kaart nieuwe stukken en schiet de voorraad tekort, dan mag je in plaats daarvan op het bord verschuiven, volgens de regels van het reorganiseren.
HE-GOD-11 = Een kaart die bij één handeling hoort, mag niet in een beurt met een andere handeling gelegd worden.
HE-GOD-12 = De startspeler legt in de eerste gewone beurt geen godenkaart.
HE-GOD-13 = Bij twijfel werkt een kaart in het voordeel van wie haar legt.
HE-GOD-14 = Ook antwoorden kunnen beantwoord worden: wordt een opheffing opgeheven, dan geldt de eerste kaart weer.
HE-GOD-15 = Je kunt alleen een kaart van de tegenstander opheffen.
HE-GOD-16 = Kaarten die het boekje noemt: schepen vechten mee, kaart opheffen, kaart houden, steden ruilen, twee beurten, schepen tot Grieken, verre aanval, gelijk over water, een Griek meer, twee aanvallen.
HE-GOD-17 = Erratum: het teken op “schepen tot Grieken” is een drukfout; alleen in de eigen beurt.
HE-GOD-18 = Vóór het eerste spel mogen alle kaarten gelezen worden; hun lijst is bij iedereen bekend.
HE-END-01 = Het spel eindigt als een speler aan het einde van zijn beurt tien steden heeft; hij wint. Bij twee beurten na elkaar wordt na elke gecontroleerd.
HE-END-02 = De overzichtskaart zegt “zodra de tiende stad genomen is”; zie HE-R-20.
HE-END-03 = Tien of meer telt als tien.
HE-END-04 = Geen onbeslist spel en geen gelijktijdige winst: alleen wie aan de beurt is, wordt gecontroleerd (behalve HE-R-37).
HE-END-05 = Elke gelegde stad heeft altijd precies één bezitter; samen zijn het er dus 8 plus de gelukte zeevaarten.
HE-END-06 = In het gewone spel raakt de stapel velden niet leeg: bij 9 steden elk zijn er nog 5.
HE-R-01 = Het dolfijnveld heeft geen stad en zes waterranden.
HE-R-02 = Randen, tempels en bruggen zijn gegevens: 23 velden, elke rand helemaal water of helemaal land, het land van een veld is één geheel.
HE-R-03 = Ook bij het leggen van de kust moet elk water van een veld aan een bestaande waterrand raken; coast_single_sea=false volgt de letter van het boekje.
HE-R-04 = Drie acties zijn verplicht zolang er een mogelijk is; verdere (tempels, Z6) zijn vrijwillig. reinforce_strict=false: alle vrijwillig.
HE-R-05 = Elk water van het nieuwe veld moet minstens één bestaande waterrand raken; een brug verbindt wateren. Een veld zonder waterrand past, maar haalt geen scheepsmeerderheid.
HE-R-06 = De scheepsmeerderheid telt over alle buren langs water samen en vraagt meer dan de tegenstander; de dolfijn telt 0. ship_majority=all_sum: over alle buren; each: bij elke buur langs water behalve de dolfijn (0:0 is niet genoeg); any: bij één.
HE-R-07 = Schepen horen bij het veld en tellen voor al zijn wateren.
HE-R-08 = Betaald wordt van elk aangrenzend veld; pay_from=water: alleen van een veld dat langs water grenst, als daar een eigen schip ligt.
HE-R-09 = Is de stapel velden leeg, dan mag er geen zeevaart aangekondigd worden; raakt hij tijdens de handeling leeg, dan wordt er niets meer omgedraaid.
HE-R-10 = Een passend veld moet gelegd worden; met voyage_refuse=true mag je het laten, dat geldt als mislukt.
HE-R-11 = Zonder een echte Griek is er geen aanval, ook niet met de kaart “een Griek meer”.
HE-R-12 = Raakt een stad het doel over land én via de dolfijn, dan geldt de aanval als over land.
HE-R-13 = Van een aanval kun je afzien voordat de eerste Griek gaat: is er nog niet gevochten, dan is de handeling verloren, zonder reorganiseren; na een gevecht (twee aanvallen) eindigt ze gewoon. Daarna wordt er gevochten.
HE-R-14 = Ook een hopeloze aanval mag.
HE-R-15 = “Net getrokken” geldt tot het einde van de beurt waarin getrokken werd, met het reorganiseren; met het teken is de kaart in de volgende beurt van de tegenstander bruikbaar. Gelijke kaarten: je mag er een leggen als je er meer in de hand hebt dan je deze beurt kreeg.
HE-R-16 = In de eerste beurt zijn alleen de startspeler godenkaarten verboden, ook tegenantwoorden; first_turn_ban=both verbiedt ook de antwoorden van de ander in die beurt, maar niet kaarten in diens eigen eerste beurt.
HE-R-17 = Wanneer je eigen kaarten legt: bij het noemen van de handeling (Z3, vrije); bij elke actie van een versterking (Z6, vrije); bij een omgedraaid veld (P2 P4 P6, vrije); bij het noemen van een doel (A3 A4 A5, vrije); in het gevecht (alleen A1 A2 P1 Z2); aan het einde van de handeling vóór het reorganiseren (P5 Z8, vrije). Vrije kaarten: A6 P3 P7 Z2 Z4 Z5 Z7. Geen kaart tussen twee send en na de eerste lift.
HE-R-18 = In het gevecht legt eerst de aanvaller, dan om de beurt; twee keer passen na elkaar sluit het. Elke gelegde kaart opent een antwoordvenster.
HE-R-19 = Opheffen treft alleen de net gelegde kaart van de tegenstander.
HE-R-20 = Je wint aan het einde van je eigen beurt met tien of meer steden; win_timing=instant: meteen.
HE-R-21 = De extra beurt is een hele beurt (handeling, reorganiseren, controle van de winst); de controle na de eerste kan al winst opleveren. De blokkering van getrokken kaarten eindigt ertussen.
HE-R-22 = Antwoorden op antwoorden: strikt om de beurt, de laatste werkt eerst, willekeurig diep. Een venster waarin gepast is, opent voor die kaart niet opnieuw.
HE-R-23 = Een opgeheven kaart gaat naar de aflegstapel van haar god; wat betaald is, blijft betaald.
HE-R-24 = Ieder heeft hoogstens één open kaart: de laatste eigen kaart die gewerkt heeft. Ze wordt afgelegd als de volgende eigen kaart werkt, als een gevecht begint of eindigt en aan het einde van de beurt. “Houden” neemt haar terug in de hand; haar werking blijft en ze mag opnieuw gelegd worden. “Houden” zelf en opgeheven kaarten zijn nooit open. In de eigen beurt in elk eigen venster, in de beurt van de tegenstander in een gevecht.
HE-R-25 = Een zo teruggenomen kaart geldt niet als net getrokken.
HE-R-26 = Wie geen stad meer heeft, speelt verder, alleen met de actie kaart; het spel biedt aan om op te geven. zero_city_loss=true: hij verliest zodra de laatste stad genomen is.
HE-R-27 = Een lege voorraad zonder stad met twee Grieken komt niet voor.
HE-R-28 = Bij de ruil van schepen mag je er ook minder zetten, of geen.
HE-R-29 = Overtollige winnaars gaan naar de voorraad; reorganiseren vult de stad maar tot 3.
HE-R-30 = De tempels worden geteld als de versterking genoemd wordt, later niet meer.
HE-R-31 = Verre aanval: alleen doelen zonder contact met eigen steden, ook niet over de dolfijn (of afzien); uit alle eigen steden met minstens 2 Grieken; geldt als over water (één meer); op zodra er aangevallen wordt.
HE-R-32 = Twee aanvallen: te leggen voordat een doel genoemd is; elk gevecht heeft een ander doel; elk volgend exemplaar geeft nog een gevecht; de ruil van schepen volgt op elk gevecht; een net gewonnen stad mag stad van vertrek zijn; het tweede gevecht is vrijwillig, ook als het eerste mislukte; er wordt één keer aan het einde gereorganiseerd, naar de veroverde steden; in elke stad van vertrek blijft een stadhouder.
HE-R-33 = Schepen tot Grieken: hoogstens 3 Grieken; is er geen voorraad, dan geldt HE-GOD-10.
HE-R-34 = Verdediging = Grieken + extra Grieken door kaarten + schepen als ze meevechten; dan zijn er over land evenveel nodig, over water één meer.
HE-R-35 = “Houden” kan alleen als de hand, zonder haar maar met ongeziene kaarten, minder dan 3 kaarten heeft van de god van de kaart die terugkomt.
HE-R-36 = Open: bord, voorraden, aantal handkaarten per god, aflegstapels, stapelgroottes, velden die je onder de stapel zag gaan. Alleen voor de eigenaar: de handkaarten. Verborgen: volgordes en ongezien getrokken kaarten, ook voor wie ze trok. open_counts=false: zie HE-R-52.
HE-R-37 = Na turn_cap beurten (300) wint wie de meeste steden heeft; anders is het spel onbeslist.
HE-R-38 = Raakt de stapel bij de kust op, dan worden één keer de opzijgelegde velden zonder tempel opnieuw geschud; helpt dat niet, dan zijn ook tempelvelden toegestaan; anders begint het spel opnieuw.
HE-R-39 = Teksten en aantallen van de overige godenkaarten zijn gegevens; het zijn er 16 per god.
HE-R-40 = De afbeelding in het boekje bedoelt alleen de vorm; de scheepsmeerderheid geldt toch.
HE-R-41 = De sprong over de dolfijn geldt alleen voor aanvallen.
HE-R-42 = Willen beiden tegelijk iets doen, dan eerst wie aan de beurt is, daarna de ander.
HE-R-43 = Een godenstapel wordt vernieuwd zodra de laatste kaart gaat; is de aflegstapel leeg, dan zodra er getrokken moet worden en er afgelegde kaarten zijn. Ongeziene kaarten van de oude stapel blijven wat ze zijn.
HE-R-44 = De Griek voor de nieuwe stad komt uit de voorraad, en alleen van het bord als die leeg is.
HE-R-45 = Na elke kaart is er een antwoordvenster, ook tussen twee eigen kaarten.
HE-R-46 = Een venster opent alleen op open feiten, zodat het niets verraadt: voor een antwoord als de ander minstens één Zeus-achterkant heeft; in een gevecht bij een Ares-achterkant, bij een verdediger met schepen daar die nog niet meevechten ook bij een Poseidon-achterkant, met een open eigen kaart ook bij een Zeus-achterkant; nooit tijdens het verbod van de eerste beurt. Een venster dat niet opent, geldt als passen. Met open_counts=false: als de hand niet leeg is.
HE-R-47 = Aanval mag noemen wie een doel kan bereiken of meteen A3 of A5 kan leggen.
HE-R-48 = Reorganiseren in vaste vorm: Grieken oppakken, steden oplopend, oplopend neerzetten in steden waar er geen is opgepakt, dan net zo de schepen, klaar. Bij maar één nieuwe stad gaat het opgepakte stuk daar meteen heen. Op de pagina sleep je vrij.
HE-R-49 = Aanvallers worden één voor één gestuurd (send), steden oplopend; commit vraagt er minstens één, withdraw kan alleen vóór de eerste.
HE-R-50 = P6 mag niet gelegd worden als de stapel velden leeg is.
HE-R-51 = lay c EDGE: de plek voorbij die rand (E NE NW W SW SE) van veld c, de buur met het laagste nummer (0 = dolfijn); turn k volgt alleen als meer draaiingen passen. Velden heten naar hun randen, W water en L land, t voor een tempel.
HE-R-52 = open_counts=false verandert alleen de vensters: ze openen zodra de hand niet leeg is (HE-R-46). De aantallen blijven op tafel te zien, want ieder heeft ze kunnen volgen.
HE-R-53 = Bij een diefstal (Z7) zien toeschouwers alleen de achterkant, beide spelers de kaart.
HE-R-54 = Een kaart die niets zou veranderen, mag gelegd worden, tenzij haar artikel iets anders zegt (A2, P1, Z3).
HE-R-55 = Eigen velden: een set heeft minstens acht velden met een stad en een waterkant nodig. Lukt de kust ook bij het tiende begin niet (HE-R-38), dan is het spel onbeslist.
HE-R-56 = “Houden” haalt geen kaart terug die een andere heeft opgeheven: die is daarmee verbruikt en nooit open. Met cancel_kept=true is het antwoord dat de eerste kaart van een ketting ophief de open kaart van zijn speler; blijft de eerste kaart staan, dan blijft er geen antwoord open.
HE-EFF-00 = Leggen: een kaart mag alleen gelegd worden als aan haar voorwaarde is voldaan, naar open feiten en de eigen hand; ze verlaat meteen de hand, dan opent het antwoordvenster; alleen als ze geldt, wordt er gekozen. De laatste eigen kaart die werkte, blijft open (doel van Z2) tot de volgende werkt, een gevecht begint of eindigt of de beurt eindigt. Een opgeheven kaart wordt meteen afgelegd.
HE-EFF-01 = fight_add: de kant die haar legt, telt tot het einde van dit gevecht n Grieken meer; meerdere worden opgeteld. Het zijn geen stukken: ze blijven niet en gaan niet verloren. Nodig is een lopend gevecht met minstens één echte aanvaller. A1.
HE-EFF-02 = fight_equal: alleen voor de aanvaller over water en als er nog geen werkt: de ene meer van HE-ATK-08 vervalt in dit gevecht. A2.
HE-EFF-03 = fight_ships: alleen voor de verdediger met minstens één schip in het doel en als er nog geen werkt: de schepen daar tellen als Grieken van de verdediging (HE-R-34). P1.
HE-EFF-04 = attack_far: het volgende doel moet een vijandelijke stad zijn zonder contact (land, water, dolfijn) met eigen steden; vertrek uit alle eigen steden met minstens 2 Grieken; geldt als over water. Nodig: zo’n doel en zo’n stad van vertrek. Op na commit, verloren bij withdraw. A3.
HE-EFF-05 = attack_again: nog n gevechten in deze handeling, elk tegen een daarin nog niet aangevallen stad; je ziet ervan af met withdraw, ook als het eerste mislukte. De ruil van schepen volgt op elk gevecht; een net gewonnen stad mag stad van vertrek zijn; er wordt één keer aan het einde gereorganiseerd. Te leggen voordat een doel genoemd is; nodig: minstens 2 nog niet aangevallen steden van de tegenstander. A4.
HE-EFF-06 = convert: in één eigen stad worden schepen één voor één Grieken (convert c, stop): het schip gaat naar de voorraad, de Griek komt eruit, hoogstens 3 Grieken daar. Zonder Grieken in de voorraad komt hij uit een andere eigen stad met minstens 2 (from d, HE-GOD-10); anders is het klaar. Nodig: een eigen stad met een schip en minder dan 3 Grieken, en een beschikbare Griek. A5.
HE-EFF-07 = place: tot n keer een stuk uit de voorraad naar een eigen stad met minder dan 3 daarvan (greek c of ship c). Is de voorraad leeg, dan in plaats daarvan verschuiven: lift uit een eigen stad (Grieken: minstens 2), drop in een andere onder 3 (HE-GOD-10). stop eindigt. Nodig: minstens één zo’n mogelijkheid. A6 (2 Grieken), P3 (2 schepen).
HE-EFF-08 = voyage_equal: bij deze zeevaart volstaan evenveel schepen als de tegenstander, maar minstens één eigen schip moet tellen. Eindigt als het veld gelegd of mislukt is. P2.
HE-EFF-09 = voyage_free: deze zeevaart kost geen schip. Eindigt als het veld gelegd of mislukt is. P4.
HE-EFF-10 = voyage_again: alleen na een net gelukte en betaalde (of door P4 vrije) zeevaart van deze beurt: het volgende veld omdraaien, een hele tweede zeevaart met eigen P2, P4, P6 en eigen betaling. Mislukt die, dan blijft de eerste gelden; P5 kan pas na een volgend succes weer. Er wordt één keer aan het einde gereorganiseerd, naar alle ontdekte steden. De stapel velden mag niet leeg zijn. P5.
HE-EFF-11 = voyage_choice: nog n velden (of wat er is) omdraaien, een daarvan of het al omgedraaide houden (keep); de andere gaan in de volgorde van omdraaien onder de stapel, voor ieder zichtbaar. Mag ook als het eerste veld past. P6 (n=2).
HE-EFF-12 = remove: een vijandelijke stad met zo’n stuk kiezen: één gaat naar de voorraad van de tegenstander. Nodig: er is er een. P7 (1 schip).
HE-EFF-13 = cancel: de net gelegde kaart van de tegenstander is opgeheven (HE-R-19, HE-R-22, HE-R-23). Nooit op zichzelf gelegd; afgelegd zodra ze werkt, nooit open. Z1.
HE-EFF-14 = keep: de eigen open kaart keert terug in de hand, haar werking blijft; ze mag meteen weer gelegd worden. Z2 zelf wordt afgelegd en is nooit open. Voorwaarde: HE-R-35. In de eigen beurt in elk vrij venster, in de beurt van de tegenstander alleen in een gevecht. Wordt Z2 opgeheven, dan blijft de kaart open. Z2.
HE-EFF-15 = extra_turn: alleen vóór het noemen van de handeling, één keer per beurt: na deze beurt en haar controle (HE-END-01) heeft dezelfde speler nog een hele beurt; de blokkering van getrokken kaarten eindigt ertussen. In de tweede beurt mag ze weer gelegd worden. Z3.
HE-EFF-16 = swap_cities: een eigen stad kiezen, dan een vijandelijke. Alle stukken van beide gaan eerst naar de voorraden; dan bemant elke kant de gewonnen stad met zoveel Grieken en schepen als er stonden, voor zover de voorraad reikt (nooit 0 Grieken). Geen keuze van aantallen, HE-GOD-10 geldt niet; geen van beide is “nieuw” voor het reorganiseren. Nodig: beiden hebben een stad. Z4.
HE-EFF-17 = draw: n keer een god binnen de limieten kiezen en de kaart meteen bekijken; stopt als er niets te trekken is. Geblokkeerd voor deze beurt. Nodig: er kan een kaart getrokken worden. Z5 (n=2).
HE-EFF-18 = steps: n acties meer in deze versterking; te leggen voordat de laatste actie gedaan is. Z6 (n=2).
HE-EFF-19 = steal: door toeval, elke even waarschijnlijk, een kaart van de tegenstander van een god waarvan je er minder dan 3 in de hand hebt, ongeziene meegeteld; de tegenstander ziet welke; geblokkeerd voor deze beurt. Nodig: er is er zo een. Z7.
HE-EFF-20 = reorganise_freely: na een zeevaart of aanval, gewonnen, verloren of opgegeven, vrij reorganiseren (HE-REORG-01 in plaats van HE-REORG-02). Z8.
