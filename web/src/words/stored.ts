// What this browser keeps of a user's choices. One that keeps nothing still has them until the page is left.

const unkept = new Map<string, string | null>(); // newer than what is kept

const name = (key: string) => `elferrat-${key}`;

export function stored(key: string): string | null {
  const newer = unkept.get(key);
  if (newer !== undefined) return newer;
  try {
    return localStorage.getItem(name(key));
  } catch {
    return null;
  }
}

export function store(key: string, value: string | null): void {
  unkept.delete(key);
  try {
    if (value === null) localStorage.removeItem(name(key));
    else localStorage.setItem(name(key), value);
  } catch {
    unkept.set(key, value);
  }
}
