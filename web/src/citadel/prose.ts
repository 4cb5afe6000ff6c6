// Narration in paragraphs, with what is spoken and the words that may be looked up told apart.

export interface Paragraph {
  speech: boolean;
  parts: { text: string; marked: boolean }[];
}

const OPENS = /^[“«"—–]/;

export function paragraphs(text: string): Paragraph[] {
  return text
    .split(/\n\s*\n|\n/)
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => ({ speech: OPENS.test(each), parts: marked(each) }));
}

/** A word with a star behind it stands in the glossary. */
function marked(text: string): { text: string; marked: boolean }[] {
  return text
    .split(/([\p{L}’'-]+\*)/u)
    .filter(Boolean)
    .map((part) => ({ text: part, marked: part.endsWith("*") && part.length > 1 }));
}
