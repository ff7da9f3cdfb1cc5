import { paidOf, settlement } from '@power/domain/streams/settlement/settlement';
import { typed } from '@power/domain/invoice/invoice.testing';
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
