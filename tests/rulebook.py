"""The markers of rule tests: which rules a test pins, and why it is not played from the second seat."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as pinning these rules, for example `@rule("C-ACT-02")`; ids are literals."""
    if not ids:
        raise ValueError("rule() needs the id of at least one rule")
    return pytest.mark.rule(*ids)


def alone(reason: str) -> pytest.MarkDecorator:
    """Mark a test for one player as not to be played from the second seat, and say why."""
    return pytest.mark.alone(reason)
