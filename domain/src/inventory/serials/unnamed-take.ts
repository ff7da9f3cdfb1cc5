import { defineAggregate, on } from '../../kernel/aggregate.ts';
import { isStale } from '../../kernel/claim.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { reject, type Rejection } from '../../kernel/rejection.ts';
import { COUNT_AGAIN } from '../place-room.ts';
import { UnnamedUnitsSettled, UnnamedUnitsTaken } from './unnamed-take-events.ts';

interface Take {
  readonly movimiento: string;
  readonly series: readonly string[];
  /** ISO UTC. */
  readonly desde: string;
}
export interface UnnamedTakes {
  /** How often units were taken or settled: whoever counted the free ones knows whether anybody came since. */
  readonly revision: number;
  readonly tomas: readonly Take[];
}

const without = (tomas: readonly Take[], movimiento: string): readonly Take[] =>
  tomas.filter((take) => take.movimiento !== movimiento);

/** Name of the stream: one of each product and warehouse. */
export const unnamedTakeId = (producto: string, bodega: string): string => `${producto}-${bodega}`;

/**
 * Stream `unnamedunits-<product>-<warehouse>`: who is about to take units whose serial nobody registered. Each order has a
 * stream of its own, and two pickers together could name more new serials than there are such units.
 */
export const unnamedTakes = defineAggregate<UnnamedTakes>('unnamedunits', { revision: 0, tomas: [] }, [
  on(UnnamedUnitsTaken, ({ revision, tomas }, { movimiento, series }, { at }) => ({
    revision: revision + 1,
    tomas: [...without(tomas, movimiento).filter((take) => !isStale(take, at)), { movimiento, series, desde: at }],
  })),
  on(UnnamedUnitsSettled, ({ revision, tomas }, { movimiento }) => ({
    revision: revision + 1,
    tomas: without(tomas, movimiento),
  })),
]);

/** Serials under which other commands are about to take units. */
export const seriesUnderWay = ({ tomas }: UnnamedTakes, movimiento: string, now: string): readonly string[] =>
  without(tomas, movimiento)
    .filter((take) => !isStale(take, now))
    .flatMap(({ series }) => series);

interface Wanted {
  readonly producto: string;
  readonly bodega: string;
  readonly movimiento: string;
  readonly series: readonly string[];
  /** Of the stream when the free units were counted. */
  readonly revision: number;
  readonly titulo: string;
}
/** Takes units that were counted as free; refused with {@link COUNT_AGAIN} when somebody came or went since. */
export const takeUnnamed =
  ({ revision, titulo, ...take }: Wanted) =>
  (state: UnnamedTakes): readonly DomainEvent[] | Rejection =>
    state.revision === revision
      ? state.tomas.some(({ movimiento }) => movimiento === take.movimiento)
        ? []
        : [UnnamedUnitsTaken({ ...take, series: [...take.series] })]
      : reject(COUNT_AGAIN, titulo, 'Otra persona toma unidades del mismo producto. Vuelve a intentarlo.');

/** The units of a command have left, or do not. */
export const settleUnnamed =
  (producto: string, bodega: string, movimiento: string) =>
  ({ tomas }: UnnamedTakes): readonly DomainEvent[] =>
    tomas.some((take) => take.movimiento === movimiento) ? [UnnamedUnitsSettled({ producto, bodega, movimiento })] : [];
