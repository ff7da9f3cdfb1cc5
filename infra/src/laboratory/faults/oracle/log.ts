import type { EventStore, RecordedEvent } from '../../../platform/event-store/port.ts';
import { verifyLog } from '../../../platform/event-store/verify.ts';
import type { Ledger } from '../ledger.ts';

const PAGE = 1000;

/** The whole log, in order; tells positions that do not rise. */
export async function readLog(store: EventStore, problem: (text: string) => void): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for (let after: bigint | undefined; ;) {
    const page = await store.readAll({ after, limit: PAGE });
    if (page.length === 0) return events;
    for (const event of page) {
      const last = events.at(-1);
      if (last && event.position <= last.position) problem(`position ${event.position} follows ${last.position}`);
      events.push(event);
    }
    after = page.at(-1)!.position;
  }
}

/** Chain and streams as the verifier sees them; event ids once. */
export async function checkChain(
  store: EventStore,
  events: readonly RecordedEvent[],
  problem: (text: string) => void,
): Promise<void> {
  const { ok, finding, events: verified } = await verifyLog(store);
  if (!ok) problem(`the chain is broken: ${finding?.detail}`);
  if (ok && verified !== events.length) problem(`the verifier read ${verified} events, the oracle ${events.length}`);
  const ids = new Set(events.map(({ id }) => id));
  if (ids.size !== events.length) problem(`${events.length - ids.size} event ids are there twice`);
}

/** Every acknowledged command once, at the version and position of its reply; nothing of a refused one. */
export function checkCommands(
  events: readonly RecordedEvent[],
  { acknowledged, refused }: Ledger,
  problem: (text: string) => void,
): void {
  const byCommand = new Map<string, RecordedEvent[]>();
  for (const event of events)
    byCommand.set(event.metadata.commandId, [...(byCommand.get(event.metadata.commandId) ?? []), event]);
  const known = new Set<string>(refused.keys());
  for (const { id, writes, version, posicion } of acknowledged) {
    known.add(id);
    const own = byCommand.get(id) ?? [];
    const last = own.find((event) => event.position === posicion);
    if (!last || last.version !== version)
      problem(
        `${id} was answered ${version}@${posicion}, but there the log has ${last ? `version ${last.version}` : 'another event'} (${own.length} events of this command)`,
      );
    const written = own.filter(({ type }) => type === writes).length;
    if (writes !== undefined && written !== 1)
      problem(`${id} was acknowledged and is in the log ${written} times as ${writes}`);
  }
  for (const [id, writes] of refused) {
    if (writes !== undefined && (byCommand.get(id) ?? []).some(({ type }) => type === writes))
      problem(`${id} was refused, but its ${writes} is in the log`);
  }
  for (const id of byCommand.keys())
    if (/^f\d+-/.test(id) && !known.has(id)) problem(`${id} is in the log, but nobody was told`);
}
