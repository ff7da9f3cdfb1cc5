import { type Rejection, reject } from '../../kernel/rejection.ts';
import type { Principal } from '../../kernel/principal.ts';
import { isService } from './billing.shared.ts';
import { type LineaEntregada, leftSeries } from './delivery-parts.shared.ts';
import type { LineaPedido, Persona } from './parts.ts';
import type { TakenAt } from './taken.shared.ts';

export interface PickedLine {
  readonly pickeado: number;
  readonly faltante: number;
  readonly series: readonly string[];
  /** Where units were taken, in the order of the readings; of some nobody said. */
  readonly lugares?: readonly TakenAt[] | undefined;
}
/** The warehouse work on one order, part of the order's state. */
export interface Picking {
  readonly usuario: Persona;
  readonly pausado: boolean;
  readonly terminado: boolean;
  /** The order was cancelled, and what had been picked is back on its shelves. */
  readonly devuelto?: boolean | undefined;
  readonly lineas: Readonly<Record<number, PickedLine>>;
}

const NOTHING: PickedLine = { pickeado: 0, faltante: 0, series: [] };

export const lineOf = (picking: Picking, linea: number): PickedLine => picking.lineas[linea] ?? NOTHING;

/** Units that are still to be picked or reported missing; of a service never any. */
export const pendingOf = (picking: Picking, line: Pick<LineaPedido, 'linea' | 'cantidad' | 'producto'>): number => {
  if (isService(line)) return 0;
  const done = lineOf(picking, line.linea);
  return line.cantidad - done.pickeado - done.faltante;
};

export const withLine = (picking: Picking, linea: number, change: Partial<PickedLine>): Picking => ({
  ...picking,
  lineas: { ...picking.lineas, [linea]: { ...lineOf(picking, linea), ...change } },
});

interface PickedOrder {
  readonly number: number;
  readonly estatus: string;
  readonly productos_pedido: readonly LineaPedido[];
  readonly picking?: Picking | undefined;
  readonly entregas?: readonly { readonly lineas: readonly LineaEntregada[] }[] | undefined;
  readonly resto_anulado?: boolean | undefined;
}

/** Title of what picking refuses. */
export const NO_PICKING = 'Picking';
export const noPicking = (mensaje: string, codigo = 'PICKING_NO_PERMITE'): Rejection =>
  reject(codigo, NO_PICKING, mensaje);

/** The work in hand of this person: an order in picking, taken by them and, unless `paused`, not paused. */
export function inHand(
  order: PickedOrder,
  user: Principal,
  paused: 'activo' | 'pausado' = 'activo',
): Picking | Rejection {
  const { picking } = order;
  if (order.estatus !== 'En Picking' || !picking)
    return noPicking(`El Pedido N° ${order.number} no está en picking: su estado es ${order.estatus}.`);
  if (picking.usuario._id !== user._id)
    return noPicking(`El picking del Pedido N° ${order.number} lo tiene ${picking.usuario.nombre}.`, 'PICKING_DE_OTRO');
  if (paused === 'activo' && picking.pausado)
    return noPicking(`El picking del Pedido N° ${order.number} está en pausa: reanúdalo para seguir.`);
  if (paused === 'pausado' && !picking.pausado)
    return noPicking(`El picking del Pedido N° ${order.number} no está en pausa.`);
  return picking;
}

/** A line of the order by its number. */
export const lineInHand = (order: PickedOrder, linea: number): LineaPedido | Rejection =>
  order.productos_pedido.find((line) => line.linea === linea) ??
  noPicking(`El Pedido N° ${order.number} no tiene la línea ${linea}.`);

/** What lies in a trolley or on the packing table of a cancelled order, or rest of one; none once it is back on its shelves. */
export function toReturn(o: Omit<PickedOrder, 'number'>) {
  const { estatus, productos_pedido, picking } = o;
  if ((estatus !== 'Anulado' && !o.resto_anulado) || !picking || picking.devuelto) return [];
  return productos_pedido.flatMap(({ linea, producto }) => {
    const { pickeado } = lineOf(picking, linea);
    const delivered = (o.entregas ?? []).flatMap(({ lineas }) => lineas.filter((one) => one.linea === linea));
    const cantidad = pickeado - delivered.reduce((sum, one) => sum + one.cantidad, 0);
    return cantidad > 0 ? [{ linea, producto, cantidad, series: leftSeries({ ...o, picking }, linea) }] : [];
  });
}
