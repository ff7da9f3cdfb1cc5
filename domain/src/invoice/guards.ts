import { documentId } from '../kernel/document-guards.ts';
import { EXTERNAL_PERFILES, type Perfil, PERFILES } from '../kernel/perfiles.ts';
import type { Principal } from '../kernel/principal.ts';
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts';
import type { ImportInvoice, ImportInvoiceState } from './import-invoice.ts';

/** The code is of no profile (document 3 §6): who captures is anybody of the company. */
export const INVOICE_KEEPERS: readonly Perfil[] = PERFILES.filter((perfil) => !EXTERNAL_PERFILES.includes(perfil));

/** An import invoice as requests name it: its number, which is also its `_id`. */
export const invoiceId = documentId;

/** Whether invoices of this brand are within a person's row scope (requirements §0.1.4). */
export function ofBrand(marca: string, { perfil, marcas }: Principal): boolean {
  if (perfil === 'Brand Manager' || perfil === 'Proveedor') return marcas?.includes(marca) ?? false;
  return !EXTERNAL_PERFILES.includes(perfil);
}

/** The invoice, if it exists and the person's row scope holds it; the same answer for both refusals. */
export const visibleInvoice = (state: ImportInvoiceState, user: Principal): ImportInvoice | Rejection =>
  state && ofBrand(state.marca, user)
    ? state
    : reject('INVOICE_NO_EXISTE', 'Invoice no encontrada', 'La invoice no existe o no es de tus marcas.');

/** What stands in the way of changing an invoice, for `when`; `titulo` names what was tried. */
export const forInvoice =
  (titulo: string) =>
  (state: ImportInvoiceState, user: Principal): Rejection | undefined => {
    const found = visibleInvoice(state, user);
    if (isRejection(found)) return found;
    if (found.estado === 'Anulada')
      return reject('ESTADO_NO_PERMITE', titulo, `La Invoice N° ${found.number} está anulada.`);
    return found.costeo === null
      ? undefined
      : reject(
          'INVOICE_COSTEADA',
          titulo,
          `La Invoice N° ${found.number} es la del Precio de Entrega N° ${found.costeo}, que está contabilizado. ` +
            'Lo que cambió agrégalo ahí como complemento, o revierte primero ese precio de entrega.',
        );
  };

export const notYourBrand = (titulo: string, marca: string): Rejection =>
  reject('SIN_PERMISO', titulo, `${marca} no es una de tus marcas. Elige una que lo sea.`);

/** The refusal of a paper that was captured before, as invoice `first`. */
export const alreadyCaptured = (
  { proveedor, factura }: { readonly proveedor: string; readonly factura: string },
  first: string,
): Rejection =>
  reject(
    'INVOICE_REPETIDA',
    'La invoice no se guardó',
    `La factura ${factura} de ${proveedor} ya está ingresada: es la Invoice N° ${first}. Ábrela para corregirla, o revisa el número.`,
    { number: Number(first) },
  );
