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
  const enter = event.key === 'Enter';
  if ((event.key.length !== 1 && !enter) || event.ctrlKey || event.metaKey || event.altKey) return;
  const at = document.activeElement;
  if (at?.getAttribute('role') === 'combobox' && at.closest('[role=dialog]')) return;
  // A button of the search itself.
  if (enter && at?.closest('[role=dialog][aria-label=Buscar]')) return;
  event.preventDefault();
  event.stopPropagation();
  // One that is held is that of the button which opened this.
  if (!enter) typedAhead.set((before) => before + event.key);
  else if (!event.repeat) typedAhead.set((before) => `${before}\n`);
}

/** Whoever holds Ctrl may mean Ctrl-K: the code is on its way before the letter. */
const foresee = ({ key }: KeyboardEvent): void => {
  if (key === 'Control' || key === 'Meta') void Dialog.preload();
};

/** The screen and its rows come first; ms. */
const AFTER_MS = 1000;

/** Ctrl-K from anywhere, also while typing; the dialog's code comes when the screen is there, or with the first use. */
export function Spotlight() {
  const open = useStore(spotlightOpen);
  useHotkeys([['mod+K', openSpotlight]], []);
  useEffect(() => {
    addEventListener('keydown', foresee);
    const timer = setTimeout(() => void Dialog.preload(), AFTER_MS);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', foresee);
    };
  }, []);
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
