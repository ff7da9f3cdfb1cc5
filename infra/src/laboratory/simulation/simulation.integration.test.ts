/**
 * The product under simulation sets variables of the process when it is loaded: modules of its own.
 * @jest-environment node
 */
import { type TestDatabase, testDatabase } from '../testing/postgres.ts';
import { loadProduct, type Product } from './product.ts';
import { Reach } from './reach.ts';
import { replay, runCompany } from './run-company.ts';
import { openStore, type Store } from './store.ts';

let database: TestDatabase;
let store: Store;
let product: Product;

beforeAll(async () => {
  database = await testDatabase();
  store = await openStore(database.url);
  product = await loadProduct();
});

afterAll(async () => {
  await store.close();
  await database.drop();
});

async function live(seed: string, steps: number) {
  await store.clear();
  const reach = new Reach(product.commands.keys());
  return { ...(await runCompany(product, store.pool, seed, steps, reach)), reach };
}

const summaryOf = (log: Awaited<ReturnType<typeof live>>['log']) =>
  log.map(({ id, stream, type, metadata }) => [id, stream, type, metadata.at]);

test('same seed → same log, and so does a repeated recording', async () => {
  const first = await live('same', 300);
  expect(first.log.length).toBeGreaterThan(300);
  expect(summaryOf((await live('same', 300)).log)).toEqual(summaryOf(first.log));
  await store.clear();
  const again = await replay(product, store.pool, first.recording);
  expect(summaryOf(again.log).slice(0, first.log.length)).toEqual(summaryOf(first.log));
});

test.each(['a-1', 'a-2'])('company %s → every ledger holds and people get things done', async (seed) => {
  const { finding, reach } = await live(seed, 700);
  expect(finding).toBeUndefined();
  expect(reach.faults).toBe(0);
  expect(reach.acceptedCommands.length).toBeGreaterThan(100);
  expect(reach.accepted / reach.decisions).toBeGreaterThan(0.4);
});
