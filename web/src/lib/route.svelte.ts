// Where we are, from the hash of the address: `#/game/ID` is the page `game` with the argument `ID`.

export interface Route {
  page: string;
  id: string;
}

export function parsed(hash: string): Route {
  const [page = "", ...rest] = hash.replace(/^#\/?/, "").split("/");
  return { page, id: decoded(rest.join("/")) };
}

/** The text behind an address, or what stands there if nobody can have written it so. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const route = $state<Route>(parsed(location.hash));

export function go(page: string, id = ""): void {
  location.hash = `/${page}${id ? `/${encodeURIComponent(id)}` : ""}`;
}

addEventListener("hashchange", () => Object.assign(route, parsed(location.hash)));
