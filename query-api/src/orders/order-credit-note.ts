import { orderCreditNote } from '@power/domain/orders/views/documents';
import { notAvailable } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';

/** Waits for the documents of the ERP. */
export default handleQuery(orderCreditNote, async () => notAvailable('La nota de crédito'));
