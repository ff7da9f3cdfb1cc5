import { defineAggregate, on } from '@power/domain/kernel/aggregate';
import { defineEvent } from '@power/domain/kernel/event';
import { z } from 'zod';
import type { Snapshot } from '../../../platform/commands/snapshots.ts';
import { createStreamCache } from '../../../platform/commands/stream-cache.ts';
import type { EventStore } from '../../../platform/event-store/port.ts';
import { event, fill, freshPrefix } from './harness.ts';

const Told = defineEvent('hecho', { label: 'Hecho', data: z.looseObject({}) });
const LENGTH = 210;
const LATER = 5;

/** A long stream is gone on from its snapshot in this log as in any other: by version, and by the hash that stands there. */
export function snapshotContract(current: () => EventStore): void {
  it('is folded from a snapshot and what came after it, to what all of it folds to', async () => {
    const prefix = freshPrefix().slice(0, -1);
    const counted = defineAggregate<number>(prefix, 0, [on(Told, (n, _, { version }) => n * 3 + version)], {
      snapshots: 1,
    });
    const stream = `${prefix}-1`;
    await fill(current(), stream, LENGTH);
    let kept: Snapshot | undefined;
    const snapshots = { load: async () => kept, save: async (taken: Snapshot) => void (kept = taken) };
    let handed = 0;
    const log = new Proxy(current(), {
      get(target, name) {
        if (name !== 'read') return (Reflect.get(target, name) as () => unknown).bind(target);
        return async (...args: Parameters<EventStore['read']>) => {
          const events = await target.read(...args);
          handed += events.length;
          return events;
        };
      },
    });
    const load = async () => {
      handed = 0;
      const { state, version, position } = await createStreamCache(log, { snapshots }).load(counted, '1');
      return { state, version, position };
    };
    await load();
    expect([handed, kept?.version]).toEqual([LENGTH, LENGTH - 1]);
    await current().append(
      stream,
      Array.from({ length: LATER }, (_, n) => event({ n })),
      LENGTH - 1,
    );
    const resumed = await load();
    expect(handed).toBe(LATER + 1);
    kept = { ...kept!, hash: 'of another log' };
    expect(await load()).toEqual(resumed);
    expect(handed).toBe(LATER + 1 + LENGTH + LATER);
  });
}
