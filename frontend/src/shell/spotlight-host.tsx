import { useHotkeys } from '@mantine/hooks';
import { useEffect } from 'react';
import { part } from '../ui/part.tsx';
import { useStore } from '../api/store.ts';
import { openSpotlight, spotlightOpen, typedAhead } from './spotlight-store.ts';

const Dialog = part(() => import('./spotlight.tsx'), 'SpotlightDialog');

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
    return () => removeEventListener('keydown', keepTyped, true);
  }, [open]);
  return open ? <Dialog onClose={() => spotlightOpen.set(false)} /> : null;
}
