"""The `rule` marker, with which a test says which rules it pins."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as pinning these rules, for example `@rule("C-ACT-02")`; ids are literals."""
    if not ids:
        raise ValueError("rule() needs the id of at least one rule")
    return pytest.mark.rule(*ids)
