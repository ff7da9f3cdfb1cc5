import { hash } from 'node:crypto';
import { ConfigError, configFault } from '../config-error.ts';
import type { HeadPlace } from './deliver.ts';
import { headHash, headText, type TreeHead } from './heads.ts';
import { type Credentials, signRequest } from './sign-request.ts';

/** A bucket of an S3-compatible service with object lock: what is in it nobody changes or deletes before its time, its owner included. */
export interface Bucket extends Credentials {
  /** `https://service/bucket` or `https://service/bucket/folder`. */
  readonly url: string;
  /** Years for which each head is locked. */
  readonly years: number;
}

/** What the environment says of a bucket. */
interface BucketSettings {
  readonly EVIDENCIA_S3_URL?: string | undefined;
  readonly EVIDENCIA_S3_REGION: string;
  readonly EVIDENCIA_S3_ID?: string | undefined;
  readonly EVIDENCIA_S3_SECRETO?: string | undefined;
  readonly EVIDENCIA_S3_ANOS: number;
}

/** The bucket that is configured; undefined when none is. Throws {@link ConfigError} when a part of it is missing. */
export function bucketOf(settings: BucketSettings): Bucket | undefined {
  const { EVIDENCIA_S3_URL: url, EVIDENCIA_S3_ID: id, EVIDENCIA_S3_SECRETO: secret } = settings;
  if (!url && !id && !secret) return undefined;
  const missing = Object.entries({ EVIDENCIA_S3_URL: url, EVIDENCIA_S3_ID: id, EVIDENCIA_S3_SECRETO: secret })
    .filter(([, value]) => !value)
    .map(([name]) => name);
  if (!url || !id || !secret) throw new ConfigError(`${configFault}: falta ${missing.join(' y ')}.`);
  return { url, id, secret, region: settings.EVIDENCIA_S3_REGION, years: settings.EVIDENCIA_S3_ANOS };
}

export const BUCKET_FILE = 'guardadas.json';
const WITHIN_MS = 10_000;
const TAKEN = [409, 412];
const digits = (size: number): string => String(size).padStart(12, '0');

/** Where a head lies in a bucket: in order of its size, and by what it says, so that two that differ never share a name. */
export const objectOf = (head: TreeHead): string =>
  `${head.registro}/${digits(head.tamano)}-${headHash(head).slice(0, 16)}.json`;

/** The bucket as a place that heads are sent to; each is locked, and seen to be, before it counts as delivered. */
export const inBucket = (bucket: Bucket, now: () => Date = () => new Date()): HeadPlace => ({
  file: BUCKET_FILE,
  take: async (cabeza, llaves) => {
    const url = new URL(`${bucket.url.replace(/\/+$/, '')}/${objectOf(cabeza)}`);
    const ask = async (method: string, body: string, headers: Record<string, string> = {}): Promise<Response> => {
      const signed = signRequest({ method, url, headers }, body, bucket, now());
      return fetch(url, {
        method,
        headers: signed.headers,
        ...(body !== '' && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(WITHIN_MS),
      });
    };
    try {
      const body = `${JSON.stringify({ cabeza, llaves })}\n`;
      const put = await ask('PUT', body, {
        'content-type': 'application/json',
        'content-md5': hash('md5', body, 'base64'),
        'if-none-match': '*',
        'x-amz-object-lock-mode': 'COMPLIANCE',
        'x-amz-object-lock-retain-until-date': lockedUntil(cabeza, bucket.years),
      });
      const said = await put.text();
      if (!put.ok && !TAKEN.includes(put.status))
        return `La cubeta respondió ${put.status}${codeIn(said)}.${hintFor(put.status, said)}`;
      // Also what it has just taken: a service that does not know the lock says nothing of it.
      const found = await ask('GET', '');
      const there = await found.text();
      if (!found.ok) return `La cubeta guardó la cabeza y no la muestra (${found.status}${codeIn(there)}).`;
      if (!isSame(there, cabeza)) return 'En la cubeta hay otra cosa en el lugar de una cabeza: revísala.';
      const locked = found.headers.get('x-amz-object-lock-retain-until-date');
      if (found.headers.get('x-amz-object-lock-mode') !== 'COMPLIANCE' || !locked || new Date(locked) <= now())
        return 'La cubeta guardó la cabeza sin bloqueo: créala con «object lock», y da permiso para leer la retención.';
      return undefined;
    } catch (error) {
      const cause = (error as { cause?: { code?: string } }).cause?.code;
      return `La cubeta no respondió${cause ? ` (${cause})` : ''}.`;
    }
  },
});

/** From the instant of the head, so that who sends it again asks for the same. */
function lockedUntil({ instante }: TreeHead, years: number): string {
  const until = new Date(instante);
  until.setUTCFullYear(until.getUTCFullYear() + years);
  return until.toISOString();
}

/** Keys that were published since may stand beside it: what counts is what is signed. */
function isSame(text: string, cabeza: TreeHead): boolean {
  try {
    const there = (JSON.parse(text) as { cabeza: TreeHead }).cabeza;
    return headText(there) === headText(cabeza);
  } catch {
    return false;
  }
}

const codeIn = (xml: string): string => {
  const code = /<Code>(\w{1,60})<\/Code>/.exec(xml)?.[1];
  return code ? `, ${code}` : '';
};

function hintFor(status: number, said: string): string {
  if (said.includes('ObjectLock')) return ' Crea la cubeta con «object lock».';
  if (status === 403) return ' Revisa EVIDENCIA_S3_ID, EVIDENCIA_S3_SECRETO, EVIDENCIA_S3_REGION y el reloj.';
  return status === 404 ? ' Revisa el nombre de la cubeta en EVIDENCIA_S3_URL.' : '';
}
