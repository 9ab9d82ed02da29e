"""Words: messages of the Fluent files in `locales`, one source for terminal and browser."""
