// Where the picture of a card is fetched, in the size that the screen can show.

import { getContext, setContext } from "svelte";
import type { Face } from "../wire";
import { hasArrived } from "./arriving";
import { plain } from "./places";
import { settings } from "./settings.svelte";

const KEY = Symbol("art");
const WIDTHS = [200, 400, 800] as const;
const ROUGH = 400; // what a server draws ahead

interface Source {
  base: () => string;
  shows: (face: Face) => boolean; // whether it gives the picture of a card to this person, now
}

/** Everything below draws its pictures from here: a game's, which shows what can be seen, or a gallery's. */
export function provideArt(base: () => string, shows: Source["shows"] = () => true): void {
  setContext(KEY, { base, shows } satisfies Source);
}

const source = (): Source => getContext<Source | undefined>(KEY) ?? { base: () => "", shows: () => true };

/** Where the picture of a card is, as large as it is shown: first one that is soon there, then the one that is sharp. */
export function useArt(): (face: Face, shown: number) => string[] {
  const { base, shows } = source();
  return (face, shown) => {
    const width = widthFor(shown, devicePixelRatio || 1);
    const sharp = address(base(), face, width);
    const rough = width > ROUGH ? address(base(), face, ROUGH) : sharp;
    const all = rough === sharp || hasArrived(sharp) ? [sharp] : [rough, sharp];
    return shows(face) ? all : all.filter(hasArrived); // the browser has kept what it was given
  };
}

/** Where another view of a card is, for the reader of a story; nowhere when it cannot be seen and was not kept. */
export function useView(): (face: Face, view: "prospect" | "roundel") => string | undefined {
  const { base, shows } = source();
  return (face, view) => {
    const found = address(base(), face, view);
    return shows(face) || hasArrived(found) ? found : undefined;
  };
}

export function useVector(): (face: Face) => string {
  const { base } = source();
  return (face) => address(base(), face, "vector");
}

/** The smallest stored width that is sharp at this size; a fifth of blur is not seen. */
export function widthFor(shown: number, ratio: number): number {
  return WIDTHS.find((width) => width * 1.2 >= shown * ratio) ?? 800;
}

/** The address of a picture as this browser wants it printed: in ink on white where contrast is high. */
export function printed(address: string): string {
  if (settings.theme !== "contrast") return address;
  return `${address}${address.includes("?") ? "&" : "?"}manner=ink`;
}

function address(base: string, face: Face, size: number | string): string {
  const edition = face.art.edition ? `?e=${encodeURIComponent(face.art.edition)}` : "";
  return printed(`${base}/art/${encodeURIComponent(plain(face.id))}/${size}${edition}`);
}
