// Where the picture of a card is fetched, in the size that the screen can show.

import { getContext, setContext } from "svelte";
import type { Face } from "../wire";
import { plain } from "./places";
import { settings } from "./settings.svelte";

const KEY = Symbol("art");
const WIDTHS = [200, 400, 800] as const;
type Base = () => string;

/** Everything below draws its pictures from here: a game's, which gives what its browser has been shown, or a gallery's. */
export function provideArt(base: Base): void {
  setContext(KEY, base);
}

const source = (): Base => getContext<Base | undefined>(KEY) ?? (() => "");

/** Where the picture of a card is, as large as it is shown. */
export function useArt(): (face: Face, shown: number) => string {
  const base = source();
  return (face, shown) => address(base(), face, widthFor(shown, devicePixelRatio || 1));
}

/** Where another view of a card is, for the reader of a story. */
export function useView(): (face: Face, view: "prospect" | "roundel") => string {
  const base = source();
  return (face, view) => address(base(), face, view);
}

export function useVector(): (face: Face) => string {
  const base = source();
  return (face) => address(base(), face, "vector");
}

/** How wide a picture has to be to cover a place of this size: those of things are three by five, all others square. */
export function covering(kind: Face["art"]["kind"], width: number, height: number): number {
  return Math.max(width, height * (kind === "vignette" ? 5 / 3 : 1));
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
