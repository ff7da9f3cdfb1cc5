import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import express from 'express';
import { createPool } from '../../../adapters/postgres/pool.ts';
import { serve } from '../worker.ts';
import { bareOffice } from './bare-office.ts';
import { makeTables } from './bare-tables.ts';
import { emmettOffice } from './emmett-office.ts';
import type { Line } from './kept.ts';

/** A peer's server: Express with four addresses and a session looked up for each request, over `bare` tables or `emmett`. */
const [, , kind, url = ''] = process.argv;
const pool = createPool(url, { max: 20 });
await makeTables(pool);
const kept = kind === 'emmett' ? await emmettOffice(url, pool) : bareOffice(pool);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;
const isLine = (line: unknown): line is Line =>
  ['product', 'price', 'quantity'].every((field) => isCount((line as Record<string, unknown> | null)?.[field]));

const app = express();
app.use(express.json());
const route = (
  path: string,
  work: (body: Record<string, unknown>, person: string) => Promise<object | undefined>,
): void => {
  app.post(path, (request, reply) => {
    const answer = async (): Promise<void> => {
      const session = await pool.query<{ person: string }>({
        name: 'session',
        text: 'SELECT person FROM bare.sessions WHERE token = $1',
        values: [request.get('x-token') ?? ''],
      });
      if (!session.rows[0]) return void reply.status(401).json({ ok: false });
      const found = await work(request.body as Record<string, unknown>, session.rows[0].person);
      reply.status(found ? 200 : 400).json({ ok: found !== undefined, ...found });
    };
    answer().catch((error: unknown) => reply.status(500).json({ ok: false, error: String(error) }));
  });
};
route('/orders', async ({ customer, lines }) =>
  isCount(customer) && Array.isArray(lines) && lines.length > 0 && lines.every(isLine)
    ? { number: await kept.order(customer, lines) }
    : undefined,
);
route('/comments', async ({ order, text }, person) => {
  if (!isCount(order) || !isText(text)) return undefined;
  await kept.comment(order, person, text);
  return {};
});
route('/validations', async ({ order }) => {
  if (!isCount(order)) return undefined;
  await kept.validate(order);
  return {};
});
route('/list', async ({ limit }) => (isCount(limit) ? { rows: await kept.list(limit) } : undefined));

const server = app.listen(0, '127.0.0.1');
await once(server, 'listening');
serve(async () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
