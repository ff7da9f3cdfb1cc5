import { contract } from './contract.ts';
import type { CommandDefinition } from './kernel/command.ts';
import { masters } from './masters.ts';
import type { tables } from './tables.ts';

const masterOf = (name: string) => masters.find(({ master }) => master.name === name)!.master;
/** Whether a list says that rows of this table name its records by this field. */
const counts = (list: string, by: string, table: string): boolean =>
  masterOf(list).usedBy.some((use) => use.by === by && use.table === table);

test('a list whose records another list names counts those before it deletes one', () => {
  const forgotten = masters.flatMap(({ master }) =>
    Object.entries(master.fields).flatMap(([field, { asked }]) =>
      asked.reference && !counts(asked.reference.master, asked.reference.field, master.row.table)
        ? [`${asked.reference.master}: ${master.row.table}.${field}`]
        : [],
    ),
  );
  expect(forgotten).toEqual([]);
});

/** Where rows of a context's commands that name a record are. A context that is missing here fails. */
const ROWS: Readonly<Record<string, readonly (keyof typeof tables)[]>> = {
  access: ['user_list'],
  invoice: ['importinvoice_list'],
  inventory: ['stock_list', 'place_stock_list'],
  orders: ['order_list'],
  purchasing: ['purchaseorder_list', 'stock_list'],
  quotations: ['quotation_list'],
  reservations: ['reservation_list'],
  service: ['rma_list'],
};

test('a list whose records a command names counts what the command wrote before it deletes one', () => {
  const forgotten = contract.flatMap((call) => {
    const { name, context, refers = {} } = call as unknown as CommandDefinition;
    return Object.values(refers).flatMap(({ master, field }) =>
      ROWS[context]?.some((table) => counts(master, field, table)) ? [] : [`${master}: ${name}`],
    );
  });
  expect(forgotten).toEqual([]);
});
