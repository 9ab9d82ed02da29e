### Errors of games, records and the command line: lower case, no full stop, what was wrong, then what would be right.
### The clause is added by the error itself. Cards, files, numbers and names arrive as arguments.

## Errors of the kernel

error-unknown-game = er is geen spel “{ $game }”; spellen: { $games }
error-game-taken = er is al een spel met de naam “{ $game }”
error-game-part = { $game } heeft nog geen onderdeel “{ $part }”
error-unknown-bot = er is geen bot “{ $bot }”; bots: { $bots }
error-bot-renamed = “{ $bot }” heet nu “{ $now }”
error-bot-parameter-renamed = { $bot }: de parameter “{ $given }” heet nu “{ $now }”
error-bot-parameter = { $bot } heeft geen parameter “{ $given }”; parameters: { $known }
error-bot-value = { $bot }: { $name } kan niet “{ $value }” zijn; toegestaan: { $allowed }
error-bot-game = { $bot } speelt { $game } niet, maar wel: { $games }
error-unknown-option = { $game } heeft geen optie “{ $option }”; opties: { $names }
error-bad-value = { $option } kan niet “{ $value }” zijn; toegestaan: { $allowed }
error-set-size = { $file } is te groot voor een set spelmateriaal; hoogstens { $most } bytes
error-tree-size = deze boom heeft meer dan { $most } knopen; begin met minder werelden of dichter bij het einde
error-luck-record = geluk is alleen te meten in een afgelopen bewaarde partij die alle kaarten toont
error-depth = “{ $given }” is geen diepte; kies uit: { $allowed }
error-review-record = terugkijken kan alleen op een afgelopen bewaarde partij die alle kaarten toont
error-set-unreadable = { $file } is geen set spelmateriaal: { $detail }
error-bad-components = set voor { $game }, { $field }: { $wanted }
error-bad-position = stelling van { $game }, { $part }: { $wanted }
error-bad-starts = de parameter starts is geen lijst van stellingen: { $detail }
error-bad-observation = onleesbare waarneming: { $detail }
error-no-such-move = “{ $text }” is geen zet van { $game }; zetten beginnen met: { $verbs }
error-game-over = de partij is afgelopen; { $move } komt te laat
error-no-chance = hier wordt niets getrokken; speler { $seat } beslist
error-no-decision = hier beslist niemand; er wordt getrokken
error-no-such-ending = een partij kan niet door “{ $how }” verloren worden; toegestaan: { $endings }
error-no-such-line = er is geen stap { $ply }; de stappen lopen van { $first } tot en met { $last }
error-no-snapshots = bij deze partij zijn de standen niet bewaard
error-record-view = “{ $view }” is geen weergave; een bewaarde partij is full, public, of gezien door speler 1 of 2
error-record-frames = de bewaarde partij heeft { $lines } stappen, { $frames } standen en { $by } namen van wie aan zet was; die aantallen kloppen niet met elkaar
error-record-untold = de stappen van de bewaarde partij passen niet bij de standen: { $detail }
error-record-frame = stand { $ply } van de bewaarde partij: { $detail }
error-stale-ply = dit was bedoeld voor stap { $ply }, maar de partij is bij stap { $now }
error-not-your-turn = het is nu niet aan speler { $seat } om te beslissen
error-nothing-to-undo = er is niets terug te nemen
error-undo-chance = te laat om terug te nemen: er is sindsdien een kaart getrokken
error-undo-rival = te laat om terug te nemen: je tegenstander heeft sindsdien beslist
error-undo-revealed = te laat om terug te nemen: er is sindsdien een kaart getoond

## Errors of records

error-record-unreadable = geen bewaarde partij: { $detail }
error-record-size = te groot voor een bewaarde partij; hoogstens { $most } bytes
error-record-format = het formaat is “{ $found }”; verwacht: { $wanted }
error-record-tampered = de bewaarde partij is na het verzegelen gewijzigd; gebruik een ongewijzigde kopie
error-record-redacted =
    { $view ->
        [public] deze bewaarde partij toont alleen wat iedereen zag; er is een volledige nodig
       *[other] deze bewaarde partij toont alleen wat speler { $view } zag; er is een volledige nodig
    }
error-record-game = { $field } van de bewaarde partij is { $told }, maar hier is dat { $found }
error-record-line = stap { $ply } van de bewaarde partij, “{ $line }”: { $detail }
error-record-short = de bewaarde partij stopt bij stap { $ply }, midden in het delen
error-record-table = stap { $ply } van de bewaarde partij toont een stand die niet te lezen is: { $detail }
error-record-result = de bewaarde partij noemt als winnaar { $told }, maar de zetten leiden tot { $found }
error-record-deal = stap { $ply } van de bewaarde partij: volgens de startwaarde is het “{ $wanted }”, volgens het bestand “{ $found }”
error-record-imagined = een partij die vanuit een gedeeltelijke weergave is voortgezet, heeft geen volledige versie: de verborgen kaarten zijn opnieuw gedeeld
error-mirror-viewer = de spiegel toont wat een speler kan weten; toeschouwers hebben er geen
error-record-promise = { $seed } van de bewaarde partij is niet de waarde die vóór het delen is beloofd

## Errors of the command line

error-file = { $file }: { $detail }
error-option-form = “{ $given }” is geen optie; schrijf die als naam=waarde
error-wrong-game = { $file } is een partij { $found }; begin met: kleos play { $found }
error-already-over = de partij in { $file } is afgelopen; bekijk die met: kleos replay { $file }
error-view = “{ $given }” is geen weergave van deze bewaarde partij; toegestaan: { $allowed }
error-no-clause = er is geen spel of artikel “{ $wanted }”; spellen: { $games }; een artikel ziet eruit als HA-05-41
error-no-lesson = er is geen les “{ $wanted }”; lessen: { $lessons }
error-lesson-word = “{ $word }” leidt in deze les niet verder
error-no-example = in het spelregelboek van { $game } staat geen voorbeeld “{ $wanted }”
error-example-over = dit voorbeeld is uitgespeeld; neem een zet terug of begin opnieuw
error-no-ledger = de regels van { $game } zitten niet in dit pakket
error-no-checkout = hier staat geen broncode; de tests die de artikelen bewijzen, staan bij de broncode
error-usage = “{ $detail }” wordt hier niet begrepen; zie: kleos --help
error-usage-option = er is geen optie { $given }; zie: kleos --help
error-usage-missing = { $name } ontbreekt; zie: kleos --help
error-usage-needs = { $name } heeft een waarde nodig, of mag er juist geen hebben; zie: kleos --help
error-usage-value = { $name }: { $wanted }
error-language = er is geen taal “{ $given }”; talen: { $languages }
error-unexpected = { $detail }; probeer het opnieuw met --debug om te zien waar
error-line = kleos: { $words }
error-refused-move = { $move }: { $why }

## Why a move is refused

why-foreign-move = dit is geen zet van { $game }
why-game-over = de partij is afgelopen

## What the system says of a file or a port

fault-missing = dit bestand bestaat niet
fault-folder = dit is een map, geen bestand
fault-forbidden = toegang is niet toegestaan
fault-exists = dit bestaat al
fault-full = de schijf is vol
fault-in-use = dit is al in gebruik
