import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import pg from 'pg';
import { serve } from '../worker.ts';

/** The baseline: Node's own HTTP server and one query, all events of a stream as they lie in the log. */
const [, , connectionString, stream] = process.argv;
const pool = new pg.Pool({ connectionString, max: 4 });
const server = createServer((request, reply) => {
  request.resume().on('end', () => {
    pool
      .query('SELECT version, type, data, metadata FROM log.events WHERE stream = $1 ORDER BY version', [stream])
      .then(({ rows }) => {
        const bytes = Buffer.from(JSON.stringify({ rows }));
        reply.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length }).end(bytes);
      })
      .catch(() => reply.writeHead(500).end());
  });
}).listen(0, '127.0.0.1');
await once(server, 'listening');

serve(async () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
