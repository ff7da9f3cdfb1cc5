import { kindOf } from '@power/domain/imports/kinds.shared';
import { checkRows } from '@power/domain/kernel/import-kind';
import { importBankPayment } from '@power/domain/finance/payments/import-bank-payment';
import { mayCall } from '@power/domain/kernel/call';
import { PERFILES } from '@power/domain/kernel/perfiles';
import { order } from '@power/domain/streams/order/order';
import { paidOf, settlement } from '@power/domain/streams/settlement/settlement';
import type pg from 'pg';
import { createMemoryLog } from '@power/infra/laboratory/testing/memory-log';
import { numbersInMemory, openSpine, person, stockedSpine } from '../kernel/spine.testing.ts';

const finance = person('Finanzas');

/** The list of orders, which finds the invoiced one by its folio or RUT; what is owed of it the log says. */
function listOf(found: { number?: number; folio?: number; rut?: string }): pg.Pool {
  const { query } = numbersInMemory();
  const asked = async ({ text, values }: { text: string; values: readonly unknown[] }) => ({
    rows:
      /from "order_list"/.test(text) && values.some((value) => value === found.folio || value === found.rut)
        ? [{ number: found.number }]
        : [],
  });
  return { query, connect: async () => ({ query: asked, release: () => undefined }) } as unknown as pg.Pool;
}

/** An invoice of a customer's, its folio and what it comes to; and how rows of a bank are taken. */
async function billed() {
  const found: { number?: number; folio?: number; rut?: string } = {};
  const spine = await stockedSpine([50, 50], await openSpine(createMemoryLog(), listOf(found)));
  const { number } = await spine.orderFor({ 1: 3, 2: 1 });
  await spine.validate(number);
  await spine.must('invoice-order', { pedido: number, sin_picking: true });
  const { factura, client } = (await spine.state(order, String(number)))!;
  const { total, folio } = factura!;
  Object.assign(found, { number: Number(number), folio, rut: client.legalcode });
  const take = (valores: object, id?: string) => {
    const { good } = checkRows(kindOf('pagos'), [
      {
        fila: 2,
        valores: { fecha: '2026-01-05', operacion: '4812', monto: total, factura: String(folio), ...valores },
      },
    ]);
    return spine.issue(finance, 'import-bank-payment', { accion: 'importar', fila: good[0]!.values }, id);
  };
  const paid = async () => paidOf(await spine.state(settlement, `c${number}`));
  return { ...spine, number, total, folio, rut: client.legalcode, take, paid };
}

test('a row pays the invoice that it names, once, however often its file comes', async () => {
  const { take, paid, total } = await billed();
  expect(await take({})).toMatchObject({ ok: true, resultado: 'nuevo' });
  expect(await take({})).toMatchObject({ ok: true, resultado: 'sin_cambio' });
  expect(await paid()).toBe(total);
  expect(await take({ operacion: '4813' })).toMatchObject({ ok: false, codigo: 'YA_PAGADA' });
});

test('by RUT it pays what is owed exactly that; partial by invoice, and a surplus is told and pays nothing', async () => {
  const { take, paid, total, rut } = await billed();
  const anonymous = { factura: '', legalcode: rut };
  expect(await take({ ...anonymous, monto: total - 1 })).toMatchObject({ codigo: 'SIN_FACTURA' });
  const over = await take({ monto: total + 500 });
  expect(over).toMatchObject({ codigo: 'PAGO_EXCEDE' });
  expect(String(over.mensaje)).toContain('sobran $500');
  expect(await paid()).toBe(0);
  // The same operation, corrected.
  expect(await take({ monto: 1000 })).toMatchObject({ resultado: 'nuevo' });
  expect(await take({ ...anonymous, operacion: '9', monto: total - 1000 })).toMatchObject({ resultado: 'nuevo' });
  expect(await paid()).toBe(total);
});

test('of one transfer that comes in by two hands at once one payment is made', async () => {
  const { take, paid } = await billed();
  const replies = await Promise.all(Array.from({ length: 4 }, () => take({ monto: 1000 })));
  expect(replies.filter(({ resultado }) => resultado === 'nuevo')).toHaveLength(1);
  expect(await paid()).toBe(1000);
});

test('what was reversed is not paid anew by the same file; another customer, or no invoice, is refused in words', async () => {
  const { take, paid, issue, number } = await billed();
  await take({});
  const reversed = { accion: 'reversar', documento: `c${number}`, pago: 1, motivo: 'Cheque devuelto' };
  expect(await issue(finance, 'reverse-payment', reversed)).toMatchObject({ ok: true });
  expect(await take({})).toMatchObject({ resultado: 'sin_cambio' });
  expect(await paid()).toBe(0);
  expect(await take({ operacion: '5', factura: '999999' })).toMatchObject({ codigo: 'FACTURA_NO_EXISTE' });
  expect(await take({ operacion: '6', legalcode: '11.111.111-1' })).toMatchObject({ codigo: 'FACTURA_DE_OTRO' });
});

test('whoever registers payments takes rows of a bank, and nobody else', () => {
  const may = PERFILES.filter((perfil) => mayCall(importBankPayment.access, person(perfil)));
  expect(may).toEqual(['Administrador', 'Finanzas']);
});
