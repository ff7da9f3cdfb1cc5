import { kindOf } from '@power/domain/imports/kinds.shared';
import { checkRows } from '@power/domain/kernel/import-kind';
import { importBankPayment } from '@power/domain/finance/payments/import-bank-payment';
import { mayCall } from '@power/domain/kernel/call';
import { PERFILES } from '@power/domain/kernel/perfiles';
import { settlement } from '@power/domain/streams/settlement/settlement';
import { person } from '../kernel/spine.testing.ts';
import { billedSpine } from './billed.testing.ts';

const finance = person('Finanzas');

/** Invoices of a customer, and how rows of a bank are taken; without more the rows name the first invoice. */
async function billed(invoices = 1) {
  const spine = await billedSpine(invoices);
  const { total, folio, paidAt } = spine;
  const take = (valores: object, id?: string) => {
    const { good } = checkRows(kindOf('pagos'), [
      {
        fila: 2,
        valores: { fecha: '2026-01-05', operacion: '4812', monto: total, factura: String(folio), ...valores },
      },
    ]);
    return spine.issue(finance, 'import-bank-payment', { accion: 'importar', fila: good[0]!.values }, id);
  };
  return { ...spine, take, paid: () => paidAt(0) };
}

async function billedTwice() {
  const company = await billed(2);
  return { ...company, second: { folio: String(company.documents[1]!.folio), paid: () => company.paidAt(1) } };
}

test('a row pays the invoice that it names, once, however often its file comes', async () => {
  const { take, paid, total } = await billed();
  expect(await take({})).toMatchObject({ ok: true, resultado: 'nuevo' });
  expect(await take({})).toMatchObject({ ok: true, resultado: 'sin_cambio' });
  expect(await paid()).toBe(total);
  expect(await take({ operacion: '4813' })).toMatchObject({ ok: false, codigo: 'YA_PAGADA' });
});

test('by RUT it pays what is owed exactly that; partial by invoice', async () => {
  const { take, paid, total, rut } = await billed();
  const anonymous = { factura: '', legalcode: rut };
  expect(await take({ ...anonymous, monto: total - 1 })).toMatchObject({ codigo: 'SIN_FACTURA' });
  expect(await paid()).toBe(0);
  expect(await take({ monto: 1000 })).toMatchObject({ resultado: 'nuevo' });
  expect(await take({ ...anonymous, operacion: '9', monto: total - 1000 })).toMatchObject({ resultado: 'nuevo' });
  expect(await paid()).toBe(total);
});

test('more than what is owed of the invoice → all of it is registered, the rest in favour of the customer', async () => {
  const { take, paid, total, number, issue, state } = await billed();
  expect(await take({ monto: total + 500 })).toMatchObject({ resultado: 'nuevo' });
  expect(await paid()).toBe(total + 500);
  await issue(person('Administrador'), 'assess-refund', { accion: 'cuadrar', pedido: Number(number) });
  expect((await state(settlement, `c${number}`))!.por_devolver).toMatchObject({ monto: 500 });
});

test('one operation over two invoices → operation and invoice identify its rows', async () => {
  const { take, paid, second } = await billedTwice();
  expect(await take({ monto: 1000 })).toMatchObject({ resultado: 'nuevo' });
  expect(await take({ monto: 700, factura: second.folio })).toMatchObject({ resultado: 'nuevo' });
  expect([await paid(), await second.paid()]).toEqual([1000, 700]);
  expect(await take({ monto: 700, factura: second.folio })).toMatchObject({ resultado: 'sin_cambio' });
});

test('rejects an amended amount with both amounts; once its payment is reversed it is registered', async () => {
  const { take, paid, issue, number } = await billed();
  await take({ monto: 1000 });
  const amended = await take({ monto: 1200 });
  expect(amended).toMatchObject({ codigo: 'MONTO_CAMBIADO' });
  expect(String(amended.mensaje)).toContain('registrada por $1.000 y el archivo trae $1.200');
  const reversed = { accion: 'reversar', documento: `c${number}`, pago: 1, motivo: 'Monto corregido' };
  await issue(finance, 'reverse-payment', reversed);
  expect(await take({ monto: 1200 })).toMatchObject({ resultado: 'nuevo' });
  expect(await paid()).toBe(1200);
});

test('an operation of zeros is no number → amounts tell its rows apart', async () => {
  const { take, paid } = await billed();
  const zeros = { operacion: '000000000' };
  expect(await take({ ...zeros, monto: 1000 })).toMatchObject({ resultado: 'nuevo' });
  expect(await take({ ...zeros, monto: 700 })).toMatchObject({ resultado: 'nuevo' });
  expect(await take({ ...zeros, monto: 700 })).toMatchObject({ resultado: 'sin_cambio' });
  expect(await take({ operacion: '', monto: 700 })).toMatchObject({ resultado: 'sin_cambio' });
  expect(await paid()).toBe(1700);
});

test('rejects a payment of a day that cannot be meant', async () => {
  const { take, paid } = await billed();
  const ancient = await take({ fecha: '1900-01-01', monto: 1000 });
  expect(ancient).toMatchObject({ codigo: 'FECHA_ANTIGUA' });
  expect(String(ancient.mensaje)).toContain('Revisa el año');
  expect(await paid()).toBe(0);
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
