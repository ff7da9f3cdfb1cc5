import { ActionIcon, Anchor } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import {
  type ClipboardEvent,
  type DragEvent,
  Fragment,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import { parseNumber } from '../ui/format/numbers.ts';
import { NumberInput } from '../ui/forms/number-input.tsx';
import { type Edits, edited, moved, noEdits, pastedCells, redone, undone, withCells } from './line-edits.ts';
import styles from './lines-grid.module.css';

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
}

interface Props<L extends GridLine> {
  readonly lines: readonly L[];
  readonly onLines: (lines: readonly L[]) => void;
  /** A constant of the module, or memoised: rows are drawn anew with it. */
  readonly columns: readonly GridColumn<L>[];
  /** What the line is called. */
  readonly nameOf: (line: L) => string;
  readonly title: (line: L) => ReactNode;
  readonly errors: Readonly<Record<string, string>>;
  /** The line is done: back to where lines are added. */
  readonly onDone: () => void;
  readonly empty: string;
  /** A row of its own above the line, such as the title of a section; null for none. */
  readonly above?: (line: L, before: L | undefined) => ReactNode;
  /** Beside the button that removes the line. A constant of the module, or memoised. */
  readonly tools?: (line: L) => ReactNode;
  /** Whether lines change places: dragged by their number, or by Alt and an arrow. */
  readonly movable?: boolean;
}

interface Handlers {
  readonly drop: (event: DragEvent<HTMLElement>, key: string) => void;
  readonly change: (key: string, column: string, change: (line: never) => unknown) => void;
  readonly remove: (key: string) => void;
  /** Takes the last step back. */
  readonly back: () => void;
  readonly keys: (event: KeyboardEvent<HTMLElement>, key: string) => void;
  readonly paste: (event: ClipboardEvent<HTMLElement>, key: string, column: string) => void;
}

interface RowProps<L extends GridLine> {
  readonly line: L;
  readonly n: number;
  readonly error: string | undefined;
  readonly columns: readonly GridColumn<L>[];
  readonly name: string;
  readonly title: (line: L) => ReactNode;
  readonly tools: ((line: L) => ReactNode) | undefined;
  readonly movable: boolean;
  readonly on: Handlers;
}
const LINE = 'application/x-linea';

/** Drawn anew only when its own line changed: three hundred of them stay fluid. */
const Row = memo(function Row<L extends GridLine>(props: RowProps<L>) {
  const { line, n, error, columns, name, title, tools, movable, on } = props;
  return (
    <tr
      data-error={error !== undefined}
      onDragOver={(event) => movable && event.dataTransfer.types.includes(LINE) && event.preventDefault()}
      onDrop={(event) => movable && on.drop(event, line.key)}
    >
      <td
        draggable={movable}
        title={movable ? 'Arrastra, o Alt + flechas' : undefined}
        onDragStart={(event) => event.dataTransfer.setData(LINE, line.key)}
      >
        {n + 1}
      </td>
      <th scope="row">
        {title(line)}
        {error && (
          <small role="alert" className={styles.error}>
            {error}
          </small>
        )}
      </th>
      {columns.map(({ key, heading, show, edit }) => (
        <td key={key} data-label={heading}>
          {edit ? (
            <NumberInput
              aria-label={edit.label(line)}
              data-campo={key}
              data-linea={line.key}
              size="xs"
              w={edit.width}
              decimals={edit.decimals ?? 0}
              value={edit.value(line)}
              onChange={(value) => on.change(line.key, key, (old) => edit.set(old, value))}
              onKeyDown={(event) => on.keys(event, line.key)}
              onPaste={(event) => on.paste(event, line.key, key)}
            />
          ) : (
            show?.(line)
          )}
        </td>
      ))}
      <td className={styles.tools}>
        {tools?.(line)}
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Quitar ${name}`}
          title="Ctrl + Supr"
          onClick={() => on.remove(line.key)}
          tabIndex={-1}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </td>
    </tr>
  );
}) as <L extends GridLine>(props: RowProps<L>) => ReactNode;

/**
 * Lines of a document while they are edited. Up and down go to the same column of the next line and out of the first one,
 * Enter finishes the line, Ctrl+Supr removes it, Alt and an arrow move it, Ctrl+Z takes back and Ctrl+Y does again; cells of
 * a spreadsheet are pasted from the cell on.
 */
export function LinesGrid<L extends GridLine>(props: Props<L>) {
  const { lines, columns, errors } = props;
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const edits = useRef<Edits<L>>(noEdits);
  const handlers = useRef<Handlers>(undefined);
  handlers.current ??= handlersOf(latest, edits);
  const on = handlers.current;
  if (lines.length === 0)
    return (
      <p className={styles.none}>
        {props.empty} {/* No cell is left to take the last one back from. */}
        {edits.current.past.length > 0 && (
          <Anchor component="button" type="button" size="sm" onClick={on.back}>
            Deshacer
          </Anchor>
        )}
      </p>
    );
  return (
    <div className={styles.box}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">Producto</th>
            {columns.map(({ key, heading }) => (
              <th key={key} scope="col">
                {heading}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">Quitar</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, n) => {
            const above = props.above?.(line, lines[n - 1]);
            return (
              <Fragment key={line.key}>
                {above && (
                  <tr className={styles.above}>
                    <td colSpan={columns.length + 3}>{above}</td>
                  </tr>
                )}
                <Row<L>
                  line={line}
                  n={n}
                  error={errors[line.key]}
                  columns={columns}
                  name={props.nameOf(line)}
                  title={props.title}
                  tools={props.tools}
                  movable={props.movable ?? false}
                  on={on}
                />
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** What the rows call: the same for the life of the grid, on the lines as they are by then. */
function handlersOf<L extends GridLine>(
  latest: { readonly current: Props<L> },
  edits: { current: Edits<L> },
): Handlers {
  // What is typed into one cell is one step, however many keys it took.
  let cell = '';
  const put = (next: readonly L[], typedInto = ''): void => {
    if (typedInto === '' || typedInto !== cell) edits.current = edited(edits.current, latest.current.lines);
    cell = typedInto;
    latest.current.onLines(next);
  };
  const take = (step: ReturnType<typeof undone<L>>): void => {
    if (!step) return;
    cell = '';
    edits.current = step.edits;
    latest.current.onLines(step.lines);
  };
  const go = (input: HTMLElement, step: ReturnType<typeof undone<L>>): void => {
    if (!step) return;
    // A field shows what is being typed until it is left.
    input.blur();
    setTimeout(() => input.isConnected && input.focus());
    take(step);
  };
  const remove = (key: string): void => put(latest.current.lines.filter((line) => line.key !== key));
  const indexOf = (key: string): number => latest.current.lines.findIndex((line) => line.key === key);
  return {
    remove,
    back: () => take(undone(edits.current, latest.current.lines)),
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
      const editable = columns.flatMap((c) => (c.edit ? [{ key: c.key, ...c.edit }] : []));
      const setters = editable.map(
        (edit) => (line: L, text: string) => edit.set(line, parseNumber(text) ?? Number.NaN),
      );
      const at = {
        line: indexOf(key),
        column: editable.findIndex((e) => e.key === column),
      };
      put(withCells(lines, setters, at, cells));
    },
  };
}
