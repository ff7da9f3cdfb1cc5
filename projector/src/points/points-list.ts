import {
  PointsEarned,
  PointsExpired,
  PointsMovedAway,
  PointsReceived,
  PointsReturned,
  PointsSpent,
  PointsWithdrawn,
} from '@power/domain/points/events';
import { type PointsRow, pointsRow } from '@power/domain/points/views/points-row';
import type { EventContext } from '@power/domain/kernel/event';
import type { Owner } from '@power/domain/points/moves.shared';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

interface Moved {
  readonly cliente: Owner;
  readonly saldo: number;
  readonly pedido?: number;
  readonly vence?: string;
}

const key = (_: unknown, c: EventContext): string[] => [`${c.stream}@${c.version}`];

const row = (
  movimiento: PointsRow['movimiento'],
  puntos: number,
  { cliente, saldo, pedido, vence }: Moved,
  c: EventContext,
): PointsRow => ({
  _id: `${c.stream}@${c.version}`,
  cliente_id: cliente._id,
  cliente_nombre: cliente.nombre,
  ejecutivo_id: cliente.ejecutivo,
  movimiento,
  pedido: pedido ?? null,
  puntos,
  saldo,
  vence: vence ?? null,
  fecha: c.at,
  version: c.version,
});

/** Every movement of Pesos Mobile, one row each. */
export default rowProjection(pointsRow, {
  version: 2,
  appends: true,
  indexes: [['cliente_id', 'fecha'], ['fecha'], ['vence'], ['pedido']],
  rules: [
    rule(PointsEarned, key, (_, d, c) => row('Ganados', d.puntos, d, c)),
    rule(PointsSpent, key, (_, d, c) => row('Usados', -d.puntos, d, c)),
    rule(PointsReturned, key, (_, d, c) => row('Devueltos', d.puntos, d, c)),
    rule(PointsWithdrawn, key, (_, d, c) => row('Descontados', -d.puntos, d, c)),
    rule(PointsExpired, key, (_, d, c) => row('Vencidos', -d.puntos, d, c)),
    rule(PointsMovedAway, key, (_, d, c) => row('Traspasados', -d.puntos, d, c)),
    rule(PointsReceived, key, (_, d, c) => row('Recibidos', d.puntos, d, c)),
  ],
});
