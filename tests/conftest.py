"""What holds for every test: the engine's sources run, even where a compiled engine lies beside them."""

import os

os.environ.setdefault("FOGBOUND_PURE", "1")  # FOGBOUND_PURE=0 ./test tests the compiled engine instead
