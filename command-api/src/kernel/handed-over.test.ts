import { order } from '@power/domain/streams/order/order';
import { SYSTEM } from '@power/domain/kernel/principal';
import { person, stockedSpine } from './spine.testing.ts';

const HAND = person('Bodega y Despacho');
const CHIEF = person('Jefe de Bodega');

/** Two units of product 2, of which one was delivered; the process that takes it off the stock has not run yet. */
async function deliveredOne() {
  const spine = await stockedSpine([1, 2]);
  const must = async (...asked: Parameters<typeof spine.issue>) =>
    expect(await spine.issue(...asked)).toMatchObject({ ok: true });
  const { number } = await spine.orderFor({ 2: 1 });
  await spine.validate(number);
  await must(HAND, 'take-picking', { accion: 'tomar', pedido: number });
  await must(HAND, 'scan-line', { accion: 'escanear', pedido: number, serie: 'A1' });
  await must(HAND, 'finish-picking', { accion: 'terminar', pedido: number });
  await must(person('Finanzas'), 'invoice-order', { pedido: number });
  const { codigo_sap } = (await spine.state(order, String(number)))!;
  await must(CHIEF, 'deliver-order', { accion: 'entregar', codigo_sap });
  const store = (series: readonly string[]) =>
    spine.issue(CHIEF, 'store-serials', { producto: '2', bodega: 'Central', series });
  const settle = () =>
    must(SYSTEM, 'settle-order-stock', { accion: 'cuadrarpedido', producto: '2', pedido: String(number) });
  return { store, settle };
}

test('rejects serials of a delivered unit when its issue is not booked yet', async () => {
  const { store } = await deliveredOne();
  expect(await store(['B1', 'B2'])).toMatchObject({ ok: false, codigo: 'SOBRAN_SERIES' });
  expect(await store(['B1'])).toMatchObject({ ok: true });
});

test('rejects the same serials once the issue is booked', async () => {
  const { store, settle } = await deliveredOne();
  await settle();
  expect(await store(['B1', 'B2'])).toMatchObject({ ok: false, codigo: 'SOBRAN_SERIES' });
  expect(await store(['B1'])).toMatchObject({ ok: true });
});
