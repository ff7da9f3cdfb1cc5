import { ActionIcon, Anchor, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type CSSProperties, Fragment, memo, type ReactNode, useLayoutEffect, useReducer, useRef } from 'react';
import { NumberInput } from '../ui/forms/number-input.tsx';
import { type Edits, noEdits } from './line-edits.ts';
import { type EditedLines, type GridColumn, type GridLine, type Handlers, handlersOf, LINE } from './line-handlers.ts';
import styles from './lines-grid.module.css';

interface Props<L extends GridLine> extends EditedLines<L> {
  /** What the line is called. */
  readonly nameOf: (line: L) => string;
  readonly title: (line: L) => ReactNode;
  readonly errors: Readonly<Record<string, string>>;
  readonly empty: string;
  /** A row of its own above the line, such as the title of a section; null for none. */
  readonly above?: (line: L, before: L | undefined) => ReactNode;
  /** Beside the button that removes the line. A constant of the module, or memoised. */
  readonly tools?: (line: L) => ReactNode;
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
/** A cell that takes words; a scanner writes one after the other into it. */
function WrittenCell<L extends GridLine>({
  line,
  column,
  write: { label, value, set, separator, width },
  on,
}: {
  readonly line: L;
  readonly column: string;
  readonly write: NonNullable<GridColumn<L>['write']>;
  readonly on: Handlers;
}) {
  const text = value(line);
  const change = (to: string) => on.change(line.key, column, (old: L) => set(old, to));
  return (
    <TextInput
      aria-label={label(line)}
      data-campo={column}
      data-linea={line.key}
      size="xs"
      w={width}
      autoComplete="off"
      className={styles.written ?? ''}
      value={text}
      title={text}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => {
        const said = text.trimEnd();
        if (event.key !== 'Enter' || separator === undefined || said === '' || said.endsWith(separator.trim()))
          return on.keys(event, line.key);
        event.preventDefault();
        change(`${said}${separator}`);
      }}
      onPaste={(event) => on.paste(event, line.key, column)}
    />
  );
}

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
      {columns.map(({ key, heading, show, edit, write }) => (
        <td key={key} data-label={heading}>
          {write ? (
            write.applies?.(line) !== false && <WrittenCell line={line} column={key} write={write} on={on} />
          ) : edit ? (
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
 * a spreadsheet are pasted from the cell on. Lines that come from elsewhere, such as a search, are steps as well.
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
  const [, drawAgain] = useReducer((n: number) => n + 1, 0);
  useLayoutEffect(() => {
    if (on.seen(lines)) drawAgain();
  }, [on, lines]);
  if (lines.length === 0)
    return (
      <p className={styles.none}>
        {props.empty} {/* No cell is left to take the last one back from, or to do it again. */}
        {edits.current.past.length > 0 && (
          <Anchor component="button" type="button" size="sm" onClick={on.back}>
            Deshacer
          </Anchor>
        )}{' '}
        {edits.current.future.length > 0 && (
          <Anchor component="button" type="button" size="sm" onClick={on.again}>
            Rehacer
          </Anchor>
        )}
      </p>
    );
  return (
    <div className={styles.box}>
      <table className={styles.lines} style={{ '--figures': columns.length } as CSSProperties}>
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
