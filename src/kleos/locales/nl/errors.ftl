### Errors of games, records and the command line: lower case, no full stop, what was wrong, then what would be right.
### The clause is added by the error itself. Cards, files, numbers and names arrive as arguments.

## Errors of the kernel

error-unknown-game = geen spel heet “{ $game }”; bekend: { $games }
error-game-taken = er is al een spel “{ $game }”
error-game-part = { $game } heeft nog geen onderdeel “{ $part }”
error-unknown-bot = geen bot heet “{ $bot }”; bekend: { $bots }
error-bot-renamed = “{ $bot }” heet nu “{ $now }”
error-bot-parameter-renamed = { $bot }: de parameter “{ $given }” heet nu “{ $now }”
error-bot-parameter = { $bot } heeft geen parameter “{ $given }”; bekend: { $known }
error-bot-value = { $bot }: { $name } kan niet “{ $value }” zijn; toegestaan: { $allowed }
error-bot-game = { $bot } speelt { $game } niet, maar wel: { $games }
error-unknown-option = { $game } heeft geen optie “{ $option }”; opties: { $names }
error-bad-value = { $option } kan niet “{ $value }” zijn; toegestaan: { $allowed }
error-set-size = { $file } is te groot voor een set spelmateriaal; hoogstens { $most } bytes
error-set-unreadable = { $file } is geen set spelmateriaal: { $detail }
error-bad-components = set voor { $game }, { $field }: { $wanted }
error-bad-position = stelling van { $game }, { $part }: { $wanted }
error-bad-starts = de parameter starts bevat geen lijst van stellingen: { $detail }
error-bad-observation = onleesbare waarneming: { $detail }
error-no-such-move = “{ $text }” is geen zet van { $game }; een zet begint met: { $verbs }
error-game-over = het spel is uit; { $move } komt te laat
error-no-chance = hier wordt niets getrokken; speler { $seat } beslist
error-no-such-ending = niemand verliest door “{ $how }”; bekend: { $endings }
error-no-such-line = regel { $ply } bestaat niet; er zijn regels { $first } tot en met { $last }
error-no-snapshots = bij deze partij zijn de tafels niet bewaard
error-record-view = “{ $view }” is geen kijker: een verslag is full, public, of van speler 1 of 2
error-record-frames = het verslag heeft { $lines } regels, { $frames } tafelbeelden en { $by } namen van wie handelde; dat klopt niet
error-record-untold = de regels van het verslag passen niet bij de tafelbeelden: { $detail }
error-record-frame = tafelbeeld { $ply } van het verslag: { $detail }
error-stale-ply = bedoeld voor regel { $ply }, maar het spel staat op regel { $now }
error-not-your-turn = speler { $seat } beslist nu niet
error-nothing-to-undo = er is niets terug te nemen
error-undo-chance = geen weg terug: sindsdien is een kaart getrokken
error-undo-rival = geen weg terug: je tegenstander heeft sindsdien beslist
error-undo-revealed = geen weg terug: sindsdien is een kaart getoond

## Errors of records

error-record-unreadable = geen verslag: { $detail }
error-record-size = te groot voor een verslag; hoogstens { $most } bytes
error-record-format = het formaat is “{ $found }”; verwacht: { $wanted }
error-record-tampered = het verslag is na de verzegeling gewijzigd; neem een ongewijzigde kopie
error-record-redacted =
    { $view ->
        [public] dit verslag toont alleen wat iedereen zag; nodig is een volledig verslag
       *[other] dit verslag toont alleen wat speler { $view } zag; nodig is een volledig verslag
    }
error-record-game = in het verslag is { $field } { $told }, in dit spel { $found }
error-record-line = regel { $ply } van het verslag, “{ $line }”: { $detail }
error-record-short = het verslag stopt bij regel { $ply }, midden in het delen
error-record-table = regel { $ply } van het verslag toont een tafel die niet te lezen is: { $detail }
error-record-result = het verslag noemt als winnaar { $told }, de zetten leiden tot { $found }
error-record-deal = regel { $ply } van het verslag: de startwaarde deelt “{ $wanted }”, het verslag zegt “{ $found }”
error-record-imagined = een spel dat vanuit een gedeeltelijk verslag verderging heeft geen volledig verslag: de verborgen kaarten zijn opnieuw gedeeld
error-record-promise = { $seed } van het verslag is niet de waarde die voor het delen beloofd werd

## Errors of the command line

error-file = { $file }: { $detail }
error-option-form = “{ $given }” is geen optie; schrijf haar als naam=waarde
error-wrong-game = { $file } is een spel van { $found }; begin het met: kleos play { $found }
error-already-over = { $file } is een afgelopen spel; bekijk het met: kleos replay { $file }
error-view = “{ $given }” is geen weergave van dit verslag; toegestaan: { $allowed }
error-no-clause = geen spel of artikel heet “{ $wanted }”; spellen: { $games }; een artikel ziet eruit als HA-05-41
error-no-ledger = de regels van { $game } zitten niet in dit pakket
error-no-checkout = hier staan geen bronnen; de tests die de artikelen bewijzen, staan bij de bronnen
error-usage = “{ $detail }” wordt hier niet begrepen; zie: kleos --help
error-usage-option = er is geen optie { $given }; zie: kleos --help
error-usage-missing = { $name } ontbreekt; zie: kleos --help
error-usage-needs = { $name } heeft een waarde nodig, of neemt er geen; zie: kleos --help
error-usage-value = { $name }: { $wanted }
error-language = geen taal heet “{ $given }”; bekend: { $languages }
error-unexpected = { $detail }; met --debug zie je waar
error-line = kleos: { $words }
error-refused-move = { $move }: { $why }

## Why a move is refused

why-foreign-move = dit is geen zet van { $game }
why-game-over = het spel is afgelopen

## What the system says of a file or a port

fault-missing = dit bestand bestaat niet
fault-folder = dit is een map, geen bestand
fault-forbidden = geen toegang
fault-exists = bestaat al
fault-full = de schijf is vol
fault-in-use = is al in gebruik
