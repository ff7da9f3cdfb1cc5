import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import { migrate } from '../postgres/migrate.ts';
import { createPool } from '../postgres/pool.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { LINK, MAX_ATTEMPTS, OUTBOX_SCHEMA, queueMail, readableBy, retireLinks } from './outbox.ts';
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
const mail = (id: string) =>
  queueMail(pool, { id, para: 'eva@power.test', asunto: 'Prueba', texto: 'Hola ñandú', minutos: 60 });
const row = async (id: string) =>
  (
    await pool.query<{ enviado: Date | null; intentos: number; error: string | null; wait: number }>(
      // However long this took to ask.
      'SELECT enviado, intentos, error, ceil(extract(epoch FROM proximo - now()) / 30)::int * 30 AS wait FROM ops.outbox WHERE id = $1',
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

const linkTo = (id: string, para: string) =>
  queueMail(pool, { id, para, asunto: 'Enlace', texto: `Abre ${LINK}`, minutos: 60, enlace: `https://x/${id}` });

test('a mail server that is turned on late sends nothing that is of no use any more', async () => {
  await linkTo('old', 'eva@power.test');
  await linkTo('new', 'eva@power.test');
  await pool.query(
    "UPDATE ops.outbox SET creado = creado - interval '61 minutes', vence = vence - interval '61 minutes' WHERE id = 'old'",
  );
  const sent: string[] = [];
  expect(await sendPending(pool, async ({ texto }) => void sent.push(texto))).toEqual({ enviados: 1, fallidos: 0 });
  expect(sent).toEqual(['Abre https://x/new']);
});

test('a link that was used, or that another took the place of, is not sent', async () => {
  await linkTo('first', 'eva@power.test');
  await linkTo('second', 'eva@power.test');
  await linkTo('hers', 'ana@power.test');
  await retireLinks(pool, 'eva@power.test', 'second');
  const sent: string[] = [];
  await sendPending(pool, async ({ id }) => void sent.push(id));
  expect(sent.sort()).toEqual(['hers', 'second']);
  await linkTo('third', 'eva@power.test');
  await retireLinks(pool, 'eva@power.test');
  expect(await sendPending(pool, async () => undefined)).toEqual({ enviados: 0, fallidos: 0 });
});

test('a live link is read by its addressee alone, and after sending by nobody', async () => {
  await linkTo('m', 'eva@power.test');
  const rows = async () =>
    (await pool.query<{ _id: string; texto: string }>('SELECT id AS _id, texto FROM ops.outbox')).rows;
  const read = async (email: string) => (await readableBy(pool, email, await rows()))[0]!.texto;
  expect(await read('eva@power.test')).toBe('Abre https://x/m');
  expect(await read('ana@power.test')).toBe('Abre (enlace reservado para su destinatario)');
  expect(JSON.stringify(await rows())).not.toContain('https://x/m');
  await sendPending(pool, async () => undefined);
  expect(await read('eva@power.test')).toBe('Abre (enlace reservado para su destinatario)');
});

test('mails from before links were kept apart lose theirs, and are not sent an hour later', async () => {
  await pool.query(`INSERT INTO ops.outbox (id, para, asunto, texto, creado) VALUES
    ('before', 'eva@power.test', 'a', E'Abre\nhttps://power.test/cambio-password/abc.def\nya', now() - interval '2 hours')`);
  await migrate(pool, OUTBOX_SCHEMA);
  const { rows } = await pool.query<{ texto: string }>('SELECT texto FROM ops.outbox');
  expect(rows).toEqual([{ texto: `Abre\n${LINK}\nya` }]);
  expect(await sendPending(pool, async () => undefined)).toEqual({ enviados: 0, fallidos: 0 });
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
    let begun = '';
    socket.write('220 prueba\r\n');
    socket.on('data', (bytes) => {
      const lines = (begun + bytes.toString()).split('\r\n');
      begun = lines.pop() ?? '';
      for (const line of lines) {
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
    await queueMail(pool, { id: 'r2', para: 'rechazado@power.test', asunto: 'x', texto: 'x', minutos: 60 });
    expect(await sendPending(pool, transport.send)).toEqual({ enviados: 1, fallidos: 1 });
    await queueMail(pool, {
      id: 'p',
      para: 'eva@power.test',
      asunto: 'x',
      texto: 'x',
      minutos: 60,
      papel: 'cotizacion/7',
    });
    const papers: unknown[] = [];
    await sendPending(pool, async (one) => {
      papers.push(one.papel);
      await transport.send(one, [
        { nombre: 'cotizacion-7.pdf', tipo: 'application/pdf', bytes: Buffer.from('%PDF-1') },
      ]);
    });
    transport.close();
    expect(papers).toEqual(['cotizacion/7']);
    expect(received[1]).toContain('filename=cotizacion-7.pdf');
    expect(received[1]).toContain(Buffer.from('%PDF-1').toString('base64'));
    expect(received[0]).toContain('To: eva@power.test');
    expect(received[0]).toContain('Subject: Prueba');
    expect(received[0]).toContain('Message-ID: <recuperacion-1@sistema-power-mobile>');
    expect((await row('r2')).error).toContain('550');
  });
});
