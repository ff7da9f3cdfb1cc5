import { createDoubledUnits, DOUBLED_PREFIXES } from '@power/domain/inventory/doubled-units';
import { createUnnamedUnits } from '@power/domain/inventory/unnamed-units';
import type { EventStore } from '../event-store/port.ts';

const PAGE = 2000;

/** What versions before did to units, each as a sentence for administrators. */
export interface UnitFindings {
  /** Counted or received twice. */
  readonly repetidas: readonly string[];
  /** They left with an invoice without picking, and their serials stand in the warehouse still. */
  readonly sinNombrar: readonly string[];
}

/** Reads the log once: what versions before did to units. */
export async function findDoubledUnits(store: EventStore): Promise<UnitFindings> {
  const doubled = createDoubledUnits();
  const unnamed = createUnnamedUnits();
  let after: bigint | undefined;
  for (;;) {
    const page = await store.readAll({ after, limit: PAGE, streamPrefixes: [...DOUBLED_PREFIXES] });
    if (page.length === 0) return { repetidas: doubled.findings(), sinNombrar: unnamed.findings() };
    for (const { type, data, metadata } of page) {
      doubled.take({ type, data, at: metadata.at });
      unnamed.take({ type, data });
    }
    after = page.at(-1)!.position;
  }
}
