import { has } from "../lib/readings";
import type { Line } from "../wire";

/** The numbers of the lines that no longer count, for the answers behind them were taken back. */
export function struck(lines: Line[]): Set<number> {
  const gone = new Set<number>();
  for (const back of lines) {
    if (!back.takes_back) continue;
    for (const line of lines) {
      if (line.n >= back.takes_back && line.n < back.n && !line.talk && !has(line, "table")) gone.add(line.n);
    }
  }
  return gone;
}
