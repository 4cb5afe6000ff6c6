"""People before a page: they see what it offers and press it, with a mouse, a finger or the keyboard.

What they want is known by the ids of choices (see walks); how to get at it they find on the page alone.
"""

import json
import re
import time
from collections.abc import Iterable, Sequence
from typing import Final, Literal

from playwright.sync_api import ElementHandle, Page, Route, expect

from browser.walks import Step, Walk

Manner = Literal["mouse", "touch", "keys"]

PATIENCE: Final = 30.0
"""Seconds after which somebody gives up on a page, on a busy machine."""
MOST_PRESSES: Final = 40
"""So many things are never in the way of one answer."""
PAUSE: Final = 0.02

NEXT_PRESS: Final = """
([choice, value]) => {
  const open = [...document.querySelectorAll("dialog[open]")].at(-1) ?? null;
  const named = (kind) => [...document.querySelectorAll(`[data-${kind}~="${CSS.escape(choice).replace(/\\\\(?=[^"\\\\])/g, "")}"]`)];
  const isShown = (each) => {
    if (each.disabled || each.closest("[inert]")) return false;
    if (!each.closest(".board")) each.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = each.getBoundingClientRect();
    if (!box.width || !box.height) return false;
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top !== null && (each === top || each.contains(top));
  };
  const shown = (found) => found.find((each) => (!open || open.contains(each)) && isShown(each)) ?? null;
  const turning = [...document.querySelectorAll(".draw .foot button")].at(-1);
  if (turning && !open) return { press: turning, as: "turn" };
  const field = shown(named("choice").map((each) => each.form?.querySelector("input")).filter(Boolean));
  if (value && field && field.value !== value) return { press: field, as: "type" };
  const wanted = shown(named("choice"));
  if (wanted) return { press: wanted, as: "answer" };
  const lead = shown(named("opens"));
  if (lead) return { press: lead, as: "open" };
  if (choice === "draw") {
    const more = shown([...document.querySelectorAll(".commit button:last-child")]);
    if (more) return { press: more, as: "more" };
  }
  const folded = shown([...document.querySelectorAll("details:not([open]) > summary")].filter((each) => named("choice").some((other) => each.parentElement.contains(other))));
  if (folded) return { press: folded, as: "unfold" };
  if (open) return { press: open.querySelector(".x"), as: "close" };
  const hint = document.querySelector(".guide button");
  if (hint) return { press: hint, as: "known" };
  const far = named("choice").concat(named("opens")).filter((each) => each.closest(".board"));
  if (far.length) return { press: document.querySelector(".board .tools button:nth-child(2)"), as: "fit" };
  return null;
}
"""
