import { SYSTEM } from '@power/domain/kernel/principal';
import { quotation, type QuotationState } from '@power/domain/quotations/quotation';
import { type Rma, serviceCase } from '@power/domain/service/cases/case';
import { person } from '../kernel/spine.testing.ts';
import { ADMIN, sold, STE } from './sold.testing.ts';

const DAY = 86_400_000;

/** A case that was opened when its warranty was over, and words for who quotes its repair. */
async function outOfWarranty() {
  const spine = await sold();
  await spine.must('invoice-order', { pedido: spine.pedido });
  await spine.must('set-product-prices', { id: '1', precios: { tienda: 1000, gold: 900, tier_3_calculo: 800 } });
  spine.pass(400 * DAY);
  await spine.open([spine.item()]);
  const quote = (rma: number, more: object = {}, user = ADMIN) =>
    spine.issue(user, 'create-quotation', {
      accion: 'crearsistema',
      cotizacion: {
        cliente: spine.cliente,
        bodega_entrega: 'Central',
        productos_cotizacion: [{ producto: '1', cantidad: 1 }],
        rma,
        ...more,
      },
    });
  const link = (cotizacion: unknown) =>
    spine.issue(SYSTEM, 'link-rma-quotation', { accion: 'cotizada', id: 1, cotizacion });
  const follow = (cotizacion: unknown) =>
    spine.issue(SYSTEM, 'follow-rma-quotation', { accion: 'cotizacionsigue', id: 1, cotizacion });
  const caso = async () => (await spine.state<Rma | undefined>(serviceCase, '1'))!;
  return { ...spine, quote, link, follow, caso };
}

test('a repair is quoted once; the case is linked, follows what becomes of it, and may be quoted anew', async () => {
  const { quote, link, follow, caso, issue, state } = await outOfWarranty();
  const first = await quote(1);
  expect(first).toMatchObject({ ok: true });
  expect(await state<QuotationState>(quotation, String(first.number))).toMatchObject({ rma: 1 });
  // Also before the case has heard of it.
  const again = { codigo: 'RMA_YA_COTIZADO', cotizacion: first.number };
  expect(await quote(1)).toMatchObject(again);
  expect([await link(first.number), await link(first.number)]).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await caso()).toMatchObject({ cotizacion: first.number, cotizacion_estado: 'Por responder' });
  expect(await quote(1)).toMatchObject(again);
  // What was made from the case stays its own while it stands.
  const unlink = await issue(ADMIN, 'quote-rma', { accion: 'cotizacion', id: 1, cotizacion: null });
  expect(unlink).toMatchObject({ codigo: 'COTIZACION_DEL_RMA' });
  await issue(ADMIN, 'cancel-quotation', { id: first.number, motivo: 'Otro precio' });
  await follow(first.number);
  expect(await caso()).toMatchObject({ cotizacion_estado: 'Anulada' });
  const second = await quote(1);
  expect(second).toMatchObject({ ok: true });
  await link(second.number);
  // News of the one before change nothing.
  await follow(first.number);
  expect(await caso()).toMatchObject({ cotizacion: second.number, cotizacion_estado: 'Por responder' });
  await issue(ADMIN, 'convert-quotation', { accion: 'convertir', cotizacion: second.number });
  await follow(second.number);
  expect(await caso()).toMatchObject({ cotizacion_estado: 'Convertida en pedido' });
});

test('two who quote the same repair at once make one quotation', async () => {
  const { quote } = await outOfWarranty();
  const both = await Promise.all([quote(1), quote(1, {}, person('Pre-Venta'))]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ codigo: 'RMA_YA_COTIZADO' });
});

test('a repair under warranty, of a case that is over, of another customer or unseen is not quoted', async () => {
  const { quote, must, open, item, step, issue, pass } = await sold().then(async (spine) => {
    await spine.must('invoice-order', { pedido: spine.pedido });
    await spine.must('set-product-prices', { id: '1', precios: { tienda: 1000 } });
    await spine.open([spine.item()]);
    const ask = (rma: number, cliente = spine.cliente, user = ADMIN) =>
      spine.issue(user, 'create-quotation', {
        accion: 'crearsistema',
        cotizacion: { cliente, bodega_entrega: 'Central', productos_cotizacion: [{ producto: '1', cantidad: 1 }], rma },
      });
    return { ...spine, quote: ask };
  });
  expect(await quote(1)).toMatchObject({ codigo: 'RMA_EN_GARANTIA' });
  pass(400 * DAY);
  await open([item({ serie: 'A2' })]);
  const other = await must('register-customer', { cliente: { nombre: 'Otra', legalcode: '11111111-1' } });
  expect(await quote(2, String(other._id))).toMatchObject({ codigo: 'OTRO_CLIENTE' });
  expect(await quote(9)).toMatchObject({ codigo: 'RMA_NO_EXISTE' });
  await step('reject-rma', 'rechazar', 2, { motivo: 'No' });
  expect(await quote(2)).toMatchObject({ codigo: 'ESTADO_NO_PERMITE' });
  // Who the system is not says nothing of quotations.
  expect(await issue(STE, 'link-rma-quotation', { accion: 'cotizada', id: 2, cotizacion: 1 })).toMatchObject({
    codigo: 'SIN_PERMISO',
  });
});
