"""What stands for people at the table: the flags of the seats, figures, the fire marker and the dice."""

from typing import Final, NamedTuple

__all__ = ["FLAGS", "Flag", "die", "figure", "fire", "flag"]

INK = "#1d2226"


class Flag(NamedTuple):
    """A signal flag: its colour, and what is cut into it on a field of 36 by 24."""

    name: str
    colour: str
    field: str
    pattern: str


FLAGS: Final[tuple[Flag, ...]] = (
    Flag("madder", "#b8402f", "#f1e9d4", '<path fill="#b8402f" d="M0 0h18v24H0z"/>'),
    Flag("prussian", "#2a5d8c", "#2a5d8c", '<path fill="#f1e9d4" d="M15 0h6v9h15v6H21v9h-6v-9H0V9h15z"/>'),
    Flag("gamboge", "#e2ad33", "#e2ad33", f'<path fill="{INK}" d="M0 0v24h36z"/>'),
    Flag("verdigris", "#2f7f73", "#2f7f73", '<circle fill="#f1e9d4" cx="18" cy="12" r="6.5"/>'),
)
"""The four seats, in order: pattern first, colour second."""


def _cloth(flag: Flag) -> str:
    return (
        f'<path fill="{flag.field}" d="M0 0h36v24H0z"/>{flag.pattern}'
        f'<path fill="none" stroke="{INK}" stroke-width="1.6" d="M.8.8h34.4v22.4H.8z"/>'
    )


def flag(seat: int) -> str:
    """The flag of a seat, counted from 0."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 24">{_cloth(FLAGS[seat])}</svg>'


def figure(seat: int) -> str:
    """The figure of a seat, which carries its flag; its foot stands in the middle of the lower edge."""
    flag = FLAGS[seat]
    body = "M22 96c0-8 8-10 12-16 5-8 5-18 4-26h20c-1 8-1 18 4 26 4 6 12 8 12 16v8c0 4-52 4-52 0z"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 112">'
        '<ellipse cx="56" cy="103" rx="38" ry="7" fill="#000" opacity=".32"/>'
        f'<path stroke="{INK}" stroke-width="3.4" stroke-linecap="round" d="M66 92V6"/>'
        f'<g transform="translate(67 5) scale(.76)">{_cloth(flag)}</g>'
        f'<path fill="{flag.colour}" stroke="{INK}" stroke-width="3.4" stroke-linejoin="round" d="{body}"/>'
        f'<path fill="{flag.colour}" stroke="{INK}" stroke-width="3.4" d="M48 22a17 17 0 1 1 0 34 17 17 0 0 1 0-34z"/>'
        f'<path fill="{INK}" d="M29 36c2-12 10-18 19-18 10 0 17 5 19 15-12-3-24-3-38 3z"/>'
        '<path fill="none" stroke="#fffaf0" stroke-opacity=".6" stroke-width="3.6" stroke-linecap="round"'
        ' d="M41 62c0 10-2 18-8 26M37 41c0 3 1 6 3 8"/>'
        f'<path fill="none" stroke="{INK}" stroke-opacity=".5" stroke-width="2"'
        ' d="M55 62c1 10 4 18 9 25M59 60c1 8 4 14 8 20"/>'
        "</svg>"
    )


def fire() -> str:
    """The marker of a fire."""
    flame = (
        "M30 4c2 12 20 20 20 38 0 14-9 22-20 22S10 56 10 42c0-10 6-16 10-22 1 6 3 9 6 10C25 20 26 11 30 4z"
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 84">'
        '<ellipse cx="32" cy="76" rx="26" ry="6" fill="#000" opacity=".3"/>'
        f'<path fill="#d9652b" stroke="{INK}" stroke-width="3" stroke-linejoin="round" d="{flame}"/>'
        '<path fill="#f6b14a" d="M31 24c1 9 13 14 13 24 0 8-6 13-13 13s-13-5-13-12c0-9 11-13 13-25z"/>'
        '<path fill="#fff3cf" d="M31 42c1 5 6 7 6 12 0 4-3 7-6 7s-7-3-7-6c0-5 6-8 7-13z"/>'
        f'<g stroke="{INK}" stroke-width="11" stroke-linecap="round"><path d="M8 75l44-11M52 75 8 64"/></g>'
        '<g stroke="#a3683c" stroke-width="6" stroke-linecap="round"><path d="M8 75l44-11M52 75 8 64"/></g>'
        '<path stroke="#3d2415" stroke-width="1.2" stroke-linecap="round" d="M18 72l10-2.5M34 68.5l8-2M20 67.5l8 2"/>'
        "</svg>"
    )


_DIE: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 52">'
_PIPS: Final = {
    1: ((24, 22),),
    2: ((14, 13), (34, 31)),
    3: ((14, 13), (24, 22), (34, 31)),
    4: ((14, 13), (34, 13), (14, 31), (34, 31)),
    5: ((14, 13), (34, 13), (24, 22), (14, 31), (34, 31)),
    6: ((14, 12), (34, 12), (14, 22), (34, 22), (14, 32), (34, 32)),
}


def die(value: int) -> str:
    """A die of worn ivory, seen a little from above; 0 is the slot that a spent die leaves."""
    if value == 0:
        slot = f'fill="none" stroke="{INK}" stroke-width="2" stroke-dasharray="4 4" stroke-linecap="round"'
        return f'{_DIE}<rect x="4" y="4" width="40" height="42" rx="8" {slot}/></svg>'
    pips = "".join(f'<ellipse cx="{x}" cy="{y}" rx="3.7" ry="3.4"/>' for x, y in _PIPS[value])
    return (
        f'{_DIE}<rect x="3" y="6" width="42" height="44" rx="9" fill="#b9a67e" stroke="{INK}" stroke-width="2.4"/>'
        f'<rect x="3" y="2" width="42" height="41" rx="9" fill="#f8f1de" stroke="{INK}" stroke-width="2.4"/>'
        '<path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" d="M8 12c0-4 2-6 6-6h16"/>'
        '<path fill="none" stroke="#c9b78e" stroke-width="1.2" d="M36 40c4-1 6-3 6.5-7M12 40h14"/>'
        f'<g fill="{INK}">{pips}</g></svg>'
    )
