import { appendHistory } from '../../platform/event-store/append-history.ts';
import type { HistoryLoad } from '../../platform/event-store/bulk-log.ts';
import { type FillBeside, withReadModels } from '../../platform/projection/fill/fill-worker.ts';
import { type EventLogConfig, openEventStore } from './open-event-store.ts';
import { openPostgresLoad } from './postgres/load-events.ts';

/**
 * Opens the load of a whole history (ADR 1). In PostgreSQL it is one transaction into an empty log, all or nothing.
 * Its positions are known beforehand, so read models can be filled beside it. EventStoreDB has none: there it is ordinary appends, slower, and what a killed load left is found and completed.
 */
export async function openHistoryLoad(config: EventLogConfig, fill?: FillBeside): Promise<HistoryLoad> {
  if (!config.eventstoreUrl) {
    const load = await openPostgresLoad(config.databaseUrl);
    return fill ? withReadModels(load, fill) : load;
  }
  return appendHistory(await openEventStore(config));
}
