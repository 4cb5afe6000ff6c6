// Sentences with the cards they name as links: the first mention of each, the longest names first.

export interface Part {
  text: string;
  card?: string;
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
  return parts;
}
