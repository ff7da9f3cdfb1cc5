import {
  ImportInvoiceAnnulled,
  ImportInvoiceCaptured,
  ImportInvoiceChanged,
  ImportInvoiceCosted,
  ImportInvoiceUncosted,
} from '@power/domain/invoice/events';
import { type InvoiceRow, invoiceRow } from '@power/domain/invoice/views/invoice-row';
import type { DatosInvoice } from '@power/domain/invoice/parts';
import { AttachmentAdded, AttachmentRemoved, attachedTo } from '@power/domain/kernel/attachment-events';
import type { EventContext } from '@power/domain/kernel/event';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const key = ({ invoice }: { readonly invoice: { readonly _id: string } }): string[] => [invoice._id];
const ofInvoice = attachedTo('importinvoice');
const touch = (row: InvoiceRow | undefined, c: EventContext, changed: Partial<InvoiceRow> = {}) =>
  row && { ...row, ...changed, updatedAt: c.at, version: c.version };
/** Of its products the row counts; the rest is as events have it. */
const counted = ({
  productos,
  orden,
  cif_pesos: _,
  gastos: __,
  ...rest
}: Partial<DatosInvoice>): Partial<InvoiceRow> => ({
  ...rest,
  ...(orden !== undefined && { orden_compra: orden }),
  ...(productos && { productos: productos.length }),
});

/** Import invoices as their list reads them. */
export default rowProjection(invoiceRow, {
  version: 4,
  indexes: [['number'], ['fecha'], ['proveedor']],
  rules: [
    rule(
      ImportInvoiceCaptured,
      (d) => [d._id],
      (_, { creado_por, ...d }, c) =>
        ({
          orden_compra: null,
          moneda: 'USD',
          incoterm: null,
          precio_entrega: null,
          ...counted(d),
          estado: 'Vigente',
          creado_por: creado_por.nombre,
          updatedAt: c.at,
          version: c.version,
        }) as InvoiceRow,
    ),
    rule(ImportInvoiceChanged, key, (row, { cambios }, c) => touch(row, c, counted(cambios))),
    rule(ImportInvoiceAnnulled, key, (row, _, c) => touch(row, c, { estado: 'Anulada' })),
    rule(ImportInvoiceCosted, key, (row, { costeo }, c) => touch(row, c, { precio_entrega: costeo })),
    rule(ImportInvoiceUncosted, key, (row, _, c) => touch(row, c, { precio_entrega: null })),
    rule(AttachmentAdded, ofInvoice, (row, _, c) => touch(row, c)),
    rule(AttachmentRemoved, ofInvoice, (row, _, c) => touch(row, c)),
  ],
});
