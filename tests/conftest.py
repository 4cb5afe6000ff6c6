"""What holds for every test: the engine's sources run, and properties try fewer examples every day than in all."""

import gc
import os
import signal
from collections.abc import Iterator

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import settings

import clusters
import second_seat

os.environ.setdefault("FOGBOUND_PURE", "1")  # FOGBOUND_PURE=0 ./test tests the compiled engine instead
os.environ["FOGBOUND_PROGRAM"] = "./fogbound"  # also where an installed engine plays

signal.signal(signal.SIGINT, signal.default_int_handler)  # also where ./test itself runs in the background

gc.set_threshold(20_000, 20, 20)  # by default a fifth of the time goes into looking for garbage

settings.register_profile("whole", deadline=None, max_examples=100)  # no deadline: the machine may be busy
settings.register_profile("daily", deadline=None, max_examples=25)  # what ./test --quick asks for
settings.load_profile("whole")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--citing", action="store_true", help="see that code which cites rules runs under their tests"
    )


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        clusters.announce()
    if config.getoption("--citing"):
        import citing

        config.pluginmanager.register(citing.Witness(config))


def pytest_unconfigure(config: pytest.Config) -> None:
    """Nothing is left of the PostgreSQL that this run may have had."""
    if not hasattr(config, "workerinput"):
        clusters.clear_away()


def pytest_collection_finish() -> None:
    """Spare the garbage collector what lives until the end: the tests, and the packs that they keep."""
    gc.collect()
    gc.freeze()


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Of several processes, each reports how a test went and no more: six messages a test are a tenth of the time."""
    if not hasattr(item.config, "workerinput") or item.config.getoption("durations") is not None:
        return None
    for report in runtestprotocol(item, log=False, nextitem=nextitem):
        if report.when == "call" or not report.passed:
            item.ihook.pytest_runtest_logreport(report=report)
    return True


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Play the rule tests that are for one player from the second seat, too."""
    definition = metafunc.definition
    if definition.path.parent.name not in second_seat.FOLDERS or definition.get_closest_marker("alone"):
        return
    if second_seat.is_for_one(metafunc.function):
        metafunc.parametrize("companions", second_seat.variants(definition.nodeid), indirect=True)


@pytest.fixture(scope="session")
def cluster_database() -> clusters.TestDatabase:
    """A database that this process has for itself."""
    return clusters.running().make_database(f"tests_{os.environ.get('PYTEST_XDIST_WORKER', 'alone')}")


@pytest.fixture
def postgres(cluster_database: clusters.TestDatabase) -> Iterator[clusters.TestDatabase]:
    """An empty database in PostgreSQL."""
    cluster_database.clear()
    yield cluster_database
    cluster_database.clear()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database(request: pytest.FixtureRequest) -> Iterator[None]:
    """The test is done twice: games are kept in the folder it names, and in an empty database in PostgreSQL."""
    with pytest.MonkeyPatch.context() as environment:  # its own, so that a test may undo what it has changed
        environment.delenv("FOGBOUND_DATABASE", raising=False)
        if request.param == "postgresql":
            environment.setenv("FOGBOUND_DATABASE", request.getfixturevalue("postgres").url)
        yield


@pytest.fixture(autouse=True)
def companions(request: pytest.FixtureRequest) -> None:
    """How many sit before the one that the test is about."""
    second_seat.begin(getattr(request, "param", 0))
