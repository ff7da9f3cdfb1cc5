import { useHotkeys } from '@mantine/hooks';
import { useEffect } from 'react';
import { part } from '../ui/part.tsx';
import { useStore } from '../api/store.ts';
import { openSpotlight, spotlightOpen, typedAhead } from './spotlight-store.ts';

const Dialog = part(() => import('./spotlight.tsx'), 'SpotlightDialog');

/** How long what is typed is kept for a field that has not come, in milliseconds. */
const PATIENCE_MS = 3000;

/** Nobody waits for a dialog before typing: what comes earlier is kept for its field, and is no shortcut of the screen below. */
function keepTyped(event: KeyboardEvent): void {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.activeElement?.getAttribute('role') === 'combobox' && document.activeElement.closest('[role=dialog]'))
    return;
  event.preventDefault();
  event.stopPropagation();
  typedAhead.set((before) => before + event.key);
}

/** Ctrl-K from anywhere, also while typing; the dialog's code comes with the first use. */
export function Spotlight() {
  const open = useStore(spotlightOpen);
  useHotkeys([['mod+K', openSpotlight]], []);
  useEffect(() => {
    if (!open) return;
    addEventListener('keydown', keepTyped, true);
    const stop = () => removeEventListener('keydown', keepTyped, true);
    // Code that does not come must not swallow what is typed elsewhere.
    const late = setTimeout(stop, PATIENCE_MS);
    addEventListener('pointerdown', stop, { once: true });
    return () => {
      stop();
      clearTimeout(late);
      removeEventListener('pointerdown', stop);
    };
  }, [open]);
  return open ? <Dialog onClose={() => spotlightOpen.set(false)} /> : null;
}
