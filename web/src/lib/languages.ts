// The languages that can be chosen, in the order in which the server offers them.

import { LANGUAGES, type Lang } from "../wire";

/** What a language calls itself, as it stands on a button. */
export function nameOf(lang: string): string {
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

/** All of them but this one. */
export function others(lang: Lang): Lang[] {
  return LANGUAGES.filter((each) => each !== lang);
}

/** The one that is offered after this one, and the first after the last. */
export function following(lang: Lang): Lang {
  return LANGUAGES[(LANGUAGES.indexOf(lang) + 1) % LANGUAGES.length]!;
}

/** The first of those that a browser asks for which is one of ours, or else the first of ours. */
export function preferred(asked: readonly string[]): Lang {
  const codes = asked.map((each) => each.toLowerCase().split("-")[0]);
  for (const code of codes) {
    const found = LANGUAGES.find((lang) => lang === code);
    if (found) return found;
  }
  return LANGUAGES[0];
}
