"""Words: Fluent files, one source for terminal and browser."""
