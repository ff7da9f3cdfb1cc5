import { eventCatalogue } from '@power/domain/events';
import { isRejection } from '@power/domain/kernel/rejection';
import { toldToSupplier } from '@power/domain/purchasing/orders/supplier-history.shared';
import { supplierOrderHistory } from '@power/domain/purchasing/orders/views/grids';
import { currentData, inspectStream, readDocument, upToUnreadable } from '@power/infra/platform/history/replay';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { ownOrder } from './supplier-orders.shared.ts';

export default handleQuery(supplierOrderHistory, async ({ id }, { rows, log, user }) => {
  const orden = await ownOrder(rows, user, id);
  if (isRejection(orden)) return orden;
  const document = await readDocument(log, `purchaseorder-${orden._id}`);
  const { events } = document;
  return upToUnreadable(inspectStream(document), ({ sound }) => ({
    pasos: toldToSupplier(
      // Where nothing is sound, what it says by itself must do.
      (sound.length === 0 ? events : sound).map((event) => ({
        type: event.type,
        at: event.metadata.at,
        data: currentData(event, eventCatalogue) as Record<string, unknown>,
      })),
    ),
  }));
});
