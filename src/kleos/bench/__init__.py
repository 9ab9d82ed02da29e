"""Speed measurements: Kleos beside other engines, in one run on one machine."""
