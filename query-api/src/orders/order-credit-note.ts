import { isRejection } from '@power/domain/kernel/rejection';
import { orderCreditNote } from '@power/domain/orders/views/documents';
import { NOTA_CREDITO } from '@power/domain/streams/order/billing.shared';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { orderByErpCode } from './order-by-erp-code.ts';
import { listedTaxDocuments } from './tax-document.shared.ts';

export default handleQuery(orderCreditNote, async ({ codigo_sap, tipo }, context) => {
  const sheet = await orderByErpCode(context, codigo_sap);
  if (isRejection(sheet)) return sheet;
  return { ok: true as const, documentos: listedTaxDocuments(sheet, [NOTA_CREDITO], tipo) };
});
