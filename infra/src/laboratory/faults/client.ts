import { demoPassword } from '../../operations/launcher/greeting.ts';
import type { Ledger, Reply } from './ledger.ts';

/** One thing that somebody does: an id that it keeps however often it is sent. */
export interface Doing {
  readonly id: string;
  readonly path: string;
  readonly body: object;
  readonly writes?: string;
  /** Sent twice at the same time under one id. */
  readonly twice?: boolean;
}

interface Sent {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** A command without a definite answer after that long was lost. */
const PATIENCE_MS = 90_000;
const AGAIN = [0, 429, 502, 503, 504];
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function send(url: string, path: string, body: object, headers: Record<string, string>): Promise<Sent> {
  try {
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    return { status: response.status, body: (await response.json()) as Sent['body'] };
  } catch {
    return { status: 0, body: {} };
  }
}

/** A demo person at the gateway who insists under the same command id until there is an answer, and writes down each. */
export class Client {
  #token: Promise<string> | undefined;
  /** Set when the run gives up: nobody insists any more. */
  static over = false;

  constructor(
    private readonly url: string,
    readonly email: string,
    private readonly ledger: Ledger,
  ) {}

  token(): Promise<string> {
    return (this.#token ??= this.#insist(
      '/accesos/login',
      { email: this.email, password: demoPassword },
      { 'idempotency-key': `entrada-${this.email.replace('@', '.')}` },
    ).then(({ body }) => String(body.token)));
  }

  /** A query, or a command under an id that it had before; answers the body of the reply. */
  async ask(path: string, body: object, id?: string): Promise<Record<string, unknown>> {
    const headers = { 'x-token': await this.token(), ...(id !== undefined && { 'idempotency-key': id }) };
    return (await this.#insist(path, body, headers)).body;
  }

  async does(doing: Doing): Promise<Reply> {
    const once = async (): Promise<Reply> =>
      (await this.#insist(doing.path, doing.body, { 'x-token': await this.token(), 'idempotency-key': doing.id }))
        .body as unknown as Reply;
    const [first, other] = await Promise.all([once(), doing.twice ? once() : undefined]);
    // A refusal writes nothing and is not remembered: a copy that arrives after it is decided anew, and may be accepted
    // because goods came free meanwhile. Two acceptances are one and the same.
    const reply = !first.ok && other?.ok ? other : first;
    const said = (r: Reply): string => (r.ok ? `${r.version}@${r.posicion}` : 'refused');
    if (first.ok && other?.ok && said(first) !== said(other))
      this.ledger.problem(`${doing.id} sent twice was answered ${said(first)} and ${said(other)}`);
    if (reply.ok) this.ledger.accept(doing, reply, once);
    else this.ledger.refused.set(doing.id, doing.writes);
    return reply;
  }

  async #insist(path: string, body: object, headers: Record<string, string>): Promise<Sent> {
    const until = Date.now() + PATIENCE_MS;
    for (let wait = 50; ; wait = Math.min(wait * 1.5, 500)) {
      const sent = await send(this.url, path, body, headers);
      if (sent.status === 200) return sent;
      if (!AGAIN.includes(sent.status))
        this.ledger.problem(
          `${path} ${headers['idempotency-key'] ?? ''} by ${this.email} was answered ${sent.status} ${JSON.stringify(sent.body)}`,
        );
      if (Client.over || Date.now() > until || (sent.status >= 400 && sent.status < 429))
        throw new Error(
          `${path} ${headers['idempotency-key'] ?? ''}: no answer (last ${sent.status} ${JSON.stringify(sent.body)})`,
        );
      await pause(wait);
    }
  }
}
