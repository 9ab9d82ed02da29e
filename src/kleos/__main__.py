"""`python -m kleos` is `kleos`."""

import sys

from kleos.cli import main

sys.exit(main())
