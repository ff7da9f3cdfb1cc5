import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pipeline } from 'node:stream/promises';
import type { CallBase } from '@power/domain/kernel/call';
import { isRejection } from '@power/domain/kernel/rejection';
import type { Response } from 'express';
import type { FileReply } from '../queries/handler.ts';
import type { HttpError } from './http-error.ts';
import { isForPrograms, placeOf, refusedCall, sendIfKnown, sendProblem } from './problem.ts';

/** In development, and in test runs on the built system, a reply that is not as declared is a fault. */
const strict = process.env.NODE_ENV !== 'production' || process.env.CHECK_REPLIES === '1';

/**
 * Answers a call: a Rejection as `{ok:false…}`, a FileReply as a download, anything else as JSON, all with HTTP 200. Programs
 * are told by the status: a refusal is a problem, what was made is 201, and what has not changed is 304.
 */
export async function sendReply(res: Response, call: CallBase, value: unknown): Promise<void> {
  if (isRejection(value) && call.clave !== undefined) {
    sendError(res, refusedCall(call, value));
  } else if (isRejection(value)) {
    res.json({ ...value.extra, ok: false, codigo: value.codigo, titulo: value.titulo, mensaje: value.mensaje });
  } else if (isFile(value)) {
    await sendFile(res, value);
  } else {
    const reply = checked(call, value);
    if (call.creates) res.status(201).location(placeOf(call.creates, reply as Record<string, unknown>));
    await sendJson(res, reply, call.clave !== undefined && call.method === 'GET');
  }
}

const compress = promisify(gzip);
/** Characters from which a reply is compressed: a page of a list, of 20 rows, stays below and is sent at once. */
const COMPRESSED_FROM = 32_000;

/** Long replies (histories) go compressed where the client takes that; off the main thread, fast rather than smallest. */
async function sendJson(res: Response, value: unknown, tagged: boolean): Promise<void> {
  const body = JSON.stringify(value);
  if (tagged && sendIfKnown(res, body)) return;
  if (body === undefined || body.length < COMPRESSED_FROM || !res.req.acceptsEncodings('gzip'))
    return void res.type('json').send(body);
  const packed = await compress(body, { level: 3 });
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Encoding', 'gzip');
  res.setHeader('Content-Length', packed.length);
  res.vary('Accept-Encoding');
  res.end(packed);
}

export function sendError(res: Response, error: HttpError): void {
  for (const [name, value] of Object.entries(error.headers)) res.setHeader(name, value);
  if (error.retryAfter !== undefined) res.setHeader('Retry-After', String(error.retryAfter));
  if (isForPrograms(res.req)) sendProblem(res, error);
  else res.status(error.status).json(error.body);
}

/** A call without session answers exactly the declared fields, always: whatever else a row holds stays inside. */
function checked(call: CallBase, value: unknown): unknown {
  const anonymous = 'publico' in call.access;
  if (!strict && !anonymous) return value;
  const result = call.reply.safeParse(value);
  if (!result.success) throw new Error(`reply of ${call.name} is not as declared: ${result.error.message}`);
  if (!anonymous && strict) nothingElse(call, value);
  return anonymous ? result.data : value;
}

/** As it goes over the wire it is what the API document says: a field that no schema names is a fault too. */
function nothingElse(call: CallBase, value: unknown): void {
  const wire: unknown = JSON.parse(JSON.stringify(value));
  const result = call.reply.safeParse(wire);
  if (!result.success) throw new Error(`reply of ${call.name} is not as documented: ${result.error.message}`);
  const extra = undeclared(wire, result.data, '');
  if (extra !== undefined) throw new Error(`reply of ${call.name} holds ${extra}, which it does not declare`);
}

/** The first field of `sent` that is not in `known`, by its path. */
function undeclared(sent: unknown, known: unknown, path: string): string | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  for (const [key, value] of Object.entries(sent)) {
    const place = `${path}.${key}`;
    if (typeof known !== 'object' || known === null || !Object.hasOwn(known, key)) return place;
    const found = undeclared(value, (known as Record<string, unknown>)[key], place);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isFile(value: unknown): value is FileReply {
  return (
    typeof value === 'object' &&
    value !== null &&
    'file' in value &&
    typeof (value as FileReply).file === 'object' &&
    'stream' in (value as FileReply).file
  );
}

/** A page for a browser: asked for anew each time, since it shows what is so now and to whom. */
async function sendPage(res: Response, status: number, body: Buffer): Promise<void> {
  res.status(status);
  res.setHeader('Cache-Control', 'private, no-cache');
  res.vary('Cookie');
  res.vary('Accept-Encoding');
  if (!res.req.acceptsEncodings('gzip')) return void res.end(body);
  const packed = await compress(body, { level: 3 });
  res.setHeader('Content-Encoding', 'gzip');
  res.setHeader('Content-Length', packed.length);
  res.end(packed);
}

async function sendFile(res: Response, { file }: FileReply): Promise<void> {
  const plain = file.nombre.normalize('NFD').replace(/[^\x20-\x7e]|["\\]/g, '');
  res.setHeader('Content-Type', file.tipo);
  if (file.page && Buffer.isBuffer(file.stream)) return sendPage(res, file.page.status, file.stream);
  if (file.immutable) {
    res.setHeader('Cache-Control', 'private, max-age=31536000, immutable');
    // Whoever signs in next on this browser asks for themselves.
    res.vary('x-token');
  }
  res.setHeader(
    'Content-Disposition',
    `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.nombre)}`,
  );
  if (Buffer.isBuffer(file.stream)) res.end(file.stream);
  else await pipeline(file.stream, res);
}
