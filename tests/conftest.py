"""What holds for every test: the engine's sources run, and properties try fewer examples every day than in all."""

import os
import signal

from hypothesis import settings

os.environ.setdefault("FOGBOUND_PURE", "1")  # FOGBOUND_PURE=0 ./test tests the compiled engine instead

signal.signal(signal.SIGINT, signal.default_int_handler)  # also where ./test itself runs in the background

settings.register_profile("whole", deadline=None, max_examples=100)  # no deadline: the machine may be busy
settings.register_profile("daily", deadline=None, max_examples=25)  # what ./test --quick asks for
settings.load_profile("whole")
