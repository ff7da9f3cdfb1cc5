import { type TestDatabase, testDatabase } from '../testing/postgres.ts';
import { Company } from './company.ts';
import { loadProduct, type Product } from './product.ts';
import { simulateTime } from './simulated-time.ts';
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

async function live(seed: string, steps: number): Promise<Company> {
  await store.clear();
  const company = new Company(product, store.pool, seed);
  const time = simulateTime(() => company.world.now);
  try {
    await company.found();
    for (let n = 0; n < steps; n += 1) await company.step();
  } finally {
    time.stop();
  }
  return company;
}

const written = ({ world }: Company) =>
  world.log.map(({ id, stream, type, metadata }) => [id, stream, type, metadata.at]);

test('same seed → same log', async () => {
  const first = written(await live('same', 400));
  expect(first.length).toBeGreaterThan(300);
  expect(written(await live('same', 400))).toEqual(first);
  expect(written(await live('another', 400))).not.toEqual(first);
});
