import { ORDERS } from './size.ts';
import { tellingOf } from './telling.ts';

const run = { seed: 'prueba', orders: ORDERS.small, until: '2026-11-20T18:40:00.000Z' };
const told = [...tellingOf(run, 'x').history()].flat();
const ofCount = (number: number) =>
  told.filter(({ name, request, numbers }) =>
    /stock-count|count-stock-line/.test(name) && name !== 'adjust-counted-stock'
      ? (request as { id?: number }).id === number || numbers?.['inventario'] === number
      : false,
  );

// Processes come by what was told of the last hours: what was done in their stead must bear the ids that they give.
test('a count that the demo adjusted is adjusted once', () => {
  const adjusted = told.filter(({ name }) => name === 'adjust-counted-stock');
  const approval = ofCount(1).findIndex(({ name }) => name === 'approve-stock-count');
  expect(adjusted.map(({ commandId }) => commandId)).toEqual([`count-stock/stockcount-1/${approval}/3`]);
});

test('what the demo received of an import order enters the stock once', () => {
  const received = told.filter(
    ({ name, request }) =>
      name === 'receive-stock' && (request as { motivo?: string }).motivo === 'Recepción de orden de compra',
  );
  expect(received.length).toBeGreaterThan(3);
  for (const { commandId, request } of received) {
    const order = /\d+$/.exec((request as { documento: string }).documento)![0];
    expect(commandId).toMatch(
      new RegExp(`^received-stock/purchaseorder-${order}/1/\\d+/Recepción de orden de compra$`),
    );
  }
  expect(new Set(received.map(({ commandId }) => commandId)).size).toBe(received.length);
});

test('what the demo posted and complemented moves each average once', () => {
  const moved = told.filter(({ name }) => name === 'apply-landed-cost');
  const asked = (name: string) => told.filter((one) => one.name === name);
  const [posted] = asked('post-landed-cost');
  const { id } = posted!.request as { id: number };
  const own = told.filter(({ name, request, numbers }) =>
    /-landed-cost$/.test(name) && name !== 'apply-landed-cost'
      ? (request as { id?: number }).id === id || numbers?.['precio_entrega'] === id
      : false,
  );
  expect(asked('complement-landed-cost')).toHaveLength(1);
  for (const { commandId, request } of moved) {
    const { producto, complemento } = request as { producto: string; complemento?: number };
    const cause = complemento === undefined ? 'post-landed-cost' : 'complement-landed-cost';
    const version = own.findIndex(({ name }) => name === cause);
    expect(commandId).toBe(`landed-cost-prices/landedcost-${id}/${version}/${producto}`);
  }
  expect(new Set(moved.map(({ commandId }) => commandId)).size).toBe(moved.length);
});

test('what the workshop of the demo used, exchanged and lent leaves the stock once', () => {
  const moved = told.filter(({ name }) => name === 'move-rma-stock');
  expect(moved.length).toBeGreaterThan(1);
  for (const { commandId, request } of moved) {
    const { rma } = request as { rma: string };
    const own = told.filter(({ name, request: r, numbers }) =>
      /-rma/.test(name) && name !== 'move-rma-stock'
        ? String((r as { id?: number }).id) === rma || String(numbers?.['rma']) === rma
        : false,
    );
    const at = own.findIndex(({ name }) => ['use-rma-part', 'exchange-rma', 'lend-rma-unit'].includes(name));
    expect(commandId).toBe(`rma-stock/rma-${rma}/${at}`);
  }
});
