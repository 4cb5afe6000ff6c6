// What a finger would miss: everything that can be pressed with less than `least` pixels from one end to the other.
// Of the Board each place is large, and what lies on it can be chosen elsewhere; words of a sentence are as high as a line.
(least) => {
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const missed = [];
  for (const each of document.querySelectorAll("button, summary, input, select, textarea, a[href]")) {
    if ((dialog && !dialog.contains(each)) || each.closest("[inert], .board, .line .link")) continue;
    if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    each.scrollIntoView({ block: "center", inline: "center" });
    const box = each.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hits = (across, down) => {
      const top = document.elementFromPoint(across, down);
      return top !== null && (each.contains(top) || (top.closest("label")?.contains(each) ?? false));
    };
    if (!box.width || !hits(x, y)) continue; // something lies over it, a slip on a card leaves the press to the card
    const reach = (across, down) => {
      let n = 0;
      while (n < least && hits(x + across * (n + 1), y + down * (n + 1))) n += 1;
      return n;
    };
    const room = [reach(-1, 0) + 1 + reach(1, 0), reach(0, -1) + 1 + reach(0, 1)];
    const name = each.getAttribute("aria-label") || each.innerText || each.className;
    if (Math.min(...room) < least) missed.push(`${name.replace(/\s+/g, " ").slice(0, 60)}: ${room.join(" x ")}`);
  }
  return missed;
}
