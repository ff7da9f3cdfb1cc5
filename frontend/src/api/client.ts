import { AS_OF_HEADER } from '@power/domain/kernel/as-of';
import { begin } from './activity.ts';
import { CallError } from './call-error.ts';
import { momentOf } from './in-the-past.ts';
import { noteLag } from './lag.ts';
import { backOnline, lostConnection } from './network.ts';
import { positionHeader, rememberPosition } from './position.ts';
import { prepare } from './prepare.ts';
import { noteReplyTime } from './server-time.ts';
import { saveFile } from './save-file.ts';
import { isAnothersSession, screenOwner } from './screen-owner.ts';
import { moment } from './moment.ts';
import { isClosing, onQueueScreen, outsideSession, readDevice, readToken, whileOpen } from './session.ts';
import { reportSessionFault, SESSION_TEXTS, sessionFaultOf } from './session-faults.ts';
import type { CallOptions } from './types.ts';
import { within } from './within.ts';
import type { AnyCall, ReplyFor, RequestFor } from './wire.ts';

const ATTEMPTS = 5;
/** A call that is not answered for so long is taken for lost: later than the gateway gives up on a slow service (60 s), which is asked again under the same id. A file takes what it takes. */
const LIMIT_MS = 75_000;
/** A reply within so many ms tells what time it is. */
const PROMPT_MS = 10_000;

const wait = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });

/** Full jitter: many clients that were refused together must not come back together. */
const pause = (attempt: number, retryAfter: string | null): number => {
  const asked = Number(retryAfter ?? 0) * 1000;
  return (Number.isFinite(asked) ? Math.min(asked, 10_000) : 0) + Math.random() * Math.min(8000, 300 * 2 ** attempt);
};

const asRecord = (json: unknown): Record<string, unknown> =>
  typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
const bodyOf = async (response: Response): Promise<Record<string, unknown>> =>
  asRecord(await response.json().catch(() => undefined));

/** What was cut off on its way is no empty reply and no shorter file: nobody knows what it said. */
async function arrived<T>(reading: Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (signal?.aborted || isClosing()) throw error;
    lostConnection();
    throw new CallError(0, {});
  }
}

async function attemptOnce(url: string, init: RequestInit, limitMs: number | undefined): Promise<Response> {
  const asked = Date.now();
  try {
    const response = await (limitMs === undefined
      ? fetch(url, init)
      : within(limitMs, (signal) => fetch(url, { ...init, signal }), init.signal));
    if (response.status < 500) backOnline();
    // What the browser kept tells when it was kept, and what was on its way while the machine slept says nothing.
    if (init.method !== 'GET' && Date.now() - asked < PROMPT_MS) noteReplyTime(response.headers.get('date'));
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    lostConnection();
    throw new CallError(0, {});
  }
}

const isPublic = (declaration: AnyCall): boolean => 'access' in declaration && 'publico' in declaration.access;

/** Who calls, and whom the screen belongs to: a screen of one person never calls with the session of another. */
function identity(path: string, options: CallOptions): Record<string, string> {
  // What everybody may see is what is there now: the past of a queue screen is shown to whoever has a session.
  const shown = onQueueScreen(location.pathname) && moment.get() === undefined ? undefined : readToken();
  const token = options.token ?? shown;
  const usuario = screenOwner();
  const equipo = path.startsWith('/accesos/') ? readDevice() : undefined;
  return {
    ...(token && { 'x-token': token }),
    ...(usuario && { 'x-usuario': usuario }),
    ...(equipo && { 'x-equipo': equipo }),
  };
}

/** Reads what comes back of a call, which counts as under way until then: queries no longer than the session is open. */
async function underWay<T>(declaration: AnyCall, run: () => Promise<T>): Promise<T> {
  const end = begin(declaration.kind === 'query' ? whileOpen() : undefined);
  try {
    return await run();
  } finally {
    end();
  }
}

