### The server: errors that its clients meet, and what it says when it starts. Errors have the form of errors.ftl.

## Errors of the server

error-public-url = “{ $given }” is no public address; write it as https://games.example.org
error-database-url = “{ $given }” is no database we know; write sqlite:///FILE or postgresql://USER@HOST/NAME
error-database = the database cannot be used: { $detail }
error-trusted-proxy = “{ $given }” is no proxy; write its address or network, several with commas: 127.0.0.1,10.0.0.0/8
error-page = “{ $given }” holds no index.html
error-bind = cannot listen on { $host } port { $port }: { $detail }
error-setting = the setting { $name } cannot be “{ $given }”; wanted a number from 0 on
error-secret = too short a KLEOS_SECRET; at least { $least } characters
error-secret-file = { $file } holds no signing key; remove it to have a new one made
error-unavailable = the server cannot reach its database now; try again
error-broken-table = the log of this table does not replay; the host must look into it
error-internal = something went wrong on the server; look at the table before you try again
error-table-void = this table is void: its game was never begun
error-table-closed = the server has closed this table: its game cannot go on
error-check-late = this takes too long to look at; at most { $seconds } seconds
error-check-failed = this cannot be played: it does not hold together
error-option-most = the option { $option } is too large for the server; at most { $most }
error-undo-most = no more moves can be taken back at this table; at most { $most }
error-too-long = the game has { $most } lines; no more are taken, but you may resign
error-folder-in-use = another server uses the database in { $folder }
error-bad-request = the request cannot be read: { $detail }
error-no-such-address = there is nothing at this address
error-method = this address does not take such a request
error-too-large = the request is too large
error-too-fast = too many requests; wait a second
error-host = this server has another name
error-origin-header = requests from other sites are not taken
error-csrf = the header X-Kleos-CSRF is missing or not yours; GET /api/me tells it
error-no-token = no seat token came with the request
error-used-token = this link does not work, or not any more
error-not-your-seat = this seat is not yours
error-not-your-table = this table is not yours
error-no-table = there is no such table
error-no-record = there is no such record
error-no-such-ply = the log has no line { $ply } to look at
error-no-free-seat = no seat is free here
error-not-started = the cards are not dealt yet
error-not-finished = the game is not over yet
error-not-sealing = no seed is awaited from this seat now
error-wrong-seed = this is not the seed that was promised; the table is void
error-commitment = a commitment has 64 hexadecimal digits
error-leave-playing = the game is under way; resign instead
error-no-undo-asked = nobody asks to take a move back
error-no-claim = your opponent has not stayed away for long enough
error-too-many-tables = too many open tables; at most { $most }
error-too-many-records = too many imported records; at most { $most }
error-record-steps = too long a record for the server; at most { $lines } lines and { $undos } undos
error-name = a name has 1 to { $most } visible characters
error-origin = name either a table or a record to play on from
error-wrong-game-origin = the record is of { $found }

## Pages and commands

page-title = Kleos
page-none = The server runs. This build has no page; programs find the interface at /api/schema/openapi.json.
serve-at = Kleos is at { $address } · Ctrl-C stops it
