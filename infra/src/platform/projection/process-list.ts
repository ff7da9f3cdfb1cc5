import { ExpectationDue, ExpectationMet, ExpectationSet } from '@power/domain/system/events';
import { type ProcessRow, processRow } from '@power/domain/system/views/process-row';
import { rule } from './define.ts';
import { rowProjection } from '../rows/columns.ts';

const key = (d: { proceso: string; instancia: string }): string[] => [`${d.proceso}~${d.instancia}`];
const nothing = (): ProcessRow | undefined => undefined;

/** Which instances of processes await something, the next deadline first: what their clock looks at, and *Estado del sistema*. */
export const processList = rowProjection(processRow, {
  version: 1,
  indexes: [['proceso', 'vence']],
  rules: [
    rule(ExpectationSet, key, (_, d, c, id) => ({ _id: id, ...d, desde: c.at })),
    rule(ExpectationMet, key, nothing),
    rule(ExpectationDue, key, nothing),
  ],
});
