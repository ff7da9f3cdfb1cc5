import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, configFault } from '../config-error.ts';
import { readJson, writePrivate } from '../private-file.ts';

/** A public key as it is published: who checks needs nothing else of us. */
export interface PublicKey {
  /** First sixteen letters of the sha-256 of the key. */
  readonly id: string;
  readonly algoritmo: 'Ed25519';
  /** SubjectPublicKeyInfo, base64. */
  readonly publica: string;
  readonly desde: string;
  /** Until when it signs; null: no successor is named yet. */
  readonly hasta: string | null;
  /** The key before it that vouches for it by its signature; null of a first one. */
  readonly avala: { readonly llave: string; readonly firma: string } | null;
}

/** A key of this instance. Whose private part is gone signs nothing any more, and still proves what it signed. */
interface OwnKey extends PublicKey {
  readonly privada?: string;
}

interface KeyFile {
  readonly llaves: readonly OwnKey[];
}

/** A signature with the name of its key. */
export interface Signature {
  readonly llave: string;
  /** base64. */
  readonly firma: string;
}

const idOf = (spki: Buffer): string => hash('sha256', spki, 'hex').slice(0, 16);
const vouched = ({ id, publica, desde }: Pick<PublicKey, 'id' | 'publica' | 'desde'>): Buffer =>
  Buffer.from(['power-llave-1', id, publica, desde].join('\n'));

/** Where what proves the log lies, beside everything else that is not in the database. */
export const evidenceFolder = (dataDir: string): string => path.join(dataDir, 'evidencia');
const keyFileOf = (dataDir: string): string => path.join(evidenceFolder(dataDir), 'llaves.json');
/** Public keys of other instances that write to the same log, one file of theirs each, put there by the operator. */
const othersFolder = (dataDir: string): string => path.join(evidenceFolder(dataDir), 'conocidas');

function fresh(desde: string, before?: { readonly id: string; readonly key: KeyObject }): OwnKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return ownKey(publicKey, privateKey, desde, before);
}

function ownKey(
  publicKey: KeyObject,
  privateKey: KeyObject,
  desde: string,
  before?: { readonly id: string; readonly key: KeyObject },
): OwnKey {
  const spki = publicKey.export({ format: 'der', type: 'spki' });
  const key = { id: idOf(spki), algoritmo: 'Ed25519' as const, publica: spki.toString('base64'), desde };
  return {
    ...key,
    hasta: null,
    avala: before ? { llave: before.id, firma: sign(null, vouched(key), before.key).toString('base64') } : null,
    privada: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  };
}

const privateOf = (key: OwnKey): KeyObject | undefined =>
  key.privada === undefined
    ? undefined
    : createPrivateKey({ key: Buffer.from(key.privada, 'base64'), format: 'der', type: 'pkcs8' });

/** The key that EVIDENCIA_LLAVE gives: a PEM text, or the path of a file with one. Throws {@link ConfigError}. */
function givenKey(given: string): OwnKey {
  try {
    const key = createPrivateKey(given.startsWith('-----BEGIN') ? given.replaceAll('\\n', '\n') : readFileSync(given));
    if (key.asymmetricKeyType !== 'ed25519') throw new Error('not Ed25519');
    return ownKey(createPublicKey(key), key, '1970-01-01T00:00:00.000Z');
  } catch {
    throw new ConfigError(
      `${configFault}: EVIDENCIA_LLAVE no es una llave privada Ed25519 en PEM ni un archivo con una; haz una con «openssl genpkey -algorithm ed25519».`,
    );
  }
}

