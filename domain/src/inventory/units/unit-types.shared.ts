import type { Attached } from '../../kernel/attachments.ts';
import type { DocumentAction, DocumentLines, SheetTimes, TotalsBlock } from '../../kernel/document.ts';
import type { Field } from '../../kernel/field.ts';
import type { Looks } from '../../kernel/look.ts';
import type { AskedField, Words } from '../../kernel/master-row.ts';
import type { Perfil } from '../../kernel/perfiles.ts';
import type { Fields } from '../../kernel/row.ts';
import type { WrittenLine } from '../written-lines.shared.ts';

/** What is asked for above the lines, by the kinds of fields that master lists have. */
export type HeaderFields = Readonly<Record<string, AskedField>>;
export type HeaderOf<F extends Fields> = { readonly [N in keyof F]: F[N] extends Field<infer T> ? T : never };

/** What may still be changed of one. */
export type UnitData<F extends Fields> = HeaderOf<F> & { readonly lineas: readonly WrittenLine[] };
export type UnitRef = { readonly _id: string; readonly number: number };
/** What the first event says of one. */
export type UnitDrafted<F extends Fields> = UnitData<F> &
  UnitRef & { readonly creado_por: { readonly _id: string; readonly nombre: string }; readonly createdAt: string };
/** One as its stream folds it. */
export type UnitState<F extends Fields, E extends string> = UnitDrafted<F> &
  Attached & { readonly estado: E; readonly motivo_anulacion: string | null };
/** One as its sheet shows it. */
export type UnitSheet<F extends Fields, E extends string> = UnitState<F, E> & SheetTimes;
/** One whatever its header. */
export type AnySheet = UnitRef & SheetTimes & { readonly lineas: readonly WrittenLine[]; readonly estado: string };

type TypedLine = { readonly producto: string; readonly cantidad: number };
/** As requests say it, and as they may leave out what need not be filled. */
export type TypedUnits<F extends Fields> = HeaderOf<F> & { readonly lineas: readonly TypedLine[] };
export type UnitsInput<F extends Fields> = Partial<HeaderOf<F>> & { readonly lineas: readonly TypedLine[] };

/** A document that people write: a header of fields, lines of products and units, states. */
export interface UnitOptions<F extends HeaderFields, E extends readonly [string, ...string[]], A extends string> {
  /** Category of its streams and beginning of its table, one word: `returnnote`. The same joined by hyphens: `return-note`. */
  readonly name: string;
  readonly kebab: string;
  readonly context: string;
  /** Path of its calls without the verb: `/return_notes`. */
  readonly path: string;
  /** Address of its page: `nota-de-devolucion`. */
  readonly page: string;
  /** Route of its list; its form is one level below. */
  readonly screen: string;
  readonly words: Omit<Words, 'titulo'>;
  /** Who writes and reads them. */
  readonly keepers: readonly Perfil[];
  readonly fields: F;
  /** The first is the one in which it may still be changed, the last the one in which it is annulled. */
  readonly estados: E;
  readonly looks: Looks<E[number]>;
  /** In the order in which they are offered. */
  readonly actions: Readonly<Record<A, DocumentAction>>;
  /** Field of the header that stands beside its title. */
  readonly of: keyof NoInfer<F> & string;
  /** Raised when the fields change. */
  readonly version?: number;
  /** Lines of another look than product and units, and what they come to. */
  readonly lines?: DocumentLines<UnitSheet<NoInfer<F>, E[number]>>;
  readonly totals?: (sheet: UnitSheet<NoInfer<F>, E[number]>) => readonly TotalsBlock[];
}
