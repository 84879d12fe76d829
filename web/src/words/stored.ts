// What this browser keeps of a user's choices; one that keeps nothing is no trouble.

const name = (key: string) => `elferrat-${key}`;

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(name(key));
  } catch {
    return null;
  }
}

export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name(key));
    else localStorage.setItem(name(key), value);
  } catch {
    // Then it is asked for again.
  }
}
