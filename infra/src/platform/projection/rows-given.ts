import type { RecordedEvent } from '../event-store/port.ts';
import type { Frame, Projection, Row } from './define.ts';
import { foldSteps } from './fold.ts';
import { createMember } from './member.ts';
import { planSteps } from './plan.ts';
import { Prepared } from './prepared.ts';
import { servingTables } from './tables.ts';
import { emptyWork, type Slot } from './working-set.ts';

export interface GivenRows {
  readonly rows: ReadonlyMap<string, Row>;
  readonly frames: readonly Frame[];
}

/**
 * Events in → rows out, without a database: what the table of a projection would hold, in canonical form (absent = null),
 * and the frames it would announce. For tests of projections. Throws where the runner would park.
 */
export function rowsGiven<R extends Row>(projection: Projection<R>, events: readonly RecordedEvent[]): GivenRows {
  const of = projection as Projection;
  const member = createMember({
    projection: of,
    generation: 1,
    tables: servingTables(of),
    role: 'serving',
    epoch: 0n,
    position: -1n,
    silent: false,
    parked: [],
    cacheRows: 0,
    empty: true,
  });
  const steps = planSteps(
    member,
    events.map((event) => new Prepared(event)),
    -1n,
  );
  const work = emptyWork();
  for (const key of steps.flatMap((step) => step.keys)) {
    work.slots.set(key, {
      before: undefined,
      after: undefined,
      changed: false,
      position: -1n,
      ended: undefined,
    } satisfies Slot);
  }
  foldSteps(member, steps, work);
  if (work.parks[0]) throw new Error(`${work.parks[0].type} at ${work.parks[0].position}: ${work.parks[0].error}`);
  const rows = [...work.slots].flatMap(([key, { after }]) => (after ? [[key, after.row] as const] : []));
  return { rows: new Map(rows), frames: work.frames.map(({ frame }) => frame) };
}
