import { explainedInvoice, type ExplainedBlock } from '@power/domain/invoice/explained.shared';
import { type InvoiceCapturada, invoiceCapturada } from '@power/domain/invoice/parts';
import { sumsOf } from '@power/domain/invoice/sums.shared';
import type { InvoiceSheet } from '@power/domain/invoice/views/sheet';

export const invoiceForm = invoiceCapturada.extend({ orden: invoiceCapturada.shape.orden.unwrap() });
export type InvoiceValues = InvoiceCapturada;

export const LABELS = {
  factura: 'Factura proveedor',
  fecha: 'Fecha',
  proveedor: 'Proveedor',
  marca: 'Marca',
  orden: 'Orden de compra',
  moneda: 'Moneda',
  incoterm: 'Incoterm',
  tipo_cambio: 'Tipo de cambio',
  tipo_cambio_aduana: 'Dólar aduanero',
  flete: 'Flete',
  seguro: 'Seguro',
  ad_valorem_porcentaje: 'Ad valorem %',
  almacenaje: 'Almacenaje aduanero $',
  agencia: 'Agencia de aduana $',
  forwarder: 'Forwarder $',
  productos: 'Productos',
} as const satisfies Readonly<Record<keyof InvoiceValues, string>>;

export const NEW_LINE = {
  modelo_salida: '',
  modelo_interno: '',
  cantidad_oc: 0,
  cantidad_invoice: 0,
  unitario: 0,
} as const;

/** An empty invoice; the duty is the general one, the rates have to be given. */
export const newInvoice = (fecha: string): InvoiceValues => ({
  factura: '',
  fecha,
  proveedor: '',
  marca: '',
  orden: null,
  moneda: 'USD',
  incoterm: 'FOB',
  tipo_cambio: undefined as never,
  tipo_cambio_aduana: undefined as never,
  flete: 0,
  seguro: 0,
  ad_valorem_porcentaje: 6,
  almacenaje: 0,
  agencia: 0,
  forwarder: 0,
  productos: [{ ...NEW_LINE }],
});

/** What of an invoice a person types. */
export const valuesOf = (sheet: InvoiceSheet): InvoiceValues => invoiceCapturada.parse(sheet);

/** How the figures come about while they are typed: what is no number yet counts as none. */
export function explainedOf(values: InvoiceValues): readonly ExplainedBlock[] {
  const number = (n: unknown): number => (typeof n === 'number' && Number.isFinite(n) ? n : 0);
  const known = {
    ...values,
    ...Object.fromEntries(FIGURES.map((name) => [name, number(values[name])])),
    productos: values.productos.map((line) => ({
      ...line,
      cantidad_invoice: number(line.cantidad_invoice),
      unitario: number(line.unitario),
    })),
  };
  return explainedInvoice({ ...known, ...sumsOf(known) });
}
const FIGURES = [
  'tipo_cambio',
  'tipo_cambio_aduana',
  'flete',
  'seguro',
  'ad_valorem_porcentaje',
  'almacenaje',
  'agencia',
  'forwarder',
] as const;
