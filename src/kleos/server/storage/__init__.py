"""The database: its tables, the statements on them, and the thread that writes."""
