import type { IncomingMessage } from 'node:http';
import { BODY_LIMIT } from '../../platform/http/read-request.ts';
import { tooLarge } from '../../platform/http/refusals.ts';
import type { BodyPlace } from './body-budget.ts';

/** The whole body of a request. Throws a 413 beyond 1 MB, what its place throws, and an error when the client goes away. */
export async function readWhole(req: IncomingMessage, place: BodyPlace): Promise<Buffer> {
  if (Number(req.headers['content-length'] ?? 0) > BODY_LIMIT) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw tooLarge();
    place.grow(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** `accion` of a JSON body; undefined when there is none or the body is not JSON (the service says what is wrong). */
export function peekAccion(body: Buffer): unknown {
  try {
    return (JSON.parse(body.toString()) as { accion?: unknown } | null)?.accion;
  } catch {
    return undefined;
  }
}
