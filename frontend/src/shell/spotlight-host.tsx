import { useHotkeys } from '@mantine/hooks';

import { part } from '../ui/part.tsx';
import { useStore } from '../api/store.ts';
import { openSpotlight, spotlightOpen } from './spotlight-store.ts';

const Dialog = part(() => import('./spotlight.tsx'), 'SpotlightDialog');

/** Ctrl-K from anywhere, also while typing; the dialog's code comes with the first use. */
export function Spotlight() {
  const open = useStore(spotlightOpen);
  useHotkeys([['mod+K', openSpotlight]], []);
  return open ? <Dialog onClose={() => spotlightOpen.set(false)} /> : null;
}
