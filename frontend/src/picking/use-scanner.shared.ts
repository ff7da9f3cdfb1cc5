import { useEffect, useEffectEvent } from 'react';

/**
 * Keys of one reading come within this many ms of each other. Scanners need some 20, but radio links and busy phones
 * stall: what came before a stall must not be cut off, for the rest could pass as another code or as a serial number.
 */
const GAP_MS = 400;
const SHORTEST = 3;

/** Keyboard-wedge scanner anywhere on the page: fast keys and Enter. `active` false while something else is asked. */
export function useScanner(onCode: (code: string) => void, active: boolean): void {
  const read = useEffectEvent(onCode);
  useEffect(() => {
    if (!active) return undefined;
    let buffer = '';
    let last = 0;
    const onKey = (event: KeyboardEvent) => {
      // The separator of a GS1 code comes as the control character that it is.
      const separator = event.ctrlKey && (event.key === ']' || event.code === 'BracketRight') && buffer !== '';
      if ((event.ctrlKey && !separator) || event.altKey || event.metaKey) return;
      const typing =
        event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable]');
      if (typing) return;
      if (event.timeStamp - last > GAP_MS) buffer = '';
      last = event.timeStamp;
      if (event.key === 'Enter') {
        if (buffer.length < SHORTEST) return;
        // The Enter of a reading must not press the button that happens to have the focus.
        event.preventDefault();
        event.stopPropagation();
        const code = buffer;
        buffer = '';
        read(code);
      } else if (event.key.length === 1) {
        buffer += separator ? '\u001d' : event.key;
        if (buffer.length > 1 && event.key === ' ') event.preventDefault();
      }
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [active]);
}
