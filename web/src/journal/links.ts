// Sentences with the cards they name as links: the first mention of each, the longest names first.

export interface Part {
  text: string;
  card?: string;
  head?: string; // the quotation mark before it, and
  tail?: string; // the stop or comma that follows, which must stand on its line
}

export function linked(text: string, cards: readonly { card: string; name: string }[]): Part[] {
  let parts: Part[] = [{ text }];
  const named = cards.filter((each) => each.name).sort((one, other) => other.name.length - one.name.length);
  for (const { card, name } of named) {
    const at = parts.findIndex((part) => part.card === undefined && part.text.includes(name));
    if (at < 0) continue;
    const [before = "", ...rest] = parts[at]!.text.split(name);
    const after = rest.join(name);
    const made: Part[] = [{ text: before }, { text: name, card }, { text: after }];
    parts = [...parts.slice(0, at), ...made.filter((part) => part.text), ...parts.slice(at + 1)];
  }
  return bound(parts);
}

/** Give each link the punctuation right before and behind it. */
function bound(parts: Part[]): Part[] {
  const found: Part[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    const tail = last?.card === undefined ? "" : (/^\s?[.,;:!?)»”]+/u.exec(part.text)?.[0] ?? "");
    if (tail && last) last.tail = tail;
    const text = part.text.slice(tail.length);
    const before = found.at(-1);
    const head =
      part.card === undefined || before?.card !== undefined ? "" : (/[“«(]\s?$/u.exec(before?.text ?? "")?.[0] ?? "");
    if (head && before) before.text = before.text.slice(0, -head.length);
    if (head) found.push({ ...part, head });
    else if (text) found.push({ ...part, text });
  }
  return found;
}
