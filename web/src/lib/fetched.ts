// Parts of the page that are fetched when they are opened. After an update of the server an old page asks for parts that
// are gone: it is then loaded anew, once, so that nobody sits before an empty page.

const KEY = "fogbound-loaded-anew";
const SOON = 20_000; // milliseconds within which loading anew has not helped

/** A part, or the page anew if it cannot be had any more; fails only if that has just been tried. */
export async function fetched<Part>(
  coming: Promise<Part>,
  reload: () => void = () => location.reload(),
  now = Date.now(),
): Promise<Part> {
  try {
    return await coming;
  } catch (fault) {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < SOON) throw fault;
    sessionStorage.setItem(KEY, String(now));
    reload();
    return new Promise<Part>(() => undefined); // the page goes away
  }
}
