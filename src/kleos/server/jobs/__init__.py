"""Jobs: long calculations beside the games, by processes of low priority."""
