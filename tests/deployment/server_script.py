"""The script that installs servers, as a module, and places for it that are a test's own."""

import importlib.util
import os
import pwd
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"


def load(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, on a machine without systemd where this very user is root and also the server's own user."""
    spec = importlib.util.spec_from_file_location("deploy_server", DEPLOY / "server.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    me = pwd.struct_passwd(
        (module.USER, "x", os.getuid(), os.getgid(), module.COMMENT, "/", "/usr/sbin/nologin")
    )
    monkeypatch.setattr(module, "find_user", lambda: me)
    monkeypatch.setattr(module, "need_root", lambda: None)
    monkeypatch.setattr(module, "is_booted", lambda: False)
    return module
