import { AttachmentAdded, AttachmentRemoved, attachedTo } from '@power/domain/kernel/attachment-events';
import type { EventContext } from '@power/domain/kernel/event';
import {
  PurchaseOrderAdvanced,
  PurchaseOrderCancelled,
  PurchaseOrderChanged,
  PurchaseOrderConfirmedBySupplier,
  PurchaseOrderCosted,
  PurchaseOrderCreated,
  PurchaseOrderReceived,
  PurchaseOrderSent,
  PurchaseOrderUncosted,
} from '@power/domain/purchasing/orders/events';
import type { DatosOc } from '@power/domain/purchasing/orders/parts';
import { type PurchaseOrderRow, purchaseOrderRow } from '@power/domain/purchasing/orders/views/purchase-order-row';
import { announce, type Announcement, rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';
import { boards } from '../kernel/board-frames.ts';

const key = ({ orden }: { readonly orden: { readonly _id: string } }): string[] => [orden._id];
const ofOrder = attachedTo('purchaseorder');
const touch = (row: PurchaseOrderRow | undefined, c: EventContext, changed: Partial<PurchaseOrderRow> = {}) => {
  if (!row) return undefined;
  const next = { ...row, ...changed, updatedAt: c.at, version: c.version };
  return {
    ...next,
    recibido_porcentaje: next.unidades > 0 ? Math.min(100, Math.round((next.recibidas / next.unidades) * 100)) : 0,
  };
};
/** What of an order its row holds: of its lines, how many. */
const held = ({ lineas, total, observacion: _, ...rest }: Partial<DatosOc>) => ({
  ...rest,
  ...(total !== undefined && { costo_fob_total: total }),
  ...(lineas && { lineas: lineas.length }),
});

const arriving = () => boards('recepcionTiempoReal', 'recepcionBodega');
const frames: readonly Announcement[] = [
  announce(PurchaseOrderChanged, arriving),
  announce(PurchaseOrderAdvanced, arriving),
  announce(PurchaseOrderReceived, arriving),
  announce(PurchaseOrderCancelled, arriving),
];

/** Import orders as their lists read them. */
export default rowProjection(purchaseOrderRow, {
  version: 5,
  announcements: frames,
  indexes: [['number'], ['estado'], ['eta'], ['proveedor']],
  rules: [
    rule(
      PurchaseOrderCreated,
      (d) => [d._id],
      (_, { creado_por, ...d }, c) =>
        ({
          ...held(d),
          _id: d._id,
          number: d.number,
          createdAt: d.createdAt,
          estado: 'Borrador',
          documento: null,
          despacho_confirmado: null,
          recibidas: 0,
          recibido_porcentaje: 0,
          ultima_recepcion: null,
          creado_por: creado_por.nombre,
          updatedAt: c.at,
          version: c.version,
        }) as PurchaseOrderRow,
    ),
    rule(PurchaseOrderChanged, key, (row, { cambios }, c) => touch(row, c, held(cambios))),
    rule(PurchaseOrderAdvanced, key, (row, d, c) =>
      touch(row, c, {
        estado: d.estado,
        ...(d.etd !== null && { etd: d.etd }),
        ...(d.eta !== null && { eta: d.eta }),
        ...(d.documento !== null && { documento: d.documento }),
      }),
    ),
    rule(PurchaseOrderConfirmedBySupplier, key, (row, { estado, etd, eta, despacho }, c) =>
      touch(row, c, { estado, etd, eta, despacho_confirmado: despacho }),
    ),
    rule(PurchaseOrderReceived, key, (row, { estado, lineas }, c) =>
      touch(row, c, {
        estado,
        ultima_recepcion: c.at,
        recibidas: lineas.reduce((sum, line) => sum + line.cantidad + line.danado, row?.recibidas ?? 0),
      }),
    ),
    rule(PurchaseOrderSent, key, (row, _, c) => touch(row, c)),
    rule(PurchaseOrderCosted, key, (row, { estado }, c) => touch(row, c, { estado })),
    rule(PurchaseOrderUncosted, key, (row, { estado }, c) => touch(row, c, { estado })),
    rule(PurchaseOrderCancelled, key, (row, _, c) => touch(row, c, { estado: 'Anulada' })),
    rule(AttachmentAdded, ofOrder, (row, _, c) => touch(row, c)),
    rule(AttachmentRemoved, ofOrder, (row, _, c) => touch(row, c)),
  ],
});
