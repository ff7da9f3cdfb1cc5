import { importInvoice } from '@power/domain/invoice/import-invoice';
import { typed } from '@power/domain/invoice/invoice.testing';
import { landedCost } from '@power/domain/purchasing/landed/landed-cost';
import { purchaseOrder } from '@power/domain/purchasing/orders/purchase-order';
import { person } from '../kernel/spine.testing.ts';
import { orderOf, received } from './received-cost.testing.ts';

const ADMIN = person('Administrador');

/** Goods that came by order 1, and the invoice of their supplier for it. */
async function invoiced() {
  const spine = await received();
  const invoice = { proveedor: 'Hikvision Ltd', orden: '1' };
  const capture = (more: object = {}) =>
    spine.issue(ADMIN, 'capture-invoice', { invoice: typed({ ...invoice, ...more }) });
  const change = (more: object) =>
    spine.issue(ADMIN, 'change-invoice', { id: 1, invoice: typed({ ...invoice, ...more }) });
  await capture();
  return { ...spine, capture, change, paper: () => spine.state(importInvoice, '1') };
}

test('posting takes the invoice, which then changes no more; taking it back frees it', async () => {
  const { costed, post, revert, change, paper, state } = await invoiced();
  expect(await costed({ invoice: '1' })).toMatchObject({ ok: true });
  expect(await state(landedCost, '1')).toMatchObject({ invoice: '1', fob_facturado: 1500, tipo_cambio: 950 });
  expect(await post(1)).toMatchObject({ ok: true });
  expect(await paper()).toMatchObject({ costeo: 1 });
  expect(await change({ flete: 999 })).toMatchObject({
    codigo: 'INVOICE_COSTEADA',
    mensaje:
      'La Invoice N° 1 es la del Precio de Entrega N° 1, que está contabilizado. ' +
      'Lo que cambió agrégalo ahí como complemento, o revierte primero ese precio de entrega.',
  });
  expect(await revert(1)).toMatchObject({ ok: true });
  expect(await paper()).toMatchObject({ costeo: null });
  expect(await change({ flete: 999 })).toMatchObject({ ok: true });
});

test('a cost whose invoice changed since is not posted until somebody has seen it', async () => {
  const { costed, post, change, order } = await invoiced();
  await costed({ invoice: '1' });
  await change({ flete: 999 });
  expect(await post(1)).toMatchObject({ codigo: 'INVOICE_CAMBIO' });
  expect(await order()).toMatchObject({ recepciones: [{ costeo: null }] });
});

test('an invoice of an order that is not there, or of another supplier, is not captured', async () => {
  const { capture } = await invoiced();
  expect(await capture({ factura: 'B', orden: '99' })).toMatchObject({ codigo: 'OC_NO_EXISTE' });
  expect(await capture({ factura: 'B', proveedor: 'Dahua' })).toMatchObject({ codigo: 'OTRO_PROVEEDOR' });
  expect(await capture({ factura: 'B', orden: null })).toMatchObject({ ok: true, number: 2 });
});

test('an order that came in two parts and was billed twice has two costs, each with its own invoice', async () => {
  const spine = await received();
  const { must, costed, post, issue, state } = spine;
  await must('create-purchase-order', orderOf(['1'], 12));
  await must('issue-purchase-order', { accion: 'emitir', id: 2 });
  await must('confirm-purchase-order', { accion: 'confirmar', id: 2 });
  const receive = async (cantidad: number) => {
    await must('receive-purchase-order', { id: 2, bodega: 'Central', lineas: [{ linea: 1, cantidad }] });
    await spine.enter(2, cantidad, ['1']);
  };
  const bill = (factura: string) =>
    issue(ADMIN, 'capture-invoice', { invoice: typed({ proveedor: 'Hikvision Ltd', orden: '2', factura }) });
  await receive(5);
  expect(await bill('PI-1')).toMatchObject({ ok: true, number: 1 });
  expect(await costed({ ordenes: ['2'], invoice: '1' })).toMatchObject({ ok: true, number: 1 });
  expect(await post(1)).toMatchObject({ ok: true });
  await receive(7);
  expect(await bill('PI-2')).toMatchObject({ ok: true, number: 2 });
  expect(await costed({ ordenes: ['2'], invoice: '1' })).toMatchObject({ codigo: 'INVOICE_COSTEADA' });
  expect(await costed({ ordenes: ['2'], invoice: '2' })).toMatchObject({ ok: true, number: 2 });
  expect(await post(2)).toMatchObject({ ok: true });
  expect(await state(landedCost, '1')).toMatchObject({ unidades: 5, recepciones: [{ recepcion: 1 }] });
  expect(await state(landedCost, '2')).toMatchObject({ unidades: 7, recepciones: [{ recepcion: 2 }] });
  expect(await state(purchaseOrder, '2')).toMatchObject({ estado: 'Costeada' });
});
