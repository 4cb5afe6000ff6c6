"""Looking closer at a table: explanations, the chart, and the steps of a finished game, one by one."""

from fogbound.core import NONE, Game
from fogbound.packs.speech import unstyled
from fogbound.rules import reference
from fogbound.server import wire
from fogbound.server.shelf import Opened
from fogbound.server.sight.chronicle import named, whose
from fogbound.server.sight.look import Look
from fogbound.server.sight.showing import Showing
from fogbound.tables import Moment as Shown
from fogbound.tables import Playback, Table, story
from fogbound.tables.journal import Answer
from fogbound.text import Teller, recall
from fogbound.text.telling import EXPLAINED

__all__ = [
    "chapter",
    "charted",
    "contents",
    "explanation",
    "glossary",
    "hidden_number",
    "moment",
    "readable",
    "recap",
    "rules",
]

MOST_RULES = 60


def explanation(look: Look, subject: str) -> wire.Explanation:
    """Why an option is there or refused, or what a number is made of, with the rules behind it."""
    parts = [(title, look.ledger(subject + part)) for part, title in EXPLAINED]
    reasons = [(title, [row for row in rows if row.text]) for title, rows in parts]
    ids = dict.fromkeys(row.rule for _, rows in parts for row in rows if row.rule)
    found = [rule for rule in map(reference.named, ids) if rule is not None]
    return wire.Explanation(
        reasons=tuple(
            wire.Reasons(title=look.teller.say(title) if title else "", rows=tuple(rows))
            for title, rows in reasons
            if rows
        ),
        rules=tuple(
            wire.Option(id=rule.id, name=reference.chapter_of(rule, look.lang), text=rule.text(look.lang))
            for rule in found
        ),
    )


def rules(words: str, lang: str) -> list[wire.Option]:
    """The rules of both games that some words find."""
    found = [
        wire.Option(id=rule.id, name=chapter.title[lang], text=rule.text(lang))
        for ruleset in reference.rulesets()
        for chapter in (reference.find(ruleset, words) if words.strip() else ())
        for rule in chapter.rules
    ]
    return found[:MOST_RULES]


def contents(lang: str) -> list[wire.Option]:
    """The chapters of both rules references, each under an id by which it is asked for."""
    return [
        wire.Option(id=f"{ruleset}/{chapter.number}", name=chapter.title[lang], text=ruleset)
        for ruleset in reference.rulesets()
        for chapter in reference.chapters(ruleset)
    ]


def chapter(name: str, lang: str) -> list[wire.Option]:
    """All rules of a chapter, in their order; none if there is no such chapter."""
    return [
        wire.Option(id=rule.id, name=chapter.title[lang], text=rule.text(lang))
        for ruleset in reference.rulesets()
        for chapter in reference.chapters(ruleset)
        if f"{ruleset}/{chapter.number}" == name
        for rule in chapter.rules
    ]


def recap(table: Table, look: Look) -> wire.Recap:
    """Where we were and what we wanted, as a seat may hear it."""
    pages = look.pages
    return wire.Recap(
        about=tuple(story.resumed(table, pages)),
        dangers=tuple(pages.dangers()),
        lately=tuple(story.lately(table, pages, look.seat)),
        answer=story.last_answer(table, pages, look.seat),
    )


def charted(showing: Showing, look: Look) -> wire.Charted:
    """The chart as a seat knows it, with the faces of what stands on it."""
    chart = showing.table.chart(look.seat)
    faces = showing.opened.faces[look.lang]
    recalled = recall.recalled(look.teller, showing.game)
    shown = tuple(faces.face(name, recalled, showing.game) for name in sorted(chart.names()))
    return wire.Charted(chart=chart, faces=shown)


# -- a single card ---------------------------------------------------------------------------------


def readable(showing: Showing, person: int) -> set[str]:
    """The cards somebody may look at now: what a view of theirs names, and what stands on their chart."""
    found: set[str] = set()
    for seat in showing.company.held(person) or [NONE]:
        found |= showing.look(seat, "en").names | showing.table.chart(seat).names()
    return {name.partition("#")[0] for name in found}


def hidden_number(opened: Opened, name: str) -> str:
    """The number that is hidden in the picture of a card, as the loupe shows it; empty if there is none."""
    hidden = opened.texts.card(name).source.hidden
    return f"{hidden.number:03}" if hidden is not None else ""


def glossary(look: Look, word: str) -> wire.Entry:
    """What the glossary says about a word that has been read."""
    return wire.Entry(word=word, text=unstyled(look.pages.glossary(word)))


# -- a finished game, step by step -----------------------------------------------------------------


def moment(
    playback: Playback, table: Table, opened: Opened, step: int, seat: int, lang: str
) -> tuple[wire.Moment, frozenset[str]]:
    """The game after a step, as a seat saw it, and the cards it names. Raises LookupError."""
    shown = playback.at(step)
    look = Look(_at(table, shown.game), seat, opened.tellers[lang], opened.faces[lang])
    told = story.lines(look.teller, shown.game, shown.news, seat)
    lines = [
        wire.Line(
            n=at,
            turn=look.view.turn,
            text=line,
            what=run[-1].what,
            seat=whose(run),
            cards=named(shown.game, run, seat),
        )
        for at, (line, run) in enumerate(told, 1)
        if line
    ]
    names = look.names | {card.partition("#")[0] for line in lines for card in line.cards}
    recalled = recall.recalled(look.teller, shown.game)
    return (
        wire.Moment(
            step=step,
            steps=playback.last,
            answer=_answer(look.teller, shown, seat),
            view=look.view,
            lines=tuple(lines),
            faces=tuple(opened.faces[lang].together(names, recalled, shown.game).values()),
            nouns=dict(look.nouns),
            may_fork=not shown.game.ending,
        ),
        names,
    )


def _at(table: Table, game: Game) -> Table:
    """A table as it stood: only its game can be looked at."""
    return Table(table.book, table.packs, table.journal, game, drawn=table.drawn)


def _answer(teller: Teller, shown: Shown, seat: int) -> str:
    if shown.entry is None or shown.before is None:
        return ""
    if isinstance(shown.entry, Answer):
        return story.answer_of(teller, shown.before, shown.entry, seat)
    return teller.say("undo-done")
