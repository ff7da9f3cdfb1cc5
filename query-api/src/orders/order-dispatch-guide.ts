import { isRejection } from '@power/domain/kernel/rejection';
import { orderDispatchGuide } from '@power/domain/orders/views/documents';
import { GUIA } from '@power/domain/streams/order/billing.shared';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { orderByErpCode } from './order-by-erp-code.ts';
import { listedTaxDocuments } from './tax-document.shared.ts';

export default handleQuery(orderDispatchGuide, async ({ codigo_sap, tipo }, context) => {
  const sheet = await orderByErpCode(context, codigo_sap);
  if (isRejection(sheet)) return sheet;
  return { ok: true as const, documentos: listedTaxDocuments(sheet, [GUIA], tipo) };
});
