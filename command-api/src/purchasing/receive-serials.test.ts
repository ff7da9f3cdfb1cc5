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
