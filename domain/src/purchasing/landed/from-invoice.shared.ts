import { type Rejection, reject } from '../../kernel/rejection.ts';
import type { Aduana } from './landed.shared.ts';
import type { CostoPedido, Gasto } from './parts.ts';

/** Figures of a cost that an invoice says. */
export interface InvoiceFigures {
  readonly fob: number;
  /** What it is in; absent: dollars. */
  readonly moneda?: 'USD' | 'EUR' | 'CLP';
  readonly tipo_cambio: number;
  readonly tipo_cambio_aduana: number;
  readonly ad_valorem_porcentaje: number;
  readonly flete: number;
  readonly seguro: number;
  readonly almacenaje: number;
  readonly agencia: number;
  readonly forwarder: number;
}

/** An import invoice as its stream has it; undefined: there is none. */
export type InvoiceState =
  | (InvoiceFigures &
      Aduana & {
        readonly estado: string;
        readonly orden: string | null;
        /** The landed cost that was posted with it. */
        readonly costeo: number | null;
      })
  | undefined;

/** The cost with the figures of its invoice; how each is shared out, and what of insurance customs suppose, is typed. */
export function filledFrom(costo: CostoPedido, invoice: InvoiceFigures): CostoPedido {
  const { moneda = 'USD' } = invoice;
  const abroad = ({ reparto }: Gasto, monto: number): Gasto => ({
    monto,
    moneda,
    tipo_cambio: moneda === 'CLP' ? null : invoice.tipo_cambio,
    reparto,
  });
  const here = ({ reparto }: Gasto, monto: number): Gasto => ({ monto, moneda: 'CLP', tipo_cambio: null, reparto });
  return {
    ...costo,
    tipo_cambio: invoice.tipo_cambio,
    fob_facturado: invoice.fob,
    tipo_cambio_aduana: invoice.tipo_cambio_aduana,
    ad_valorem_porcentaje: invoice.ad_valorem_porcentaje,
    flete: abroad(costo.flete, invoice.flete),
    seguro: abroad(costo.seguro, invoice.seguro),
    almacenaje: here(costo.almacenaje, invoice.almacenaje),
    agencia: here(costo.agencia, invoice.agencia),
    forwarder: here(costo.forwarder, invoice.forwarder),
  };
}

/** Whether a cost still says what its invoice says. */
export const saysTheSame = (costo: CostoPedido, invoice: InvoiceFigures): boolean =>
  JSON.stringify(filledFrom(costo, invoice)) === JSON.stringify(costo);

/** The cost as its invoice has it, and what that says of customs; as it was typed where it names none. */
export function withInvoice(
  titulo: string,
  costo: CostoPedido,
  invoice: InvoiceState,
): { readonly costo: CostoPedido; readonly aduana?: Aduana } | Rejection {
  if (costo.invoice === null) return { costo };
  const no = (codigo: string, mensaje: string) => reject(codigo, titulo, mensaje, { campo: 'invoice' });
  const name = `La Invoice N° ${costo.invoice}`;
  if (!invoice) return no('INVOICE_NO_EXISTE', `${name} no existe. Quítala.`);
  if (invoice.estado === 'Anulada') return no('INVOICE_ANULADA', `${name} está anulada. Elige otra, o quítala.`);
  if (invoice.orden === null || !costo.ordenes.includes(invoice.orden))
    return no(
      'INVOICE_DE_OTRA_ORDEN',
      invoice.orden === null
        ? `${name} no dice de qué orden de compra es. Edítala e ingresa la orden, o quítala.`
        : `${name} es de la Orden de Compra N° ${invoice.orden}. Agrega esa orden, o quita la invoice.`,
    );
  if (invoice.costeo !== null)
    return no(
      'INVOICE_COSTEADA',
      `${name} ya es la del Precio de Entrega N° ${invoice.costeo}. Elige otra, o revierte aquel.`,
    );
  const { valor_aduanero, ad_valorem_pesos } = invoice;
  return { costo: filledFrom(costo, invoice), aduana: { valor_aduanero, ad_valorem_pesos } };
}
