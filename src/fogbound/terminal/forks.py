"""The command `fogbound fork`: a new game made of one that is kept."""

import sys

from fogbound.languages import Lang
from fogbound.tables import JournalWriter, Saved, Store, TableRefused, data_folder
from fogbound.tables import fork as forked
from fogbound.tables.error_texts import reason
from fogbound.tables.seeds import fresh_seed
from fogbound.terminal.output import Output
from fogbound.terminal.saved_games import (
    BLANK,
    adventure_of,
    command,
    find_or_last_game,
    options,
    pack_option,
    sound_journal,
)
from fogbound.text import catalogue, preferred_language

__all__ = ["fork"]


def fork(
    game: str = "",
    /,
    at: int | None = None,
    *,
    exact: bool = False,
    name: str = "",
    seed: int | None = None,
    pack: str = "",
    lang: Lang | None = None,
    data: str = "",
) -> None:
    """Make a new game that plays on from a step of another; what nobody had seen is dealt anew.

    Parameters
    ----------
    game
        The game: its name or the path of its file; without it, the one played last. It is left as it is.
    at
        After which step; without it, after the last one. The command `replay` shows the steps.
    exact
        Let everything lie as it lay, which is possible only for a game that is over.
    name
        What to call the new game.
    seed
        A number that decides what is dealt anew.
    pack
        The folder of the adventure, if it is one of your own.
    lang
        The language; without it, the one your machine speaks.
    data
        The folder in which games are kept.
    """
    spoken = lang or preferred_language()
    say = catalogue(spoken).say
    store = Store(data_folder(data))
    saved = find_or_last_game(store, game, spoken, data)
    journal = sound_journal(saved, spoken, data)
    given = options(at=at, exact=exact, name=name, seed=seed, lang=lang)
    typed = command("fork", game or saved.key, *given, "--pack", BLANK, data=data)
    adventure = adventure_of(journal, pack, spoken, typed)
    called = name or saved.name
    path = store.path_for(called)
    chance = seed if seed is not None else fresh_seed()
    try:
        table = forked(
            journal,
            adventure.packs,
            adventure.book,
            at=at,
            seed=chance,
            keep=JournalWriter.at(path),
            name=called,
            of=saved.key,
            exact=exact,
        )
    except TableRefused as refusal:
        raise SystemExit(say("game-unforkable", why=reason(refusal, spoken))) from None
    except OSError as fault:
        raise SystemExit(say("game-unwritable", why=fault.strerror or str(fault))) from None
    with table:
        header = table.journal.header
    output = Output(sys.stdout)
    key = Saved(path, 0, table.journal).key
    for remark in table.remarks:
        output.say(say("game-changed", why=remark.why, turn=remark.turn + 1, lost=remark.lost))
    kind = "exact" if exact else "anew"
    output.say(say("fork-made", name=key, of=header.fork_of, n=header.fork_at, kind=kind))
    output.say(say("fork-how"))
    output.rows([f"  {command('play', *pack_option(pack), '--game', key, *options(lang=lang), data=data)}"])
