import { storedZip } from '@power/domain/kernel/stored-zip';
import { isRejection, reject } from '@power/domain/kernel/rejection';
import { invoicesInBulk } from '@power/domain/orders/views/documents';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sheetOf } from './sheet-of.ts';
import { taxDocumentsOf } from './tax-document.shared.ts';
import { taxDocumentPdf, taxFileName } from './tax-document-file.ts';

export default handleQuery(invoicesInBulk, async ({ folios }, context) => {
  const wanted = [...new Set(folios)];
  const orders = await context.rows
    .from('order_list')
    .select(['number', 'folio'])
    .where('folio', 'in', wanted)
    .orderBy('folio')
    .execute();
  const missing = wanted.filter((folio) => !orders.some((o) => o.folio === folio));
  if (missing.length > 0)
    return reject(
      'FOLIO_NO_EXISTE',
      'Las facturas no se descargaron',
      `No hay factura ni boleta con folio ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ` y ${missing.length - 5} más` : ''}, o no está a tu cargo.`,
    );
  const parts: Record<string, Uint8Array> = {};
  for (const { number } of orders) {
    context.signal.throwIfAborted();
    const sheet = await sheetOf(context, number);
    if (isRejection(sheet)) return sheet;
    // Other series may count the same folio: what was asked for is what its order was billed with.
    const invoice = taxDocumentsOf(sheet).find(
      ({ folio, tipo_dte }) => folio === sheet.factura?.folio && tipo_dte === sheet.factura.tipo_dte,
    );
    if (!invoice) continue;
    // Two systems may have numbered into one log: neither file takes the other's place.
    const name = taxFileName(invoice, 'pdf');
    parts[name in parts ? name.replace('.pdf', ` (${number}).pdf`) : name] = await taxDocumentPdf(sheet, invoice);
  }
  return { file: { nombre: 'facturas.zip', tipo: 'application/zip', stream: Buffer.from(storedZip(parts)) } };
});
