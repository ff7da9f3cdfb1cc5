import type { Frame, Row } from './define.ts';
import { instant } from './columns.ts';
import type { Member } from './member.ts';
import type { Step } from './plan.ts';
import type { Slot, WorkingSet } from './working-set.ts';
import { messageOf } from './working-set.ts';

type Change = readonly [key: string, slot: Slot, after: Row | undefined];

/**
 * Folds a planned batch, in log order, into a working set. Pure but for the working set. An event whose handler throws
 * changes nothing and is parked, and so is every later event of its stream. `pending` is the batch before, while it is
 * still being committed.
 */
export function foldSteps(member: Member, steps: readonly Step[], work: WorkingSet, pending?: WorkingSet): void {
  const stopped = new Set([...(pending?.parks ?? []), ...work.parks].map(({ stream }) => stream));
  for (const step of steps) {
    const { event } = step.prepared;
    if (member.parked.has(event.stream) || stopped.has(event.stream)) {
      park(work, step, 'an earlier event of this stream is parked');
      continue;
    }
    try {
      if (step.fault !== undefined) throw step.fault;
      const changes = changesOf(member, step, work);
      const frames = framesOf(member, step);
      for (const change of changes) applyChange(member, step, change, work);
      for (const frame of frames) work.frames.push({ position: event.position, frame });
    } catch (fault) {
      stopped.add(event.stream);
      park(work, step, messageOf(fault));
    }
  }
}

function park(work: WorkingSet, { prepared: { event } }: Step, error: string): void {
  work.parks.push({ stream: event.stream, version: event.version, position: event.position, type: event.type, error });
}

function changesOf(member: Member, { prepared, rule, keys }: Step, work: WorkingSet): Change[] {
  const changes: Change[] = [];
  if (!rule) return changes;
  const data = prepared.data(rule.event);
  for (const key of keys) {
    const slot = work.slots.get(key)!;
    const row = slot.after?.row;
    const after = rule.fold(row, data, prepared.context, key);
    if (after !== row) changes.push([key, slot, after && member.canonical(after, row)]);
  }
  return changes;
}

function framesOf(member: Member, { prepared }: Step): readonly Frame[] {
  const announcement =
    member.silent || member.role === 'build' ? undefined : member.announcements.get(prepared.event.type);
  return announcement ? announcement.frames(prepared.data(announcement.event), prepared.context) : [];
}

function applyChange(member: Member, { prepared }: Step, [key, slot, row]: Change, work: WorkingSet): void {
  const { position, at } = prepared.context;
  const previous = slot.after;
  slot.changed = true;
  slot.position = position;
  if (!member.tables.history) {
    slot.after = row && { row, desde: undefined };
    return;
  }
  const now = latest(instant(at), previous ? previous.desde : slot.ended);
  if (previous) endVersion(work, key, slot, now);
  slot.ended = row ? undefined : now;
  slot.after = row && { row, desde: now };
  if (!slot.after) return;
  slot.version = { key, position, stored: slot.after, hasta: undefined };
  work.versions.push(slot.version);
}

const latest = (at: string, floor: string | undefined): string => (floor !== undefined && floor > at ? floor : at);

function endVersion(work: WorkingSet, key: string, slot: Slot, at: string): void {
  if (slot.version) slot.version.hasta = at;
  else work.closes.set(key, at);
  slot.version = undefined;
}
