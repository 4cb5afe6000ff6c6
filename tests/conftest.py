"""What holds for every test: the engine's sources run, and properties try fewer examples every day than in all."""

import os

from hypothesis import settings

os.environ.setdefault("FOGBOUND_PURE", "1")  # FOGBOUND_PURE=0 ./test tests the compiled engine instead

settings.register_profile("whole", deadline=None, max_examples=100)  # no deadline: the machine may be busy
settings.register_profile("daily", deadline=None, max_examples=25)  # what ./test --quick asks for
settings.load_profile("whole")
