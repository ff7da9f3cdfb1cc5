import { byProduct, isHandedOver, type OrderState } from '../streams/order/order.ts';
import { partDelivered, unitsLeft } from '../streams/order/delivery-parts.shared.ts';
import type { LineaPedido } from '../streams/order/parts.ts';
import { lineOf } from '../streams/order/picking.ts';
import type { TakenAt } from '../streams/order/taken.shared.ts';

export interface OrderPart {
  readonly pedido: string;
  readonly cantidad: number;
}

/** What the order's own stream says about its units of one product. */
export interface OrderTruth {
  /** `abierto`: not validated (or unknown). `vigente`: may hold up to `cantidad`. `anulado`, `entregado`: holds nothing any more. */
  readonly situacion: 'abierto' | 'vigente' | 'anulado' | 'entregado';
  /** Attempt that validated it. */
  readonly validacion?: string;
  /** Number of the order that gets what a reservation still holds. */
  readonly pasa_a?: string;
  /** Attempts that can never validate it any more. */
  readonly abandonadas: readonly string[];
  /** Warehouse that its goods leave from; undefined when the order is unknown. */
  readonly bodega?: string;
  /** Units that left for it already, of what it held at first: the project of a reservation fetched them. */
  readonly retiradas?: number;
  /** Why they left; absent: a project fetched them. */
  readonly motivo_retiro?: string;
  /** Where its units were taken, as far as whoever picked them said. */
  readonly desde?: readonly TakenAt[];
  /** Units of the product that it is still good for; of one that is open, those that its lines ask for. */
  readonly cantidad: number;
  /** Open orders that were parted from an open one, with their units of the product. */
  readonly partes?: readonly OrderPart[];
}

function situationOf(o: OrderState): OrderTruth['situacion'] {
  if (o?.estatus === 'Anulado') return 'anulado';
  if (o?.validacion === undefined) return 'abierto';
  return isHandedOver(o) ? 'entregado' : 'vigente';
}

/** Where the hand took units of the product, or those that left without one stood. */
const placesOf = (o: OrderState, producto: string): readonly TakenAt[] => [
  ...(o?.productos_pedido ?? []).flatMap((line) =>
    line.producto._id === producto && o?.picking ? (lineOf(o.picking, line.linea).lugares ?? []) : [],
  ),
  ...(o?.desde_sin_picking ?? []).flatMap(({ producto_id, ubicacion, cantidad }) =>
    producto_id === producto ? [{ ubicacion, cantidad }] : [],
  ),
];

/** Units of the product that these lines ask for. */
export const unitsIn = (lines: readonly LineaPedido[], producto: string): number =>
  lines.reduce((sum, line) => sum + (line.producto._id === producto ? line.cantidad : 0), 0);

export function truthOf(o: OrderState, producto: string): OrderTruth {
  const desde = placesOf(o, producto);
  const unitsBy = (units: Parameters<typeof byProduct>[1]): number =>
    (o ? byProduct(o, units) : []).find((movement) => movement.producto_id === producto)?.cantidad ?? 0;
  const retiradas = unitsBy((line) => partDelivered(o!, line.linea));
  return {
    situacion: situationOf(o),
    validacion: o?.validacion,
    abandonadas: o?.validaciones_abandonadas ?? [],
    bodega: o?.bodega_entrega,
    ...(desde.length > 0 && { desde }),
    ...(retiradas > 0 && { retiradas, motivo_retiro: 'Entrega parcial' }),
    cantidad: unitsBy((line) => unitsLeft(o!, line)),
  };
}
