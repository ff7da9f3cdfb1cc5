import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What processes and jobs ask of command-api in one request. */
export interface AskedTogether {
  readonly commands: readonly {
    readonly name: string;
    readonly request: Record<string, unknown>;
    readonly commandId: string;
    readonly causationId: string;
    readonly correlationId: string;
  }[];
}

/**
 * A command-api for tests of those that ask it (a fake: nothing is decided or written). It keeps each request as it came;
 * `answer` gives its status and body, by default 200 and a bare *ok* for each command. `close` ends it.
 */
export async function commandSide(
  answer: (asked: AskedTogether) => { readonly status?: number; readonly body: unknown } = ({ commands }) => ({
    body: commands.map(() => ({ ok: true })),
  }),
) {
  const requests: AskedTogether[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const asked = JSON.parse(text) as AskedTogether;
      requests.push(asked);
      const { status = 200, body } = answer(asked);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, requests, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
