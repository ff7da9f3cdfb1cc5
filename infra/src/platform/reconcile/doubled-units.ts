import { createDoubledUnits, DOUBLED_PREFIXES } from '@power/domain/inventory/doubled-units';
import type { EventStore } from '../event-store/port.ts';

const PAGE = 2000;

/** Reads the log once: units that versions before counted or received twice, each as a sentence for administrators. */
export async function findDoubledUnits(store: EventStore): Promise<readonly string[]> {
  const doubled = createDoubledUnits();
  let after: bigint | undefined;
  for (;;) {
    const page = await store.readAll({ after, limit: PAGE, streamPrefixes: [...DOUBLED_PREFIXES] });
    if (page.length === 0) return doubled.findings();
    for (const { type, data, metadata } of page) doubled.take({ type, data, at: metadata.at });
    after = page.at(-1)!.position;
  }
}