async function send<C extends AnyCall>(
  declaration: C,
  request: RequestFor<C>,
  options: CallOptions,
  limitMs?: number,
): Promise<Response> {
  if (options.token === undefined && !onQueueScreen(location.pathname) && isAnothersSession()) {
    reportSessionFault(SESSION_TEXTS.another);
    throw new CallError(401, { codigo: 'OTRA_PERSONA', mensaje: SESSION_TEXTS.another.texto });
  }
  // A timer of a screen that was left may still ask: nobody is signed in, so there is nobody to ask for.
  if (outsideSession(location.pathname) && !isPublic(declaration) && (options.token ?? readToken()) === undefined)
    throw new CallError(401, {});
  // Never answered: whoever asks is gone with the screen.
  if (declaration.kind === 'query' && isClosing()) return new Promise<never>(() => undefined);
  const at = momentOf(declaration);
  const fields = request as Record<string, unknown>;
  const { url, body } = options.file
    ? { url: `${declaration.path}?${new URLSearchParams(fields as Record<string, string>)}`, body: undefined }
    : prepare(declaration, fields, options);
  const headers: Record<string, string> = { ...positionHeader(), ...identity(declaration.path, options) };
  if (at !== undefined) headers[AS_OF_HEADER] = at;
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (declaration.kind === 'command') headers['idempotency-key'] = options.commandId ?? crypto.randomUUID();
  const init: RequestInit = { method: declaration.method, headers, credentials: 'same-origin' };
  if (options.file) {
    headers['content-type'] = 'application/octet-stream';
    init.body = options.file;
  } else if (body !== undefined) init.body = JSON.stringify(body);
  const open = declaration.kind === 'query' ? whileOpen() : undefined;
  const signals = [options.signal, open].filter((signal) => signal !== undefined);
  if (signals.length > 0) init.signal = AbortSignal.any(signals);
  if (options.keepalive) init.keepalive = true;
  for (let attempt = 0; ; attempt += 1) {
    const response = await attemptOnce(url, init, limitMs).catch((error: unknown) => {
      if (open?.aborted) return new Promise<never>(() => undefined);
      throw error;
    });
    if (response.ok) return response;
    const error = new CallError(response.status, await bodyOf(response));
    if (error.passing && attempt + 1 < ATTEMPTS) {
      await wait(pause(attempt, response.headers.get('retry-after')), options.signal);
      continue;
    }
    if (error.offline) lostConnection();
    const fault = options.ownSessionFaults ? undefined : sessionFaultOf(error);
    if (fault) reportSessionFault(fault);
    throw error;
  }
}

/** Makes a declared call. Business refusals are replies with `ok:false`; anything else that is not 200 throws {@link CallError}. */
export const call = <C extends AnyCall>(
  declaration: C,
  request: RequestFor<C>,
  options: CallOptions = {},
): Promise<ReplyFor<C>> =>
  underWay(declaration, async () => {
    const response = await send(declaration, request, options, options.file ? undefined : LIMIT_MS);
    const { kind, path, accion = '' } = declaration;
    if (kind === 'query') noteLag(`${path} ${accion}`, response.headers.get('x-atrasado'));
    const reply = asRecord(await arrived(response.json(), options.signal));
    rememberPosition(reply.posicion);
    return reply as ReplyFor<C>;
  });

/** Makes a call whose reply is a file and hands it to the browser's downloads. A refusal (JSON) is returned instead. */
export const download = <C extends AnyCall>(
  declaration: C,
  request: RequestFor<C>,
  name: string,
): Promise<Record<string, unknown> | undefined> =>
  underWay(declaration, async () => {
    const response = await send(declaration, request, {});
    if (response.headers.get('content-type')?.includes('application/json'))
      return asRecord(await arrived(response.json()));
    saveFile(await arrived(response.blob()), name);
    return undefined;
  });

/** Makes a call whose reply is a picture; undefined where it is refused. The browser keeps what the server says may be kept. */
export const picture = <C extends AnyCall>(
  declaration: C,
  request: RequestFor<C>,
  signal: AbortSignal,
): Promise<Blob | undefined> =>
  underWay(declaration, async () => {
    const response = await send(declaration, request, { signal });
    return response.headers.get('content-type')?.startsWith('image/') ? arrived(response.blob(), signal) : undefined;
  });
