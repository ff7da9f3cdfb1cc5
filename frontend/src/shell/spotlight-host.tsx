import { useHotkeys } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { useStore } from '../api/store.ts';
import { openSpotlight, spotlightOpen } from './spotlight-store.ts';

const Dialog = lazy(async () => ({ default: (await import('./spotlight.tsx')).SpotlightDialog }));

/** Ctrl-K from anywhere, also while typing; the dialog's code comes with the first use. */
export function Spotlight() {
  const open = useStore(spotlightOpen);
  useHotkeys([['mod+K', openSpotlight]], []);
  return open ? (
    <Suspense fallback={null}>
      <Dialog onClose={() => spotlightOpen.set(false)} />
    </Suspense>
  ) : null;
}
