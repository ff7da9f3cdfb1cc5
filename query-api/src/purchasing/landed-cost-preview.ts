import { aggregates } from '@power/domain/aggregates';
import type { invoiceCalls, purchaseOrderCalls } from '@power/domain/documents';
import { eventCatalogue } from '@power/domain/events';
import { type Aggregate, streamOf } from '@power/domain/kernel/aggregate';
import { isRejection } from '@power/domain/kernel/rejection';
import { effectOf } from '@power/domain/purchasing/landed/effect.shared';
import { withInvoice } from '@power/domain/purchasing/landed/from-invoice.shared';
import { isProblem, landedOf } from '@power/domain/purchasing/landed/landed.shared';
import { receivedOf } from '@power/domain/purchasing/landed/received.shared';
import { landedCostPreview } from '@power/domain/purchasing/landed/views/queries';
import type { EventStore } from '@power/infra/platform/event-store/port';
import { stateOf } from '@power/infra/platform/history/replay';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { foreseenBy } from './foreseen-effects.shared.ts';

type PurchaseOrderState = (typeof purchaseOrderCalls)['rules']['aggregate']['initial'];
const purchaseOrder = aggregates.get('purchaseorder') as Aggregate<PurchaseOrderState>;

type InvoiceState = (typeof invoiceCalls)['rules']['aggregate']['initial'];
const importInvoice = aggregates.get('importinvoice') as Aggregate<InvoiceState>;
const invoiceOf = async (log: EventStore, id: string): Promise<InvoiceState> =>
  stateOf(importInvoice, await log.read(streamOf(importInvoice, id)), eventCatalogue);

const TITLE = 'El costo no se puede calcular';

const orderOf = async (log: EventStore, id: string): Promise<PurchaseOrderState> =>
  stateOf(purchaseOrder, await log.read(streamOf(purchaseOrder, id)), eventCatalogue);

export default handleQuery(landedCostPreview, async ({ costo }, { rows, log, now }) => {
  const ids = [...new Set(costo.ordenes)];
  const received = receivedOf(TITLE, {
    ordenes: await Promise.all(ids.map(async (id) => ({ id, orden: await orderOf(log, id) }))),
  });
  const nothing = { ok: true as const, sumas: null, lineas: [] };
  if (isRejection(received)) return { ...nothing, moneda: '', recibido: [], problema: received.mensaje };
  const { lines, moneda } = received;
  const filled = withInvoice(TITLE, costo, costo.invoice === null ? undefined : await invoiceOf(log, costo.invoice));
  if (isRejection(filled)) return { ...nothing, moneda, recibido: [...lines], problema: filled.mensaje };
  const landed = landedOf(filled.costo, lines, moneda, filled.aduana);
  if (isProblem(landed)) return { ...nothing, moneda, recibido: [...lines], problema: landed.mensaje };
  const { product, foreseen } = await foreseenBy(
    rows,
    lines.map(({ producto_id }) => producto_id),
    now,
  );
  const { lineas, ...sumas } = landed;
  return {
    ok: true as const,
    moneda,
    recibido: [...lines],
    problema: null,
    sumas,
    lineas: lineas.flatMap((line) => {
      const found = product(line.producto_id);
      return found ? [{ ...line, ...foreseen(line.producto_id, effectOf(line, found)) }] : [];
    }),
  };
});
