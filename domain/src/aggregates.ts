import { claimedUnits } from './service/cases/claimable-units.ts';
import { forgottenPerson } from './privacy/forgotten-person.ts';
import { administrators } from './access/administrators.ts';
import { emailClaim, user } from './access/user.ts';
import { assistant, storeFigure } from './assistant/assistant.ts';
import { agenda } from './calendar/agenda.ts';
import { settlement } from './streams/settlement/settlement.ts';
import { customerMerges } from './customers/merges.ts';
import { documentStreams } from './document-streams.ts';
import { claims } from './events.ts';
import { monthForecast } from './forecast/month-forecast.ts';
import { clientPlaces } from './reservations/places/places.ts';
import { spreadsheetImport } from './imports/import.shared.ts';
import { parcelGoods } from './dispatches/parcels/taken.ts';
import { dataAccess } from './audit/access/data-access.ts';
import { collection } from './finance/collection/collection.ts';
import { creditRules } from './finance/credit-rules/rules.shared.ts';
import { saleCost, soldCost } from './finance/sale-cost/sale-cost.ts';
import { rmaLimits } from './service/limits/limits.shared.ts';
import { noteLimit } from './inventory/notes/note-limit.shared.ts';
import { countScope } from './inventory/counts/scope.ts';
import { placeRoom } from './inventory/place-room.ts';
import { unnamedTakes } from './inventory/serials/unnamed-take.ts';
import { replenishment } from './inventory/replenish/replenishment.ts';
import { serialUnit } from './inventory/serials/serial.ts';
import { stock } from './inventory/stock.ts';
import { unmet } from './inventory/unmet/unmet.ts';
import { labels } from './labels/labels.ts';
import type { Aggregate } from './kernel/aggregate.ts';
import { masters } from './masters.ts';
import { notification } from './notifications/notification.ts';
import { pushSubscriptions } from './notifications/push.ts';
import { readings } from './notifications/read-all-notifications.ts';
import { sending } from './notifications/sending.ts';
import { marginTable } from './pricing/margin-table.ts';
import { priceBatch } from './pricing/price-batch.ts';
import { points } from './points/points.ts';
import { webAssignment } from './products/assign-web-category.ts';
import { monthStockMails } from './products/mail-month-stock.ts';
import { product } from './products/product.ts';
import { purchaseReport } from './purchasing/report/report.ts';
import { quotationAlerts } from './quotations/alerts.ts';
import { reportView } from './reports/report-view.ts';
import { dollar } from './settings/dollar.ts';
import { invoiceCode } from './settings/invoice-code.ts';
import { maintenance } from './settings/maintenance.ts';
import { preferences } from './settings/preferences.ts';
import { mailTests } from './settings/send-test-mail.ts';
import { operations } from './system/operations.ts';
import { processMemory } from './system/process-memory.ts';

const own: readonly Aggregate<unknown>[] = [
  administrators,
  agenda,
  assistant,
  clientPlaces,
  collection,
  customerMerges,
  dollar,
  emailClaim,
  invoiceCode,
  mailTests,
  maintenance,
  marginTable,
  monthForecast,
  monthStockMails,
  noteLimit,
  rmaLimits,
  creditRules,
  dataAccess,
  notification,
  operations,
  preferences,
  priceBatch,
  forgottenPerson,
  processMemory,
  placeRoom,
  replenishment,
  claimedUnits,
  unnamedTakes,
  countScope,
  serialUnit,
  points,
  product,
  settlement,
  saleCost,
  soldCost,
  purchaseReport,
  pushSubscriptions,
  quotationAlerts,
  readings,
  reportView,
  sending,
  spreadsheetImport,
  stock,
  unmet,
  parcelGoods,
  labels,
  storeFigure,
  webAssignment,
  user,
];

const ofMasters = masters.flatMap((master): readonly Aggregate<unknown>[] => [
  master.aggregate,
  master.import.aggregate,
  ...[...master.claims.values()].map((claim) => claim.aggregate),
]);

/** Every aggregate by its stream category: what replays a document of which only the stream's name is known. */
export const aggregates: ReadonlyMap<string, Aggregate<unknown>> = new Map(
  [
    ...own,
    ...documentStreams.map(({ aggregate }) => aggregate),
    ...claims.map(({ aggregate }): Aggregate<unknown> => aggregate),
    ...ofMasters,
  ].map((aggregate) => [aggregate.name, aggregate]),
);
