import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { readJson, writePrivate } from '../../platform/private-file.ts';

export interface Secrets {
  JWT_SECRET: string;
  INTERNAL_TOKEN: string;
}

/**
 * The secrets of this installation: those that the configuration gives, else made once and kept in
 * `${DATA_DIR}/secrets.json`, readable by its owner alone.
 */
export function loadSecrets(dataDir: string, given: Partial<Secrets> = {}): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  const stored = readJson<Partial<Secrets>>(file) ?? {};
  const fresh = (): string => randomBytes(32).toString('base64url');
  const secrets = {
    ...stored,
    JWT_SECRET: stored.JWT_SECRET ?? fresh(),
    INTERNAL_TOKEN: stored.INTERNAL_TOKEN ?? fresh(),
  };
  if (!stored.JWT_SECRET || !stored.INTERNAL_TOKEN) writePrivate(file, secrets);
  return {
    JWT_SECRET: given.JWT_SECRET || secrets.JWT_SECRET,
    INTERNAL_TOKEN: given.INTERNAL_TOKEN || secrets.INTERNAL_TOKEN,
  };
}

/** What the start says when others may work on the same database: a session signed here is unknown to them. */
export function sharedSecrets({
  DATABASE_URL,
  JWT_SECRET,
  INTERNAL_TOKEN,
}: Partial<Secrets> & { DATABASE_URL?: string }): string | undefined {
  const missing = [!JWT_SECRET && 'JWT_SECRET', !INTERNAL_TOKEN && 'INTERNAL_TOKEN'].filter(Boolean);
  if (!DATABASE_URL || missing.length === 0) return undefined;
  return `Aviso: si otro servidor usa la misma DATABASE_URL, define en todos ${missing.length > 1 ? 'los mismos' : 'el mismo'} ${missing.join(' e ')}; si no, las sesiones de uno no valen en el otro.`;
}
