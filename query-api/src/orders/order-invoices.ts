import { isRejection } from '@power/domain/kernel/rejection';
import { orderInvoices } from '@power/domain/orders/views/documents';
import { GUIA, NOTA_CREDITO, TIPOS_DTE } from '@power/domain/streams/order/billing.shared';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sheetOf } from './sheet-of.ts';
import { listedTaxDocuments } from './tax-document.shared.ts';

export default handleQuery(orderInvoices, async ({ number, tipo }, context) => {
  const sheet = await sheetOf(context, number);
  if (isRejection(sheet)) return sheet;
  return { ok: true as const, documentos: listedTaxDocuments(sheet, [...TIPOS_DTE, GUIA, NOTA_CREDITO], tipo) };
});
