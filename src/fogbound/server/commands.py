"""The commands `fogbound serve`, for hosts, and `fogbound play`, which opens the table in the browser."""

import logging
import socket
import subprocess
import webbrowser
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Final, Literal

from cyclopts import Parameter, validators

from fogbound.languages import Lang
from fogbound.program import ROOT, in_repository
from fogbound.text import catalogue, preferred_language

if TYPE_CHECKING:  # the line client does without the server, and starts sooner
    from fogbound.server.runner import ServeOptions
    from fogbound.server.server import Server

__all__ = ["play", "serve"]

PORT: Final = 7777
TRIED: Final = 20
"""How many ports are tried, one after the other, before giving up."""

MOST_WORKERS: Final = 64

Port = Annotated[int, Parameter(validator=validators.Number(gte=0, lte=65535))]
"""Zero is whichever the system gives."""


def serve(
    *,
    host: str = "127.0.0.1",
    port: Port = PORT,
    data: str = "",
    public: str = "",
    trust: Annotated[list[str] | None, Parameter(negative=())] = None,
    gallery: bool | None = None,
    proxy: Annotated[bool, Parameter(negative=())] = False,
    proxy_from: Annotated[list[str] | None, Parameter(negative=())] = None,
    draw_ahead: bool = True,
    metrics_token: Annotated[str, Parameter(env_var="FOGBOUND_METRICS_TOKEN")] = "",
    database: Annotated[str, Parameter(env_var="FOGBOUND_DATABASE")] = "",
    name: str = "",
    workers: Annotated[int, Parameter(validator=validators.Number(gte=1, lte=MOST_WORKERS))] = 1,
    lang: Lang | None = None,
) -> None:
    """Serve tables to browsers, here or behind a proxy; see docs/hosting.md.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets everybody in the network come.
    port
        The port to listen on.
    data
        The folder in which games are kept; without it FOGBOUND_DATA, or your own data folder.
    public
        The address under which people find it, such as https://table.example.org.
    trust
        Further addresses whose pages may speak to it.
    gallery
        Whether all cards of every adventure may be looked at; only on this machine, unless it is said.
    proxy
        Whether a proxy on this machine stands before it and says who is asking.
    proxy_from
        The address of a proxy on another machine, which is believed as well.
    draw_ahead
        Whether the pictures of cards that players see are drawn before a browser asks for them.
    metrics_token
        A secret with which its counters may be read from another machine; without it, only from this one.
    database
        The PostgreSQL in which games and people are kept, such as postgresql://user@host/fogbound; better given as
        FOGBOUND_DATABASE, for it may hold a password. The folder then has pictures only.
    name
        What this server is called among those that share a database or a folder; drawn if you do not say it.
    workers
        How many processes serve, all behind this port: one for each core of the machine that tables may have.
    lang
        The language of its own messages.
    """
    from fogbound.server import addresses, runner

    say = catalogue(lang or preferred_language()).say
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    proxies = (*(addresses.PROXIES if proxy else ()), *(proxy_from or ()))
    for one in proxies:
        if not addresses.is_numeric(one):
            raise SystemExit(say("serve-proxy-from", address=one))
    is_private = addresses.is_loopback(host) and not public and not proxies
    options = runner.ServeOptions(
        data=data,
        public=public,
        trusted=tuple(trust or ()),
        gallery=is_private if gallery is None else gallery,
        ahead=draw_ahead,
        metrics_token=metrics_token,
        database=database,
        name=name,
    )
    if workers > 1 and not hasattr(socket, "recv_fds"):
        raise SystemExit(say("serve-workers-windows"))
    listening = _bind(host, port, 1, say("serve-busy", port=str(port)), say)
    address = public or addresses.address_of(host, listening.getsockname()[1])
    options = options._replace(nearby=addresses.address_nearby(host, listening.getsockname()[1]))

    def ready() -> None:
        print(say("serve-ready", address=address), flush=True)

    if workers > 1:
        from fogbound.server.workers import serve_with_workers, worker_names

        names = worker_names(workers, name)
        if not serve_with_workers(options, proxies, names, listening, ready, lang or preferred_language()):
            raise SystemExit(1)
    else:
        runner.run(_make_server(options, listening, say), listening, proxies, ready)


def _bind(host: str, port: int, tried: int, busy: str, say: Callable[..., str]) -> socket.socket:
    """A socket at a free port; leaves with a sentence when none can be had."""
    from fogbound.server import runner

    try:
        listening = runner.bind_socket(host, port, tried)
    except runner.Unusable as choice:
        raise SystemExit(say(choice.key, **choice.arguments)) from None
    if listening is None:
        raise SystemExit(busy)
    return listening


