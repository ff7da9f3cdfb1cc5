import { serialUnit } from '@power/domain/inventory/serials/serial';
import { unitId } from '@power/domain/inventory/serials/units.shared';
import { SYSTEM } from '@power/domain/kernel/principal';
import { purchaseOrder } from '@power/domain/purchasing/orders/purchase-order';
import { person, stockedSpine } from '../kernel/spine.testing.ts';
import { orderOf } from './received-cost.testing.ts';

const RECEIVER = person('Bodega y Despacho');

/** An order of product 1, which has no serials, and of 2, which has; two units of it stand in Central, one as SN-1. */
async function ordered() {
  const spine = await stockedSpine([5, 2]);
  await spine.must('create-purchase-order', orderOf(['1', '2'], 3));
  await spine.must('issue-purchase-order', { accion: 'emitir', id: 1 });
  await spine.must('store-serials', { producto: '2', bodega: 'Central', series: ['SN-1'] });
  const receive = (linea: number, cantidad: number, series: readonly string[]) =>
    spine.issue(RECEIVER, 'receive-purchase-order', {
      id: 1,
      bodega: 'Central',
      lineas: [{ linea, cantidad, series }],
    });
  return { spine, receive };
}

test('an order names the serials that came with it', async () => {
  const { spine, receive } = await ordered();
  expect(await receive(2, 3, ['sn-2', 'SN-3'])).toMatchObject({ ok: true });
  expect(await spine.state(purchaseOrder, '1')).toMatchObject({
    recepciones: [{ lineas: [{ linea: 2, cantidad: 3, series: ['SN-2', 'SN-3'] }] }],
  });
  // What the process that follows receptions asks for.
  const told = { producto: '2', bodega: 'Central', series: ['SN-2', 'SN-3'], documento: 'Orden de Compra N° 1' };
  expect(await spine.issue(SYSTEM, 'store-serials', told)).toMatchObject({ ok: true });
});

test.each([
  ['is here already', 2, 1, ['SN-1'], 'SERIE_EXISTE'],
  ['is named twice', 2, 2, ['SN-2', 'SN-2'], 'SERIE_REPETIDA'],
  ['has no unit', 2, 1, ['SN-2', 'SN-3'], 'SOBRAN_SERIES'],
  ['belongs to a product without serials', 1, 1, ['SN-2'], 'PRODUCTO_SIN_SERIE'],
])('a serial that %s receives nothing', async (_why, linea, cantidad, series, codigo) => {
  const { spine, receive } = await ordered();
  expect(await receive(linea, cantidad, series)).toMatchObject({ ok: false, codigo });
  expect(await spine.state(purchaseOrder, '1')).toMatchObject({ recepciones: [] });
});

/** Two orders of product 2 that are on their way. */
async function twoOrders() {
  const spine = await stockedSpine([5, 2]);
  for (const id of [1, 2]) {
    await spine.must('create-purchase-order', orderOf(['2'], 600));
    await spine.must('issue-purchase-order', { accion: 'emitir', id });
  }
  const receive = (id: number, series: readonly string[], more: object = {}, key?: string) =>
    spine.issue(
      RECEIVER,
      'receive-purchase-order',
      { id, bodega: 'Central', lineas: [{ linea: 1, cantidad: series.length, series }], ...more },
      key,
    );
  const unit = async (serie: string) => spine.state(serialUnit, unitId('2', serie));
  return { spine, receive, unit };
}

test.each([
  ['two orders', 2],
  ['one order', 1],
])('a serial that %s receive at once comes once', async (_name, other) => {
  const { spine, receive, unit } = await twoOrders();
  const replies = await Promise.all([receive(1, ['S-1', 'S-2']), receive(other, ['S-3', 'S-1'])]);
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  expect(replies.find(({ ok }) => !ok)).toMatchObject({ codigo: 'SERIE_EXISTE' });
  expect(await unit('S-1')).toMatchObject({ lugar: { bodega: 'Central', ubicacion: null } });
  const received = (await Promise.all([1, 2].map((id) => spine.state(purchaseOrder, String(id))))).flatMap(
    (state) => state!.recepciones,
  );
  expect(received).toHaveLength(1);
});

test('given a reception that was refused → its serials may still come', async () => {
  const { receive, unit } = await twoOrders();
  expect(await receive(1, ['S-1'], { lineas: [{ linea: 9, cantidad: 1, series: ['S-1'] }] })).toMatchObject({
    ok: false,
  });
  expect(await unit('S-1')).toBeUndefined();
  expect(await receive(1, ['S-1'], {}, 'una')).toMatchObject({ ok: true });
  expect(await receive(1, ['S-1'], {}, 'una')).toMatchObject({ ok: true, recepcion: 1 });
  expect(await receive(1, ['S-1'])).toMatchObject({ codigo: 'SERIE_EXISTE' });
});

test('500 serials are one reception', async () => {
  const { receive, unit } = await twoOrders();
  const series = Array.from({ length: 500 }, (_, n) => `S-${n}`);
  expect(await receive(1, series)).toMatchObject({ ok: true });
  expect(await unit('S-499')).toMatchObject({ documento: 'Orden de Compra N° 1' });
});
