import { isRejection, reject } from '@power/domain/kernel/rejection';
import { orderInvoiceDocument } from '@power/domain/orders/views/documents';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sheetOf } from './sheet-of.ts';
import { taxDocumentsOf } from './tax-document.shared.ts';
import { taxDocumentFile } from './tax-document-file.ts';

export default handleQuery(orderInvoiceDocument, async ({ id, tipo }, context) => {
  const sheet = await sheetOf(context, id.split('-', 1)[0]!);
  if (isRejection(sheet)) return sheet;
  const found = taxDocumentsOf(sheet).find(({ _id }) => _id === id);
  return found
    ? taxDocumentFile(sheet, found, tipo)
    : reject(
        'DOCUMENTO_NO_EXISTE',
        'Documento no encontrado',
        `El Pedido N° ${sheet.number} no tiene ese documento. Actualiza la lista.`,
      );
});
