import { isRejection } from '@power/domain/kernel/rejection';
import { orderPdf } from '@power/domain/orders/views/documents';
import { handleQuery } from '@power/infra/queries/handler';
import { renderPdf } from '../kernel/pdf.ts';
import { orderDocument } from './order-document.ts';
import { sheetOf } from './sheet-of.ts';

export default handleQuery(orderPdf, async ({ number, tipo }, { log, user }) => {
  const sheet = await sheetOf(log, user, number);
  if (isRejection(sheet)) return sheet;
  return { file: { nombre: `${tipo}-${sheet.number}.pdf`, tipo: 'application/pdf', stream: await renderPdf(orderDocument(sheet, tipo)) } };
});
