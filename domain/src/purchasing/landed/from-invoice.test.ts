import { importInvoice } from '../../invoice/import-invoice.ts';
import { captured, typed } from '../../invoice/invoice.testing.ts';
import { ImportInvoiceAnnulled, ImportInvoiceCosted } from '../../invoice/events.ts';
import type { InvoiceCapturada } from '../../invoice/parts.ts';
import { notOfOrder } from '../../invoice/of-order.ts';
import { someone } from '../../kernel/decision.testing.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { foldAll } from '../../kernel/scenario.ts';
import { refOf } from '../../invoice/import-invoice.ts';
import { receivedOrder, typedCost } from './landed-cost.testing.ts';
import { completed } from './received.shared.ts';
import { landedCostDocument } from './views/landed-cost-document.ts';
import type { LandedCostSheet } from './views/sheet.ts';

const TITLE = 'No se guardó';
/** FOB US$ 10.000, freight 1.500, all at 950, of order 12. */
const invoiceOf = (more: Partial<InvoiceCapturada> = {}, ...then: readonly DomainEvent[]) =>
  foldAll(importInvoice, [
    captured(7, {
      orden: '12',
      tipo_cambio: 950,
      tipo_cambio_aduana: 950,
      flete: 1500,
      seguro: 200,
      almacenaje: 184_500,
      agencia: 265_000,
      forwarder: 142_800,
      productos: [{ modelo_salida: 'A', modelo_interno: '', cantidad_oc: 100, cantidad_invoice: 100, unitario: 100 }],
      ...more,
    }),
    ...then,
  ])!;
/** As somebody types it who names the invoice: nothing of what it says. */
const asked = (more: object = {}) =>
  typedCost({
    invoice: '7',
    tipo_cambio: 1,
    tipo_cambio_aduana: 1,
    ad_valorem_porcentaje: 0,
    flete: { monto: 0, moneda: 'CLP', reparto: 'Cantidad' },
    seguro: { monto: 0, moneda: 'CLP', reparto: 'Valor' },
    ...more,
  });
const ordenes = [{ id: '12', orden: receivedOrder() }];
const saved = (invoice: ReturnType<typeof invoiceOf> | undefined, more: object = {}) =>
  completed(TITLE, asked(more), { ordenes, invoice });

test('the figures of the invoice are those of the cost; how each is shared out stays as it was typed', () => {
  expect(saved(invoiceOf())).toMatchObject({
    tipo_cambio: 950,
    fob_facturado: 10_000,
    flete: { monto: 1500, moneda: 'USD', tipo_cambio: 950, reparto: 'Cantidad' },
    agencia: { monto: 265_000, moneda: 'CLP', tipo_cambio: null },
    cif_pesos: 11_115_000,
    ad_valorem_pesos: 666_900,
    iva: 2_238_561,
    seguro_teorico_pesos: 0,
    costo_total: 11_115_000 + 666_900 + 184_500 + 265_000 + 142_800,
  });
});

test('the worked import: without a documented insurance customs reckon with 2 % of FOB, which nobody pays', () => {
  const cost = saved(invoiceOf({ seguro: 0 }));
  expect(cost).toMatchObject({
    seguro_teorico_pesos: 190_000,
    // CIF US$ 11.700 at 950.
    valor_aduanero: 11_115_000,
    ad_valorem_pesos: 666_900,
    iva: 2_238_561,
    cif_pesos: 10_925_000,
    costo_total: 10_925_000 + 666_900 + 184_500 + 265_000 + 142_800,
  });
  const customs = landedCostDocument.facts.find(({ titulo }) => titulo === 'Aduana')!;
  expect(customs.of({ ...(cost as unknown as LandedCostSheet), complementos: [] })).toMatchObject({
    seguro_teorico:
      'Sin seguro documentado: 2% del FOB = $190.000, sólo para el valor aduanero. No se paga y no es costo.',
  });
});

test('percentage and base of the supposed insurance are parameters; none of it where it does not apply', () => {
  const supposed = (more: object) => (saved(invoiceOf({ seguro: 0 }), more) as LandedCostSheet).seguro_teorico_pesos;
  expect(supposed({ seguro_teorico_base: 'FOB + flete' })).toBe(218_500);
  expect(supposed({ seguro_teorico_porcentaje: 1.5 })).toBe(142_500);
  expect(supposed({ seguro_teorico_porcentaje: 0 })).toBe(0);
});

test('an invoice that is annulled, of another order, costed or not there is refused with what to do', () => {
  const says = (invoice: ReturnType<typeof invoiceOf> | undefined) => (saved(invoice) as { mensaje?: string }).mensaje;
  const invoice = invoiceOf();
  expect(says(undefined)).toBe('La Invoice N° 7 no existe. Quítala.');
  expect(says(invoiceOf({}, ImportInvoiceAnnulled({ invoice: refOf(invoice), motivo: 'x' })))).toBe(
    'La Invoice N° 7 está anulada. Elige otra, o quítala.',
  );
  expect(says(invoiceOf({ orden: null }))).toContain('no dice de qué orden de compra es');
  expect(says(invoiceOf({ orden: '13' }))).toContain('es de la Orden de Compra N° 13');
  expect(says(invoiceOf({}, ImportInvoiceCosted({ invoice: refOf(invoice), costeo: 4 })))).toContain(
    'ya es la del Precio de Entrega N° 4',
  );
});

test('an invoice names an order of its supplier, in its currency, that was issued, of the brands of who captures it', () => {
  const order = { number: 12, proveedor: 'Hikvision', marca: 'Hikvision', moneda: 'USD', estado: 'Recepcionada' };
  const refused = (orden: object | undefined, user = someone('Administrador')) =>
    notOfOrder(TITLE, typed({ orden: '12' }), { orden: orden as typeof order | undefined }, user)?.codigo;
  expect(refused(order)).toBeUndefined();
  expect(refused({ ...order, proveedor: ' HIKVISIÓN' })).toBeUndefined();
  expect(refused(undefined)).toBe('OC_NO_EXISTE');
  expect(refused({ ...order, estado: 'Anulada' })).toBe('OC_NO_VIGENTE');
  expect(refused({ ...order, moneda: 'EUR' })).toBeUndefined();
  expect(refused({ ...order, moneda: 'CNY' })).toBe('OTRA_MONEDA');
  const inDollars = typed({ orden: '12', moneda: 'USD' });
  expect(notOfOrder(TITLE, inDollars, { orden: { ...order, moneda: 'EUR' } }, someone('Administrador'))?.codigo).toBe(
    'OTRA_MONEDA',
  );
  expect(refused({ ...order, proveedor: 'Dahua' })).toBe('OTRO_PROVEEDOR');
  expect(refused(order, { ...someone('Brand Manager'), marcas: ['Dahua'] })).toBe('OC_NO_EXISTE');
});
