import { accessContract } from './access/contract.ts';
import { auditGrid } from './audit/views/event-grid.ts';
import { customersContract } from './customers/contract.ts';
import { documents } from './documents.ts';
import { dispatchesContract } from './dispatches/contract.ts';
import { financeContract } from './finance/contract.ts';
import { forecastContract } from './forecast/contract.ts';
import { inventoryContract } from './inventory/contract.ts';
import type { CallBase } from './kernel/call.ts';
import type { GridQuery } from './kernel/grid-query.ts';
import { callsOfDocument } from './kernel/document-calls.ts';
import { callsOf } from './kernel/master.ts';
import { masters } from './masters.ts';
import { notificationsContract } from './notifications/contract.ts';
import { ordersViews } from './orders/views/contract.ts';
import { pointsContract } from './points/contract.ts';
import { pricingViews } from './pricing/views/contract.ts';
import { productsViews } from './products/views/contract.ts';
import { purchasingContract } from './purchasing/contract.ts';
import { quotationsViews } from './quotations/views/contract.ts';
import { reservationsContract } from './reservations/contract.ts';
import { serviceContract } from './service/contract.ts';
import { settingsContract } from './settings/contract.ts';

const calls: readonly CallBase[] = [
  ...ordersViews,
  ...quotationsViews,
  ...forecastContract,
  ...customersContract,
  ...productsViews,
  ...pricingViews,
  ...financeContract,
  ...dispatchesContract,
  ...inventoryContract,
  ...purchasingContract,
  ...pointsContract,
  ...notificationsContract,
  ...reservationsContract,
  ...serviceContract,
  ...settingsContract,
  ...accessContract,
  auditGrid,
  ...documents.flatMap(callsOfDocument),
  ...masters.flatMap(callsOf),
];

/** How a list is named where it is compared: address and `accion` of its grid call. */
export const listName = ({ path, accion }: Pick<CallBase, 'path' | 'accion'>): string =>
  `${path} ${accion ?? ''}`.trim();

/**
 * Lists that can be compared between two moments, by name: those over a declared row that keeps its past. A list behind a
 * shared code is not among them: the code is asked for by the call that is made.
 */
export const lists: ReadonlyMap<string, GridQuery> = new Map(
  calls
    .filter((call): call is GridQuery => 'row' in call)
    .filter(({ row, asOf, codigo }) => row.history !== 'none' && asOf === undefined && codigo === undefined)
    .map((query) => [listName(query), query]),
);
