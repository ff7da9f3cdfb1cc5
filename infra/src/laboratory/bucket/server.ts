import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandInOptions {
  readonly bucket: string;
  readonly id: string;
  readonly secret: string;
  readonly region: string;
  /** The bucket was made with object lock. Default true. */
  readonly lock?: boolean;
  /** The service knows no object lock and passes over its headers. */
  readonly ignoresLock?: boolean;
}

export interface Stored {
  readonly body: string;
  readonly mode: string | undefined;
  readonly until: string | undefined;
}

/** What the service refuses, as it would say it. */
class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const SKEW_MS = 15 * 60_000;

/**
 * An S3-compatible service in memory, as strict as a real one about what heads need of it: signatures (version 4, of its own
 * reckoning), the clock, the sums of a body, conditions, and the lock, which nobody takes off.
 */
export async function startBucket(options: StandInOptions) {
  const objects = new Map<string, Stored>();
  const asked: string[] = [];
  let away = false;
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      asked.push(`${req.method} ${req.url}`);
      try {
        if (away) throw new Refused(503, 'SlowDown');
        const found = answer(req, Buffer.concat(parts), options, objects);
        const lock = found?.mode && {
          'x-amz-object-lock-mode': found.mode,
          'x-amz-object-lock-retain-until-date': found.until!,
        };
        res.writeHead(200, { ...lock }).end(found?.body ?? '');
      } catch (error) {
        const { status = 500, code = 'InternalError' } = error as Partial<Refused>;
        res.writeHead(status, { 'content-type': 'application/xml' });
        res.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${options.bucket}`,
    objects,
    asked,
    setAway: (is: boolean) => void (away = is),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function answer(req: IncomingMessage, body: Buffer, options: StandInOptions, objects: Map<string, Stored>) {
  const url = new URL(req.url!, 'http://stand-in');
  authenticate(req, url, body, options);
  const [, bucket, ...rest] = url.pathname.split('/');
  if (bucket !== options.bucket) throw new Refused(404, 'NoSuchBucket');
  const name = rest.map(decodeURIComponent).join('/');
  const known = objects.get(name);
  if (req.method === 'GET') {
    if (!known) throw new Refused(404, 'NoSuchKey');
    return known;
  }
  const locked = known?.until !== undefined && Date.parse(known.until) > Date.now();
  if (req.method === 'DELETE') {
    if (locked) throw new Refused(403, 'AccessDenied');
    objects.delete(name);
    return undefined;
  }
  if (req.method !== 'PUT') throw new Refused(405, 'MethodNotAllowed');
  if (known && req.headers['if-none-match'] === '*') throw new Refused(412, 'PreconditionFailed');
  if (locked) throw new Refused(403, 'AccessDenied');
  objects.set(name, { body: body.toString(), ...retention(req, options) });
  return undefined;
}

function retention(req: IncomingMessage, { lock = true, ignoresLock }: StandInOptions): Omit<Stored, 'body'> {
  const mode = one(req, 'x-amz-object-lock-mode');
  const until = one(req, 'x-amz-object-lock-retain-until-date');
  if ((mode === undefined) !== (until === undefined)) throw new Refused(400, 'InvalidArgument');
  if (mode === undefined || ignoresLock) return { mode: undefined, until: undefined };
  if (!lock) throw new Refused(400, 'ObjectLockConfigurationNotFoundError');
  if (!['COMPLIANCE', 'GOVERNANCE'].includes(mode)) throw new Refused(400, 'InvalidArgument');
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(until!) || Date.parse(until!) <= Date.now())
    throw new Refused(400, 'InvalidArgument');
  // A lock is for exactly these bytes: the service wants to be told their sum.
  if (req.headers['content-md5'] === undefined) throw new Refused(400, 'InvalidRequest');
  return { mode, until };
}

const one = (req: IncomingMessage, name: string): string | undefined => {
  const value = req.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
};
const hex = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const mac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

function authenticate(req: IncomingMessage, url: URL, body: Buffer, options: StandInOptions): void {
  const said =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      req.headers.authorization ?? '',
    );
  if (!said) throw new Refused(403, 'AccessDenied');
  const [, id, day, region, names, signature] = said as unknown as string[];
  if (id !== options.id) throw new Refused(403, 'InvalidAccessKeyId');
  if (region !== options.region) throw new Refused(400, 'AuthorizationHeaderMalformed');
  const at = one(req, 'x-amz-date') ?? '';
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(at);
  if (!parts || !at.startsWith(day!)) throw new Refused(403, 'AccessDenied');
  const [, y, m, d, h, min, s] = parts;
  if (Math.abs(Date.now() - Date.parse(`${y}-${m}-${d}T${h}:${min}:${s}Z`)) > SKEW_MS)
    throw new Refused(403, 'RequestTimeTooSkewed');
  const content = one(req, 'x-amz-content-sha256');
  if (content !== hex(body)) throw new Refused(400, 'XAmzContentSHA256Mismatch');
  const sum = one(req, 'content-md5');
  if (sum !== undefined && sum !== createHash('md5').update(body).digest('base64')) throw new Refused(400, 'BadDigest');
  const signed = names!.split(';');
  const wanted = ['host', ...Object.keys(req.headers).filter((name) => name.startsWith('x-amz-'))];
  if (wanted.some((name) => !signed.includes(name)) || signed.join(';') !== signed.toSorted().join(';'))
    throw new Refused(403, 'AccessDenied');
  const lines = signed.map((name) => `${name}:${(one(req, name) ?? '').trim()}\n`).join('');
  const request = `${req.method}\n${url.pathname}\n${url.search.slice(1)}\n${lines}\n${names}\n${content}`;
  const text = `AWS4-HMAC-SHA256\n${at}\n${day}/${region}/s3/aws4_request\n${hex(request)}`;
  const key = mac(mac(mac(mac(`AWS4${options.secret}`, day!), region!), 's3'), 'aws4_request');
  if (!timingSafeEqual(mac(key, text), Buffer.from(signature!, 'hex'))) throw new Refused(403, 'SignatureDoesNotMatch');
}
