// Where the picture of a card is fetched, in the size that the screen can show.

import { getContext, setContext } from "svelte";
import type { Face } from "../wire";
import { plain } from "./places";
import { settings } from "./settings.svelte";

const KEY = Symbol("art");
const WIDTHS = [200, 400, 800] as const;

/** Everything below draws its pictures from here: a game's, or a gallery's. */
export function provideArt(base: () => string): void {
  setContext(KEY, base);
}

export function useArt(): (face: Face, shown: number) => string {
  const base = getContext<(() => string) | undefined>(KEY) ?? (() => "");
  return (face, shown) => address(base(), face, widthFor(shown, devicePixelRatio || 1));
}

export function useVector(): (face: Face) => string {
  const base = getContext<(() => string) | undefined>(KEY) ?? (() => "");
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
