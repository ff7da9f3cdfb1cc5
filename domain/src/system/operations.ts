import { defineAggregate, on } from '../kernel/aggregate.ts';
import { ParkedRetryRequested, RebuildRequested } from './events.ts';

/** What administrators asked of the machinery: one stream for the company, so that audits see it. Nothing depends on its state. */
export const operations = defineAggregate('operations', { pedidas: 0 }, [
  on(ParkedRetryRequested, (s) => ({ pedidas: s.pedidas + 1 })),
  on(RebuildRequested, (s) => ({ pedidas: s.pedidas + 1 })),
]);
export const OPERATIONS_ID = 'empresa';
