import { defineDocument, factsOf, linesOf } from '../../kernel/document.ts';
import { code, count, day, instant, number, percentage, pesos, quantity, rate, text } from '../../kernel/field.ts';
import { invoiceLooks } from '../invoice-looks.ts';
import { invoiceRow } from './invoice-row.ts';
import type { InvoiceSheet } from './sheet.ts';

const facts = factsOf<InvoiceSheet>();

/** An import invoice as sheet and history show it. */
export const invoiceDocument = defineDocument<InvoiceSheet>()({
  name: 'importinvoice',
  context: 'invoice',
  path: 'invoice',
  codigo: 'invoice',
  words: { uno: 'Invoice', femenino: true },
  row: invoiceRow,
  title: (id) => `Invoice N° ${id}`,
  of: ({ proveedor }) => proveedor,
  state: ({ estado }) => estado,
  looks: invoiceLooks,
  currencies: {
    ...{ fob: 'moneda', flete: 'moneda', seguro: 'moneda', cif: 'moneda' },
    ...{ 'productos.unitario': 'moneda', 'productos.total': 'moneda' },
  },
  amount: ({ costo_total }) => costo_total,
  facts: [
    facts(
      'Invoice',
      {
        factura: text('Factura proveedor'),
        fecha: day('Fecha'),
        proveedor: text('Proveedor'),
        marca: text('Marca'),
        moneda: code('Moneda'),
        incoterm: code('Incoterm'),
        orden: code('Orden de compra'),
        costeo: number('Precio de entrega'),
      },
      ({ orden, costeo, moneda = 'USD', ...i }) => ({
        ...i,
        moneda,
        ...(orden && { orden }),
        ...(costeo !== null && { costeo }),
      }),
    ),
    facts(
      'Tipos de cambio',
      { tipo_cambio: rate('Tipo de cambio'), tipo_cambio_aduana: rate('Dólar aduanero') },
      (i) => i,
    ),
    facts(
      'Gastos',
      {
        flete: quantity('Flete'),
        seguro: quantity('Seguro'),
        ad_valorem_porcentaje: percentage('Ad valorem %'),
        almacenaje: pesos('Almacenaje aduanero'),
        agencia: pesos('Agencia de aduana'),
        forwarder: pesos('Forwarder'),
      },
      (i) => i,
    ),
    facts('Ingreso', { nombre: text('Ingresada por'), createdAt: instant('Ingresada') }, (i) => ({
      nombre: i.creado_por.nombre,
      createdAt: i.createdAt,
    })),
    facts('Anulación', { motivo_anulacion: text('Motivo') }, (i) => (i.motivo_anulacion === null ? undefined : i)),
  ],
  lines: linesOf<InvoiceSheet>()(
    {
      modelo_salida: text('Modelo salida'),
      modelo_interno: text('Modelo interno'),
      cantidad_oc: count('Cant. OC'),
      cantidad_invoice: count('Cant. invoice'),
      unitario: quantity('Unitario'),
      total: quantity('Total'),
      linea: number('N°', { internal: true }),
    },
    ({ productos }) => productos,
  ),
  totals: (i) => [
    {
      titulo: { USD: 'Dólares', EUR: 'Euros', CLP: 'Factura' }[i.moneda ?? 'USD'],
      rows: [
        { label: 'FOB', value: i.fob, divisa: i.moneda ?? 'USD' },
        { label: 'CIF', value: i.cif, divisa: i.moneda ?? 'USD', strong: true },
      ],
    },
    {
      titulo: 'Pesos',
      rows: [
        { label: 'Derechos ad valorem', value: i.ad_valorem_pesos },
        { label: 'IVA (19%)', value: i.iva },
        { label: 'Costo en bodega', value: i.costo_total, strong: true },
      ],
    },
  ],
  actions: {
    editar: { label: 'Editar', step: true },
    excel: { label: 'Excel' },
    historia: { label: 'Historia' },
    anular: { label: 'Anular', danger: true },
  },
});
export type InvoiceAction = keyof (typeof invoiceDocument)['actions'];
