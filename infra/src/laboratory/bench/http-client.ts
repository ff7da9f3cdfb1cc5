import { Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** From the request to the last byte, ms. */
  readonly ms: number;
}

/** A client with kept connections; fetch itself would cost more than what is measured. */
export class HttpClient {
  readonly #agent: Agent;
  readonly #base: URL;

  constructor(
    base: string,
    private readonly headers: Readonly<Record<string, string>> = {},
    maxSockets = 64,
  ) {
    this.#base = new URL(base);
    this.#agent = new Agent({ keepAlive: true, maxSockets });
  }

  /** Asks once more when a kept connection turns out to have been closed by the other side meanwhile. */
  async post(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.#twice('POST', path, Buffer.from(JSON.stringify(body)), headers);
  }

  /** The same of what is only read: pages of the shop, calls of programs. */
  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.#twice('GET', path, undefined, headers);
  }

  async #twice(
    ...asked: readonly [
      method: 'GET' | 'POST',
      path: string,
      bytes: Buffer | undefined,
      headers: Readonly<Record<string, string>>,
    ]
  ): Promise<Answer> {
    return this.#send(...asked).catch((error: NodeJS.ErrnoException & { reused?: boolean }) => {
      if (error.code !== 'ECONNRESET' || !error.reused) throw error;
      return this.#send(...asked);
    });
  }

  #send(
    method: 'GET' | 'POST',
    path: string,
    bytes: Buffer | undefined,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer> {
    const body = bytes && { 'content-type': 'application/json', 'content-length': bytes.length };
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          agent: this.#agent,
          host: this.#base.hostname,
          port: this.#base.port,
          path,
          method,
          headers: { ...body, ...this.headers, ...headers },
        },
        (reply) => {
          const chunks: Buffer[] = [];
          reply.on('data', (chunk: Buffer) => chunks.push(chunk));
          reply.on('end', () =>
            resolve({
              status: reply.statusCode ?? 0,
              text: Buffer.concat(chunks).toString(),
              ms: performance.now() - started,
            }),
          );
          reply.on('error', reject);
        },
      );
      asked.on('error', (error) => reject(Object.assign(error, { reused: asked.reusedSocket })));
      asked.end(bytes);
    });
  }

  /** The reply as JSON; throws when it is not `ok`. */
  async ask<T>(path: string, body: object): Promise<T> {
    const { status, text } = await this.post(path, body);
    const reply = status === 200 ? (JSON.parse(text) as T & { ok?: boolean }) : undefined;
    if (!reply || reply.ok === false) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`);
    return reply;
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Signs in; answers the token of the session. */
export async function signIn(url: string, email: string, password: string): Promise<string> {
  const client = new HttpClient(url);
  try {
    return (await client.ask<{ token: string }>('/accesos/login', { email, password })).token;
  } finally {
    client.close();
  }
}
