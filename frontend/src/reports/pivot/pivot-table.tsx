import { type PivotOrder, type PivotRow, type PivotTable, TOTAL } from '@power/domain/kernel/pivot-table';
import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../ui/format/numbers.ts';
import { linesHref } from './drill.ts';
import type { PivotState } from './pivot-state.ts';
import { formatFigure, formatValue, labelOf, type PivotSource } from './source.ts';
import styles from './pivot.module.css';

interface Props {
  readonly source: PivotSource;
  readonly state: PivotState;
  readonly table: PivotTable;
  readonly order: PivotOrder;
  readonly onOrder: (order: PivotOrder) => void;
}
type Value = string | null;

/** Rows that are open at once without being asked for; and rows that are shown before *Mostrar más*. */
const FEW = 200;
/** Cells that a browser draws at once, as many rows as are shown; and columns that are shown all the same. */
const CELLS = 12_000;
const NARROW = 24;
const countOf = (row: PivotRow): number => row.children.reduce((sum, child) => sum + 1 + countOf(child), 0);

/** The rows that are to be seen: those whose every parent is open. */
const seen = (row: PivotRow, open: (row: PivotRow) => boolean): PivotRow[] =>
  row.children.flatMap((child) => [child, ...(open(child) ? seen(child, open) : [])]);

const STEPS: Readonly<Record<string, readonly [rows: number, cells: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrows go from figure to figure; only one of them at a time is on the way of the tabulator. */
function walk(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const cell = (event.target as HTMLElement).closest('td');
  const row = cell?.parentElement as HTMLTableRowElement | null;
  if (!step || !cell || !row) return;
  const rows = [...event.currentTarget.rows].filter(({ cells }) => cells.length === row.cells.length);
  const next = rows[rows.indexOf(row) + step[0]]?.cells[cell.cellIndex + step[1]]?.querySelector('a');
  if (!next) return;
  event.preventDefault();
  for (const link of event.currentTarget.querySelectorAll('td a')) (link as HTMLElement).tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

/** Rows within rows, a column for each value of the column fields and figure, and the lines behind every figure. */
export function PivotTableView({ source, state, table, order, onOrder }: Props) {
  const count = countOf(table.total);
  const all = count <= FEW;
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [most, setMost] = useState(FEW);
  const [wider, setWider] = useState(0);
  const isOpen = ({ key }: PivotRow): boolean => all !== toggled.has(key);
  const toggle = ({ key }: PivotRow): void =>
    setToggled((old) => new Set(old.has(key) ? [...old].filter((k) => k !== key) : [...old, key]));
  const { medidas, filas, columnas } = state;
  const step = Math.max(NARROW, Math.floor(CELLS / (Math.max(1, Math.min(count, FEW)) * medidas.length)));
  const columns: readonly { readonly key: string; readonly values: readonly Value[] }[] = [
    ...table.columns.slice(0, step + wider),
    { key: TOTAL, values: [] },
  ];
  const rows = seen(table.total, isOpen);
  const columnName = (values: readonly Value[]): string =>
    values.length === 0 ? 'Total' : values.map((value, n) => formatValue(source, columnas[n]!, value)).join(' · ');
  const sortBy = (column: string, measure: number): void => {
    const same = order?.column === column && order.measure === measure;
    onOrder(same && !order.descending ? undefined : { column, measure, descending: !same });
  };
  const heading = (column: string, name: string, measure: string, n: number) => {
    const sorted = order?.column === column && order.measure === n;
    return (
      <th
        key={`${column}#${measure}`}
        scope="col"
        aria-sort={sorted ? (order.descending ? 'descending' : 'ascending') : 'none'}
      >
        <button type="button" className={styles.sort} onClick={() => sortBy(column, n)}>
          {labelOf(source, measure)}
          <span className="visually-hidden"> de {name}</span>
          {sorted &&
            (order.descending ? <IconArrowDown size={14} aria-hidden /> : <IconArrowUp size={14} aria-hidden />)}
        </button>
      </th>
    );
  };
  const cells = (row: PivotRow, first: boolean) =>
    columns.flatMap(({ key, values }, c) =>
      medidas.map((measure, n) => {
        const figure = row.cells.get(key)?.[n];
        return (
          <td key={`${key}#${measure}`} data-total={key === TOTAL}>
            {row.cells.has(key) ? (
              <Link tabIndex={first && c === 0 && n === 0 ? 0 : -1} to={linesHref(source, state, row.values, values)}>
                {formatFigure(source, measure, figure)}
              </Link>
            ) : (
              ''
            )}
          </td>
        );
      }),
    );
  const rowName = filas.map((name) => labelOf(source, name)).join(' / ') || 'Todo';
  return (
    <div className={styles.scroll}>
      {table.columns.length >= columns.length && (
        <p className={styles.narrowed} role="status">
          {`Se ven ${formatCount(columns.length - 1)} de ${formatCount(table.columns.length)} columnas; los totales son de todas.`}
          <Button variant="default" size="compact-sm" onClick={() => setWider(wider + step)}>
            Mostrar más columnas
          </Button>
        </p>
      )}
      <table className={styles.table} onKeyDown={walk} aria-label={source.title}>
        <thead>
          {table.columns.length > 0 && (
            <tr>
              <th scope="col" rowSpan={2} className={styles.corner}>
                {rowName}
              </th>
              {columns.map(({ key, values }) => (
                <th key={key} scope="colgroup" colSpan={medidas.length}>
                  {columnName(values)}
                </th>
              ))}
            </tr>
          )}
          <tr>
            {table.columns.length === 0 && (
              <th scope="col" className={styles.corner}>
                {rowName}
              </th>
            )}
            {columns.flatMap(({ key, values }) =>
              medidas.map((measure, n) => heading(key, columnName(values), measure, n)),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map((row, index) => {
            const depth = row.values.length - 1;
            const name = formatValue(source, filas[depth]!, row.values[depth]!);
            return (
              <tr key={row.key} data-level={Math.min(depth, 3)} data-sums={row.children.length > 0}>
                <th scope="row">
                  {row.children.length > 0 ? (
                    <button
                      type="button"
                      className={styles.fold}
                      aria-expanded={isOpen(row)}
                      onClick={() => toggle(row)}
                    >
                      {isOpen(row) ? (
                        <IconChevronDown size={14} aria-hidden />
                      ) : (
                        <IconChevronRight size={14} aria-hidden />
                      )}
                      {name}
                    </button>
                  ) : (
                    <span className={styles.leaf}>{name}</span>
                  )}
                </th>
                {cells(row, index === 0)}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {cells(table.total, rows.length === 0)}
          </tr>
        </tfoot>
      </table>
      {rows.length > most && (
        <Button variant="default" m="md" onClick={() => setMost(most + FEW)}>
          Mostrar más: quedan {formatCount(rows.length - most)} filas
        </Button>
      )}
    </div>
  );
}
