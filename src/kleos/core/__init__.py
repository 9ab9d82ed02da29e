"""The kernel: what every game shares. No game's rule, no I/O and no clock lives here."""
