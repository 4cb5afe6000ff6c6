"""What lies between the network and the application: frames counted, connections watched, uvicorn as it is relied on."""

import inspect
from itertools import pairwise

import h11
import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

from fogbound.server import limits
from fogbound.server.connections import Connections, Wait, most_connections
from fogbound.server.metrics import Metrics
from fogbound.server.throttle import Throttle
from fogbound.server.transport import FrameCounter
from server.served import frame


@given(
    st.lists(st.tuples(st.sampled_from([0, 1, 2, 8, 9, 10]), st.integers(0, 400))),
    st.lists(st.integers(0, 10_000)),
)
def test_frames_are_counted_however_they_arrive(frames: list[tuple[int, int]], cuts: list[int]):
    """Whole, in pieces, or several at once."""
    data = b"".join(frame(kind, b"x" * size) for kind, size in frames)
    edges = [0, *sorted(cut % (len(data) + 1) for cut in cuts), len(data)]
    counter = FrameCounter()
    pieces = [data[begin:end] for begin, end in pairwise(edges)]
    assert sum(counter.count(piece, 1e9) for piece in pieces) == len(frames)


def test_counting_stops_when_there_are_too_many():
    """A flood costs no more to refuse than what is allowed costs to count."""
    assert FrameCounter().count(frame(9) * 100_000, 10) == 11


@given(st.binary(max_size=2000), st.integers(0, 2000))
def test_noise_is_counted_without_stumbling(noise: bytes, cut: int):
    """Whatever comes, and wherever it is cut, the count is the same."""
    whole, cut_up = FrameCounter(), FrameCounter()
    assert whole.count(noise, 1e9) == cut_up.count(noise[:cut], 1e9) + cut_up.count(noise[cut:], 1e9)


# -- time ------------------------------------------------------------------------------------------


class Line:
    """A connection that waits for what a test says."""

    def __init__(self, wait: Wait | None) -> None:
        self.wait = wait
        self.is_aborted = False

    def waits(self) -> Wait | None:
        return self.wait

    def abort(self) -> None:
        self.is_aborted = True


def test_what_takes_too_long_is_ended():
    """Each wait has its own time, which begins with it and not with the last byte."""
    metrics = Metrics()
    connections = Connections(Throttle(), metrics, 100)
    about = object()
    slow, busy, working = Line(Wait("head", 15, about)), Line(Wait("head", 15, object())), Line(None)
    for line in (slow, busy, working):
        assert connections.admit(line, "192.0.2.1") == ""
    for second in range(40):
        slow.wait = Wait("head", 15, about)
        busy.wait = Wait("head", 15, object())  # another request each time
        connections.sweep(float(second))
    assert [line.is_aborted for line in (slow, busy, working)] == [True, False, False]
    assert metrics.value("connections_ended", "head")


def test_what_goes_on_as_a_line_is_counted_once():
    """And forgotten once, whichever goes first."""
    connections = Connections(Throttle(), Metrics(), 100)
    request, line = Line(None), Line(None)
    connections.admit(request, "192.0.2.1")
    connections.replace(request, line)
    connections.forget(request)
    assert len(connections) == 1
    connections.forget(line)
    assert len(connections) == 0
    assert not connections._of_address


def test_no_address_has_more_than_its_share():
    """However few connections there are; a proxy speaks for many, and the whole has an end."""
    connections = Connections(Throttle(), Metrics(), 40, proxies=("127.0.0.1",))
    admitted = [connections.admit(Line(None), "192.0.2.1") for _ in range(12)]
    assert admitted == [""] * 10 + ["address"] * 2
    through_proxy = [connections.admit(Line(None), "127.0.0.1") for _ in range(32)]
    assert through_proxy == [""] * 30 + ["full"] * 2


@pytest.mark.parametrize(("descriptors", "connections"), [(100, 16), (1024, 896), (1 << 20, 32_768)])
def test_descriptors_are_left_for_files(descriptors: int, connections: int):
    """However many there are."""
    assert most_connections(descriptors) == connections
    assert connections <= limits.MOST_CONNECTIONS


# -- what is relied on -----------------------------------------------------------------------------


def test_uvicorn_is_as_it_is_relied_on():
    """What `fogbound.server.transport` overrides or reads without being promised it; look there if this fails."""
    for kind, names in {
        H11Protocol: (
            "_unset_keepalive_if_required",
            "data_received",
            "handle_events",
            "handle_websocket_upgrade",
            "send_400_response",
        ),
        WebSocketsSansIOProtocol: (
            "handle_connect",
            "handle_parser_exception",
            "resume_writing",
            "send",
            "send_receive_event_to_app",
            "stop_keepalive",
        ),
        ServerProtocol: ("fail", "data_to_send", "receive_data"),
        h11.Connection: ("next_event",),
    }.items():
        for name in names:
            assert callable(getattr(kind, name, None)), f"{kind.__name__}.{name}"
    for kind, attributes in {
        H11Protocol: ("conn", "cycle", "client", "transport"),
        RequestResponseCycle: (
            "disconnected",
            "message_event",
            "more_body",
            "response_complete",
            "response_started",
        ),
        WebSocketsSansIOProtocol: (
            "close_sent",
            "close_timeout",
            "conn",
            "curr_msg_data_type",
            "frames",
            "handshake_complete",
            "handshake_initiated",
            "initial_response",
            "queue",
            "transport",
            "writable",
        ),
    }.items():
        source = inspect.getsource(kind.__init__)
        for name in attributes:
            assert f"self.{name}" in source, f"{kind.__name__}.{name}"
    upgrade = inspect.getsource(H11Protocol.handle_websocket_upgrade)
    assert "set_protocol(protocol)" in upgrade
    assert "self.send_400_response(" in inspect.getsource(H11Protocol.handle_events)
    assert "self.send_receive_event_to_app()" in inspect.getsource(WebSocketsSansIOProtocol.handle_text)
