import type { ClipboardEvent, DragEvent, KeyboardEvent, ReactNode } from 'react';
import { typedFigure } from '@power/domain/kernel/typed-figure';
import { type Edits, edited, moved, noEdits, pastedCells, redone, undone, withCells } from './line-edits.ts';
import { LEAST_QUANTITY } from '@power/domain/kernel/quantity.shared';

export interface GridLine {
  readonly key: string;
}

/** A column of lines that are being edited: shown, or typed into. */
export interface GridColumn<L> {
  readonly key: string;
  readonly heading: string;
  readonly show?: (line: L) => ReactNode;
  readonly edit?: {
    /** Name of the cell for whoever cannot see its column. */
    readonly label: (line: L) => string;
    readonly value: (line: L) => number | undefined;
    readonly set: (line: L, value: number | undefined) => L;
    readonly decimals?: number;
    readonly width: number;
  };
  /** Words instead of a figure; with `separator` Enter, which scanners send, adds one and the next is read. */
  readonly write?: {
    readonly label: (line: L) => string;
    readonly value: (line: L) => string;
    readonly set: (line: L, value: string) => L;
    readonly separator?: string;
    readonly width: number;
    /** Whether the cell stands in this line. */
    readonly applies?: (line: L) => boolean;
  };
}

/** A line of a product and how many of it. */
export interface UnitsOfProduct {
  readonly producto: { readonly part_number: string };
  readonly cantidad: number | undefined;
}

/** The units of a line, typed. */
export const unitsColumn = <L extends UnitsOfProduct>(): GridColumn<L> => ({
  key: 'cantidad',
  heading: 'Cantidad',
  edit: {
    label: ({ producto }) => `Cantidad de ${producto.part_number}`,
    value: ({ cantidad }) => cantidad,
    set: (line, cantidad) => ({ ...line, cantidad }),
    width: 84,
  },
});

/** Why units cannot be what they are. */
export const unitsError = ({ cantidad }: Pick<UnitsOfProduct, 'cantidad'>): string | undefined =>
  cantidad === undefined || !Number.isSafeInteger(cantidad) || cantidad < 1 ? LEAST_QUANTITY.texto : undefined;

/** What becomes of a line when text is pasted into a cell of this column; undefined of one that is shown only. */
function setterOf<L>({ edit, write }: GridColumn<L>): ((line: L, text: string) => L) | undefined {
  if (write) return (line, text) => (write.applies?.(line) === false ? line : write.set(line, text));
  return edit && ((line, text) => edit.set(line, typedFigure(text, edit.decimals ?? 0) ?? Number.NaN));
}

/** The lines that are edited, and what becomes of them. */
export interface EditedLines<L extends GridLine> {
  readonly lines: readonly L[];
  readonly onLines: (lines: readonly L[]) => void;
  /** A constant of the module, or memoised: rows are drawn anew with it. */
  readonly columns: readonly GridColumn<L>[];
  /** The line is done: back to where lines are added. */
  readonly onDone: () => void;
  /** Whether lines change places: dragged by their number, or by Alt and an arrow. */
  readonly movable?: boolean;
}

/** What is dragged is a line. */
export const LINE = 'application/x-linea';

export interface Handlers {
  readonly drop: (event: DragEvent<HTMLElement>, key: string) => void;
  readonly change: (key: string, column: string, change: (line: never) => unknown) => void;
  readonly remove: (key: string) => void;
  /** Takes the last step back. */
  readonly back: () => void;
  /** Does again what was taken back. */
  readonly again: () => void;
  /** The lines as they are now: others than this grid add to them, and that is a step too. Whether they were all taken away. */
  readonly seen: (lines: readonly GridLine[]) => boolean;
  readonly keys: (event: KeyboardEvent<HTMLElement>, key: string) => void;
  readonly paste: (event: ClipboardEvent<HTMLElement>, key: string, column: string) => void;
}

const keysOf = (lines: readonly GridLine[]): string => lines.map(({ key }) => key).join('\n');

