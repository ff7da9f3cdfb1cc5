import type { RecordedEvent } from '../event-store/port.ts';
import type { Part } from './commit.ts';
import type { Engine } from './engine.ts';
import { foldSteps } from './fold.ts';
import type { Member } from './member.ts';
import { planSteps } from './plan.ts';
import { loadSlots } from './prefetch.ts';
import { Prepared } from './prepared.ts';
import { emptyWork } from './working-set.ts';

/**
 * What a batch means for each member, without writing anything. `pending` holds the members' parts of the batch before,
 * while that is still being committed; if it fails, what was folded on top of it must be thrown away. `onto` are parts of
 * consecutive earlier batches that are not being written yet: this batch is added to them.
 */
export function foldParts(
  engine: Engine,
  members: readonly Member[],
  events: readonly RecordedEvent[],
  pending?: readonly Part[],
  onto?: readonly Part[],
  forcedFault?: unknown,
): Promise<Part[]> {
  const prepared = events.map((event) => new Prepared(event));
  const to = events.at(-1)!.position;
  return Promise.all(
    members.map(async (member): Promise<Part> => {
      const ahead = pending?.find((part) => part.member === member);
      const begun = onto?.find((part) => part.member === member);
      const steps = planSteps(member, prepared, (begun ?? ahead)?.to ?? member.position, forcedFault);
      const work = begun?.work ?? emptyWork();
      await loadSlots(engine.pool, member, steps, work.slots, ahead?.work);
      foldSteps(member, steps, work, ahead?.work);
      return { member, work, to };
    }),
  );
}
