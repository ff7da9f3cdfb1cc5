import type { ColDef } from 'ag-grid-community';
import type { ReactNode } from 'react';
import type { AnyCall, ReplyFor, RequestFor } from '../../api/wire.ts';
import type { TypedKind } from './filters/typed-filter.ts';

/** Any declared grid query. */
export type GridCall = AnyCall & { readonly topic?: string; readonly compared?: true };
export type RowOf<C extends AnyCall> = ReplyFor<C> extends { rows: (infer R)[] } ? R : never;

export interface RowAction {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  readonly run: () => void;
}

/** How a column is filtered: by what is typed, or by some of these values. */
export type FilterKind = TypedKind | readonly (readonly [value: string | boolean, text: string])[];

/** What our lists know of a column besides AG Grid. */
export interface ColumnExtras {
  readonly filter: FilterKind;
  /** Field of the key of what the column names: what leads to the list may filter by it, and its chip has this heading. */
  readonly key?: string;
  /** Money: what a card on a phone shows at its right. */
  readonly amount?: boolean;
  /** Yes or no: a card on a phone names it instead of answering a question that nobody reads there. */
  readonly flag?: boolean;
}

/** Column of a list: AG Grid's definition; `field` is the field of the row. */
export type Column<Row> = Omit<ColDef<Row>, 'field' | 'tooltipField' | 'context'> & {
  readonly field: string;
  /** Of a text: so many characters it shows at least; what it has no need of is given to others. */
  readonly chars?: number;
  readonly tooltipField?: string;
  /** Absent: it cannot be filtered. */
  readonly context?: ColumnExtras | undefined;
};

/** Fields of a row on a phone: what it is, whose and how much; below its state and two more. */
export interface CardFields {
  readonly first: readonly [id: string, name?: string | undefined, amount?: string];
  readonly second: readonly string[];
  /** Field of what the amount has come to: where that is another sum, the first is struck through before it. */
  readonly now?: string;
}

export interface ListPageProps<C extends GridCall, Row> {
  /** Unique name: memory of columns and saved views. */
  readonly name: string;
  readonly title: string;
  readonly context: ReactNode;
  /** Primary action, at the right of the title. */
  readonly action?: ReactNode;
  readonly unit: readonly [singular: string, plural: string];
  readonly query: C;
  /** Request fields besides the grid's own. */
  readonly params?: Partial<RequestFor<C>>;
  /** A page that takes longer is given up, and said so; milliseconds. */
  readonly limitMs?: number;
  /** Title of what went wrong, where it has one of its own; default: *La lista no se pudo cargar*. */
  readonly failure?: (error: unknown) => string | undefined;
  /** A constant of the module: a new array would set the columns back. */
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  /** Topic of the change feed; by default the query's. */
  readonly topic?: string;
  readonly onOpen?: (row: Row) => void;
  /** Somebody stays on a row: what it opens may be asked for ahead. */
  readonly onStay?: (row: Row) => void;
  readonly actions?: (row: Row) => readonly RowAction[];
  /** Actions that have to be asked for: they join the open menu. */
  readonly moreActions?: (row: Row) => Promise<readonly RowAction[]>;
  /** Actions on the rows that the person ticked; with it rows can be ticked. */
  readonly bulk?: (rows: readonly Row[]) => readonly RowAction[];
  /** Its rows on a phone; by default the first columns. */
  readonly card?: CardFields;
  /** Between title and toolbar: tabs of quick selections. They read and write the address like the rest of the list. */
  readonly above?: ReactNode;
  /** File query that takes the list's filters. */
  readonly exportCall?: AnyCall;
  readonly exportParams?: Readonly<Record<string, unknown>>;
  /** Whether *Ver al día…* is offered (temporal projections). */
  readonly asOf?: boolean;
  /**
   * How far the job is that fills the list, where one does: its rows come by themselves, none is only announced, and all are
   * asked for again whenever this changes, so that the list is whole when the job says that it is done.
   */
  readonly progress?: string;
  readonly empty: { readonly title: string; readonly hint: ReactNode };
  readonly children?: ReactNode;
}
