import type { FocusEvent, KeyboardEvent } from 'react';

const show = (entry: Element | null) => entry?.scrollIntoView({ block: 'nearest' });

/**
 * A menu of many entries scrolls within the window, and the one that the keyboard is on is in view, which Mantine does not
 * see to: also after a key that left the focus where it was, End on the last entry.
 */
export const LONG_MENU = {
  mah: '70dvh',
  style: { overflowY: 'auto' },
  onFocus: ({ target }: FocusEvent<HTMLElement>) => show(target),
  onKeyUp: ({ target }: KeyboardEvent<HTMLElement>) => show(target as HTMLElement),
} as const;

/** What opened a menu: the element that names it. */
export const openerOf = (menu: Element): HTMLElement | null =>
  document.getElementById(menu.getAttribute('aria-labelledby') ?? '');

/** A menu within a menu gives the focus back to its entry when it is left; Mantine looks for that by an id that it has not given. */
export const SUB_MENU = {
  ...LONG_MENU,
  onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key === 'ArrowLeft') openerOf(currentTarget)?.focus();
  },
} as const;

/** A menu within this one lies beside it, which a menu that scrolls would cut off. */
export const WITH_SUB_MENU = { mah: 'none', style: { overflowY: 'visible' } } as const;
