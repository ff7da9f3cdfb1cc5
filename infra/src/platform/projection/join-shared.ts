import { inTransaction } from '../../adapters/postgres/transaction.ts';
import type { ProjectionUnit } from './attach.ts';
import type { Engine } from './engine.ts';
import type { LiveGroup } from './group.ts';
import { markLive } from './mark-live.ts';
import type { Member } from './member.ts';
import { firstPart, shareOut } from './parts.ts';
import { lockLease } from './transaction.ts';

/** Goes live for the first time, and is shared: the rows of all parts were filled as one. */
export function joinShared(
  engine: Engine,
  group: LiveGroup,
  unit: ProjectionUnit,
  whole: Member,
  parts: number,
): Promise<void> {
  const { name } = whole.projection;
  return group.mutex.run(async () => {
    await group.closeGap(whole);
    if (whole.lost || engine.signal.aborted) return;
    await markLive(engine, whole);
    if (whole.lost) return;
    try {
      await inTransaction(engine.pool, async (client) => {
        await lockLease(client, engine, name, whole.epoch);
        await shareOut(client, name, parts);
      });
    } catch (error) {
      // Nobody knows whether it is shared now: it is taken up anew as the database has it, and must not go on as a whole.
      whole.lost = true;
      throw error;
    }
    const first = firstPart(engine, whole, parts, whole.tables);
    whole.lost = true;
    unit.serving = first;
    group.members.add(first);
  });
}
