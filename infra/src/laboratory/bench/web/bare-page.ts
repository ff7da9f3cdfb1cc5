import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import pg from 'pg';
import { serve } from '../worker.ts';

/**
 * The baseline: Node's own HTTP server and one query, as many products as a page of the shop shows after a primary key, as
 * JSON; no page is drawn, no price or availability looked for, no key checked.
 */
const [, , connectionString, products = '24'] = process.argv;
const pool = new pg.Pool({ connectionString, max: 20 });
const server = createServer((request, reply) => {
  const after = new URL(request.url!, 'http://bare').searchParams.get('after') ?? '';
  pool
    .query(
      'SELECT _id, codigo, part_number, nombre, marca FROM read.product_list WHERE _key > $1 ORDER BY _key LIMIT $2',
      [after, products],
    )
    .then(
      ({ rows }) => reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ rows })),
      () => reply.writeHead(500).end(),
    );
}).listen(0, '127.0.0.1');
await once(server, 'listening');

serve(async () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
