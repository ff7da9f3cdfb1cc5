const KEY = 'ventana';

/** Names this window of the browser: the same after a reload, another one in every other window. */
export function thisWindow(): string {
  try {
    const known = sessionStorage.getItem(KEY);
    if (known) return known;
    const made = crypto.randomUUID();
    sessionStorage.setItem(KEY, made);
    return made;
  } catch {
    return 'ventana';
  }
}
