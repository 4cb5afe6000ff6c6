// Games that somebody only watched and has taken off their list; this browser remembers them.

const KEY = "fogbound-hidden";

export function hidden(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function hide(game: string): void {
  keep([...hidden().filter((each) => each !== game), game].slice(-100));
}

/** Whoever is invited again finds it on the list again. */
export function unhide(game: string): void {
  if (hidden().includes(game)) keep(hidden().filter((each) => each !== game));
}

function keep(games: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // A browser that keeps nothing shows it again.
  }
}
