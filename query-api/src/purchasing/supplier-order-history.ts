import { eventCatalogue } from '@power/domain/events';
import { upcastData } from '@power/domain/kernel/event';
import { isRejection } from '@power/domain/kernel/rejection';
import { toldToSupplier } from '@power/domain/purchasing/orders/supplier-history.shared';
import { supplierOrderHistory } from '@power/domain/purchasing/orders/views/grids';
import { inspectStream, readDocument } from '@power/infra/platform/history/replay';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { ownOrder } from './supplier-orders.shared.ts';

export default handleQuery(supplierOrderHistory, async ({ id }, { rows, log, user }) => {
  const orden = await ownOrder(rows, user, id);
  if (isRejection(orden)) return orden;
  const { events, head } = await readDocument(log, `purchaseorder-${orden._id}`);
  const { sound } = inspectStream(events, head);
  return {
    pasos: toldToSupplier(
      // Where nothing is sound, what it says by itself must do.
      (sound.length === 0 ? events : sound).map(({ type, schema, data, metadata: { at } }) => {
        const definition = eventCatalogue.get(type);
        return {
          type,
          at,
          data: (definition ? upcastData(definition, schema, data) : data) as Record<string, unknown>,
        };
      }),
    ),
  };
});
