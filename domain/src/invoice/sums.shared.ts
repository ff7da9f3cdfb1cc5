import { roundCents, roundPesos, totalsOf } from '../kernel/money.ts';
import type { DatosInvoice, InvoiceCapturada, ProductoInvoice, SumasInvoice } from './parts.ts';

type Captured = Pick<
  InvoiceCapturada,
  | 'tipo_cambio'
  | 'tipo_cambio_aduana'
  | 'flete'
  | 'seguro'
  | 'ad_valorem_porcentaje'
  | 'almacenaje'
  | 'agencia'
  | 'forwarder'
> & { readonly productos: readonly Pick<ProductoInvoice, 'cantidad_invoice' | 'unitario'>[] };

/** What a line charges, dollars. */
export const lineTotal = (line: Pick<ProductoInvoice, 'cantidad_invoice' | 'unitario'>): number =>
  roundCents(line.cantidad_invoice * line.unitario);

/**
 * Totals and duties of an import invoice, dollars to the cent and whole pesos (requirements §0.1.5): CIF = FOB + freight +
 * insurance; ad valorem on CIF; IVA 19 % on CIF and duties, both at the customs dollar; what the goods cost in the
 * warehouse without the IVA, which comes back.
 */
export function sumsOf(invoice: Captured): SumasInvoice {
  const fob = roundCents(invoice.productos.reduce((sum, line) => sum + lineTotal(line), 0));
  const cif = roundCents(fob + invoice.flete + invoice.seguro);
  const ad_valorem = roundCents((cif * invoice.ad_valorem_porcentaje) / 100);
  const valor_aduanero = roundPesos(cif * invoice.tipo_cambio_aduana);
  const ad_valorem_pesos = roundPesos(ad_valorem * invoice.tipo_cambio_aduana);
  const cif_pesos = roundPesos(cif * invoice.tipo_cambio);
  const gastos = invoice.almacenaje + invoice.agencia + invoice.forwarder;
  const costo_total = cif_pesos + ad_valorem_pesos + gastos;
  const fobPesos = fob * invoice.tipo_cambio;
  return {
    unidades: invoice.productos.reduce((sum, line) => sum + line.cantidad_invoice, 0),
    fob,
    cif,
    ad_valorem,
    valor_aduanero,
    ad_valorem_pesos,
    iva: totalsOf(valor_aduanero + ad_valorem_pesos).iva,
    cif_pesos,
    gastos,
    costo_total,
    factor: fobPesos > 0 ? Math.round((costo_total / fobPesos) * 10_000) / 10_000 : null,
  };
}

/** An invoice as events keep it: its lines numbered, with their totals and all sums. */
export const completed = (invoice: InvoiceCapturada): DatosInvoice => ({
  ...invoice,
  productos: invoice.productos.map((line, n) => ({ ...line, linea: n + 1, total: lineTotal(line) })),
  ...sumsOf(invoice),
});
