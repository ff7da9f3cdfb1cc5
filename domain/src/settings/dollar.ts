import { defineAggregate, on } from '../kernel/aggregate.ts';
import { DollarSet } from './events.ts';

export interface DollarState {
  readonly valor?: number;
  readonly fecha?: string;
}

/** The spot dollar in force. */
export const dollar = defineAggregate<DollarState>('dollar', {}, [
  on(DollarSet, (s, d) => (d.vigente ? { valor: d.valor, fecha: d.fecha } : s)),
]);
