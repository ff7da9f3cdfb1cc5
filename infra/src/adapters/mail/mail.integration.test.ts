import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import { migrate } from '../postgres/migrate.ts';
import { createPool } from '../postgres/pool.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { MAX_ATTEMPTS, OUTBOX_SCHEMA, queueMail } from './outbox.ts';
import { sendPending } from './send-pending.ts';
import { smtpTransport } from './smtp-transport.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url);
  await migrate(pool, OUTBOX_SCHEMA);
});
beforeEach(() => pool.query('TRUNCATE ops.outbox'));
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});
const mail = (id: string) => queueMail(pool, { id, para: 'eva@power.test', asunto: 'Prueba', texto: 'Hola ñandú' });
const row = async (id: string) =>
  (
    await pool.query<{ enviado: Date | null; intentos: number; error: string | null; wait: number }>(
      'SELECT enviado, intentos, error, round(extract(epoch FROM proximo - now()))::int AS wait FROM ops.outbox WHERE id = $1',
      [id],
    )
  ).rows[0]!;

test('each mail is sent once, also by senders that run together', async () => {
  for (let n = 0; n < 20; n += 1) await mail(`m${n}`);
  const sent: string[] = [];
  const send = async ({ id }: { id: string }) => void sent.push(id);
  await Promise.all([1, 2, 3].map(() => sendPending(pool, send)));
  expect(sent.sort()).toEqual(Array.from({ length: 20 }, (_, n) => `m${n}`).sort());
  await mail('m1');
  expect(await sendPending(pool, send)).toEqual({ enviados: 0, fallidos: 0 });
});

test('a refusal is kept, waits longer each time, does not hold up others, and is given up in the end', async () => {
  await mail('mala');
  await mail('buena');
  const send = ({ id }: { id: string }) =>
    id === 'mala' ? Promise.reject(new Error('550 no existe')) : Promise.resolve();
  expect(await sendPending(pool, send)).toEqual({ enviados: 1, fallidos: 1 });
  expect(await row('mala')).toMatchObject({ enviado: null, intentos: 1, error: '550 no existe', wait: 30 });
  expect(await sendPending(pool, send)).toEqual({ enviados: 0, fallidos: 0 });
  for (let n = 1; n < MAX_ATTEMPTS; n += 1) {
    await pool.query("UPDATE ops.outbox SET proximo = now() WHERE id = 'mala'");
    await sendPending(pool, send);
    if (n === 3) expect((await row('mala')).wait).toBe(240);
  }
  await pool.query("UPDATE ops.outbox SET proximo = now() WHERE id = 'mala'");
  expect(await sendPending(pool, send)).toEqual({ enviados: 0, fallidos: 0 });
  expect((await row('mala')).intentos).toBe(MAX_ATTEMPTS);
});

describe('over SMTP', () => {
  let server: Server;
  const received: string[] = [];
  beforeAll(async () => {
    server = createServer(talk);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  /** As little of RFC 5321 as a client needs. */
  function talk(socket: Socket): void {
    let data: string | undefined;
    socket.write('220 prueba\r\n');
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').slice(0, -1)) {
        if (data !== undefined && line !== '.') data += `${line}\n`;
        else if (data !== undefined) {
          received.push(data);
          data = undefined;
          socket.write('250 ok\r\n');
        } else if (line === 'DATA') {
          data = '';
          socket.write('354 adelante\r\n');
        } else if (line.startsWith('RCPT') && line.includes('rechazado')) socket.write('550 no existe\r\n');
        else socket.write(line.startsWith('QUIT') ? '221 adios\r\n' : '250 ok\r\n');
      }
    });
  }

  test('the mail arrives as written; a refused address is told', async () => {
    const transport = smtpTransport(
      `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
      'Sistema <no-responder@power.test>',
    );
    await mail('recuperacion-1');
    await queueMail(pool, { id: 'r2', para: 'rechazado@power.test', asunto: 'x', texto: 'x' });
    expect(await sendPending(pool, transport.send)).toEqual({ enviados: 1, fallidos: 1 });
    transport.close();
    expect(received[0]).toContain('To: eva@power.test');
    expect(received[0]).toContain('Subject: Prueba');
    expect(received[0]).toContain('Message-ID: <recuperacion-1@sistema-power-mobile>');
    expect((await row('r2')).error).toContain('550');
  });
});
