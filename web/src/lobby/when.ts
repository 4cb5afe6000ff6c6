// How long ago something was, as people say it.

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The date of a time in seconds, as it is written where this browser is at home. */
export function dated(time: number, lang: string, regions: readonly string[] = navigator.languages): string {
  const region = regions.find((each) => each.split("-")[0] === lang);
  return new Intl.DateTimeFormat(region ?? lang, { dateStyle: "long" }).format(new Date(time * 1000));
}

/** Minutes, hours or days ago; the date, if it is longer than a week. Both times in seconds. */
export function ago(then: number, now: number, lang: string): string {
  const passed = Math.max(0, now - then);
  if (passed > 7 * DAY) return dated(then, lang);
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  if (passed < MINUTE) return words.format(0, "second");
  if (passed < HOUR) return words.format(-Math.floor(passed / MINUTE), "minute");
  if (passed < DAY) return words.format(-Math.floor(passed / HOUR), "hour");
  return words.format(-Math.floor(passed / DAY), "day");
}
