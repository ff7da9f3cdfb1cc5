import type { ICellRendererParams, ValueFormatterParams } from 'ag-grid-community';
import type { FunctionComponent, ReactNode } from 'react';
import type { CardFields, Column } from '../types.ts';

type Renderer = FunctionComponent<{ data: unknown; value: unknown }>;

/** One field of a row as its column shows it. */
export function drawn<Row>(row: Row, column: Column<Row> | undefined): ReactNode {
  if (!column) return null;
  const data = row as Readonly<Record<string, unknown>>;
  const value = data[column.field];
  const Draw = column.cellRenderer as Renderer | undefined;
  if (Draw) return <Draw data={row} value={value} />;
  const { valueFormatter } = column;
  if (typeof valueFormatter === 'function') return valueFormatter({ data: row, value } as ValueFormatterParams<Row>);
  return value === null || value === undefined ? '' : String(value);
}

/** *Activo* goes without saying: what is out of use says so. Any other flag is named where it is raised. */
const flagText = ({ field, headerName }: Column<never>, raised: unknown): string =>
  field === 'activo' ? (raised ? '' : 'Inactivo') : raised ? (headerName ?? field) : '';

/** A figure says nothing below others, nor do some (*30 y 60*) or a code of digits. */
const isBare = (shown: ReactNode): boolean => typeof shown === 'string' && /^[\dy,. ]+$/.test(shown);

function Field<Row>(props: { row: Row; column: Column<Row> | undefined }): ReactNode {
  return drawn(props.row, props.column);
}

/** One of the facts below, by its heading where it would not be understood. */
function Fact<Row>({ row, column }: { row: Row; column: Column<Row> | undefined }): ReactNode {
  if (!column) return null;
  const value = (row as Readonly<Record<string, unknown>>)[column.field];
  if (column.context?.flag) return flagText(column as Column<never>, value);
  const shown = drawn(row, column);
  return (
    <>
      {(column.type === 'rightAligned' || isBare(shown)) && <small>{column.headerName} </small>}
      {shown}
    </>
  );
}

/** How much: what it has come to where that is known, with what it was before it. */
function Amount<Row>({
  row,
  column,
  now,
}: {
  row: Row;
  column: Column<Row> | undefined;
  now: Column<Row> | undefined;
}) {
  const data = row as Readonly<Record<string, unknown>>;
  const changed = now && (data[now.field] ?? null) !== null && data[now.field] !== data[column!.field];
  if (!changed) return drawn(row, column);
  return (
    <>
      <s title="Antes">{drawn(row, column)}</s> {drawn(row, now)}
    </>
  );
}

/** What a list shows of a row on a phone when it does not say: number, name and amount; the state and two more. */
export function cardOf<Row>(columns: readonly Column<Row>[]): CardFields {
  const shown = columns.filter((c) => !c.initialHide);
  const [id] = shown;
  const amount = shown.find((c) => c.context?.amount);
  const name = shown.find((c) => c !== id && c.flex);
  const rest = shown.filter((c) => c !== id && c !== amount && c !== name).slice(0, 3);
  return {
    first: [id!.field, ...(name ? [name.field] : []), ...(name && amount ? [amount.field] : [])] as never,
    second: rest.map((c) => c.field),
  };
}

/** A row on a phone: two lines instead of a table that nobody can see the whole of. */
export function rowCard<Row>(columns: readonly Column<Row>[], { first, second, now }: CardFields) {
  const find = (field: string | undefined) => columns.find((c) => c.field === field);
  return function RowCard({ data }: ICellRendererParams<Row>): ReactNode {
    if (!data) return null;
    return (
      <div className="row-card">
        <div>
          <strong>
            <Field row={data} column={find(first[0])} />
          </strong>
          <span className="row-card-name">
            <Field row={data} column={find(first[1])} />
          </span>
          <strong>
            <Amount row={data} column={find(first[2])} now={find(now)} />
          </strong>
        </div>
        <div>
          {second.map((field) => (
            <span key={field}>
              <Fact row={data} column={find(field)} />
            </span>
          ))}
        </div>
      </div>
    );
  };
}
