import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { ConfigError } from '../config-error.ts';
import type { Anchor } from './verify.ts';

/** The anchor that a file keeps; undefined when there is none yet. Throws {@link ConfigError} for a file of something else. */
export function readAnchor(file: string): Anchor | undefined {
  if (!existsSync(file)) return undefined;
  const { position, events, digest, marks } = parsed(file);
  if (!position || events === undefined || !digest) throw new ConfigError(`${file} no es un ancla del registro.`);
  return { position, events, digest, ...(typeof marks === 'string' && { marks }) };
}

function parsed(file: string): Partial<Anchor> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Anchor>;
  } catch {
    throw new ConfigError(`${file} no es un ancla del registro.`);
  }
}

/** Keeps an anchor, whole or not at all. */
export function writeAnchor(file: string, anchor: Anchor): void {
  writeFileSync(`${file}.tmp`, `${JSON.stringify(anchor)}\n`, { mode: 0o600 });
  renameSync(`${file}.tmp`, file);
}
