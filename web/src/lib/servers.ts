// Where there are several servers: which one has a table. The first that is asked tells, what stands before them obeys
// (`?server=`), and a name is forgotten when nobody answers to it any more.

/** How often one question is sent on before it is given up: servers that send each other's people to and fro end that. */
export const MOST_HOPS = 3;

const known = new Map<string, string>();

/** The game that an address of the server is about; nothing if it is about none. */
export function gameOf(path: string): string {
  return /^\/api\/games\/([^/?]+)/.exec(path)?.[1] ?? "";
}

/** The server to ask about a game, if one has to be named. */
export function serverOf(game: string): string {
  return known.get(game) ?? "";
}

export function learnServer(game: string, server: string): void {
  known.set(game, server);
}

export function forgetServer(game: string): void {
  known.delete(game);
}
