import * as access from './access/events.ts';
import * as assistant from './assistant/events.ts';
import * as calendar from './calendar/events.ts';
import { documentStreams } from './document-streams.ts';
import { customerRut } from './customers/customer.ts';
import { bankOperation } from './finance/payments/import-bank-payment.ts';
import { supplierNumber } from './invoice/import-invoice.ts';
import * as customers from './customers/events.ts';
import * as dispatches from './dispatches/events.ts';
import { routedOrder } from './dispatches/route.ts';
import * as payments from './streams/settlement/events.ts';
import * as refunds from './streams/settlement/refund-events.ts';
import { refundCall } from './streams/settlement/refunds.ts';
import * as forecast from './forecast/events.ts';
import * as imports from './imports/events.ts';
import * as invoice from './invoice/events.ts';
import * as labels from './labels/events.ts';
import * as inventory from './inventory/events.ts';
import * as parcels from './dispatches/parcels/events.ts';
import * as counts from './inventory/counts/events.ts';
import * as countScopes from './inventory/counts/scope-events.ts';
import * as notes from './inventory/notes/events.ts';
import * as placeRoom from './inventory/place-room-events.ts';
import * as unnamedTakes from './inventory/serials/unnamed-take-events.ts';
import * as replenishment from './inventory/replenish/events.ts';
import * as serials from './inventory/serials/events.ts';
import * as unmet from './inventory/unmet/events.ts';
import * as rmaClaims from './service/claims/events.ts';
import * as rmaCredits from './service/credits/events.ts';
import * as rmaLoans from './service/loans/events.ts';
import * as dataAccess from './audit/access/events.ts';
import * as saleCosts from './finance/sale-cost/events.ts';
import * as collection from './finance/collection/events.ts';
import * as creditRules from './finance/credit-rules/events.ts';
import * as rmaLimits from './service/limits/events.ts';
import * as noteLimits from './inventory/notes/limit-events.ts';
import * as attachments from './kernel/attachment-events.ts';
import type { Claim } from './kernel/claim.ts';
import type { EventKind } from './kernel/event.ts';
import { eventsOf } from './kernel/master.ts';
import { masters } from './masters.ts';
import * as notifications from './notifications/events.ts';
import { erpCode } from './orders/erp-code.ts';
import { quotationOrder } from './quotations/quotation-order.ts';
import * as orders from './streams/order/events.ts';
import * as taxDocuments from './streams/order/tax-events.ts';
import * as picking from './streams/order/picking-events.ts';
import { serialClaim } from './picking/serial.ts';
import * as privacy from './privacy/events.ts';
import * as pricing from './pricing/events.ts';
import * as goodsReceipts from './purchasing/receipts/events.ts';
import * as landedCosts from './purchasing/landed/events.ts';
import * as purchaseReports from './purchasing/report/events.ts';
import * as purchasing from './purchasing/orders/events.ts';
import * as quotations from './quotations/events.ts';
import * as points from './points/events.ts';
import * as products from './products/events.ts';
import * as reservations from './reservations/events.ts';
import * as clientPlaces from './reservations/places/events.ts';
import * as integrators from './integrators/events.ts';
import * as trainings from './trainings/events.ts';
import * as reports from './reports/events.ts';
import { productCode, productEan, productPartNumber } from './products/product.ts';
import * as serviceCases from './service/cases/events.ts';
import { serialInCase } from './service/cases/case.ts';
import * as claimableUnits from './service/cases/claimable-units.ts';
import { repairClaim } from './service/cases/follow-quotation.ts';
import * as settings from './settings/events.ts';
import * as system from './system/events.ts';

/** Uniqueness that is written down by an event: who has a RUT, a code, a serial number. */
export const claims: readonly Claim[] = [
  customerRut,
  productCode,
  productEan,
  productPartNumber,
  erpCode,
  quotationOrder,
  routedOrder,
  serialClaim,
  serialInCase,
  repairClaim,
  supplierNumber,
  bankOperation,
  refundCall,
];

const isEvent = (value: unknown): value is EventKind => typeof value === 'function' && 'upcast' in value;

/** Every event that the log may hold: the catalogue behind history, audit and the stored samples of old schemas. */
export const eventCatalogue: ReadonlyMap<string, EventKind> = new Map(
  [
    access,
    assistant,
    attachments,
    calendar,
    customers,
    dispatches,
    forecast,
    payments,
    refunds,
    imports,
    inventory,
    unmet,
    placeRoom,
    replenishment,
    unnamedTakes,
    countScopes,
    serials,
    counts,
    parcels,
    notes,
    noteLimits,
    rmaLimits,
    collection,
    creditRules,
    saleCosts,
    dataAccess,
    rmaClaims,
    rmaCredits,
    rmaLoans,
    invoice,
    labels,
    notifications,
    orders,
    picking,
    taxDocuments,
    points,
    pricing,
    privacy,
    products,
    purchasing,
    purchaseReports,
    landedCosts,
    goodsReceipts,
    quotations,
    reports,
    reservations,
    clientPlaces,
    serviceCases,
    claimableUnits,
    integrators,
    trainings,
    settings,
    system,
  ]
    .flatMap((context) => Object.values<unknown>(context).filter(isEvent))
    .concat(
      claims.map(({ event }) => event as EventKind),
      masters.flatMap(eventsOf) as EventKind[],
      documentStreams.flatMap(({ aggregate }) => [...aggregate.folds.values()].map(({ event }) => event)),
    )
    .map((event) => [event.type, event]),
);
