import { claimKey } from '../kernel/master-rows.ts';
import type { Principal } from '../kernel/principal.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { ofBrand } from './guards.ts';
import { type InvoiceCapturada, type MonedaInvoice, MONEDAS_INVOICE } from './parts.ts';

/** The import order that an invoice names, as its stream has it. */
export interface OfOrder {
  readonly orden:
    | {
        readonly number: number;
        readonly proveedor: string;
        readonly marca: string;
        readonly moneda: string;
        readonly incoterm?: InvoiceCapturada['incoterm'];
        readonly estado: string;
      }
    | undefined;
}

const currencyOf = (moneda: string): MonedaInvoice | undefined => MONEDAS_INVOICE.find((one) => one === moneda);

/** The invoice with the terms that it leaves to its order: its currency, and what is billed beside the goods. */
export const withTerms = <I extends Pick<InvoiceCapturada, 'moneda' | 'incoterm'>>(invoice: I, order?: OfOrder) => ({
  ...invoice,
  moneda: invoice.moneda ?? (order?.orden && currencyOf(order.orden.moneda)) ?? ('USD' as const),
  incoterm: invoice.incoterm ?? order?.orden?.incoterm ?? ('FOB' as const),
});

/** Why an invoice is not of the order that it names. One of other brands is as one that is not there. */
export function notOfOrder(
  titulo: string,
  { orden, proveedor, moneda }: Pick<InvoiceCapturada, 'orden' | 'proveedor' | 'moneda'>,
  facts: OfOrder,
  user: Principal,
): Rejection | undefined {
  if (orden === null) return undefined;
  const found = facts.orden;
  const no = (codigo: string, mensaje: string) => reject(codigo, titulo, mensaje, { campo: 'orden' });
  if (!found || !ofBrand(found.marca, user))
    return no('OC_NO_EXISTE', `La Orden de Compra N° ${orden} no existe. Revisa el número, o déjalo vacío.`);
  const name = `La Orden de Compra N° ${found.number}`;
  if (found.estado === 'Borrador' || found.estado === 'Anulada')
    return no('OC_NO_VIGENTE', `${name} está en ${found.estado}: no se factura. Elige otra, o déjalo vacío.`);
  if (currencyOf(found.moneda) === undefined)
    return no(
      'OTRA_MONEDA',
      `${name} está en ${found.moneda} y las invoices van en ${MONEDAS_INVOICE.join(', ')}. Déjalo vacío.`,
    );
  if (moneda !== undefined && moneda !== found.moneda)
    return reject(
      'OTRA_MONEDA',
      titulo,
      `${name} está en ${found.moneda} y la invoice en ${moneda}. Elige la moneda de la orden, o quita la orden.`,
      { campo: 'moneda' },
    );
  if (claimKey(found.proveedor) !== claimKey(proveedor))
    return no(
      'OTRO_PROVEEDOR',
      `${name} es de ${found.proveedor}, no de ${proveedor}. Revisa el proveedor o la orden.`,
    );
  return undefined;
}
