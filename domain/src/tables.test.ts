import { COST_FIELDS } from './kernel/costs.ts';
import { costFieldsOf } from './kernel/row.ts';
import { tables } from './tables.ts';

test.each(Object.entries(tables))(
  '%s: stands under its own name, and what it costs leaves under names that are known',
  (name, row) => {
    expect(row.table).toBe(name);
    expect(costFieldsOf(row).filter((field) => !COST_FIELDS.has(field))).toEqual([]);
    // The other way round: a name that means a cost is one, whatever read model has it.
    expect(Object.keys(row.fields).filter((field) => COST_FIELDS.has(field))).toEqual(costFieldsOf(row));
  },
);
