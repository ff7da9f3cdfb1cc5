import { defineAggregate, on } from '../kernel/aggregate.ts';
import { ExpectationDue, ExpectationMet, ExpectationSet } from './events.ts';

/** What one instance of a process remembers, and until when something must have happened. */
export interface ProcessMemory {
  readonly proceso: string;
  readonly instancia: string;
  readonly memoria: Readonly<Record<string, unknown>>;
  /** ISO UTC; undefined while nothing is awaited. */
  readonly vence?: string | undefined;
}

/** Stream `process-<proceso>~<instancia>`: a process has no other memory, so a killed one knows what it knew. */
export const processMemory = defineAggregate<ProcessMemory | undefined>('process', undefined, [
  on(ExpectationSet, (_, { proceso, instancia, vence, memoria }) => ({ proceso, instancia, memoria, vence })),
  on(ExpectationMet, (s) => s && { ...s, vence: undefined }),
  on(ExpectationDue, (s) => s && { ...s, vence: undefined }),
]);

/** Id of an instance's stream. */
export const instanceId = ({ proceso, instancia }: { proceso: string; instancia: string }): string =>
  `${proceso}~${instancia}`;
