import { useEffect, useState } from 'react';
import { openerOf } from '../theme/menus.ts';

interface Origin {
  readonly element: Element | null;
  /** Where in which list it was, should its row be drawn anew or be gone by then. */
  readonly cell?: {
    readonly grid: Element;
    readonly id: string | null;
    readonly index: string | null;
    readonly column: string | null;
  };
}

/** An entry goes with its menu: what opened the menu stands for it. */
function lasting(element: Element | null): Element | null {
  const menu = element?.closest('[role=menu]');
  return menu ? lasting(openerOf(menu)) : element;
}

function originOf(focused: Element | null): Origin {
  const element = lasting(focused);
  const grid = element?.closest('.list-grid');
  const row = element?.closest('[row-index]');
  if (!grid || !row) return { element };
  return {
    element,
    cell: {
      grid,
      id: row.getAttribute('row-id'),
      index: row.getAttribute('row-index'),
      column: element!.closest('[col-id]')?.getAttribute('col-id') ?? null,
    },
  };
}

/** The element itself, else the same row of its list, else the row that took its place. */
function found({ element, cell }: Origin): HTMLElement | undefined {
  if (element instanceof HTMLElement && element.isConnected) return element === document.body ? undefined : element;
  const cells = [...(cell?.grid.querySelectorAll<HTMLElement>('[row-index] [col-id]') ?? [])].filter(
    (c) => c.getAttribute('col-id') === cell?.column,
  );
  const at = (name: string, value: string | null | undefined) =>
    cells.find((c) => c.closest('[row-index]')?.getAttribute(name) === value);
  return at('row-id', cell?.id) ?? at('row-index', cell?.index) ?? cells.at(-1);
}

const MODAL = '[role=dialog][aria-modal=true]';

/** A dialog that a link opened has nothing to give the focus back to: what the next Tab comes from is the page, not its beginning. */
const content = () => (document.activeElement === document.body ? document.querySelector('main') : null);

/**
 * What had the focus last outside of dialogs. One that stands in for another while its data come takes the focus along,
 * so that the other finds it nowhere.
 */
let outside: Origin | undefined;
document.addEventListener('focusin', ({ target }) => {
  const here = originOf(target as Element);
  // The page itself has it only where nothing else does.
  if (here.element && !here.element.matches('main') && !here.element.closest('[role=dialog]')) outside = here;
});

/** Whether a dialog is on its way out: what was asked in it, and closes after it, gives it the focus no more. */
let leaving = false;

/** The way out came to its end, or the dialog was held on to. */
export const leftDialog = (): void => {
  leaving = false;
};

/**
 * A dialog that an address opened stays until the way back is gone, longer on a slow machine: what is pressed meanwhile is
 * for the page already. Fields keep their focus, or they would be judged while they go.
 */
export function leaveDialog(): void {
  leaving = true;
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest(MODAL) && !focused.matches('input, textarea, select'))
    focused.blur();
}

/** Gives the focus back to what had it when the component came, when it goes: the row that a dialog was opened from. */
export function useReturnFocus(): void {
  const [origin] = useState(() => originOf(document.activeElement));
  useEffect(
    () => () => {
      // After React has taken the dialog away; earlier its focus trap would pull the focus back.
      setTimeout(() => {
        // A field that a key has gone to meanwhile keeps it.
        const now = document.activeElement;
        if (now && !now.matches('body, main')) return;
        const opener = found(origin);
        if (leaving && opener?.closest(MODAL)) return;
        const back = opener ?? (document.querySelector(MODAL) ? undefined : ((outside && found(outside)) ?? content()));
        back?.focus({ preventScroll: true });
      });
    },
    [origin],
  );
}
