# Words of the arena and of bots in processes of their own.

### Errors of bots

error-bot-start = { $bot } does not start: { $detail }
error-bot-late = { $bot } gave no answer within { $seconds } s
error-bot-rubbish = { $bot } answered “{ $text }”; wanted: { $wanted }
error-bot-flood = { $bot } wrote without end; a line has at most { $most } bytes
error-bot-closed = { $bot } closed its output
error-bot-exited = { $bot } ended with exit code { $code }: { $detail }
error-bot-crashed = { $bot } crashed: { $detail }
error-bot-no-game = { $bot } was asked for a move before a game
error-bot-illegal = { $bot } chose “{ $move }”, which is not legal here
error-stdio-empty = stdio needs a command; write stdio:COMMAND
error-stdio-quotes = “{ $given }” is no command: { $detail }
error-stdio-command = no program is called “{ $command }”; stdio:COMMAND needs one that can be found and run
error-code-empty = code needs a Python file; write code:FILE or code:FILE:CLASS
error-code-file = { $file }: { $detail }
error-code-syntax = { $file }, line { $line }: { $detail }
error-code-none = { $file } has no class with a method choose
error-code-several = { $file } has several bots; name one of { $classes } behind a colon
error-code-class = { $file } has no bot “{ $name }”; it has: { $classes }
error-extra = { $package } is not installed; it comes with: pip install 'kleos[{ $extra }]'

### Errors of the arena

error-arena-players = an arena needs at least two players; name them as --players a,b
error-arena-twice = the player “{ $name }” is named twice; give one another name with --bot NAME=SPEC
error-arena-bot = “{ $given }” names no bot; write it as --bot NAME=SPEC
error-arena-person = people cannot play in the arena; name bots
error-arena-two = a test of two strengths needs exactly two players
error-arena-file = { $file }, line { $line }: not written by an arena
error-arena-other = { $file } belongs to another arena: its { $field } is { $found }, wanted: { $wanted }
error-arena-busy = { $file } is in use by another arena
error-sprt-part = “{ $given }” is no part of a test; write elo0=0,elo1=10,alpha=0.05,beta=0.05
error-sprt-order = elo0 must be below elo1

end-forfeit = a bot gave no legal move
