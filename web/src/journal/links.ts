// Sentences with the cards they name as links: the first mention of each, the longest names first.

export interface Part {
  text: string;
  card?: string;
  head?: string; // the mark that opens before it, which must not be left at the end of a line
  tail?: string; // the stop or comma that follows, which must not stand on a line of its own
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
    const head = part.card === undefined || !last ? "" : (/[(«“]\s?$/u.exec(last.text)?.[0] ?? "");
    if (head && last) last.text = last.text.slice(0, -head.length);
    const text = part.text.slice(tail.length);
    if (text) found.push(head ? { ...part, head } : { ...part, text });
  }
  return found.filter((part) => part.text);
}
