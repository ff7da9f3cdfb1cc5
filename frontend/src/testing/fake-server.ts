import { jest } from '@jest/globals';

export interface Received {
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}

type Answer =
  | { status?: number; body?: unknown; headers?: Record<string, string> }
  | { cutOff: string }
  | 'lost'
  | 'cut off'
  | 'silent';

/** A file of this type whose connection breaks after its first bytes. */
const brokenOff = (type: string): Response => {
  const body = new ReadableStream({
    pull: (control) => (control.enqueue(new Uint8Array(8)), control.error(new TypeError('network error'))),
  });
  return new Response(body, { headers: { 'content-type': type } });
};

/** Stands in for the network in component tests: answers by path, keeps what was received. */
export function fakeServer(answer: (request: Received, nth: number) => Answer | Promise<Answer>): {
  received: Received[];
  restore: () => void;
} {
  const received: Received[] = [];
  const before = globalThis.fetch;
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const request: Received = {
      path: String(input),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {},
      headers: new Headers(init.headers),
    };
    received.push(request);
    const said = answer(request, received.length);
    // A turn waited for nothing would let a call be given up before anybody hears of it.
    const reply = said instanceof Promise ? await said : said;
    if (reply === 'lost') throw new TypeError('Failed to fetch');
    if (reply === 'silent')
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal!.reason as Error), { once: true });
      });
    if (reply === 'cut off') return new Response('{"ok":tr', { headers: { 'content-type': 'application/json' } });
    if ('cutOff' in reply) return brokenOff(reply.cutOff);
    return new Response(JSON.stringify(reply.body ?? {}), {
      status: reply.status ?? 200,
      headers: { 'content-type': 'application/json', ...reply.headers },
    });
  }) as typeof fetch;
  return {
    received,
    restore: () => {
      globalThis.fetch = before;
    },
  };
}
