import type { RecordedEvent } from '../../event-store/port.ts';
import { abreast } from '../abreast.ts';
import { remember } from '../commit.ts';
import type { Projection } from '../define.ts';
import { foldSteps } from '../fold.ts';
import { createMember, type Member } from '../member.ts';
import { planSteps } from '../plan.ts';
import { rememberedSlot } from '../prefetch.ts';
import { Prepared } from '../prepared.ts';
import { servingTables, type Tables } from '../tables.ts';
import { emptyWork, messageOf } from '../working-set.ts';
import { FilledTables } from './filled-tables.ts';

/** Projections that are indexed and committed side by side. */
const TOGETHER = 2;

export interface HistoryFill {
  /** Folds consecutive events, from the first of the log on. */
  take(events: readonly RecordedEvent[]): Promise<void>;
  /** There are no more events: writes what is left and makes the indexes. */
  finish(): Promise<void>;
  /** The log holds all of it, up to this position: the read models are there. */
  commit(position: bigint): Promise<void>;
  /** Gives up what was not committed. */
  close(): Promise<void>;
  /** Projections that were given up, and why: a projector fills them as it always does, and parks what cannot be folded. */
  readonly left: ReadonlyMap<string, string>;
}

/**
 * Fills the read models of an empty database while their history is still being told (ARCHITECTURE, *Projections*): by the rules that the
 * projector folds by, all rows in memory, each written once. What it commits is what a projector would have made of the
 * same events; until then the projections are as if they had never run.
 */
export function fillHistory(projections: readonly Projection[], databaseUrl: string): HistoryFill {
  const left = new Map<string, string>();
  let filled = projections.map((projection) => new FilledTables(memberOf(projection), databaseUrl));
  const byType = new Map<string, Set<FilledTables>>();
  for (const one of filled) {
    for (const type of one.member.rules.keys()) byType.set(type, (byType.get(type) ?? new Set()).add(one));
  }
  /** One that fails is left to the projector. */
  const attempt = async (one: FilledTables, work: () => Promise<void>): Promise<void> => {
    try {
      if (!left.has(one.member.projection.name)) await work();
    } catch (error) {
      left.set(one.member.projection.name, messageOf(error));
      await one.close().catch(() => undefined);
    }
  };
  const side = async (work: (one: FilledTables) => Promise<void>): Promise<void> => {
    await abreast(filled, (one) => attempt(one, () => work(one)), TOGETHER);
    filled = filled.filter(({ member }) => !left.has(member.projection.name));
  };
  return {
    left,
    async take(events) {
      const batches = new Map<FilledTables, Prepared[]>();
      for (const event of events) {
        const prepared = new Prepared(event);
        for (const one of byType.get(event.type) ?? []) {
          const batch = batches.get(one);
          if (batch) batch.push(prepared);
          else batches.set(one, [prepared]);
        }
      }
      for (const [one, batch] of batches) await attempt(one, () => foldInto(one, batch));
    },
    finish() {
      // The largest first: begun last, it would be waited for alone.
      filled.sort((a, b) => b.size - a.size);
      return side((one) => one.finish());
    },
    commit: (position) => side((one) => one.commit(position)),
    close: async () => {
      await Promise.all(filled.map((one) => one.close().catch(() => undefined)));
    },
  };
}

const memberOf = (projection: Projection): Member => emptyMember(projection, 1, servingTables(projection));

/** A member that holds all of its rows in memory and tells nobody: before its first event. */
export const emptyMember = (
  projection: Projection,
  generation: number,
  tables: Tables,
  takes?: Member['takes'],
): Member =>
  createMember({
    takes,
    projection,
    generation,
    tables,
    role: 'serving',
    epoch: 0n,
    position: -1n,
    silent: true,
    parked: [],
    cacheRows: Infinity,
    empty: true,
  });

/** Folds consecutive events into tables that are being filled. Throws where the projector would park one. */
export function foldInto(one: FilledTables, batch: readonly Prepared[]): Promise<void> {
  const { member } = one;
  const steps = planSteps(member, batch, member.position);
  const work = emptyWork();
  for (const { keys } of steps) {
    for (const key of keys) if (!work.slots.has(key)) work.slots.set(key, rememberedSlot(member, key));
  }
  foldSteps(member, steps, work);
  const [parked] = work.parks;
  if (parked) throw new Error(`${parked.stream} ${parked.type}: ${parked.error}`);
  remember(member, work);
  return one.add(work);
}
