import { randomUUID } from 'node:crypto';
import { demoPassword } from '../../launcher/greeting.ts';

export type Answer = { ok: true; [field: string]: unknown } | { ok: false; codigo?: string; mensaje: string };

/** A demo person at work: signs in when first needed and makes public calls through the gateway. */
export interface Colleague {
  readonly email: string;
  call(path: string, body: object): Promise<Answer>;
}

const ATTEMPTS = 6;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Sent {
  status: number;
  retryMs: number;
  body: Record<string, unknown>;
}

async function send(url: URL, body: object, headers: Record<string, string>): Promise<Sent> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    return {
      status: reply.status,
      retryMs: Number(reply.headers.get('retry-after') ?? 1) * 1000,
      body: (await reply.json().catch(() => ({}))) as Sent['body'],
    };
  } catch (error) {
    return { status: 503, retryMs: 1000, body: { mensaje: `sin conexión (${(error as Error).message})` } };
  }
}

/** The same command again while the system is busy or away: its id makes sure that it takes effect once. */
async function insist(url: URL, body: object, headers: Record<string, string>): Promise<Sent> {
  for (let attempt = 1; ; attempt += 1) {
    const sent = await send(url, body, headers);
    if ((sent.status !== 503 && sent.status !== 429) || attempt === ATTEMPTS) return sent;
    await pause(Math.min(sent.retryMs, 5000) || 1000);
  }
}

const answerOf = ({ status, body }: Sent): Answer =>
  status === 200 && body.ok !== false
    ? { ...body, ok: true }
    : { ok: false, codigo: String(body.codigo ?? status), mensaje: String(body.mensaje ?? `respuesta ${status}`) };

export function colleague(baseUrl: string, email: string): Colleague {
  let token: Promise<string | undefined> | undefined;
  let refusal = '';
  let posicion = 0n;
  const signIn = async (): Promise<string | undefined> => {
    const answer = answerOf(
      await insist(
        new URL('/accesos/login', baseUrl),
        { email, password: demoPassword },
        { 'idempotency-key': randomUUID() },
      ),
    );
    if (answer.ok) return String(answer.token);
    refusal = answer.mensaje;
    return undefined;
  };
  return {
    email,
    async call(path, body) {
      const id = randomUUID();
      for (const last of [false, true]) {
        const held = await (token ??= signIn());
        if (held === undefined) {
          token = undefined;
          return { ok: false, codigo: 'LOGIN', mensaje: `${email} no pudo entrar: ${refusal}` };
        }
        const sent = await insist(new URL(path, baseUrl), body, {
          'x-token': held,
          'idempotency-key': id,
          'x-posicion': String(posicion),
        });
        // A session that somebody ended: sign in again, once.
        if (sent.status === 401 && !last) {
          token = undefined;
          continue;
        }
        if (typeof sent.body.posicion === 'string' && BigInt(sent.body.posicion) > posicion)
          posicion = BigInt(sent.body.posicion);
        return answerOf(sent);
      }
      return { ok: false, mensaje: 'la sesión no se mantiene' };
    },
  };
}
