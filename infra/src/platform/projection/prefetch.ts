import type pg from 'pg';
import { instant } from './columns.ts';
import { type Member, storedFrom } from './member.ts';
import type { Step } from './plan.ts';
import type { Stored } from './row-cache.ts';
import { columnNames, inRead, quote } from './tables.ts';
import type { Slot, WorkingSet } from './working-set.ts';

const slotOf = (before: Stored | undefined, ended: string | undefined): Slot => ({
  before,
  after: before,
  changed: false,
  position: -1n,
  ended,
});

/** A row that a batch touches, as the member's cache knows it. */
export function rememberedSlot(member: Member, key: string): Slot {
  const before = member.cache.get(key);
  return slotOf(before, before ? undefined : member.cache.ended(key));
}

/**
 * Adds to `slots` the rows that a batch touches and that are not there yet: as a batch still being committed (`pending`)
 * leaves them, from the member's cache, and the others in one query.
 */
export async function loadSlots(
  pool: pg.Pool,
  member: Member,
  steps: readonly Step[],
  slots: Map<string, Slot>,
  pending?: WorkingSet,
): Promise<void> {
  const missing: string[] = [];
  for (const { keys } of steps) {
    for (const key of keys) {
      if (slots.has(key)) continue;
      const ahead = pending?.slots.get(key);
      if (ahead) {
        slots.set(key, slotOf(ahead.after, ahead.ended));
        continue;
      }
      const slot = rememberedSlot(member, key);
      slots.set(key, slot);
      if (!slot.before && !member.cache.complete && !member.projection.appends) missing.push(key);
    }
  }
  if (missing.length === 0) return;
  const { table, history } = member.tables;
  const columns = ['_key', ...columnNames(member.projection), ...(history ? ['_desde'] : [])].map(quote).join(', ');
  const { rows } = await pool.query<Record<string, unknown>>({
    text: `SELECT ${columns} FROM ${inRead(table)} WHERE _key = ANY($1)`,
    values: [missing],
  });
  for (const raw of rows) {
    const stored = storedFrom(member, raw);
    slots.set(raw._key as string, slotOf(stored, undefined));
  }
  if (history) {
    const gone = missing.filter((key) => !slots.get(key)!.before);
    const ends = await pool.query<{ _key: string; ended: Date }>(
      `SELECT _key, max(_hasta) AS ended FROM ${inRead(history)} WHERE _key = ANY($1) GROUP BY _key`,
      [gone],
    );
    for (const { _key, ended } of ends.rows) slots.get(_key)!.ended = instant(ended);
  }
}
