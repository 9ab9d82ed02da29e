### The server: errors that its clients meet, and what it says when it starts. Errors have the form of errors.ftl.

## Errors of the server

error-public-url = “{ $given }” is geen openbaar adres; schrijf het als https://games.example.org
error-database-url = “{ $given }” is geen database die Kleos kent; schrijf sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM
error-database = de database is niet te gebruiken: { $detail }
error-trusted-proxy = “{ $given }” is geen proxy; geef het adres of netwerk ervan, meerdere gescheiden door komma’s: 127.0.0.1,10.0.0.0/8
error-page = in “{ $given }” staat geen index.html
error-bind = de server kan niet luisteren op { $host }, poort { $port }: { $detail }
error-setting = de instelling { $name } kan niet “{ $given }” zijn; verwacht: een getal van 0 of meer
error-push-contact = “{ $given }” is geen contactadres voor pushdiensten; schrijf het als mailto:host@example.org
error-smtp = KLEOS_SMTP is geen mailserver; schrijf het als smtp://USER:PASSWORD@HOST:587 of smtps://USER:PASSWORD@HOST:465
error-mail-from = voor e-mail zijn KLEOS_MAIL_FROM, zoals games@example.org, en voor de links --public-url nodig
error-notify-extra = voor webpush zijn meer pakketten nodig; installeer ze met pip install 'kleos[notify]'
error-secret = KLEOS_SECRET is te kort; er zijn minstens { $least } tekens nodig
error-secret-file = { $file } bevat geen sleutel om mee te ondertekenen; verwijder het bestand, dan wordt er een nieuwe sleutel gemaakt
error-unavailable = de server kan zijn database nu niet bereiken; probeer het opnieuw
error-broken-table = het verloop van deze tafel is niet na te spelen; de beheerder moet dit uitzoeken
error-internal = er ging iets mis op de server; bekijk de tafel voordat je het opnieuw probeert
error-table-void = deze tafel is ongeldig: de partij is nooit begonnen
error-table-closed = de server heeft deze tafel gesloten: de partij kan niet verder
error-check-late = dit controleren duurt te lang; de limiet is { $seconds } seconden
error-check-failed = dit is niet te spelen: de onderdelen spreken elkaar tegen
error-option-most = { $option } is te groot voor deze server; toegestaan is hoogstens { $most }
error-undo-most = aan deze tafel kunnen geen zetten meer worden teruggenomen; de limiet is { $most }
error-too-long = de partij is bij { $most } stappen; verdere zetten zijn niet mogelijk, maar opgeven kan nog
error-folder-in-use = een andere server gebruikt de database in { $folder }
error-bad-request = het verzoek is onleesbaar: { $detail }
error-no-such-address = op dit adres is niets te vinden
error-method = dit adres accepteert zulke verzoeken niet
error-too-large = het verzoek is te groot
error-too-fast = te veel verzoeken; wacht een seconde
error-no-card-set = onder deze link is geen kaartenset gedeeld
error-sets-full = deze server heeft geen ruimte voor meer gedeelde sets; bewaar de jouwe als bestand
error-no-report = dit rapport is hier niet bekend; start het opnieuw
error-host = deze server heet anders
error-origin-header = verzoeken van andere sites worden niet geaccepteerd
error-csrf = de header X-Kleos-CSRF ontbreekt of is niet van jou; je krijgt hem met GET /api/me
error-no-token = bij het verzoek zat geen sleutel voor een plaats
error-used-token = deze link is niet of niet meer geldig
error-not-your-seat = deze plaats is niet van jou
error-not-your-table = deze tafel is niet van jou
error-no-table = zo’n tafel is er niet
error-no-record = zo’n bewaarde partij is er niet
error-no-such-ply = deze partij heeft geen stap { $ply }
error-no-free-seat = hier is geen plaats vrij
error-not-started = de kaarten zijn nog niet gedeeld
error-not-finished = de partij is nog niet afgelopen
error-rematch-declined = je tegenstander wil geen revanche
error-rematch-not-agreed = je tegenstander heeft nog niet met de revanche ingestemd
error-no-such-phrase = zo’n kreet is er niet
error-too-many-phrases = dat is veel tegelijk; wacht een paar seconden
error-hints-people = tips zijn er alleen in partijen tegen bots
error-hints-off = aan deze tafel staan tips uit
error-too-many-hints = dat zijn veel tips; wacht een paar seconden
error-hint-failed = de coach kan nu niet antwoorden; probeer het nog eens
error-mirror-off = aan deze tafel staat de spiegel uit
error-daily-sealed = deze kaartverdeling is verzegeld tot de dag voorbij is
error-daily-undo = bij de dagpartij wordt niets teruggenomen
error-daily-without = dit bestaat niet bij de dagpartij
error-daily-none = voor { $day } is er nog geen dagpartij
error-daily-day = “{ $given }” is geen dag; schrijf die als 2026-11-19
error-daily-over = de dagpartij van { $day } is voorbij
error-no-notices = zulke berichten zijn op deze server niet ingesteld
error-push-endpoint = dit is niet het adres van een pushdienst
error-mail-address = dit is geen e-mailadres
error-mail-not-sent = er kon geen mail naar dit adres worden gestuurd
error-too-many-codes = er zijn te veel codes aangevraagd; probeer het later opnieuw
error-code = dit is niet de code uit de mail
error-code-late = deze code is niet meer geldig; vraag een nieuwe aan
error-not-sealing = de server wacht niet op een startwaarde van deze plaats
error-wrong-seed = dit is niet de beloofde startwaarde; de tafel is ongeldig
error-commitment = een belofte heeft 64 hexadecimale cijfers
error-leave-playing = de partij is nog bezig; geef in plaats daarvan op
error-no-undo-asked = niemand heeft gevraagd een zet te mogen terugnemen
error-no-claim = je tegenstander is nog niet lang genoeg weg
error-too-many-tables = te veel open tafels; hoogstens { $most }
error-too-many-records = te veel geïmporteerde partijen; hoogstens { $most }
error-record-steps = deze bewaarde partij is te lang voor de server; hoogstens { $lines } stappen en { $undos } keer terugnemen
error-name = een naam heeft 1 tot en met { $most } zichtbare tekens nodig
error-no-identity = er is nog geen identiteit om te bewaren; speel eerst een partij
error-identity = dit is geen identiteit van deze server, of niet meer
error-origin = geef óf een tafel óf een bewaarde partij om mee verder te spelen
error-wrong-game-origin = de bewaarde partij is een partij { $found }

## Pages and commands

page-title = Kleos
page-none = De server draait. Deze build heeft geen pagina; programma’s vinden de interface op /api/schema/openapi.json.
serve-at = Kleos draait op { $address } · stoppen met Ctrl-C
## Notices of a turn

notice-nobody = je tegenstander
notice-title = Jij bent aan zet: { $game }
notice-text = { $name } wacht op je zet.
notice-mail =
    { $name } wacht op je zet:
    { $link }

    Geen mails meer over deze partij:
    { $stop }
notice-code-title = { $code } is je code voor Kleos
notice-code =
    Typ deze code aan je tafel om per e-mail te horen wanneer je aan zet bent: { $code }

    Heb je hier niet om gevraagd? Dan hoef je niets te doen. Er komt geen mail meer.
error-too-many-jobs = er lopen al { $most } berekeningen voor je; wacht tot er een klaar is
error-not-your-review = deze terugblik is door iemand anders aangevraagd
error-not-your-report = dit rapport is door iemand anders aangevraagd
