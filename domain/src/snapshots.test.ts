import { createHash } from 'node:crypto';
import { aggregates } from './aggregates.ts';
import { samples } from './event-samples.testing.ts';
import type { Aggregate } from './kernel/aggregate.ts';

/** What each version of a long stream's folds makes of the samples of its events. */
const REVIEWED: Readonly<Record<string, readonly [version: number, made: string]>> = {
  placeroom: [1, '3piDrt_CZmrURSB0'],
  stock: [6, 'HT1m6-kdVeCGCDwg'],
  purchasereport: [1, 'Y-lYO26Fe75v5iGc'],
  user: [3, 'aI3Ma6RwEXNfF8Ca'],
};

/** States after each sample, told in the order of their types, twice over. */
function madeBy({ name, initial, folds }: Aggregate<unknown>): string {
  const types = [...folds.keys()].toSorted();
  let state = initial;
  const states = [...types, ...types].map((type, version) => {
    const { event, apply } = folds.get(type)!;
    const at = '2026-03-02T12:00:00.000Z';
    const context = { stream: `${name}-1`, version, position: BigInt(version), at, recordedAt: at, user: 'u' };
    state = apply(
      state,
      samples[type]![event.schema] as never,
      { ...context, perfil: 'Cobrador', commandId: 'c' } as never,
    );
    return state;
  });
  return createHash('sha256').update(JSON.stringify(states)).digest('base64url').slice(0, 16);
}

/** Folds that changed without a new number would go on from states that the old ones made. */
test('whoever changes what a long stream folds to raises the number of its snapshots, and says so here', () => {
  const long = [...aggregates.values()].filter(({ snapshots }) => snapshots !== undefined);
  expect(
    Object.fromEntries(long.map((aggregate) => [aggregate.name, [aggregate.snapshots, madeBy(aggregate)]])),
  ).toEqual(REVIEWED);
});
