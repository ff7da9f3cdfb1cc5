import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineQuery } from '@power/domain/kernel/query';
import { SYSTEM } from '@power/domain/kernel/principal';
import { WebSocketServer } from 'ws';
import { z } from 'zod';
import { createHub } from '../../../platform/live/hub.ts';
import { createPool } from '../../../adapters/postgres/pool.ts';
import { now, serve } from '../worker.ts';

/** `bare`: a loop over all sockets. `hub`: ours, following the change feed. Both send the same bytes. */
const [kind = 'bare', url = ''] = process.argv.slice(2);
const server = createServer();
const send = kind === 'hub' ? await hub() : bare();
server.listen(0, '127.0.0.1', 4096);

/** Sends frame number n to all; answers when it was sent. */
serve<{ port?: true; send?: number }>(async (question) => {
  if (question.port) return (server.address() as AddressInfo).port;
  return send(question.send ?? 0);
});

function bare(): (n: number) => Promise<number> {
  const wss = new WebSocketServer({ server, path: '/ws', perMessageDeflate: false });
  wss.on('connection', (ws) => ws.on('message', () => ws.send('{"evento":"autenticado"}')));
  return async (n) => {
    const at = now();
    const bytes = Buffer.from(
      JSON.stringify({
        evento: 'cambio',
        datos: { tema: 'bench', clave: `n${n}`, op: 'u' },
        posicion: String(n),
        cursor: String(n),
      }),
    );
    for (const ws of wss.clients) ws.send(bytes, { binary: false });
    return at;
  };
}

async function hub(): Promise<(n: number) => Promise<number>> {
  const pool = createPool(url, { max: 5, searchPath: ['read', 'ops'] });
  const query = defineQuery({
    name: 'bench',
    context: 'bench',
    path: '/bench',
    access: { perfiles: 'todos' },
    summary: 'bench',
    request: z.any(),
    reply: z.any(),
    reads: [],
    topic: 'bench',
    scope: { ejecutivo: 'ejecutivo' },
  });
  const user = { ...SYSTEM, _id: 'ana', sesion: 's', perfil: 'Ejecutivo de Ventas' as const };
  const hub = await createHub({ url, pool, contract: [query], authenticate: async () => ({ user }) });
  hub.attach(server);
  return async (n) => {
    const at = now();
    const row = { position: n, topic: 'bench', key: `n${n}`, op: 'u', scope: { ejecutivo: 'ana' }, frame: null };
    await pool.query("SELECT ops.notify_feed(ops.write_feed($1::json), '{}')", [JSON.stringify([row])]);
    return at;
  };
}
