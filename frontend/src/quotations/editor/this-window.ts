const KEY = 'ventana';
/** Set while a page of this window is shown. */
const OPEN = 'ventana-abierta';

const drawName = (): string => {
  const made = crypto.randomUUID();
  sessionStorage.setItem(KEY, made);
  return made;
};

/**
 * The name of a window whose page has just come up: that of the page before it. A duplicated tab begins with a copy of the
 * storage of one that is still open, and gets a name of its own.
 */
export function nameWindow(): string {
  try {
    const known = sessionStorage.getItem(KEY);
    const name = known !== null && sessionStorage.getItem(OPEN) === null ? known : drawName();
    sessionStorage.setItem(OPEN, '1');
    addEventListener('pagehide', () => sessionStorage.removeItem(OPEN));
    addEventListener('pageshow', () => sessionStorage.setItem(OPEN, '1'));
    return name;
  } catch {
    return 'ventana';
  }
}

let name: string | undefined;

/** Names this window of the browser: the same after a reload, another one in every other window. */
export const thisWindow = (): string => (name ??= nameWindow());
