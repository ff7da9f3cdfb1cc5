import type { FocusEvent } from 'react';

/** A menu of many entries scrolls within the window; the one that the keyboard is on is in view, which Mantine does not see to. */
export const LONG_MENU = {
  mah: '70dvh',
  style: { overflowY: 'auto' },
  onFocus: ({ target }: FocusEvent<HTMLElement>) => target.scrollIntoView({ block: 'nearest' }),
} as const;
