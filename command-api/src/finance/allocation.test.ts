import { SYSTEM } from '@power/domain/kernel/principal';
import { allocatePayment } from '@power/domain/finance/payments/allocate-payment';
import { payWithCredit } from '@power/domain/finance/payments/pay-with-credit';
import { applyCredit } from '@power/domain/finance/refunds/apply-credit';
import { releaseCredit } from '@power/domain/finance/refunds/release-credit';
import { mayCall } from '@power/domain/kernel/call';
import { PERFILES } from '@power/domain/kernel/perfiles';
import { person } from '../kernel/spine.testing.ts';
import { billedSpine } from './billed.testing.ts';

const finance = person('Finanzas');
const admin = person('Administrador');

/** A customer's invoices, and what somebody of Finanzas does with their payments. */
async function billed(invoices: number) {
  const spine = await billedSpine(invoices);
  const { documents, issue } = spine;
  const part = (n: number, monto: number) => ({ pedido: documents[n]!.number, monto });
  return {
    ...spine,
    part,
    allocate: (monto: number, reparto: readonly object[], id?: string) =>
      issue(
        finance,
        'allocate-payment',
        { accion: 'reparto', monto, fecha: '2026-01-05', referencia: 'Cheque 5', reparto },
        id,
      ),
    assess: (n: number) => issue(admin, 'assess-refund', { accion: 'cuadrar', pedido: documents[n]!.number }),
    apply: (from: number, to: number, more: object = {}) =>
      issue(finance, 'apply-credit', {
        accion: 'aplicar',
        pedido: documents[from]!.number,
        destino: documents[to]!.number,
        ...more,
      }),
    paidAll: () => Promise.all(documents.map((_, n) => spine.paidAt(n))),
  };
}

test('one payment over three invoices → each gets its part, what is left over is in favour of the customer', async () => {
  const { allocate, part, total, paidAll, assess, settlementAt } = await billed(3);
  const reply = await allocate(2 * total + 1500, [part(2, total), part(0, 1000), part(1, total)]);
  expect(reply).toMatchObject({ ok: true, a_favor: 500 });
  expect(reply.mensaje).toContain('3 facturas; $500 quedan a favor del cliente');
  expect(await paidAll()).toEqual([1000, total, total + 500]);
  await assess(2);
  expect((await settlementAt(2))!.por_devolver).toMatchObject({ monto: 500 });
  const receipts = await Promise.all([0, 1, 2].map(async (n) => (await settlementAt(n))!.pagos[0]!.recibo));
  expect(new Set(receipts).size).toBe(1);
});

test('of two people who register the same payment at once one does; repeated it pays nothing more', async () => {
  const { allocate, part, total, paidAll } = await billed(2);
  const parts = [part(0, total), part(1, total)];
  const replies = await Promise.all([allocate(2 * total, parts), allocate(2 * total, parts)]);
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await paidAll()).toEqual([total, total]);
  const other = await billed(2);
  const half = [other.part(0, 100), other.part(1, 100)];
  await other.allocate(200, half, 'pressed-twice');
  await other.allocate(200, half, 'pressed-twice');
  expect(await other.paidAll()).toEqual([100, 100]);
});

test('rejects parts that exceed the payment, an invoice twice, more than an invoice owes → nothing is registered', async () => {
  const { allocate, part, total, paidAll } = await billed(2);
  expect(await allocate(100, [part(0, 60), part(1, 60)])).toMatchObject({ codigo: 'REPARTO_EXCEDE' });
  expect(await allocate(200, [part(0, 60), part(0, 60)])).toMatchObject({ codigo: 'FACTURA_REPETIDA' });
  for (const parts of [
    [part(0, 60), part(1, total + 1)],
    [part(0, total + 1), part(1, 60)],
  ])
    expect(await allocate(3 * total, parts)).toMatchObject({ codigo: 'PAGO_EXCEDE' });
  expect(await paidAll()).toEqual([0, 0]);
});

test('credit pays a later invoice once; its payment reversed → it is in favour of the customer again', async () => {
  const { allocate, part, total, apply, assess, settlementAt, paidAll, issue, documents } = await billed(2);
  await allocate(total + 700, [part(0, total)]);
  await assess(0);
  expect(await apply(0, 1, { monto: 800 })).toMatchObject({ codigo: 'MONTO_EXCEDE' });
  const both = await Promise.all([apply(0, 1), apply(0, 1)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const desde = { documento: `c${documents[0]!.number}`, pedido: documents[0]!.number, devolucion: 1 };
  const pay = { accion: 'saldo_a_favor', pedido: documents[1]!.number, monto: 700, fecha: '2026-01-05', desde };
  expect(await issue(admin, 'pay-with-credit', pay)).toMatchObject({ codigo: 'SIN_PERMISO' });
  expect(await issue(SYSTEM, 'pay-with-credit', pay)).toMatchObject({ ok: true });
  expect(await issue(SYSTEM, 'pay-with-credit', pay)).toMatchObject({ ok: true });
  expect(await paidAll()).toEqual([total, 700]);
  expect((await settlementAt(1))!.pagos[0]).toMatchObject({
    referencia: `Saldo a favor del Pedido N° ${documents[0]!.number}`,
  });
  const reversal = { accion: 'reversar', documento: `c${documents[1]!.number}`, pago: 1, motivo: 'Otra factura' };
  expect(await issue(finance, 'reverse-payment', reversal)).toMatchObject({ ok: true });
  const back = { accion: 'liberar', pedido: documents[0]!.number, devolucion: 1, motivo: 'El pago se reversó' };
  expect(await issue(admin, 'release-credit', back)).toMatchObject({ codigo: 'SIN_PERMISO' });
  expect(await issue(SYSTEM, 'release-credit', back)).toMatchObject({ ok: true });
  expect(await issue(SYSTEM, 'release-credit', back)).toMatchObject({ ok: true });
  expect(await paidAll()).toEqual([total + 700, 0]);
  expect(await apply(0, 1, { monto: 200 })).toMatchObject({ ok: true });
});

test('rejects credit for an invoice that is paid, or for none', async () => {
  const { allocate, part, total, apply, assess, issue, documents } = await billed(2);
  await allocate(2 * total + 700, [part(0, total), part(1, total)]);
  await assess(1);
  expect(await apply(1, 0)).toMatchObject({ codigo: 'YA_PAGADA' });
  expect(await apply(1, 1)).toMatchObject({ codigo: 'YA_PAGADA' });
  const none = { accion: 'aplicar', pedido: documents[1]!.number, destino: 999_999 };
  expect(await issue(finance, 'apply-credit', none)).toMatchObject({ codigo: 'FACTURA_NO_EXISTE' });
});

test('Administrador and Finanzas alone share out payments and credit; the rest is for processes', () => {
  const may = (access: Parameters<typeof mayCall>[0]) => PERFILES.filter((perfil) => mayCall(access, person(perfil)));
  for (const { access } of [allocatePayment, applyCredit]) expect(may(access)).toEqual(['Administrador', 'Finanzas']);
  for (const { access } of [payWithCredit, releaseCredit]) expect(may(access)).toEqual(['Administrador']);
});
