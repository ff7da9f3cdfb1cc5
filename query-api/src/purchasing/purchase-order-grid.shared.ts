import { listedOrderRow } from '@power/domain/purchasing/orders/views/purchase-order-row';
import { gridOf } from '@power/infra/platform/rows/grid';
import { INCOMING } from './incoming.shared.ts';

/** Days that an order is late: its ETA has passed and not all of it has come. */
const late = {
  atraso: `(CASE WHEN ${INCOMING} THEN nullif(greatest((now() AT TIME ZONE 'America/Santiago')::date - eta, 0), 0) END)`,
} as const;

/** Import orders, the newest first. */
export const allPurchaseOrders = gridOf(listedOrderRow, {
  computed: late,
  defaultSort: [{ colId: 'number', sort: 'desc' }],
});

/** Those that the warehouse waits for, the first to arrive first. */
export const incomingOrders = gridOf(listedOrderRow, {
  computed: late,
  where: INCOMING,
  defaultSort: [
    { colId: 'eta', sort: 'asc' },
    { colId: 'number', sort: 'asc' },
  ],
});
