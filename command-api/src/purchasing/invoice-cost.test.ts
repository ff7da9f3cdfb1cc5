import { importInvoice } from '@power/domain/invoice/import-invoice';
import { typed } from '@power/domain/invoice/invoice.testing';
import { landedCost } from '@power/domain/purchasing/landed/landed-cost';
import { person } from '../kernel/spine.testing.ts';
import { received } from './received-cost.testing.ts';

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
