import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, configFault } from '../config-error.ts';
import { readJson, writePrivate } from '../private-file.ts';
import { type Forgetting, knownForgettings } from './forgotten-file.ts';

const GCM = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

/** Enciphers bytes so that they can be read only together with `beside`. */
export function encipher(key: Buffer, beside: string, plain: Buffer): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(GCM, key, iv).setAAD(Buffer.from(beside));
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** What was enciphered. Throws where key, bytes or `beside` are not those of then. */
export function decipher(key: Buffer, beside: string, bytes: Buffer): Buffer {
  const cipher = createDecipheriv(GCM, key, bytes.subarray(0, IV)).setAAD(Buffer.from(beside));
  cipher.setAuthTag(bytes.subarray(-TAG));
  return Buffer.concat([cipher.update(bytes.subarray(IV, -TAG)), cipher.final()]);
}

/** The secret of an installation over persons: it wraps the key of each, and names them so that nobody else can tell whom. */
export interface PrivacySecret {
  /** Name of a person without their words: who lacks the secret cannot try names out. */
  alias(identity: string): string;
  wrap(id: string, key: Buffer): Buffer;
  /** Throws where the secret is another one. */
  unwrap(id: string, wrapped: Buffer): Buffer;
  /** Keys that the installation knows to be destroyed, whatever an older database holds of them. */
  readonly forgotten: readonly Forgetting[];
}

/** The secret made of a text. */
export function secretOf(text: string, forgotten: readonly Forgetting[] = []): PrivacySecret {
  const derived = (use: string): Buffer => Buffer.from(hkdfSync('sha256', text, '', `power-privacidad-${use}`, 32));
  const [naming, wrapping] = [derived('nombres'), derived('llaves')];
  return {
    alias: (identity) => createHmac('sha256', naming).update(identity).digest('hex').slice(0, 40),
    wrap: (id, key) => encipher(wrapping, id, key),
    unwrap: (id, wrapped) => decipher(wrapping, id, wrapped),
    forgotten,
  };
}

/** Where the secret lies that was made here. */
export const secretFile = (dataDir: string): string => path.join(dataDir, 'privacidad.json');

/**
 * The secret of the instance whose data lie in a folder, made at the first use and kept there, readable by its owner alone;
 * `given` (PRIVACIDAD_LLAVE) in its place where the operator keeps it elsewhere. Throws {@link ConfigError}.
 */
export function installationSecret(dataDir: string, given?: string): PrivacySecret {
  const forgotten = knownForgettings(dataDir);
  if (given) return secretOf(given, forgotten);
  const file = secretFile(dataDir);
  if (!existsSync(file)) makeFile(file);
  const found = readJson<{ llave?: string }>(file)?.llave;
  if (!found) throw new ConfigError(`${configFault}: ${file} no se puede leer: repónlo de un respaldo.`);
  return secretOf(found, forgotten);
}

/** Of several processes that make it at once, the first to put its file there wins. */
function makeFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const mine = `${file}.${process.pid}.new`;
  writePrivate(mine, { llave: randomBytes(32).toString('base64url') });
  try {
    linkSync(mine, file);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}
