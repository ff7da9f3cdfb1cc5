import type { Field, FieldKind } from '@power/domain/kernel/field';
import type { FieldOf, RowDefinition, RowOf } from '@power/domain/kernel/row';
import type { Tone } from '../status-dot.tsx';
import {
  booleanColumn,
  dateColumn,
  dayColumn,
  decimalColumn,
  idColumn,
  moneyColumn,
  numberColumn,
  statusColumn,
  textColumn,
} from './columns.tsx';
import type { Column } from './types.ts';

type Make = (name: string, field: Field) => Column<never>;
const as =
  (make: (field: string, heading: string) => Column<never>): Make =>
  (name, { label }) =>
    make(name, label);

const MAKE: Readonly<Record<Exclude<FieldKind, 'state'>, Make>> = {
  text: as(textColumn),
  code: as((name, label) => textColumn(name, label, { flex: 0, width: 130 })),
  rut: as((name, label) => textColumn(name, label, { flex: 0, width: 130 })),
  number: as(idColumn),
  count: as(numberColumn),
  quantity: as(decimalColumn),
  rate: as(decimalColumn),
  percentage: as((name, label) => decimalColumn(name, label, { width: 100 })),
  pesos: as(moneyColumn),
  dollars: as((name, label) => moneyColumn(name, label, 'USD')),
  euros: as((name, label) => moneyColumn(name, label, 'EUR')),
  day: as(dayColumn),
  instant: as(dateColumn),
  flag: as(booleanColumn),
  list: as(textColumn),
  json: as(textColumn),
};

type More<R extends RowDefinition> = Partial<Omit<Column<RowOf<R>>, 'field'>>;
/** Tone of every value of a state: one that is missing, or that the state does not have, does not compile. */
type Tones<V> = Readonly<Record<V & string, Tone>>;
type StateFields<R> =
  R extends RowDefinition<infer F>
    ? { [N in keyof F & string]: F[N] extends Field<unknown, 'state'> ? N : never }[keyof F & string]
    : never;

type Choice<R extends RowDefinition> =
  | FieldOf<R>
  | readonly [field: FieldOf<R>, more: More<R>]
  | {
      [N in StateFields<R>]: readonly [field: N, tones: Tones<RowOf<R>[N & keyof RowOf<R>]>, more: More<R>];
    }[StateFields<R>]
  | Column<RowOf<R>>;

const isColumn = (choice: unknown): choice is Column<never> =>
  typeof choice === 'object' && !Array.isArray(choice) && choice !== null;

/** Columns of a list, in this order, as the fields of its row are declared: heading, filter, format and alignment. */
export function rowColumns<R extends RowDefinition>(
  row: R,
  choices: readonly Choice<R>[],
): readonly Column<RowOf<R>>[] {
  return choices.map((choice) => {
    if (isColumn(choice)) return choice as Column<RowOf<R>>;
    const [name, second, third] = (typeof choice === 'string' ? [choice] : choice) as unknown as [
      string,
      unknown,
      unknown,
    ];
    const field = row.fields[name]!;
    const more = (third ?? (field.kind === 'state' ? undefined : second) ?? {}) as object;
    if (field.kind !== 'state') return { ...MAKE[field.kind](name, field), ...more } as Column<RowOf<R>>;
    const tones = second as Readonly<Record<string, Tone>>;
    return statusColumn(name, field.label, (value) => tones[value] ?? 'muted', more as never) as Column<RowOf<R>>;
  });
}