/** Makes the file with a first key; of several processes that do so at once, the first to put its file there wins. */
function makeFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const mine = `${file}.${process.pid}.new`;
  writePrivate(mine, { llaves: [fresh(new Date().toISOString())] } satisfies KeyFile);
  try {
    linkSync(mine, file);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

function readFile(file: string): KeyFile {
  const found = readJson<KeyFile>(file);
  if (!Array.isArray(found?.llaves) || found.llaves.length === 0)
    throw new ConfigError(
      `${configFault}: ${file} no se puede leer: repónlo de un respaldo. Si se perdió, muévelo a otra parte; el próximo inicio hace una llave nueva, y lo que firmó la anterior ya no se puede comprobar sin ella.`,
    );
  return found;
}

/** The keys of this instance: they sign what it accepts and what it vouches for. */
export interface Keys {
  /** Signs a text with every key that signs at an instant: two while one takes over from the other. */
  sign(text: string, at: string): Signature[];
  /** Signs with the newest key alone. */
  signOnce(text: string, at: string): Signature;
  readonly publicKeys: readonly PublicKey[];
}

const withoutPrivate = ({ privada: _kept, ...key }: OwnKey): PublicKey => key;
const signsAt =
  (at: string) =>
  ({ desde, hasta, privada }: OwnKey): boolean =>
    privada !== undefined && desde <= at && (hasta === null || at < hasta);

/**
 * The keys of the instance whose data lie in a folder, made at the first use and kept there, readable by their owner alone;
 * `given` (EVIDENCIA_LLAVE) signs in their place where the operator keeps the key elsewhere.
 */
export function loadKeys(dataDir: string, given?: string): Keys {
  const file = keyFileOf(dataDir);
  if (!given && !existsSync(file)) makeFile(file);
  const kept = existsSync(file) ? readFile(file).llaves : [];
  const own = given ? [...kept.filter(({ id }) => id !== givenKey(given).id), givenKey(given)] : kept;
  const signing = given ? own.slice(-1) : own;
  const objects = new Map(signing.map((key) => [key.id, privateOf(key)]));
  const one = (key: OwnKey, text: string): Signature => ({
    llave: key.id,
    firma: sign(null, Buffer.from(text), objects.get(key.id)!).toString('base64'),
  });
  const those = (at: string): OwnKey[] => {
    const found = signing.filter(signsAt(at));
    // A clock that was set back before the first key was made: the newest signs all the same.
    return found.length > 0 ? found : signing.filter(({ privada }) => privada !== undefined).slice(-1);
  };
  return {
    publicKeys: own.map(withoutPrivate),
    sign: (text, at) => those(at).map((key) => one(key, text)),
    signOnce: (text, at) => one(those(at).at(-1)!, text),
  };
}

/**
 * Gives the instance a new key that the present one vouches for. Both sign until `overlapUntil`; then the present one's private
 * part is of no use any more, and the next rotation forgets it. Answers the new key.
 */
export function rotateKeys(dataDir: string, now: string, overlapUntil: string): PublicKey {
  const file = keyFileOf(dataDir);
  if (!existsSync(file)) makeFile(file);
  const { llaves } = readFile(file);
  const present = llaves.findLast(({ privada }) => privada !== undefined);
  const key = present && privateOf(present);
  const next = fresh(now, present && key && { id: present.id, key });
  const before = llaves.map((one) => {
    if (one.hasta !== null && one.hasta <= now) return withoutPrivate(one);
    return one.hasta === null ? { ...one, hasta: overlapUntil } : one;
  });
  writePrivate(file, { llaves: [...before, next] });
  return withoutPrivate(next);
}

/** Public parts of the keys that are kept in a folder; none is made. */
export function keptKeys(dataDir: string): PublicKey[] {
  const file = keyFileOf(dataDir);
  return existsSync(file) ? readFile(file).llaves.map(withoutPrivate) : [];
}

/** Public keys of other instances that the operator vouches for by having put their file there. */
export function knownKeys(dataDir: string): PublicKey[] {
  const folder = othersFolder(dataDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readJson<{ llaves?: PublicKey[] }>(path.join(folder, name))?.llaves ?? []);
}

const publicObjects = new Map<string, KeyObject>();
function publicOf({ id, publica }: PublicKey): KeyObject {
  let key = publicObjects.get(`${id}${publica}`);
  if (!key) {
    key = createPublicKey({ key: Buffer.from(publica, 'base64'), format: 'der', type: 'spki' });
    publicObjects.set(`${id}${publica}`, key);
  }
  return key;
}

/** Whether a signature over a text is that of one of these keys. */
export function isSigned(text: string, { llave, firma }: Signature, keys: readonly PublicKey[]): boolean {
  const key = keys.find(({ id }) => id === llave);
  return key !== undefined && verify(null, Buffer.from(text), publicOf(key), Buffer.from(firma, 'base64'));
}

/** The first of these keys that is not what it says: its name is not its own, or who should vouch for it does not. */
export const unsoundKey = (keys: readonly PublicKey[]): PublicKey | undefined =>
  keys.find(
    (key) =>
      idOf(Buffer.from(key.publica, 'base64')) !== key.id ||
      (key.avala !== null && !isSigned(vouched(key).toString(), key.avala, keys)),
  );
