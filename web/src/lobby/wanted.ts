// The adventure that a player wants to see when they come to the lobby, where they come from the end of another one.

const KEY = "adventure wanted";

export const adventureWanted = {
  set: (id: string): void => sessionStorage.setItem(KEY, id),
  take(): string | null {
    const id = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return id;
  },
};
