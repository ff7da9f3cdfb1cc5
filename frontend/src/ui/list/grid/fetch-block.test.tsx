import { salesListGrid } from '../../../calls/products.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { createBlocks } from './fetch-block.ts';

interface Row {
  readonly _id: string;
}
const page = { rows: [{ _id: '7' }], lastRow: 40, cursor: 'a' };
let server: ReturnType<typeof fakeServer>;
afterEach(() => server.restore());
const blocks = (limitMs?: number) =>
  createBlocks<Row>(salesListGrid as never, { moneda: 'pesos', cliente: '7' }, { quick: 'domo', asOf: '' }, limitMs);

test('the price list says what it is about; the same asked for again gives the first up, another page does not', async () => {
  server = fakeServer((_, nth) => (nth < 3 ? 'silent' : { body: page }));
  const list = blocks();
  const first = list.fetch(0, 20, {}, []);
  const other = list.fetch(20, 40, {}, []);
  const again = list.fetch(0, 20, {}, []);
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  expect(await again).toEqual(page);
  expect(server.received.map(({ body }) => body)).toEqual(
    [0, 20, 0].map((startRow) =>
      expect.objectContaining({ startRow, moneda: 'pesos', cliente: '7', quickFilter: 'domo' }),
    ),
  );
  expect(list.busy()).toBe(true);
  list.stop();
  await expect(other).rejects.toMatchObject({ name: 'AbortError' });
  expect(list.busy()).toBe(false);
});

test('what takes longer than it may is given up in words, and is no lost connection', async () => {
  server = fakeServer(() => 'silent');
  await expect(blocks(20).fetch(0, 20, {}, [])).rejects.toMatchObject({
    status: 504,
    message: 'La lista tardó demasiado. Acota la búsqueda o inténtalo nuevamente.',
  });
  expect(server.received).toHaveLength(1);
});
