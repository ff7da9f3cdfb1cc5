import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import pg from 'pg';
import { serve } from '../worker.ts';

/**
 * The baseline: Node's own HTTP server and one query, a page of 20 rows (orders, or of the table that is named) after a
 * primary key; no session, no checks, no filters.
 */
const [, , connectionString, table = 'order_list'] = process.argv;
const pool = new pg.Pool({ connectionString, max: 20 });
const { rows } = await pool.query<{ name: string }>(
  "SELECT quote_ident(column_name) AS name FROM information_schema.columns WHERE table_schema = 'read' AND table_name = $1 AND column_name NOT LIKE '\\_%' ORDER BY ordinal_position",
  [table],
);
const columns = ['_key AS _id', ...rows.map(({ name }) => name)].join(', ');

const server = createServer((request, reply) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { after } = JSON.parse(body) as { after: string };
    pool.query(`SELECT ${columns} FROM read.${table} WHERE _key > $1 ORDER BY _key LIMIT 20`, [after]).then(
      (page) => {
        const bytes = Buffer.from(JSON.stringify({ rows: page.rows }));
        reply.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length }).end(bytes);
      },
      () => reply.writeHead(500).end(),
    );
  });
}).listen(0, '127.0.0.1');
await once(server, 'listening');

serve(async () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
