"""What dev.py and hatch_build.py share, and the longer commands of dev.py."""
