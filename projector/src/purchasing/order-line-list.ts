import type { EventContext } from '@power/domain/kernel/event';
import {
  PurchaseOrderAdvanced,
  PurchaseOrderCancelled,
  PurchaseOrderChanged,
  PurchaseOrderConfirmedBySupplier,
  PurchaseOrderCosted,
  PurchaseOrderCreated,
  PurchaseOrderReceived,
  PurchaseOrderUncosted,
} from '@power/domain/purchasing/orders/events';
import { type DatosOc, type LineaOc, MAX_LINEAS_OC } from '@power/domain/purchasing/orders/parts';
import { type PurchaseOrderLineRow, purchaseOrderLineRow } from '@power/domain/purchasing/orders/views/order-line-row';
import { pendingOf } from '@power/domain/purchasing/orders/pending.shared';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

type Row = PurchaseOrderLineRow;
const keyOf = (order: string, linea: number): string => `${order}/${linea}`;
/** An event about an order does not say how many lines it has: any that it may have. */
const anyLine = ({ orden }: { readonly orden: { readonly _id: string } }): string[] =>
  Array.from({ length: MAX_LINEAS_OC }, (_, n) => keyOf(orden._id, n + 1));

type Header = Pick<Row, 'proveedor' | 'marca' | 'moneda' | 'etd' | 'eta'>;
const headerOf = (d: Partial<DatosOc>): Partial<Header> => {
  const { proveedor, marca, moneda, etd, eta } = d;
  const named = { proveedor, marca, moneda, etd, eta };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
};
const lineFields = ({ reserva, precio, total: _, ...line }: LineaOc) => ({
  ...line,
  costo_fob: precio,
  reserva_id: reserva?._id ?? null,
});
const touch = (row: Row | undefined, { at }: EventContext, changed: Partial<Row>): Row | undefined => {
  if (!row) return undefined;
  const next = { ...row, ...changed, updatedAt: at };
  return { ...next, pendiente: pendingOf(next) };
};

/** A line as it begins: with its order, or by a change that adds it; one that is added later is issued when it is. */
const begun = (
  header: Header,
  line: LineaOc,
  { _id, number }: { readonly _id: string; readonly number: number },
  key: string,
  { at }: EventContext,
  estado: Row['estado'],
): Row => ({
  ...header,
  ...lineFields(line),
  _id: key,
  orden: _id,
  number,
  estado,
  totalrecepcionado: 0,
  pendiente: line.cantidad,
  emitida_at: estado === 'Borrador' ? null : at,
  recibida_at: null,
  updatedAt: at,
});

/** Lines of import orders: what of each product was ordered, has come, and is on its way. */
export default rowProjection(purchaseOrderLineRow, {
  version: 2,
  indexes: [['producto_id'], ['orden'], ['marca'], ['estado']],
  ignores: ['PurchaseOrderSent', 'AttachmentAdded', 'AttachmentRemoved'],
  rules: [
    rule(
      PurchaseOrderCreated,
      (d) => d.lineas.map(({ linea }) => keyOf(d._id, linea)),
      (_, d, c, key) => {
        const line = d.lineas.find(({ linea }) => keyOf(d._id, linea) === key)!;
        return begun(headerOf(d) as Header, line, d, key, c, 'Borrador');
      },
    ),
    rule(PurchaseOrderChanged, anyLine, (row, { orden, cambios, vigente }, c, key) => {
      const { lineas } = cambios;
      if (!lineas) return touch(row, c, headerOf(cambios));
      const line = lineas.find(({ linea }) => keyOf(orden._id, linea) === key);
      if (!line) return undefined;
      if (row) return touch(row, c, { ...headerOf(cambios), ...lineFields(line) });
      const { estado, ...header } = vigente ?? { estado: 'Borrador' as const, moneda: '', etd: null, eta: null };
      const { proveedor, marca } = { ...orden, ...headerOf(cambios) };
      return begun({ ...header, proveedor, marca }, line, orden, key, c, estado);
    }),
    rule(PurchaseOrderAdvanced, anyLine, (row, { estado, etd, eta }, c) =>
      touch(row, c, {
        estado,
        ...(etd !== null && { etd }),
        ...(eta !== null && { eta }),
        ...(estado === 'Emitida' && { emitida_at: c.at }),
      }),
    ),
    rule(PurchaseOrderConfirmedBySupplier, anyLine, (row, { estado, etd, eta }, c) =>
      touch(row, c, { estado, etd, eta }),
    ),
    rule(PurchaseOrderReceived, anyLine, (row, { estado, lineas }, c) => {
      const came = row && lineas.find(({ linea }) => linea === row.linea);
      return touch(row, c, {
        estado,
        ...(came && {
          totalrecepcionado: row.totalrecepcionado + came.cantidad + came.danado,
          recibida_at: c.at,
        }),
      });
    }),
    rule(PurchaseOrderCosted, anyLine, (row, { estado }, c) => touch(row, c, { estado })),
    rule(PurchaseOrderUncosted, anyLine, (row, { estado }, c) => touch(row, c, { estado })),
    rule(PurchaseOrderCancelled, anyLine, (row, _, c) => touch(row, c, { estado: 'Anulada' })),
  ],
});
