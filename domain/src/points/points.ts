import { defineAggregate, on } from '../kernel/aggregate.ts';
import { type ByOrder, pointsOf, withAll, withoutPoints, withPoints } from './by-order.ts';
import {
  PointsEarned,
  PointsExpired,
  PointsMovedAway,
  PointsReceived,
  PointsReturned,
  PointsSpent,
  PointsWithdrawn,
} from './events.ts';

/** Points that came together and end together. */
export interface Lot {
  readonly pedido: number;
  readonly puntos: number;
  /** ISO instant. */
  readonly vence: string;
}

export interface Points {
  readonly saldo: number;
  /** What is left of each lot, the first to end first. */
  readonly lotes: readonly Lot[];
  /** What orders hold of it, by number; one that gave it back holds nothing any more. */
  readonly usados: ByOrder;
  readonly ganados: ByOrder;
  /** What credit notes took back of what orders earned, by number. */
  readonly descontados: ByOrder;
  /** Accounts of merged customers that arrived, by the event with which each left. */
  readonly traspasos: readonly string[];
}

const EMPTY: Points = { saldo: 0, lotes: [], usados: {}, ganados: {}, descontados: {}, traspasos: [] };

function added(lots: readonly Lot[], { pedido, puntos, vence }: Lot): Lot[] {
  const all = [...lots, { pedido, puntos, vence }];
  const last = lots.at(-1);
  // As a rule what comes last ends last.
  return last === undefined || last.vence <= vence
    ? all
    : all.sort((a, b) => (a.vence < b.vence ? -1 : a.vence > b.vence ? 1 : 0));
}

/** The lots that end first go first. */
function taken(lots: readonly Lot[], puntos: number): Lot[] {
  let left = puntos;
  return lots.flatMap((lot) => {
    const part = Math.min(left, lot.puntos);
    left -= part;
    return part === lot.puntos ? [] : [{ ...lot, puntos: lot.puntos - part }];
  });
}

/** The order's own lots first, then those that end first. */
function withdrawn(lots: readonly Lot[], pedido: number, puntos: number): Lot[] {
  const own = lots.filter((lot) => lot.pedido === pedido);
  const of = (some: readonly Lot[]): number => some.reduce((sum, lot) => sum + lot.puntos, 0);
  const others = lots.filter((lot) => lot.pedido !== pedido);
  const left = [...taken(own, puntos), ...taken(others, Math.max(0, puntos - of(own)))];
  return left.reduce<Lot[]>(added, []);
}

/** Stream `points-<customer>`: the Pesos Mobile of a customer. */
export const points = defineAggregate<Points>('points', EMPTY, [
  on(PointsEarned, (s, d) => ({
    ...s,
    saldo: d.saldo,
    lotes: added(s.lotes, d),
    ganados: withPoints(s.ganados, d.pedido, d.puntos),
  })),
  on(PointsSpent, (s, d) => ({
    ...s,
    saldo: d.saldo,
    lotes: taken(s.lotes, d.puntos),
    usados: withPoints(s.usados, d.pedido, d.puntos),
  })),
  on(PointsReturned, (s, d) => ({
    ...s,
    saldo: d.saldo,
    lotes: added(s.lotes, d),
    usados: withoutPoints(s.usados, d.pedido),
  })),
  on(PointsWithdrawn, (s, d) => ({
    ...s,
    saldo: d.saldo,
    lotes: withdrawn(s.lotes, d.pedido, d.puntos),
    descontados: withPoints(s.descontados, d.pedido, (pointsOf(s.descontados, d.pedido) ?? 0) + d.puntos),
  })),
  on(PointsMovedAway, ({ traspasos }) => ({ ...EMPTY, traspasos })),
  on(PointsReceived, (s, d) => ({
    saldo: d.saldo,
    lotes: d.lotes.reduce<readonly Lot[]>(added, s.lotes),
    usados: withAll(s.usados, d.usados),
    ganados: withAll(s.ganados, d.ganados),
    descontados: withAll(s.descontados, d.descontados ?? {}),
    traspasos: [...s.traspasos, d.traspaso],
  })),
  on(PointsExpired, (s, d) => ({ ...s, saldo: d.saldo, lotes: taken(s.lotes, d.puntos) })),
]);