def _make_server(options: "ServeOptions", listening: socket.socket, say: Callable[..., str]) -> "Server":
    """A server for a socket; leaves with a sentence when it cannot be had."""
    from fogbound.server import runner

    try:
        with runner.closing_on_error(listening):
            server = runner.make_server(options)
    except runner.Unusable as choice:
        raise SystemExit(say(choice.key, **choice.arguments)) from None
    if not server.archive.is_ours_alone():
        print(say("serve-shared", folder=str(server.folder)), flush=True)
    return server


def play(
    pack: str = "",
    *,
    line: bool | None = None,
    plain: Annotated[bool, Parameter(negative=())] = False,
    port: Port = PORT,
    host: str = "127.0.0.1",
    show: Annotated[bool, Parameter(name="--open", negative="--no-open")] = True,
    go_on: Annotated[bool, Parameter(name="--continue", negative=())] = False,
    game: str = "",
    lang: Lang | None = None,
    data: str = "",
    seed: int | None = None,
    players: int = 0,
    explorers: str = "",
    clue: str = "",
    mode: Literal["normal", "easy", "extreme", "standard", "story", "survival"] | None = None,
) -> None:
    """Play in the browser, or line by line in the terminal.

    With an adventure or a game named, or anything chosen for it, you play in the terminal; in the browser all that is
    chosen there.

    Parameters
    ----------
    pack
        The adventure, in the terminal: its name or the path of its folder.
    line
        Play line by line, in plain text, on one keyboard; you are asked for what you do not give here.
    plain
        Play line by line without colours; NO_COLOR in the environment does the same.
    port
        The port for the browser; if it is busy, the next free one is taken.
    host
        The address to listen on; 0.0.0.0 lets others in your network join.
    show
        Whether to open the browser.
    go_on
        Go on with the game played last, at the question where you left it; for an adventure in a folder of
        your own, name that folder again.
    game
        Go on with this game: its name, as the command `games` lists it, or the path of its file.
    lang
        The language; without it, the one your machine speaks.
    data
        The folder in which games are kept.
    seed
        A number that decides all chance, to play the same deal again.
    players
        How many play, where the characters are chosen in play.
    explorers
        Who sets out, separated by commas, where they are chosen before.
    clue
        The clue to follow, if there is one; several are separated by commas.
    mode
        How hard it is: normal, easy or extreme; standard, story or survival for an adventure with a town.
    """
    meant = bool(pack or go_on or game or players or explorers or clue or mode or plain or seed is not None)
    if line if line is not None else meant:
        from fogbound.terminal.play import play as play_by_lines  # it is not needed for the browser
        from fogbound.terminal.setup import GivenChoices

        chosen = GivenChoices(players, explorers, clue, mode or "")
        play_by_lines(
            pack, go_on=go_on, game=game, lang=lang, data=data, seed=seed, chosen=chosen, plain=plain
        )
        return
    _play_in_browser(host, port, data, show, lang or preferred_language())


def _play_in_browser(host: str, port: int, data: str, show: bool, lang: str) -> None:
    from fogbound.server import addresses, runner

    say = catalogue(lang).say
    _build_client(lang)
    busy = say("serve-all-busy", port=str(port), last=str(port + TRIED - 1))
    listening = _bind(host, port, TRIED, busy, say)
    taken = listening.getsockname()[1]
    nearby = addresses.address_nearby(host, taken)
    options = runner.ServeOptions(data=data, gallery=addresses.is_loopback(host), nearby=nearby)
    server = _make_server(options, listening, say)
    if port and taken != port:
        print(say("serve-next", port=str(port), taken=str(taken)), flush=True)
    address = addresses.address_of(host, taken)

    def ready() -> None:
        print(say("play-ready", address=address), flush=True)
        if server.settings.nearby:
            print(say("play-nearby", address=server.settings.nearby), flush=True)
        if show:
            webbrowser.open(address)

    runner.run(server, listening, (), ready)
    print(say("play-ended"), flush=True)


def _build_client(lang: str) -> None:
    """In the repository, see to it that the browser's part is built from what lies there; elsewhere it must be there."""
    from fogbound.server.static_files import built_client, client_folders, why_client_missing

    if not in_repository():
        if built_client(client_folders()) is None:
            raise SystemExit(why_client_missing(lang))
        return
    drawing = subprocess.Popen([ROOT / "requirements" / "pictures"])  # what fails here is drawn later
    done = subprocess.run([ROOT / "requirements" / "web"])
    drawing.wait()
    if done.returncode and built_client(client_folders()) is None:
        raise SystemExit(catalogue(lang).say("play-unbuilt"))
