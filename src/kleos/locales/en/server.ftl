### The server: errors that its clients meet, and what it says when it starts. Errors have the form of errors.ftl.

## Errors of the server

error-public-url = “{ $given }” is not a public address; write it as https://games.example.org
error-database-url = “{ $given }” is not a database Kleos knows; write sqlite:///FILE or postgresql://USER@HOST/NAME
error-database = the database cannot be used: { $detail }
error-trusted-proxy = “{ $given }” is not a proxy; give its address or network, several separated by commas: 127.0.0.1,10.0.0.0/8
error-page = there is no index.html in “{ $given }”
error-bind = cannot listen on { $host } port { $port }: { $detail }
error-setting = the setting { $name } cannot be “{ $given }”; expected a number, 0 or more
error-push-contact = “{ $given }” is not a contact for push services; write it as mailto:host@example.org
error-smtp = KLEOS_SMTP is not a mail server; write it as smtp://USER:PASSWORD@HOST:587 or smtps://USER:PASSWORD@HOST:465
error-mail-from = e-mail needs KLEOS_MAIL_FROM, such as games@example.org, and --public-url for its links
error-notify-extra = web push needs more packages; install them with pip install 'kleos[notify]'
error-secret = KLEOS_SECRET is too short; it needs at least { $least } characters
error-secret-file = { $file } does not hold a signing key; remove it, and a new one will be made
error-unavailable = the server cannot reach its database right now; try again
error-broken-table = the log of this table cannot be replayed; the host has to look into it
error-internal = something went wrong on the server; check the table before you try again
error-table-void = this table is void: its game never started
error-table-closed = the server has closed this table: its game cannot go on
error-check-late = checking this takes too long; the limit is { $seconds } seconds
error-check-failed = this cannot be played: its parts contradict each other
error-option-most = { $option } is too large for this server; it takes at most { $most }
error-undo-most = no more moves can be taken back at this table; the limit is { $most }
error-too-long = the game has reached { $most } steps; no more moves are possible, but you may resign
error-folder-in-use = another server is using the database in { $folder }
error-bad-request = the request cannot be read: { $detail }
error-no-such-address = there is nothing at this address
error-method = this address does not accept such a request
error-too-large = the request is too large
error-too-fast = too many requests; wait a second
error-no-card-set = no card set was shared under this link
error-sets-full = this server has no room for more shared sets; save yours as a file
error-no-report = this report is not known here; start it again
error-host = this server goes by another name
error-origin-header = requests from other sites are not accepted
error-csrf = the header X-Kleos-CSRF is missing or not yours; GET /api/me returns it
error-no-token = no seat token came with the request
error-used-token = this link is not valid, or no longer is
error-not-your-seat = this seat is not yours
error-not-your-table = this table is not yours
error-no-table = there is no such table
error-no-record = there is no such saved game
error-no-such-ply = this game has no step { $ply }
error-no-free-seat = no seat is free here
error-not-started = the cards have not been dealt yet
error-not-finished = the game is not over yet
error-rematch-declined = your opponent does not want a rematch
error-rematch-not-agreed = your opponent has not agreed to a rematch yet
error-no-such-phrase = there is no such phrase
error-too-many-phrases = that is a lot of talk; wait a few seconds
error-hints-people = hints are only for games against bots
error-hints-off = hints are off at this table
error-too-many-hints = that is a lot of hints; wait a few seconds
error-hint-failed = the coach cannot answer right now; try again
error-mirror-off = the mirror is off at this table
error-daily-sealed = this deal is sealed until its day is over
error-daily-undo = in the daily deal nothing is taken back
error-daily-without = this does not exist in the daily deal
error-daily-none = there is no daily deal of { $day } yet
error-daily-day = “{ $given }” is not a day; write it as 2026-11-19
error-daily-over = the daily deal of { $day } is over
error-no-notices = the host has not set up such notices
error-push-endpoint = this is not the address of a push service
error-mail-address = this is not an e-mail address
error-mail-not-sent = no e-mail could be sent to this address
error-too-many-codes = too many codes were asked for; try again later
error-code = this is not the code that was sent
error-code-late = this code is no longer valid; ask for a new one
error-not-sealing = the server is not waiting for a seed from this seat
error-wrong-seed = this is not the seed that was promised; the table is void
error-commitment = a commitment has 64 hexadecimal digits
error-leave-playing = the game is under way; resign instead
error-no-undo-asked = nobody has asked to take a move back
error-no-claim = your opponent has not been away for long enough
error-too-many-tables = too many open tables; at most { $most }
error-too-many-records = too many imported games; at most { $most }
error-record-steps = this saved game is too long for the server; at most { $lines } steps and { $undos } undos
error-name = a name needs 1 to { $most } visible characters
error-no-identity = there is no identity to save yet; play a game first
error-identity = this is not an identity of this server, or no longer is
error-origin = give either a table or a saved game to continue from
error-wrong-game-origin = the saved game is a game of { $found }

## Pages and commands

page-title = Kleos
page-none = The server is running. This build has no page; programs find the interface at /api/schema/openapi.json.
serve-at = Kleos is at { $address } · Ctrl-C stops it
## Notices of a turn

notice-nobody = your opponent
notice-title = Your move in { $game }
notice-text = { $name } is waiting for you.
notice-mail =
    { $name } is waiting for your move:
    { $link }

    No more e-mails about this game:
    { $stop }
notice-code-title = { $code } is your code for Kleos
notice-code =
    Type this code at your table to be told by e-mail when it is your move: { $code }

    If you did not ask for it, ignore this e-mail. No more will come.
error-too-many-jobs = you already have { $most } calculations under way; wait for one of them
error-not-your-review = this review was asked for by somebody else
error-not-your-report = this report was asked for by somebody else
