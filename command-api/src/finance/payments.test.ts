import { paidOf, settlement } from '@power/domain/streams/settlement/settlement';
import { typed } from '@power/domain/invoice/invoice.testing';
import { importInvoice } from '@power/domain/invoice/import-invoice';
import { orderOf } from '../purchasing/received-cost.testing.ts';
import { openSpine, person } from '../kernel/spine.testing.ts';

async function captured() {
  const spine = await openSpine();
  // FOB US$ 1.500.
  const captured = await spine.issue(person('Finanzas'), 'capture-invoice', { invoice: typed() });
  expect(captured).toMatchObject({ ok: true });
  const pay = (more: object = {}) =>
    spine.issue(person('Finanzas'), 'register-supplier-payment', {
      accion: 'proveedor',
      invoice: 1,
      tipo_cambio: 960,
      fecha: '2026-01-05',
      ...more,
    });
  return { ...spine, pay };
}

test('of people who pay the same at once one does, and the invoice is paid once', async () => {
  const { pay, state } = await captured();
  const replies = await Promise.all(Array.from({ length: 4 }, () => pay({ monto: 1000 })));
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  expect(replies.find(({ ok }) => !ok)).toMatchObject({ codigo: 'PAGO_EXCEDE' });
  expect(await pay()).toMatchObject({ ok: true });
  expect(paidOf(await state(settlement, 'p1'))).toBe(1500);
  expect(await pay({ monto: 1 })).toMatchObject({ codigo: 'YA_PAGADA' });
});

test('an invoice or order that is not there, or was annulled, is paid by nobody', async () => {
  const { pay, issue, state } = await captured();
  expect(await pay({ invoice: 9 })).toMatchObject({ codigo: 'NADA_QUE_PAGAR' });
  const order = { accion: 'cliente', pedido: 77, monto: 1, fecha: '2026-01-05' };
  expect(await issue(person('Finanzas'), 'register-customer-payment', order)).toMatchObject({
    codigo: 'NADA_QUE_PAGAR',
  });
  const annulled = await issue(person('Finanzas'), 'annul-invoice', { id: 1, motivo: 'Estaba repetida' });
  expect(annulled).toMatchObject({ ok: true });
  expect(await pay()).toMatchObject({ codigo: 'NADA_QUE_PAGAR' });
  expect(await state(settlement, 'p1')).toBeUndefined();
});

test.each([
  ['CIF in dollars', { moneda: 'USD', incoterm: 'CIF' }, 1650, 'USD'],
  ['CFR in euros', { moneda: 'EUR', incoterm: 'CFR' }, 1620, 'EUR'],
])('an invoice %s → paid with what its supplier bills, in its currency', async (_name, terms, owed, moneda) => {
  const spine = await openSpine();
  const FIN = person('Finanzas');
  expect(await spine.issue(FIN, 'capture-invoice', { invoice: typed(terms as never) })).toMatchObject({ ok: true });
  const pay = (more: object) =>
    spine.issue(FIN, 'register-supplier-payment', {
      ...{ accion: 'proveedor', invoice: 1, tipo_cambio: 960, fecha: '2026-01-05', ...more },
    });
  expect(await pay({ monto: owed + 0.01 })).toMatchObject({ codigo: 'PAGO_EXCEDE' });
  expect(await pay({})).toMatchObject({ ok: true });
  expect(await spine.state(settlement, 'p1')).toMatchObject({
    pagos: [{ moneda, monto: owed, diferencia_cambio: owed * 10 }],
  });
});

test('an invoice of an order in euros → takes currency and incoterm from its order', async () => {
  const spine = await openSpine();
  const order = orderOf(['1'], 3) as { orden: object };
  const ADM = person('Administrador');
  await spine.issue(ADM, 'register-product', {
    producto: { codigo: 'P', part_number: 'PN', nombre: 'Cámara', marca: 'M', pmp: 1, precios: {} },
  });
  const orderReply = await spine.issue(ADM, 'create-purchase-order', {
    orden: { ...order.orden, moneda: 'EUR', incoterm: 'CIF' },
  });
  await spine.issue(ADM, 'issue-purchase-order', { accion: 'emitir', id: orderReply.number });
  const { proveedor, marca } = order.orden as { proveedor: string; marca: string };
  const invoice = typed({ orden: String(orderReply.number), proveedor, marca });
  expect(await spine.issue(ADM, 'capture-invoice', { invoice })).toMatchObject({ ok: true });
  expect(await spine.state(importInvoice, '1')).toMatchObject({ moneda: 'EUR', incoterm: 'CIF' });
});
