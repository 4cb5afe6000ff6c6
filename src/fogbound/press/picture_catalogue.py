"""The picture catalogue: one page with everything an author can have drawn, to be looked through and searched.

The pictures are within the page, and there is no script in it: the browser's own search finds every word.
"""

import html
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from fogbound.press.samples import Sample, Section

__all__ = ["page"]

Watched = Callable[[Sequence[Sample]], Iterable[Sample]]


def page(parts: Sequence[Section], watched: Watched) -> str:
    """The page of these sections; `watched` hands on the samples and tells how far the work is."""
    every = [sample for part in parts for sample in part.samples]
    pictures = iter([sample.picture() for sample in watched(every)])
    body = "\n".join(_section(part, [next(pictures) for _ in part.samples]) for part in parts)
    links = "".join(
        f'<a href="#{html.escape(part.name)}">{html.escape(part.title)} <b>{len(part.samples)}</b></a>'
        for part in parts
    )
    return _PAGE.replace("{STYLE}", _STYLE).replace("{LINKS}", links).replace("{BODY}", body)


def _section(part: Section, pictures: Sequence[str]) -> str:
    cells = "\n".join(
        _figure(sample, picture) for sample, picture in zip(part.samples, pictures, strict=True)
    )
    return (
        f'<section id="{html.escape(part.name)}"><h2>{html.escape(part.title)}</h2>'
        f'<p>{html.escape(part.about)}</p>\n<div class="{part.form}">\n{cells}\n</div></section>'
    )


def _figure(sample: Sample, picture: str) -> str:
    says = f"<span>{html.escape(sample.says)}</span>" if sample.says else ""
    return f"<figure>{picture}<figcaption><code>{html.escape(sample.code)}</code>{says}</figcaption></figure>"


_PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fogbound: the picture catalogue</title>
<style>
{STYLE}</style>
</head>
<body>
<header>
<h1>Picture catalogue</h1>
<p>Everything that cards can show, with the words that ask for it. Search with the browser: <kbd>Ctrl F</kbd>.
A click takes hold of the whole line.</p>
</header>
<nav aria-label="Sections">{LINKS}</nav>
<main>
{BODY}
</main>
</body>
</html>
"""

_STYLE: Final = """\
:root {
  color-scheme: light dark;
  --table: #cdd8d4; --panel: #dfe6e1; --raised: #eef1ea; --ink: #1d2a2e; --quiet: #4a5c5f;
  --accent: #934205; --hair: #a9bab5; --shadow: #1d2a2e59;
  --bona: "Bona Nova", Georgia, serif; --rosario: "Rosario", "Segoe UI", system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --table: #0f1d24; --panel: #162a32; --raised: #1f3842; --ink: #efe4c8; --quiet: #b3b39f;
    --accent: #ffc566; --hair: #35525c; --shadow: #000a;
  }
}
@media (prefers-contrast: more) {
  :root {
    --table: #fff; --panel: #fff; --raised: #fff; --ink: #000; --quiet: #000; --accent: #000; --hair: #000;
    --shadow: transparent;
  }
}
* { box-sizing: border-box }
html { scroll-padding-top: 84px }
body { margin: 0; background: var(--table); color: var(--ink); font: 15px/1.35 var(--rosario) }
header, main { max-width: 1480px; margin: 0 auto; padding: 0 32px }
header { padding-top: 40px }
h1 { margin: 0; font: 700 64px/.95 var(--bona); letter-spacing: -.01em }
header p { max-width: 44em; margin: 12px 0 24px; font: 20px/1.45 var(--bona); color: var(--quiet) }
kbd { padding: 0 6px; border: 1px solid var(--quiet); border-radius: 3px; font: 15px/1 var(--rosario) }
nav {
  position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0 20px;
  padding: 10px max(32px, calc(50vw - 708px)); background: var(--panel); box-shadow: 0 3px 12px var(--shadow);
}
nav a { padding: 3px 0; color: var(--ink); text-decoration: none; border-bottom: 1px dotted var(--quiet) }
nav a:hover, nav a:focus-visible { color: var(--accent); border-bottom: 1px solid }
nav b { font: 400 12px var(--rosario); color: var(--quiet) }
section { padding-top: 44px }
h2 { margin: 0; padding-bottom: 6px; border-bottom: 3px double var(--hair); font: 700 34px/1 var(--bona) }
section > p { margin: 8px 0 18px; color: var(--quiet) }
section > div { display: grid; gap: 24px 18px; grid-template-columns: repeat(auto-fill, minmax(216px, 1fr)) }
section > .square { grid-template-columns: repeat(auto-fill, minmax(180px, 1fr)) }
section > .head { grid-template-columns: repeat(auto-fill, minmax(112px, 1fr)) }
section > .ink { grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 18px }
section > .icon { grid-template-columns: repeat(auto-fill, minmax(96px, 1fr)); gap: 18px 8px }
figure { margin: 0 }
figure img {
  display: block; width: 100%; height: auto; border-radius: 4px; background: var(--raised);
  box-shadow: 0 2px 9px var(--shadow);
}
.head img { border-radius: 50% }
.head figcaption, .icon figcaption { text-align: center }
.icon svg { display: block; width: 40px; height: 40px; margin: 0 auto; --cut: var(--table) }
.ink i { display: block; height: 56px; border-radius: 4px; box-shadow: inset 0 0 0 1px #0003 }
figcaption { margin-top: 7px; line-height: 1.25 }
code {
  display: block; font: 13px/1.35 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
  user-select: all; cursor: copy; overflow-wrap: anywhere;
}
figcaption span { color: var(--quiet); font-size: 14px }
main { padding-bottom: 80px }
@media (max-width: 700px) {
  header, main { padding: 0 16px } header { padding-top: 24px } h1 { font-size: 44px }
  html { scroll-padding-top: 60px }
  nav { flex-wrap: nowrap; overflow-x: auto; padding: 8px 16px } nav a { white-space: nowrap }
  section > div { grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 16px 12px }
}
@media print { nav { display: none } figure { break-inside: avoid } }
"""
