// No word that people read stands in a component: it comes from the files of a language or from the server.

import { parse } from "svelte/compiler";
import { expect, it } from "vitest";

const components = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
const scripts = import.meta.glob<string>(["../**/*.ts", "!../**/*.test.ts", "!../wire.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What is no language: the name of the program. */
const NAMES = /\bFogbound\b/g;
/** Attributes that are read, or read aloud. */
const READ =
  /^(title|alt|placeholder|label|about|text|word|aria-(label|description|roledescription|valuetext|placeholder))$/;
/** A word. */
const WORD = /\p{L}{2}/u;
/** Words that stand beside others, or begin like a sentence: in a script anything shorter may as well be an id. */
const PROSE = /\p{L}{2}[,.:;!?]? \p{L}|^[,.:;]? \p{L}{2}|\p{L}{2}[,.:;!?]? $|^\p{Lu}\p{Ll}+[.!?]?$/u;
/** What such strings may be besides: keys of a keyboard, kinds of cards, names under which a browser keeps things. */
const KEYS =
  /^(Tab|Shift|Escape|Enter|Home|temporary event|quest item|adventure wanted|(at|changed|line|seat|warned) )$/;
/** Selectors and other CSS, and what is typed into a shell. */
const CODE = /^\(|[[\]:;>]|(^|, )\.[a-z]|^(button|input|a),? |^(px|0 0 )|\d(px)?$|^ play --/;

interface Node {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
  [part: string]: unknown;
}

/** Every node below one, with those it stands in. */
function* within(part: unknown, above: Node[] = []): Generator<[Node, Node[]]> {
  if (Array.isArray(part)) for (const each of part as unknown[]) yield* within(each, above);
  else if (part !== null && typeof part === "object") {
    const node = part as Node;
    const inside = typeof node.type === "string" ? [...above, node] : above;
    if (typeof node.type === "string") yield [node, above];
    for (const [name, each] of Object.entries(node))
      if (!["metadata", "loc", "leadingComments", "trailingComments"].includes(name)) yield* within(each, inside);
  }
}

/** What a literal or a piece of a template says; nothing for any other node. */
const said = (node: Node): string => {
  if (node.type === "Text") return node.data ?? "";
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateElement") return (node.value as { cooked: string }).cooked;
  return "";
};

/** Whether a string of the markup comes onto the page: text does, and what an expression may be, but not what it compares. */
const isShown = (node: Node, above: Node[]): boolean => {
  const attribute = above.findLast(({ type }) => /^Attribute$|Directive$/.test(type));
  if (attribute && !READ.test(attribute.name ?? "")) return false;
  if (node.type === "Text") return true;
  const inside = above.slice(above.findLastIndex(({ type }) => type === "ExpressionTag"));
  return inside[0]?.type === "ExpressionTag" && !inside.some(({ type }) => /^(Binary|Call|New|Member)Expr/.test(type));
};

/** Whether it is handed on to another component, which may show it. */
const isHandedOn = (above: Node[]): boolean => {
  const at = above.findLastIndex(({ type }) => type === "Attribute");
  return above[at - 1]?.type === "Component";
};

/** Milliseconds in which all of them are read, on a busy machine, too. */
const AT_MOST = 60_000;

/** The words of a component that nobody can translate. */
function unworded(source: string): string[] {
  const found: string[] = [];
  const { fragment, instance } = parse(source, { modern: true });
  for (const [node, above] of within(fragment)) {
    const words = said(node).replace(NAMES, "");
    if (isShown(node, above) ? WORD.test(words) : isHandedOn(above) && PROSE.test(words)) found.push(words.trim());
  }
  for (const [node, above] of within(instance)) found.push(...prose(node, above));
  return found;
}

/** What a string of a script says, if that looks like something to be read. */
const prose = (node: Node, above: Node[]): string[] => {
  const words = node.type === "Text" ? "" : said(node).replace(NAMES, "");
  const isImport = above.some(({ type }) => /^(Import|Export\w*From|ThrowStatement)/.test(type));
  return PROSE.test(words) && !isImport && !KEYS.test(words) && !CODE.test(words) ? [words.trim()] : [];
};

/** A script as a component, which the same reader can take apart. */
const asComponent = (source: string): string => `<script lang="ts">\n${source}\n</script>`;

it("finds a word on a page, aloud, in an expression and in a script", () => {
  expect(unworded("<p>Cards</p>")).toEqual(["Cards"]);
  expect(unworded('<button aria-label="Close {name}">×</button>')).toEqual(["Close"]);
  expect(unworded('<p>{n > 1 ? "cards" : t("close")}</p>')).toEqual(["cards"]);
  expect(unworded("<p title={`${n} left`}>{n}</p>")).toEqual(["left"]);
  expect(unworded('<Sheet heading="Your hand" /><Sheet about="cards" />')).toEqual(["Your hand", "cards"]);
  expect(unworded(asComponent('const hint = "Take a card";'))).toEqual(["Take a card"]);
  expect(unworded(asComponent("const told = `${n} cards`;"))).toEqual(["cards"]);
});

it("leaves alone what nobody reads", () => {
  expect(unworded('<p class="big card" style:color={far ? "red" : "blue"}>{t("hand-of", { n })} · {n}</p>')).toEqual(
    [],
  );
  expect(unworded('{#if kind === "dig"}<b>{names["dig"]}</b>{/if}')).toEqual([]);
});

it(
  "finds none in any component",
  () => {
    const found = Object.entries(components).flatMap(([name, source]) =>
      unworded(source).map((each) => `${name}: ${each}`),
    );
    expect(Object.keys(components).length).toBeGreaterThan(80);
    expect(found).toEqual([]);
  },
  AT_MOST,
);

it(
  "finds none in any other module",
  () => {
    const found = Object.entries(scripts).flatMap(([name, source]) =>
      unworded(asComponent(source)).map((each) => `${name}: ${each}`),
    );
    expect(Object.keys(scripts).length).toBeGreaterThan(40);
    expect(found).toEqual([]);
  },
  AT_MOST,
);
