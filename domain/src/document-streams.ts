import { customer } from './customers/customer.ts';
import { parcel } from './dispatches/parcels/parcel.ts';
import { route } from './dispatches/route.ts';
import { opportunity } from './forecast/opportunity.ts';
import { integrator } from './integrators/integrator.ts';
import { stockCount } from './inventory/counts/count.ts';
import { importInvoice } from './invoice/import-invoice.ts';
import { landedCost } from './purchasing/landed/landed-cost.ts';
import { purchaseOrder } from './purchasing/orders/purchase-order.ts';
import { goodsReceipt } from './purchasing/receipts/goods-receipt.ts';
import { quotation } from './quotations/quotation.ts';
import { reservation } from './reservations/reservation.ts';
import { serviceCase } from './service/cases/case.ts';
import { order } from './streams/order/order.ts';
import { training } from './trainings/training.ts';
import { entryNote, issueNote } from './inventory/notes/note.ts';
import { noteLists } from './inventory/notes/note-list.ts';
import type { Aggregate } from './kernel/aggregate.ts';
import type { DocumentList } from './kernel/document-rules.ts';

/** The stream of a document, and its list where the kit makes it. */
export interface DocumentStream {
  readonly aggregate: Aggregate<unknown>;
  readonly list?: DocumentList<unknown>;
}

/**
 * The streams of all documents, apart from their calls (documents.ts): whoever only folds events or keeps lists, as the
 * catalogue of events and the projector do, loads no decider.
 */
export const documentStreams: readonly DocumentStream[] = [
  { aggregate: customer },
  { aggregate: route },
  { aggregate: opportunity },
  { aggregate: reservation },
  { aggregate: importInvoice },
  { aggregate: parcel },
  { aggregate: training },
  { aggregate: integrator },
  { aggregate: stockCount },
  { aggregate: order },
  { aggregate: landedCost },
  { aggregate: goodsReceipt },
  { aggregate: purchaseOrder },
  { aggregate: quotation },
  { aggregate: serviceCase },
  { aggregate: entryNote.aggregate, list: noteLists.entrada },
  { aggregate: issueNote.aggregate, list: noteLists.salida },
];
