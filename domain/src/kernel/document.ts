import type { CallBase } from './call.ts';
import type { Field } from './field.ts';
import type { Look } from './look.ts';
import type { AnyRow, Fields } from './row.ts';

/** What every sheet says besides the document itself; only its stream knows. */
export interface SheetTimes {
  /** Version of the stream: what edits are held against. */
  readonly version: number;
  readonly updatedAt: string;
  /** Since when it is in its present state. */
  readonly estatus_at: string;
}

type Values<F extends Fields> = {
  readonly [N in keyof F]?: (F[N] extends Field<infer T> ? T : never) | null | undefined;
};

/** Some facts of a document under a heading: fields by kind and label, and where a sheet has them. */
export interface FactGroup<V = unknown> {
  readonly titulo: string;
  readonly fields: Fields;
  /** Undefined: the group does not apply. A field that is absent is not shown; one that is null shows as unknown. */
  of(sheet: V): Readonly<Record<string, unknown>> | undefined;
}

/** The lines of a document: columns in the order of their fields. */
export interface DocumentLines<V = unknown> {
  readonly fields: Fields;
  /** One row a line, under the names of the fields, with `linea`, its number for life. Columns that no row has are left out. */
  of(sheet: V): readonly (Readonly<Record<string, unknown>> & { readonly linea: number })[];
}

export interface TotalRow {
  readonly label: string;
  readonly value: number;
  readonly strong?: boolean;
  /** Default pesos. */
  readonly divisa?: 'USD' | 'EUR' | 'CLP';
}
/** Sums under the lines; a heading where there is more than one column of them. */
export interface TotalsBlock {
  readonly titulo: string;
  readonly rows: readonly TotalRow[];
  /** Less than was ordered. */
  readonly less?: boolean;
}

/** Fields of a sheet that hold amounts in a currency that the sheet names, and the field that names it: paths without the numbers of list elements. */
export type FieldCurrencies = Readonly<Record<string, string>>;

/** What can be done with a document. When, and by whom, is the rule of its command: never said here. */
export interface DocumentAction {
  readonly label: string;
  /** Leads to the document's next state, or whether it does in this one: the first of these that is allowed is the primary action. */
  readonly step?: true | ((state: never) => boolean);
  /** Where it does not apply it is not named at all: there is nothing to say about why not. Absent: everywhere. */
  readonly applies?: (state: never) => boolean;
  readonly danger?: true;
}

/**
 * A document, declared once (CONTRIBUTING): sheet, history, print and PDF are made from it. Nothing in it decides, so the
 * browser loads it too; what the server adds is in `documentCalls`.
 */
export interface DocumentDefinition<V = unknown, A extends string = string> {
  /** Category of its streams: `order`. */
  readonly name: string;
  readonly context: string;
  /** Address of its calls and of its page: `/documentos/pedido/ver`, `/sistema/pedido/15010`. */
  readonly path: string;
  readonly words: { readonly uno: string; readonly femenino: boolean };
  /** The read model behind its lists: who sees which of them, and the topic that tells of changes. */
  readonly row: AnyRow;
  /** All its calls are behind this shared code. */
  readonly codigo?: CallBase['codigo'];
  title(id: string | number): string;
  /** Field of its row that it is called by in lists of others, where its number says nothing to people. */
  readonly called?: string;
  /** Of whom it is: beside the title. */
  of(sheet: V): string;
  state(sheet: V): string;
  readonly looks: Readonly<Record<string, Look>>;
  /** Amount of the header, in pesos; absent where it has none. */
  amount?(sheet: V): number;
  /** What it came to before, where that is another sum: struck through beside the amount. */
  amountBefore?(sheet: V): number | undefined;
  /** Amounts in a currency of its own, for histories. */
  readonly currencies?: FieldCurrencies;
  readonly facts: readonly FactGroup<V>[];
  readonly lines: DocumentLines<V>;
  totals(sheet: V): readonly TotalsBlock[];
  /** In the order in which they are offered. */
  readonly actions: Readonly<Record<A, DocumentAction>>;
}

/** Some facts of a sheet: a value of another kind, or under a name that no field has, does not compile. */
export const factsOf =
  <V>() =>
  <const F extends Fields>(
    titulo: string,
    fields: F,
    of: (sheet: V) => Values<NoInfer<F>> | undefined,
  ): FactGroup<V> => ({ titulo, fields, of });

/** The lines of a sheet, likewise. */
export const linesOf =
  <V>() =>
  <const F extends Fields>(
    fields: F,
    of: (sheet: V) => readonly (Values<NoInfer<F>> & { readonly linea: number })[],
  ): DocumentLines<V> => ({ fields, of });

/** Declares a document. Its `path` is one word, its `name` that of its aggregate. */
export const defineDocument =
  <V>() =>
  <const A extends string>(declared: DocumentDefinition<V, A>): DocumentDefinition<V, A> => {
    if (!/^[a-z-]+$/.test(declared.path)) throw new Error(`document ${declared.name}: its path is one word`);
    return declared;
  };

/** A text that leads somewhere: to the mail program, to the telephone. */
export type Linked<F extends Field = Field> = F & { readonly link: 'mailto' | 'tel' };
export const linked = <F extends Field>(field: F, link: Linked['link']): Linked<F> => ({ ...field, link });
