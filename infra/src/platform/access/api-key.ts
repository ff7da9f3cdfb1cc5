import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What the log keeps of a key: useless to whoever reads it, and its last characters, by which people tell keys apart. */
interface Fingerprint {
  readonly hash: string;
  readonly final_clave: string;
}

const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The secret that this server issues for this command: the same for the same command, so that it is stored nowhere. */
export function issueApiSecret(serverSecret: string, commandId: string): { secret: string; huella: Fingerprint } {
  const secret = createHmac('sha256', serverSecret).update(`api-key\n${commandId}`).digest('base64url');
  return { secret, huella: { hash: digest(secret).toString('hex'), final_clave: secret.slice(-4) } };
}

/** A key as its holder has it: it names its integrator, so that one stream says whether it is good. */
export const writtenKey = (number: number, secret: string): string => `pm_${number}_${secret}`;

/** The parts of a key from a header `Authorization: Bearer`; undefined when there is none of our making. */
export function readKey(authorization: string | undefined): { number: number; secret: string } | undefined {
  const [, number, secret] = /^Bearer +pm_(\d{1,9})_([\w-]{43})$/i.exec(authorization ?? '') ?? [];
  return number && secret ? { number: Number(number), secret } : undefined;
}

const NOBODY = Buffer.alloc(32);

/** Whether one of these hashes is that of the secret. It takes as long for every one of them, and for none. */
export function matchesAny(secret: string, hashes: readonly string[]): boolean {
  const given = digest(secret);
  const known = hashes.length === 0 ? [NOBODY] : hashes.map((hash) => Buffer.from(hash, 'hex'));
  const matching = known.map((hash) => hash.length === given.length && timingSafeEqual(hash, given));
  return matching.includes(true);
}
