// Prose as packs mark it: who speaks, what concerns a side quest, which words the glossary explains.

export interface Run {
  text: string;
  speaker: "" | "say" | "me"; // another person, or the reader
  quest: boolean;
  glossary: boolean;
}

export interface Paragraph {
  speech: boolean; // spoken altogether, though nothing marks it
  runs: Run[];
}

const MARK = /(<\/?(?:say|me|quest)>|\*[^*\n]+\*)/;
const SPOKEN = /^(“[^”]*”|«[^»]*»|"[^"]*"|[—–].*)$/;

/** A text in paragraphs, each in stretches of one style; a style may reach over several paragraphs. */
export function paragraphs(text: string): Paragraph[] {
  const style = { speaker: "" as Run["speaker"], quest: false };
  return text
    .split(/\n+/)
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => ({ speech: isSpeech(each), runs: runs(each, style) }))
    .filter((each) => each.runs.length > 0);
}

/** The same words without any marks. */
export function unstyled(text: string): string {
  return text.replace(/<\/?(?:say|me|quest)>/g, "").replace(/\*([^*\n]+)\*/g, "$1");
}

/** A text without its layout. */
export function inOneLine(lines: readonly { text: string }[]): string {
  return lines.map((line) => line.text).join(" ");
}

/** Several facts one after the other, each closed once, for the ear. */
export function sentences(facts: readonly (string | number | false | null | undefined)[]): string {
  return facts
    .filter(Boolean)
    .map((fact) => (/[.!?…:]$/.test(String(fact)) ? String(fact) : `${fact}.`))
    .join(" ");
}

/** A question in stretches; those that are bound hold a French verb and its subject, which no line may part. */
export function stretches(text: string): { text: string; bound: boolean }[] {
  const parts = text.split(/([\p{L}’]+(?:-t)?-(?:je|tu|ils?|elles?|on|nous|vous)(?!\p{L}))/u);
  return parts.map((part, at) => ({ text: part, bound: at % 2 === 1 })).filter((part) => part.text);
}

const isSpeech = (text: string): boolean => SPOKEN.test(text) && !text.includes("<");

function runs(text: string, style: { speaker: Run["speaker"]; quest: boolean }): Run[] {
  const found: Run[] = [];
  for (const part of text.split(MARK)) {
    if (!part) continue;
    if (part === "<quest>" || part === "</quest>") style.quest = part === "<quest>";
    else if (part.startsWith("<") && MARK.test(part))
      style.speaker = part === "<say>" ? "say" : part === "<me>" ? "me" : "";
    else if (part.startsWith("*") && MARK.test(part)) found.push({ text: part.slice(1, -1), ...style, glossary: true });
    else found.push({ text: part, ...style, glossary: false });
  }
  return found;
}
