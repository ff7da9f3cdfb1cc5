import { existsSync } from 'node:fs';
import type { EventStore } from '../event-store/port.ts';
import { logFolder } from './heads.ts';
import { evidenceFolder, keptKeys, knownKeys, type PublicKey } from './keys.ts';
import { Signatures } from './signatures.ts';
import { readStart } from './start.ts';
import { readPublished } from './state.ts';

/** Public keys that count in a data folder: its own, those it published, and those of others that its operator put there. */
export function trustedKeys(dataDir: string): PublicKey[] {
  if (!existsSync(evidenceFolder(dataDir))) return [];
  const all = [...(readPublished(dataDir)?.llaves ?? []), ...knownKeys(dataDir), ...keptKeys(dataDir)];
  return [...new Map(all.map((key) => [key.id, key])).values()];
}

/** What holds a log's events against the keys of a data folder; undefined where evidence of that log has not begun there. */
export async function signaturesOf(
  dataDir: string,
  store: Pick<EventStore, 'identity'>,
): Promise<Signatures | undefined> {
  if (!existsSync(evidenceFolder(dataDir))) return undefined;
  const start = readStart(logFolder(dataDir, await store.identity()));
  return start && new Signatures(BigInt(start.posicion), trustedKeys(dataDir));
}
