import { accessContract } from './access/contract.ts';
import { assistantContract } from './assistant/contract.ts';
import { auditContract } from './audit/contract.ts';
import { contentContract } from './content/contract.ts';
import { customersContract } from './customers/contract.ts';
import { operationalIndicators } from './dashboards/views/indicators.ts';
import { operationalDashboard } from './dashboards/views/operational.ts';
import { dispatchesContract } from './dispatches/contract.ts';
import { financeContract } from './finance/contract.ts';
import { forecastContract } from './forecast/contract.ts';
import { importsContract } from './imports/contract.ts';
import { invoiceContract } from './invoice/contract.ts';
import { reservationsContract } from './reservations/contract.ts';
import { labelsContract } from './labels/contract.ts';
import { integratorsContract } from './integrators/contract.ts';
import { trainingsContract } from './trainings/calls.ts';
import { inventoryContract } from './inventory/contract.ts';
import { calendarContract } from './calendar/contract.ts';
import type { CallBase } from './kernel/call.ts';
import { callsOf } from './kernel/master.ts';
import { documents } from './documents.ts';
import { callsOfDocument } from './kernel/document-calls.ts';
import { aliasCallsOf } from './kernel/master-alias.ts';
import { aliases, masters, masterSearch } from './masters.ts';
import { notificationsContract } from './notifications/contract.ts';
import { ordersContract } from './orders/contract.ts';
import { ordersViews } from './orders/views/contract.ts';
import { pricingContract } from './pricing/contract.ts';
import { pickingContract } from './picking/contract.ts';
import { pickingHands } from './picking/views/hands.ts';
import { pickingWorkList } from './picking/views/work-list.ts';
import { quotationsContract } from './quotations/contract.ts';
import { quotationsViews } from './quotations/views/contract.ts';
import { pointsContract } from './points/contract.ts';
import { privacyContract } from './privacy/contract.ts';
import { productsContract } from './products/contract.ts';
import { reportsContract } from './reports/contract.ts';
import { purchasingContract } from './purchasing/contract.ts';
import { serviceContract } from './service/contract.ts';
import { settingsContract } from './settings/contract.ts';
import { shopContract } from './shop/contract.ts';
import { systemContract } from './system/contract.ts';
import { pricingViews } from './pricing/views/contract.ts';
import { productsViews } from './products/views/contract.ts';
import { productByEan, productDropdown, productSearch } from './products/views/product-search.ts';

/** Every declared call of the product: the list from which routes, permissions, the API document and the contract tests come. */
export const contract: readonly CallBase[] = [
  ...accessContract,
  ...ordersContract,
  ...ordersViews,
  ...inventoryContract,
  ...invoiceContract,
  ...reservationsContract,
  ...serviceContract,
  ...integratorsContract,
  ...trainingsContract,
  ...labelsContract,
  ...pickingContract,
  pickingWorkList,
  pickingHands,
  ...dispatchesContract,
  ...financeContract,
  ...contentContract,
  ...customersContract,
  ...importsContract,
  ...pointsContract,
  ...productsContract,
  ...pricingContract,
  ...productsViews,
  ...pricingViews,
  ...quotationsContract,
  ...quotationsViews,
  ...forecastContract,
  productSearch,
  productByEan,
  productDropdown,
  operationalDashboard,
  operationalIndicators,
  ...auditContract,
  ...assistantContract,
  ...reportsContract,
  ...systemContract,
  ...privacyContract,
  ...settingsContract,
  ...shopContract,
  ...notificationsContract,
  ...calendarContract,
  ...purchasingContract,
  ...masters.flatMap(callsOf),
  ...documents.flatMap(callsOfDocument),
  ...aliases.flatMap(aliasCallsOf),
  masterSearch,
] as readonly CallBase[];
