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
