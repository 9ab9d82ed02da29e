### The server: errors that its clients meet, and what it says when it starts. Errors have the form of errors.ftl.

## Errors of the server

error-public-url = “{ $given }” is geen openbaar adres; schrijf het als https://games.example.org
error-database-url = “{ $given }” is geen database die we kennen; schrijf sqlite:///BESTAND of postgresql://USER@HOST/NAME
error-database = de database is niet te gebruiken: { $detail }
error-trusted-proxy = “{ $given }” is geen proxy; schrijf het adres of netwerk ervan, meerdere met komma’s: 127.0.0.1,10.0.0.0/8
error-page = “{ $given }” bevat geen index.html
error-bind = kan niet luisteren op { $host } poort { $port }: { $detail }
error-setting = de instelling { $name } kan niet “{ $given }” zijn; verwacht een getal vanaf 0
error-secret = KLEOS_SECRET is te kort; minstens { $least } tekens
error-secret-file = { $file } bevat geen sleutel; verwijder het, dan komt er een nieuwe
error-unavailable = de server bereikt zijn database nu niet; probeer het opnieuw
error-broken-table = het verloop van deze tafel is niet na te spelen; de beheerder moet ernaar kijken
error-internal = er ging iets mis op de server; kijk hoe de tafel ervoor staat voordat je het opnieuw probeert
error-table-void = deze tafel is ongeldig: het spel is nooit begonnen
error-table-closed = de server heeft deze tafel gesloten: het spel kan niet verder
error-check-late = dit nakijken duurt te lang; hoogstens { $seconds } seconden
error-check-failed = dit is niet te spelen: het klopt niet met zichzelf
error-option-most = de optie { $option } is te groot voor de server; hoogstens { $most }
error-undo-most = aan deze tafel kunnen geen zetten meer worden teruggenomen; hoogstens { $most }
error-too-long = het verloop heeft { $most } regels; meer worden niet aangenomen, maar opgeven kan wel
error-folder-in-use = een andere server gebruikt de database in { $folder }
error-bad-request = het verzoek is onleesbaar: { $detail }
error-no-such-address = op dit adres is niets
error-method = dit adres neemt zulke verzoeken niet aan
error-too-large = het verzoek is te groot
error-too-fast = te veel verzoeken; wacht een seconde
error-host = deze server heet anders
error-origin-header = verzoeken van andere sites worden niet aangenomen
error-csrf = de header X-Kleos-CSRF ontbreekt of is niet van jou; GET /api/me noemt hem
error-no-token = bij het verzoek kwam geen sleutel voor een plaats mee
error-used-token = deze link werkt niet, of niet meer
error-not-your-seat = deze plaats is niet van jou
error-not-your-table = deze tafel is niet van jou
error-no-table = zo’n tafel is er niet
error-no-record = zo’n verslag is er niet
error-no-such-ply = het verloop heeft geen regel { $ply }
error-no-free-seat = hier is geen plaats vrij
error-not-started = de kaarten zijn nog niet gedeeld
error-not-finished = het spel is nog niet afgelopen
error-not-sealing = van deze plaats wordt nu geen startwaarde verwacht
error-wrong-seed = dit is niet de beloofde startwaarde; de tafel is ongeldig
error-commitment = een belofte heeft 64 hexadecimale cijfers
error-leave-playing = het spel loopt; geef in plaats daarvan op
error-no-undo-asked = niemand vraagt om een zet terug te nemen
error-no-claim = je tegenstander is nog niet lang genoeg weg
error-too-many-tables = te veel open tafels; hoogstens { $most }
error-too-many-records = te veel ingelezen verslagen; hoogstens { $most }
error-record-steps = het verslag is te lang voor de server; hoogstens { $lines } regels en { $undos } keer terugnemen
error-name = een naam heeft 1 tot { $most } zichtbare tekens
error-origin = noem óf een tafel óf een verslag om vandaar verder te spelen
error-wrong-game-origin = het verslag is van { $found }

## Pages and commands

page-title = Kleos
page-none = De server draait. Deze build heeft geen pagina; programma’s vinden de interface op /api/schema/openapi.json.
serve-at = Kleos is op { $address } · Ctrl-C stopt
