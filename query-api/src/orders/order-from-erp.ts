import { orderFromErp } from '@power/domain/orders/views/documents';
import { notAvailable } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';

/** Waits for a connected ERP; internal numbering has nothing to re-read. */
export default handleQuery(orderFromErp, async () => notAvailable('La lectura de pedidos desde el ERP'));
