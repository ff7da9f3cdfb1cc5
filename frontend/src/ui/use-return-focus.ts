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

/** What had the focus before the first of the dialogs that are open, one in another's place. */
let outside: Origin | undefined;

/** Gives the focus back to what had it when the component came, when it goes: the row that a dialog was opened from. */
export function useReturnFocus(): void {
  const [origin] = useState(() => {
    const here = originOf(document.activeElement);
    if (here.element !== document.body && !here.element?.closest('[role=dialog]')) outside = here;
    return here;
  });
  useEffect(
    () => () => {
      // After React has taken the dialog away; earlier its focus trap would pull the focus back.
      setTimeout(() => {
        const back =
          found(origin) ??
          (outside && !document.querySelector('[role=dialog][aria-modal=true]') ? found(outside) : undefined);
        back?.focus({ preventScroll: true });
      });
    },
    [origin],
  );
}
