import { linkSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { EventStore } from '../event-store/port.ts';
import { readJson, writePrivate } from '../private-file.ts';
import { logFolder } from './heads.ts';
import type { Keys, Signature } from './keys.ts';

/** Where evidence of a log begins: what stands up to there was there before, and is vouched for as it was found. */
export interface EvidenceStart {
  readonly registro: string;
  /** Position of the last event of before; −1 of a log that was empty. */
  readonly posicion: string;
  readonly instante: string;
  readonly firmas: readonly Signature[];
}

export const startText = ({ registro, posicion, instante }: Omit<EvidenceStart, 'firmas'>): string =>
  ['power-inicio-1', registro, posicion, instante].join('\n');

const fileOf = (folder: string): string => path.join(folder, 'inicio.json');

/** Where the evidence in a folder begins; undefined where it has not begun. */
export const readStart = (folder: string): EvidenceStart | undefined => readJson<EvidenceStart>(fileOf(folder));

/**
 * Opens the evidence of a log: its folder, and where it begins. Called by whoever accepts commands before it takes the first,
 * so that every later event is signed. Of several processes that do so at once, the first to put its file there wins.
 */
export async function beginEvidence(
  dataDir: string,
  store: Pick<EventStore, 'identity' | 'head'>,
  keys: Keys,
): Promise<{ readonly folder: string; readonly start: EvidenceStart }> {
  const registro = await store.identity();
  const folder = logFolder(dataDir, registro);
  const found = readStart(folder);
  if (found) return { folder, start: found };
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const instante = new Date().toISOString();
  const start = { registro, posicion: String((await store.head()) ?? -1n), instante };
  const mine = `${fileOf(folder)}.${process.pid}.new`;
  writePrivate(mine, { ...start, firmas: keys.sign(startText(start), instante) } satisfies EvidenceStart);
  try {
    linkSync(mine, fileOf(folder));
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine, { force: true });
  }
  return { folder, start: readStart(folder)! };
}
