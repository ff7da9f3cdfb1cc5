import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { readJson, writePrivate } from '../../platform/private-file.ts';

export interface Secrets {
  JWT_SECRET: string;
  INTERNAL_TOKEN: string;
}

/** The secrets of this installation: made once, kept in `${DATA_DIR}/secrets.json`, readable by its owner alone. */
export function loadSecrets(dataDir: string, env: NodeJS.ProcessEnv = process.env): Secrets {
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
    JWT_SECRET: env.JWT_SECRET || secrets.JWT_SECRET,
    INTERNAL_TOKEN: env.INTERNAL_TOKEN || secrets.INTERNAL_TOKEN,
  };
}
