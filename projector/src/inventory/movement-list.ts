import { actorOf } from '@power/domain/audit/actor.shared';
import {
  type PlaceChange,
  type ProductoStock,
  type Saldo,
  StockAdjusted,
  StockCommitted,
  StockIssued,
  StockMoved,
  StockPlaced,
  StockReceived,
  StockReconciled,
  StockReleased,
  StockWithdrawn,
} from '@power/domain/inventory/events';
import { placesMoved } from '@power/domain/inventory/places.shared';
import { type MovementRow, movementRow, type TipoMovimiento } from '@power/domain/inventory/views/movement-row';
import type { EventContext } from '@power/domain/kernel/event';
import { holderTitle, reservationOf } from '@power/domain/reservations/key.shared';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

interface Moved {
  readonly producto: ProductoStock;
  readonly bodega: string;
  readonly cantidad: number;
  readonly saldo: Saldo;
  readonly pedido?: string;
  readonly documento?: string | null;
  readonly motivo?: string | null;
  readonly ubicacion?: string | null;
  readonly ubicacion_destino?: string | null;
  readonly ubicaciones?: readonly PlaceChange[] | undefined;
  readonly series?: readonly string[] | undefined;
}
const key = (_: Moved, c: EventContext): string[] => [`${c.stream}@${c.version}`];
/** The half of a transfer that came in. */
const ARRIVAL = '+';

/** `sign` of the event's units: what came in or went out, or, of 0, what was promised or released. */
const row = (tipo: TipoMovimiento, sign: -1 | 0 | 1, moved: Moved, c: EventContext, id: string): MovementRow => {
  const { producto, bodega, cantidad, saldo, pedido, documento = null, motivo = null } = moved;
  const { _id: producto_id, ...named } = producto;
  const { desde, hacia } = placesMoved(moved);
  const { usuario_id, usuario } = actorOf(c, {});
  return {
    _id: id,
    producto_id,
    orden: c.version,
    fecha: c.at,
    tipo,
    ...named,
    bodega,
    contraparte: null,
    desde_ubicacion: desde,
    hacia_ubicacion: hacia,
    reubicadas: 0,
    cantidad: sign * cantidad || 0,
    prometidas: sign === 0 ? cantidad : 0,
    fisico: saldo.fisico,
    comprometido: saldo.comprometido,
    disponible: saldo.disponible,
    nombradas: moved.series?.join(' ') ?? null,
    pedido_id: pedido === undefined || reservationOf(pedido) !== undefined ? null : pedido,
    documento: pedido === undefined ? documento : holderTitle(pedido),
    motivo,
    usuario_id,
    usuario,
  };
};

const as =
  (tipo: TipoMovimiento, sign: -1 | 0 | 1) =>
  (_: MovementRow | undefined, d: Moved, c: EventContext, id: string): MovementRow =>
    row(tipo, sign, d, c, id);

/** Everything that moved stock: the kardex (requirements §2, `reportes/movimiento-stock`). */
export default rowProjection(movementRow, {
  version: 3,
  appends: true,
  ignores: ['PreferredPlaceAdded', 'PreferredPlaceRemoved', 'StockQuarantined'],
  indexes: [['fecha'], ['producto_id', 'fecha'], ['bodega', 'fecha'], ['usuario_id', 'fecha'], ['pedido_id']],
  rules: [
    rule(StockReceived, key, as('Entrada', 1)),
    rule(StockIssued, key, as('Salida', -1)),
    rule(StockWithdrawn, key, as('Salida', -1)),
    rule(StockAdjusted, key, as('Ajuste', 1)),
    rule(StockReconciled, key, as('Cuadratura', 1)),
    // Within a warehouse nothing comes in or goes out.
    rule(StockPlaced, key, (_, d, c, id) => ({
      ...row('Cambio de ubicación', 0, d, c, id),
      prometidas: 0,
      reubicadas: d.cantidad,
    })),
    rule(StockCommitted, key, as('Compromiso', 0)),
    rule(StockReleased, key, as('Liberación', 0)),
    rule(
      StockMoved,
      (d, c) => [...key(d, c), `${key(d, c)[0]!}${ARRIVAL}`],
      (_, d, c, id) =>
        id.endsWith(ARRIVAL)
          ? {
              ...row('Traslado', 1, { ...d, bodega: d.bodega_destino, saldo: d.saldo_destino, ubicaciones: [] }, c, id),
              contraparte: d.bodega,
            }
          : { ...row('Traslado', -1, d, c, id), contraparte: d.bodega_destino },
    ),
  ],
});
