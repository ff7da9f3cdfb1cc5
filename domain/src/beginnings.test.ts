import { aggregates } from './aggregates.ts';
import { samples } from './event-samples.testing.ts';
import type { EventContext } from './kernel/event.ts';

const context: EventContext = {
  stream: 'document-1',
  version: 0,
  position: 0n,
  at: '2026-01-05T12:00:00.000Z',
  recordedAt: '2026-01-05T12:00:00.000Z',
  user: 'u1',
  perfil: 'Administrador',
  commandId: 'c1',
};

/** Streams that two events may begin: money is to be returned of an order that its card paid, and that has no payment. */
const SECOND: Readonly<Record<string, readonly string[]>> = { settlement: ['RefundDue'] };
const absent = [...aggregates.values()].filter(({ initial }) => initial === undefined);

test.each(absent.map((aggregate) => [aggregate.name, aggregate] as const))(
  'a %s begins by the event that makes it: whatever else befalls what is not there leaves nothing behind',
  (name, { folds }) => {
    const begin = [...folds.values()].filter(
      ({ event, apply }) => apply(undefined, samples[event.type]![event.schema] as never, context) !== undefined,
    );
    expect(begin.map(({ event }) => event.type)).toEqual([folds.keys().next().value, ...(SECOND[name] ?? [])]);
  },
);
