import { isRejection } from '@power/domain/kernel/rejection';
import { orderExportPdf } from '@power/domain/orders/views/documents';
import { handleQuery } from '@power/infra/queries/handler';
import { renderPdf } from '../kernel/pdf.ts';
import { orderDocument } from './order-document.ts';
import { sheetOf } from './sheet-of.ts';

export default handleQuery(orderExportPdf, async ({ pedido }, { log, user }) => {
  const sheet = await sheetOf(log, user, pedido);
  if (isRejection(sheet)) return sheet;
  return { file: { nombre: `pedido-${sheet.number}.pdf`, tipo: 'application/pdf', stream: await renderPdf(orderDocument(sheet, 'pedido')) } };
});
