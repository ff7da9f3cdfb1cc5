import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A key that was destroyed, and how far the log was then. */
export interface Forgetting {
  readonly id: string;
  readonly until: bigint;
}

/** Beside the database, so that one that is older (a backup that was restored) hears of who was forgotten since. */
const fileOf = (dataDir: string): string => path.join(dataDir, 'olvidos.txt');

/** Who was forgotten by this installation, as its data folder knows. Lines that are no such thing are passed over. */
export function knownForgettings(dataDir: string): Forgetting[] {
  let text = '';
  try {
    text = readFileSync(fileOf(dataDir), 'utf8');
  } catch {
    // Nobody was.
  }
  return [...text.matchAll(/^([0-9a-f-]{36}) (\d{1,19})$/gm)].map(([, id, until]) => ({
    id: id!,
    until: BigInt(until!),
  }));
}

/** Writes a forgetting down, once. */
export function noteForgetting(dataDir: string, { id, until }: Forgetting): void {
  if (knownForgettings(dataDir).some((one) => one.id === id)) return;
  appendFileSync(fileOf(dataDir), `${id} ${until}\n`, { mode: 0o600 });
}
