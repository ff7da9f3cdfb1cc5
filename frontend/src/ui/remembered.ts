/**
 * What this browser remembers under a key, as it was written. Undefined when there is nothing, or nothing that can be
 * read: who asks must not trust its shape, since an earlier version may have written it.
 */
export function remembered(key: string): unknown {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as unknown) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value; undefined forgets it. A full or forbidden storage only costs the memory of it. */
export function remember(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Said above.
  }
}
