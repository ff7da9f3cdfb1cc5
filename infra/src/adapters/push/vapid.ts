import { linkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readJson, writePrivate } from '../../platform/private-file.ts';
import { webPush } from './web-push.ts';

export interface VapidKeys {
  /** base64url, uncompressed P-256 point: what browsers subscribe with. */
  readonly publicKey: string;
  readonly privateKey: string;
}

const known = new Map<string, VapidKeys>();

/**
 * Keys by which push services know this installation: made at the first use, kept in `${DATA_DIR}/vapid.json`, readable by
 * its owner alone. Two services that start together agree on one pair: the first to put its file there wins.
 */
export function loadVapid(dataDir: string): VapidKeys {
  const file = path.join(dataDir, 'vapid.json');
  const keys = known.get(file) ?? readJson<VapidKeys>(file) ?? generate(file);
  known.set(file, keys);
  return keys;
}

function generate(file: string): VapidKeys {
  const mine = `${file}.${process.pid}.new`;
  writePrivate(mine, webPush().generateVAPIDKeys());
  try {
    linkSync(mine, file);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine, { force: true });
  }
  const keys = readJson<VapidKeys>(file);
  if (!keys) throw new Error(`${file} cannot be read`);
  return keys;
}
