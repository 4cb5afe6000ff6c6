"""Looking closer at a table: explanations, the chart, and the steps of a finished game, one by one."""

from fogbound.packs.speech import without_marks
from fogbound.rules import reference
from fogbound.server import wire
from fogbound.server.adventures import LoadedAdventure
from fogbound.server.broadcast import Broadcast
from fogbound.server.presentation.episodes import draw_of
from fogbound.server.presentation.presenter import Presenter
from fogbound.tables import Moment as Shown
from fogbound.tables import Playback, Table
from fogbound.tables.journal import Answer
from fogbound.text import Renderer, answers, narrative, recall
from fogbound.text.render import EXPLAINED
from fogbound.text.rules_search import rules_about
from fogbound.text.sentences import sentences
from fogbound.view import NONE

__all__ = [
    "chapter",
    "chart_page",
    "contents",
    "explanation",
    "glossary",
    "hidden_number",
    "readable_cards",
    "recap",
    "replay_moment",
    "rules",
]

MOST_RULES = 30  # of each game that a search brings


def explanation(presenter: Presenter, subject: str) -> wire.Explanation:
    """Why an option is there or refused, or what a number is made of, with the rules behind it."""
    parts = [(title, presenter.ledger(subject + part)) for part, title in EXPLAINED]
    reasons = [(title, [row for row in rows if row.text]) for title, rows in parts]
    ids = dict.fromkeys(row.rule for _, rows in parts for row in rows if row.rule)
    found = [rule for rule in map(reference.named, ids) if rule is not None]
    return wire.Explanation(
        reasons=tuple(
            wire.Reasons(title=presenter.renderer.say(title) if title else "", rows=tuple(rows))
            for title, rows in reasons
            if rows
        ),
        rules=tuple(
            wire.ListItem(
                id=rule.id, name=reference.chapter_of(rule, presenter.lang), text=rule.text[presenter.lang]
            )
            for rule in found
        ),
    )


def rules(words: str, lang: str) -> list[wire.ListItem]:
    """The rules of both games that some words are about, the best of each first."""
    return [
        wire.ListItem(id=rule.id, name=chapter.title[lang], text=rule.text[lang], ruleset=ruleset)
        for ruleset in reference.rulesets()
        for chapter, rule in (rules_about(ruleset, words, lang)[:MOST_RULES] if words.strip() else ())
    ]


def contents(lang: str) -> list[wire.ListItem]:
    """The chapters of both rules references, each under an id by which it is asked for."""
    return [
        wire.ListItem(id=f"{ruleset}/{chapter.number}", name=chapter.title[lang], ruleset=ruleset)
        for ruleset in reference.rulesets()
        for chapter in reference.chapters(ruleset)
    ]


def chapter(name: str, lang: str) -> list[wire.ListItem]:
    """All rules of a chapter, in their order; none if there is no such chapter."""
    return [
        wire.ListItem(id=rule.id, name=chapter.title[lang], text=rule.text[lang], ruleset=ruleset)
        for ruleset in reference.rulesets()
        for chapter in reference.chapters(ruleset)
        if f"{ruleset}/{chapter.number}" == name
        for rule in chapter.rules
    ]


def recap(table: Table, presenter: Presenter) -> wire.Recap:
    """Where we were and what we wanted, as a seat may hear it."""
    screens, header = presenter.screens, table.journal.header
    changes = [remark.arguments() for remark in table.remarks]
    last = table.last_answer(presenter.seat)
    return wire.Recap(
        about=tuple(narrative.resume_lines(screens, header.fork_of, header.fork_at, changes)),
        dangers=tuple(screens.dangers()),
        lately=tuple(narrative.recent(screens.renderer, table.recent_news(presenter.seat))),
        answer=answers.last_answer(screens, *last) if last is not None else "",
    )


def chart_page(broadcast: Broadcast, presenter: Presenter) -> wire.ChartPage:
    """The chart as a seat knows it, with the faces of what stands on it."""
    chart = broadcast.table.chart(presenter.seat)
    faces = broadcast.loaded.faces[presenter.lang]
    recalled = recall.recall(presenter.renderer, presenter.known)
    shown = tuple(faces.face(name, recalled, presenter.known.met_names) for name in sorted(chart.names()))
    return wire.ChartPage(chart=chart, faces=shown)


# -- a single card ---------------------------------------------------------------------------------


def readable_cards(broadcast: Broadcast, person: int) -> set[str]:
    """The cards a person may look at now: what a view of theirs names, and what stands on their chart."""
    found: set[str] = set()
    for seat in broadcast.members.held_seats(person) or [NONE]:
        found |= broadcast.presenter(seat, "en").names | broadcast.table.chart(seat).names()
    return {name.partition("#")[0] for name in found}


def hidden_number(loaded: LoadedAdventure, name: str) -> str:
    """The number that is hidden in the picture of a card, as the loupe shows it; empty if there is none."""
    hidden = loaded.texts.card(name).source.hidden
    return f"{hidden.number:03}" if hidden is not None else ""


def glossary(presenter: Presenter, word: str) -> wire.Entry:
    """What the glossary says about a word that has been read."""
    return wire.Entry(word=word, text=without_marks(presenter.screens.glossary(word)))


# -- a finished game, step by step -----------------------------------------------------------------


def replay_moment(
    playback: Playback, table: Table, loaded: LoadedAdventure, step: int, seat: int, lang: str
) -> tuple[wire.ReplayMoment, frozenset[str]]:
    """The game after a step, as a seat saw it, and the cards it names. Raises LookupError."""
    shown = playback.moment_at(step)
    presenter = Presenter(
        shown.outlook(seat), loaded.renderers[lang], loaded.faces[lang], table.journal.decisions
    )
    told = sentences(presenter.renderer, shown.seen_news(seat))
    lines = [
        wire.Line(
            n=at,
            turn=presenter.view.turn,
            text=line,
            roles=item.roles,
            seat=item.seat,
            cards=item.cards,
        )
        for at, (line, item) in enumerate(told, 1)
        if line
    ]
    names = presenter.names | {card.partition("#")[0] for line in lines for card in line.cards}
    recalled = recall.recall(presenter.renderer, presenter.known)
    return (
        wire.ReplayMoment(
            step=step,
            steps=playback.last_step,
            answer=_answer(presenter.renderer, shown, seat),
            view=presenter.view,
            lines=tuple(lines),
            draw=draw_of(lines, lines) if any("reveals" in line.roles for line in lines) else None,
            faces=tuple(loaded.faces[lang].faces(names, recalled, presenter.known.met_names).values()),
            nouns=dict(presenter.nouns),
            may_fork=not presenter.known.ending,
        ),
        names,
    )


def _answer(renderer: Renderer, shown: Shown, seat: int) -> str:
    before = shown.outlook_before(seat)
    if shown.entry is None or before is None:
        return ""
    if isinstance(shown.entry, Answer):
        return answers.answer_of(renderer, before, shown.entry.option, shown.entry.value)
    return renderer.say("undo-done")
