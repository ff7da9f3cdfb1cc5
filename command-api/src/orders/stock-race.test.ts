import { saldoOf, stock, warehouse } from '@power/domain/inventory/stock';
import { order } from '@power/domain/streams/order/order';
import { createMemoryLog } from '@power/infra/laboratory/testing/memory-log';
import fc from 'fast-check';
import { numbersInMemory, openSpine, person, stockedSpine } from '../kernel/spine.testing.ts';

/** Prepares the orders undisturbed, then lets fast-check choose in which order the racers' reads and appends happen. */
async function raceFor(
  scheduler: fc.Scheduler,
  units: readonly number[],
  orders: readonly Parameters<Awaited<ReturnType<typeof stockedSpine>>['orderFor']>[0][],
  twice: boolean,
  sweeps = 0,
) {
  let racing = false;
  // A turn of the event loop each time: otherwise the pauses after lost races would put the racers in a row.
  const turn = (what: string) =>
    scheduler
      .schedule(new Promise((resolve) => setImmediate(resolve)), what)
      .then(() => new Promise<void>((resolve) => setImmediate(resolve)));
  const log = createMemoryLog((what) => (racing ? turn(what) : Promise.resolve()));
  const pool = numbersInMemory();
  // Two processes share the log, each with a cache of its own.
  const spine = await stockedSpine(units, await openSpine(log, pool));
  const second = await openSpine(log, pool);
  const numbers: unknown[] = [];
  for (const lines of orders) numbers.push((await spine.orderFor(lines)).number);
  racing = true;
  const attempts = numbers.flatMap((number) =>
    twice
      ? [
          [number, 'a'],
          [number, 'a'],
          [number, 'b'],
        ]
      : [[number, 'a']],
  );
  const replies = Promise.all(
    attempts.map(([number, who], index) =>
      spine.validate(number, index % 2 ? second : spine, `v-${String(number)}-${String(who)}`),
    ),
  );
  // A sweep whose clock is years ahead takes every hold for dead.
  const sweeper = await openSpine(log, pool);
  sweeper.pass(10 * 365 * 86_400_000);
  const sweep = async () => {
    for (let n = 0; n < sweeps; n += 1) {
      const request = { accion: 'liberarhuerfanos', producto: String((n % units.length) + 1) };
      await sweeper.issue(person('Administrador'), 'release-orphan-commitments', request, `sweep-${n}`);
    }
  };
  const swept = sweep();
  await scheduler.waitFor(Promise.all([replies, swept]));
  racing = false;
  return { spine, numbers, replies: await replies };
}

test('for the last units of two products exactly one of many validators wins, never none, and nobody else holds any', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 6 }), async (scheduler, racers) => {
      const { spine, replies } = await raceFor(
        scheduler,
        [3, 3],
        Array.from(
          { length: racers },
          (_, n) =>
            (n % 2
              ? [
                  ['1', 3],
                  ['2', 3],
                ]
              : [
                  ['2', 3],
                  ['1', 3],
                ]) as [string, number][],
        ),
        false,
      );
      expect(replies.filter((reply) => reply.ok)).toHaveLength(1);
      for (const reply of replies.filter((r) => !r.ok)) {
        expect(reply).toMatchObject({ codigo: 'STOCK_COMPROMETIDO', arrProductosSinStock: [] });
        expect(reply.arrProductosComprometidos).toContainEqual(
          expect.objectContaining({ solicitado: 3, disponible: 0 }),
        );
      }
      for (const producto of ['1', '2']) {
        expect(saldoOf(warehouse(await spine.state(stock, producto), 'Central'))).toEqual({
          fisico: 3,
          comprometido: 3,
          disponible: 0,
        });
      }
    }),
    { numRuns: 40 },
  );
});

test('orders of several products, some validated by two people and a repeated request at once: never over-committed, and exactly the validated hold their goods, however wrong the clock of a sweep', async () => {
  const line = fc.integer({ min: 0, max: 3 });
  const lines = fc
    .record({ a: line, b: line })
    .filter(({ a, b }) => a + b > 0)
    .map(({ a, b }) => ({ ...(a && { 1: a }), ...(b && { 2: b }) }));
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(lines, { minLength: 2, maxLength: 4 }),
      fc.boolean(),
      fc.constantFrom(0, 12, 40),
      async (scheduler, orders, twice, sweeps) => {
        const { spine, numbers } = await raceFor(scheduler, [4, 4], orders, twice, sweeps);
        const validated = (await Promise.all(numbers.map((number) => spine.state(order, String(number))))).map(
          (o) => o?.estatus === 'Pendiente Picking',
        );
        for (const producto of ['1', '2']) {
          const { fisico, comprometido } = saldoOf(warehouse(await spine.state(stock, producto), 'Central'));
          const owed = orders.reduce(
            (sum, o, index) => sum + (validated[index] ? ((o as Record<string, number>)[producto] ?? 0) : 0),
            0,
          );
          expect(comprometido).toBe(owed);
          expect(comprometido).toBeLessThanOrEqual(fisico);
        }
      },
    ),
    { numRuns: 60 },
  );
});
