// What tests of tables are made with.

import type { Choice, Line, Show } from "../wire";

/** A choice that says nothing but its name. */
export const choice = (id: string, more: Partial<Choice> = {}): Choice => ({
  id,
  label: id,
  verb: id.split("/")[0]!,
  name: "",
  button: "",
  role: "",
  note: "",
  is_printed: false,
  seat: null,
  card: null,
  n: null,
  side: null,
  is_place: false,
  is_action: false,
  asks_others: false,
  cost: null,
  difficulty: null,
  odds: null,
  gauges: null,
  level: null,
  wants: "",
  standing: false,
  idle: false,
  pressing: false,
  confirm: "",
  ...more,
});

/** What a server sends with lines that reveal cards or bring them. */
export function episode(lines: readonly Line[]): Pick<Show, "draw" | "readings"> {
  const cardsOf = (role: Line["roles"][number]): { line: Line; card: string }[] =>
    lines.filter((line) => line.roles.includes(role)).flatMap((line) => line.cards.map((card) => ({ line, card })));
  const revealed = cardsOf("reveals");
  const last = revealed.at(-1)?.line.n ?? 0;
  const begun = lines.findLast((line) => line.roles.includes("acts") && line.n < last)?.n ?? 0;
  const cards = revealed.map(({ card }) => ({ card, from_pile: false }));
  return {
    draw: cards.length
      ? { cards, begun, outcome: "", text: "", helped: [], then: [], settled: false, decisive: false }
      : null,
    readings: cardsOf("brings").map(({ line: { n, text }, card }) => ({
      n,
      sort: "card",
      said: text,
      card,
      prose: "",
      then: [],
    })),
  };
}
