import type { z } from 'zod';
import { isDelimited } from '../../platform/http/delimited.ts';

const WAIT_MS = 15_000;
/** No report or list of a store comes near it. */
const MAX_BYTES = 20_000_000;

/** A store did not answer as it documents: told with what it said, and nothing of the answer is kept. */
export class StoreFailed extends Error {
  override readonly name = 'StoreFailed';
  /** Seconds until it may be asked again, when it said so. */
  readonly retryAfter: number | undefined;
  constructor(message: string, retryAfter?: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

interface Asked {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
  /** Default {@link WAIT_MS}. */
  readonly waitMs?: number | undefined;
}

/** The whole answer, no further than {@link MAX_BYTES}. */
async function bytesOf(reply: Response, store: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of reply.body ?? []) {
    size += (part as Uint8Array).byteLength;
    if (size > MAX_BYTES) throw new StoreFailed(`${store} respondió más de lo que cabe`);
    parts.push(part as Uint8Array);
  }
  return Buffer.concat(parts);
}

/**
 * One question to a store: no redirect is followed, an answer that takes long or breaks off is none, and refused
 * credentials and too many questions are told apart. Null where there is nothing (404). Throws {@link StoreFailed}.
 */
export async function askStore(store: string, address: URL, asked: Asked = {}): Promise<Buffer | null> {
  const { signal, waitMs = WAIT_MS, ...rest } = asked;
  const wait = AbortSignal.timeout(waitMs);
  try {
    const reply = await fetch(address, {
      ...rest,
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, wait]) : wait,
    });
    if (reply.ok || reply.status === 404) {
      if (reply.ok && !isDelimited(reply)) throw new StoreFailed(`${store} respondió sin decir hasta dónde`);
      const bytes = await bytesOf(reply, store);
      return reply.ok ? bytes : null;
    }
    await reply.body?.cancel();
    if (reply.status === 401 || reply.status === 403)
      throw new StoreFailed(`${store} no acepta las credenciales (HTTP ${reply.status})`);
    if (reply.status === 429)
      throw new StoreFailed(`${store} pide esperar`, Number(reply.headers.get('retry-after')) || undefined);
    throw new StoreFailed(`${store} respondió HTTP ${reply.status}`);
  } catch (error) {
    if (error instanceof StoreFailed) throw error;
    throw new StoreFailed(wait.aborted ? `${store} no responde` : `${store}: ${(error as Error).message}`);
  }
}

/** The same of an answer in JSON of this shape. Throws {@link StoreFailed} on any other, and where there is nothing. */
export async function readStore<T>(store: string, address: URL, schema: z.ZodType<T>, asked?: Asked): Promise<T> {
  const bytes = await askStore(store, address, asked);
  if (bytes === null) throw new StoreFailed(`${store} no tiene lo que se le pide`);
  let parsed: unknown;
  try {
    parsed = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new StoreFailed(`${store} respondió a medias`);
  }
  const found = schema.safeParse(parsed);
  if (!found.success) throw new StoreFailed(`${store} respondió otra cosa: ${found.error.issues[0]!.path.join('.')}`);
  return found.data;
}
