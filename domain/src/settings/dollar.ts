import { defineAggregate, on } from '../kernel/aggregate.ts';
import { DollarSet, DollarVoided } from './events.ts';

export interface DayRate {
  readonly fecha: string;
  readonly valor: number;
  readonly fuente: 'banco_central' | 'manual';
}
export interface DollarState {
  /** In force: of the newest day. */
  readonly valor?: number;
  readonly fecha?: string;
  /** One for each Santiago day, in no order. */
  readonly dias: readonly DayRate[];
}

const without = (dias: readonly DayRate[], day: string): readonly DayRate[] =>
  dias.filter(({ fecha }) => fecha !== day);

export const rateOn = ({ dias }: DollarState, day: string): DayRate | undefined =>
  dias.find(({ fecha }) => fecha === day);

/** One rate day by day; the spot dollar is that of the company's own stream. */
export const dollar = defineAggregate<DollarState>('dollar', { dias: [] }, [
  on(DollarSet, (s, { valor, fecha, fuente, vigente }) => ({
    ...s,
    ...(vigente && { valor, fecha }),
    dias: [...without(s.dias, fecha), { fecha, valor, fuente }],
  })),
  on(DollarVoided, ({ dias }, { fecha, queda }) => ({
    ...(queda && { valor: queda.valor, fecha: queda.fecha }),
    dias: without(dias, fecha),
  })),
]);
