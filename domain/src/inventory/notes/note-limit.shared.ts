import { z } from 'zod';
import { defineAggregate, on } from '../../kernel/aggregate.ts';
import { NoteLimitSet } from './limit-events.ts';

/** Pesos above which a note without document waits for approval, until somebody says another value. */
export const DEFAULT_LIMIT = 500_000;
export const NOTE_LIMIT_ID = 'empresa';
export const limite = z
  .number('Ingresa el valor')
  .int('Los pesos van sin decimales')
  .min(0, 'No puede ser negativo')
  .max(1_000_000_000_000, 'Es demasiado grande');

/** Stream `notelimit-empresa`: the company's value. */
export const noteLimit = defineAggregate<{ readonly limite: number }>('notelimit', { limite: DEFAULT_LIMIT }, [
  on(NoteLimitSet, (_, d) => ({ limite: d.limite })),
]);
