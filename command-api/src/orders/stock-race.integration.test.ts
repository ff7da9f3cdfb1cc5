import { saldoOf, stock, warehouse } from '@power/domain/inventory/stock';
import { tables } from '@power/domain/tables';
import { NUMBERS_SCHEMA } from '@power/infra/platform/commands/numbers';
import { openEventStore } from '@power/infra/adapters/event-store/open-event-store';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels } from '@power/infra/laboratory/testing/read-models';
import { openSpine, stockedSpine } from '../kernel/spine.testing.ts';

test('on the real log, from two processes’ stores: the last units go to exactly as many orders as they serve', async () => {
  const database = await testDatabase();
  const pool = createPool(database.url, { max: 8, searchPath: ['read', 'ops'], name: 'race' });
  await migrate(pool, NUMBERS_SCHEMA);
  // Names of products that are older than their claims are looked up there.
  await createReadModels(pool, [tables.product_list]);
  const stores = await Promise.all([0, 1].map(() => openEventStore({ databaseUrl: database.url })));
  try {
    const spine = await stockedSpine([5, 5], await openSpine(stores[0], pool));
    const second = await openSpine(stores[1], pool);
    const numbers: unknown[] = [];
    for (let n = 0; n < 24; n += 1) numbers.push((await spine.orderFor({ 1: 1, 2: 1 })).number);
    const replies = await Promise.all(
      numbers.map((number, n) => spine.validate(number, n % 2 ? second : spine, `v-${n}`)),
    );
    expect(replies.filter((reply) => reply.ok)).toHaveLength(5);
    for (const producto of ['1', '2']) {
      expect(saldoOf(warehouse(await spine.state(stock, producto), 'Central'))).toEqual({
        fisico: 5,
        comprometido: 5,
        disponible: 0,
      });
    }
  } finally {
    await Promise.all(stores.map((store) => store.close()));
    await pool.end();
    await database.drop();
  }
});
