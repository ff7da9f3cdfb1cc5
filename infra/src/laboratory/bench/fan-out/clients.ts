import { WebSocket } from 'ws';
import { now, serve } from '../worker.ts';

const sockets: WebSocket[] = [];
let arrivals: number[] = [];

const connect = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const ws = new WebSocket(url, { perMessageDeflate: false });
    sockets.push(ws);
    ws.on('error', reject);
    ws.on('open', () => ws.send('{"evento":"autenticar","datos":{"token":"x","temas":["bench"]}}'));
    ws.on('message', (data: Buffer) => {
      const at = now();
      if (data.indexOf('"cambio"') > 0) arrivals.push(at);
      else if (data.indexOf('"autenticado"') > 0) resolve();
    });
  });

/** `connect`: brings the number of sockets to `count`. `take`: the arrivals so far. `forget` begins anew. */
serve<{ connect?: { url: string; count: number }; take?: true; forget?: true }>(
  async ({ connect: wanted, take, forget }) => {
    while (wanted && sockets.length < wanted.count) {
      await Promise.all(
        Array.from({ length: Math.min(200, wanted.count - sockets.length) }, () => connect(wanted.url)),
      );
    }
    if (forget) arrivals = [];
    return take ? arrivals : undefined;
  },
);
