import type { Field, FieldKind } from '@power/domain/kernel/field';
import type { FieldOf, RowDefinition, RowOf } from '@power/domain/kernel/row';
import { spokenList } from '@power/domain/kernel/spoken-list';
import {
  ageColumn,
  booleanColumn,
  choiceColumn,
  dateColumn,
  dayColumn,
  decimalColumn,
  idColumn,
  moneyColumn,
  monthText,
  numberColumn,
  percentColumn,
  personColumn,
  rateColumn,
  statusColumn,
  textColumn,
} from './columns.tsx';
import type { Column } from './types.ts';

type Make = (name: string, field: Field) => Column<never>;
const as =
  (make: (field: string, heading: string) => Column<never>): Make =>
  (name, { label }) =>
    make(name, label);

const MAKE: Readonly<Record<FieldKind, Make>> = {
  text: (name, { label, person }) => (person ? personColumn : textColumn)<never>(name, label),
  state: (name, { label, choices }) => choiceColumn(name, label, choices ?? []),
  code: as((name, label) => textColumn(name, label, { flex: 0, width: 112 })),
  rut: as((name, label) => textColumn(name, label, { flex: 0, width: 108 })),
  number: as(idColumn),
  count: as(numberColumn),
  quantity: as(decimalColumn),
  rate: as(rateColumn),
  percentage: as((name, label) => percentColumn(name, label, { width: 100 })),
  pesos: as(moneyColumn),
  dollars: as((name, label) => moneyColumn(name, label, 'USD')),
  euros: as((name, label) => moneyColumn(name, label, 'EUR')),
  day: as(dayColumn),
  instant: (name, { label, settled }) => (settled ? ageColumn<never>(name, label, settled) : dateColumn(name, label)),
  flag: as(booleanColumn),
  list: as(textColumn),
  numbers: as((name, label) =>
    textColumn<never>(name, label, {
      tooltipField: undefined,
      valueFormatter: (p) => spokenList((p.value as readonly number[] | null) ?? []),
    }),
  ),
  json: as(textColumn),
};

type More<R extends RowDefinition> = Partial<Omit<Column<RowOf<R>>, 'field'>>;
type Choice<R extends RowDefinition> = FieldOf<R> | readonly [field: FieldOf<R>, more: More<R>] | Column<RowOf<R>>;

const isColumn = (choice: unknown): choice is Column<never> =>
  typeof choice === 'object' && !Array.isArray(choice) && choice !== null;

/** Columns of a list, in this order, as the fields of its row are declared: heading, filter, format and alignment. */
export function rowColumns<R extends RowDefinition>(
  row: R,
  choices: readonly Choice<R>[],
): readonly Column<RowOf<R>>[] {
  return choices.map((choice) => {
    if (isColumn(choice)) return choice as Column<RowOf<R>>;
    const [name, more = {}] = (typeof choice === 'string' ? [choice] : choice) as readonly [string, object?];
    const field = row.fields[name]!;
    const column = field.looks ? statusColumn(name, field.label, field.looks) : MAKE[field.kind](name, field);
    const month = name === 'yyyymm' && { valueFormatter: monthText };
    return { ...column, ...month, ...more } as Column<RowOf<R>>;
  });
}
