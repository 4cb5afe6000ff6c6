// Where the picture of a card is fetched, in the size that the screen can show.

import { getContext, setContext } from "svelte";
import type { Face } from "../wire";
import { plain } from "./places";

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

function address(base: string, face: Face, size: number | string): string {
  const edition = face.art.edition ? `?e=${encodeURIComponent(face.art.edition)}` : "";
  return `${base}/art/${encodeURIComponent(plain(face.id))}/${size}${edition}`;
}
