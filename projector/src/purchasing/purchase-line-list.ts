import { ImportInvoiceAnnulled, ImportInvoiceCaptured, ImportInvoiceChanged } from '@power/domain/invoice/events';
import { MAX_LINEAS, type ProductoInvoice } from '@power/domain/invoice/parts';
import { type PurchaseLineRow, purchaseLineRow } from '@power/domain/purchasing/views/purchase-line-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const keyOf = (invoice: string, linea: number): string => `${invoice}/${linea}`;
/** A change of an invoice does not say how many lines it has: any that it may have. */
const anyLine = ({ invoice }: { readonly invoice: { readonly _id: string } }): string[] =>
  Array.from({ length: MAX_LINEAS }, (_, n) => keyOf(invoice._id, n + 1));

interface Header extends Pick<PurchaseLineRow, 'number' | 'marca' | 'updatedAt'> {
  readonly _id: string;
}

/** The line of this key; none once its invoice has it no more. */
function lineRow(
  { _id, ...header }: Header,
  products: readonly ProductoInvoice[],
  key: string,
): PurchaseLineRow | undefined {
  const line = products.find(({ linea }) => keyOf(_id, linea) === key);
  if (!line) return undefined;
  const { cantidad_invoice: cantidad, unitario: costo_fob, total: costo_fob_total, ...rest } = line;
  return { ...rest, ...header, _id: key, invoice: _id, anulada: false, cantidad, costo_fob, costo_fob_total };
}

/** Products of import invoices: what was bought, line by line (requirements §7, *sábana*). */
export default rowProjection(purchaseLineRow, {
  version: 1,
  indexes: [['invoice'], ['marca'], ['number']],
  // What it came to when it was costed changes nothing of what was bought.
  ignores: ['AttachmentAdded', 'AttachmentRemoved', 'ImportInvoiceCosted', 'ImportInvoiceUncosted'],
  rules: [
    rule(
      ImportInvoiceCaptured,
      (d) => d.productos.map(({ linea }) => keyOf(d._id, linea)),
      (_, { _id, number, marca, productos }, { at }, key) =>
        lineRow({ _id, number, marca, updatedAt: at }, productos, key),
    ),
    rule(ImportInvoiceChanged, anyLine, (row, { invoice, cambios }, { at }, key) => {
      const marca = cambios.marca ?? invoice.marca;
      if (cambios.productos)
        return lineRow({ _id: invoice._id, number: invoice.number, marca, updatedAt: at }, cambios.productos, key);
      return row && { ...row, marca, updatedAt: at };
    }),
    rule(ImportInvoiceAnnulled, anyLine, (row, _, { at }) => row && { ...row, anulada: true, updatedAt: at }),
  ],
});