/** What the rows call: the same for the life of the grid, on the lines as they are by then. */
export function handlersOf<L extends GridLine>(
  latest: { readonly current: EditedLines<L> },
  edits: { current: Edits<L> },
): Handlers {
  // What is typed into one cell is one step, however many keys it took.
  let cell = '';
  let before = latest.current.lines;
  // Which lines there are, as far as this grid is concerned.
  let which = keysOf(before);
  const tell = (next: readonly L[], typedInto = ''): void => {
    cell = typedInto;
    which = keysOf(next);
    latest.current.onLines(next);
  };
  const put = (next: readonly L[], typedInto = ''): void => {
    if (typedInto === '' || typedInto !== cell) edits.current = edited(edits.current, latest.current.lines);
    tell(next, typedInto);
  };
  const take = (step: ReturnType<typeof undone<L>>): void => {
    if (!step) return;
    edits.current = step.edits;
    tell(step.lines);
  };
  const go = (input: HTMLElement, step: ReturnType<typeof undone<L>>): void => {
    if (!step) return;
    // A field shows what is being typed until it is left.
    input.blur();
    setTimeout(() => (input.isConnected ? input.focus() : latest.current.onDone()));
    take(step);
  };
  const remove = (key: string): void => put(latest.current.lines.filter((line) => line.key !== key));
  const indexOf = (key: string): number => latest.current.lines.findIndex((line) => line.key === key);
  return {
    remove,
    back: () => take(undone(edits.current, latest.current.lines)),
    again: () => take(redone(edits.current, latest.current.lines)),
    seen(lines) {
      const now = keysOf(lines);
      const emptied = now !== which && lines.length === 0;
      // What was thrown away as a whole is not brought back line by line.
      if (now !== which) {
        edits.current = emptied ? noEdits : edited(edits.current, before);
        cell = '';
      }
      which = now;
      before = lines as readonly L[];
      return emptied;
    },
    drop(event, key) {
      const from = indexOf(event.dataTransfer.getData(LINE));
      event.preventDefault();
      if (from >= 0) put(moved(latest.current.lines, from, indexOf(key)));
    },
    change: (key, column, change) =>
      put(
        latest.current.lines.map((line) => (line.key === key ? (change(line as never) as L) : line)),
        `${key} ${column}`,
      ),
    keys(event, key) {
      const { onDone, lines } = latest.current;
      const control = event.ctrlKey || event.metaKey;
      const letter = event.key.toLowerCase();
      const act = (): void => event.preventDefault();
      if (event.key === 'Enter') return (act(), onDone());
      if (event.key === 'Delete' && control) return (act(), remove(key), onDone());
      if (control && letter === 'z' && !event.shiftKey)
        return (act(), go(event.currentTarget, undone(edits.current, lines)));
      if (control && (letter === 'y' || letter === 'z'))
        return (act(), go(event.currentTarget, redone(edits.current, lines)));
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      act();
      const input = event.currentTarget;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (event.altKey && latest.current.movable) {
        put(moved(lines, indexOf(key), indexOf(key) + step));
        // Its row goes with it; where the browser lets go of the field, it is taken up again.
        return void setTimeout(() => input.isConnected && input.focus());
      }
      const column = [
        ...(input.closest('table')?.querySelectorAll<HTMLElement>(`[data-campo='${input.dataset.campo}']`) ?? []),
      ];
      const other = column[column.indexOf(input) + step];
      if (step < 0 && !other) return onDone();
      other?.focus();
    },
    paste(event, key, column) {
      const cells = pastedCells(event.clipboardData.getData('text/plain'));
      if (!cells) return;
      event.preventDefault();
      const { lines, columns } = latest.current;
      const editable = columns.flatMap((c) => {
        const set = setterOf(c);
        return set ? [{ key: c.key, set }] : [];
      });
      const setters = editable.map(({ set }) => set);
      const at = {
        line: indexOf(key),
        column: editable.findIndex((e) => e.key === column),
      };
      put(withCells(lines, setters, at, cells));
    },
  };
}
