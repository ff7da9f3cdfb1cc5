import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { order } from '@power/domain/streams/order/order';
import { ANONYMOUS } from '../kernel/anonymous.ts';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

const ADMIN = person('Administrador');
const asked: { method: string; path: string; headers: object; body: Record<string, unknown> }[] = [];
let answer: [number, object] = [200, { token: 't1', url: 'https://webpay.test/pagar' }];
const outcome = {
  status: 'AUTHORIZED',
  response_code: 0,
  buy_order: 'x',
  authorization_code: '1213',
  amount: 226_100,
  transaction_date: '2026-01-05T12:05:00.000Z',
  card_detail: { card_number: '6623' },
};
/** What Webpay knows of any transaction. */
let transaction: object = outcome;
const webpay = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString()));
  request.on('end', () => {
    const body = JSON.parse(text || '{}') as Record<string, unknown>;
    asked.push({ method: request.method!, path: request.url!, headers: request.headers, body });
    const [status, said] = request.method === 'GET' ? [200, transaction] : answer;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  });
});
const VARIABLES = ['WEBPAY_URL', 'WEBPAY_COMERCIO', 'WEBPAY_LLAVE', 'PUBLIC_URL'] as const;

beforeAll(() => new Promise<void>((resolve) => webpay.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => webpay.close(() => resolve())));
afterEach(() => void (transaction = outcome));
afterEach(() => VARIABLES.forEach((name) => delete process.env[name]));

function configured(): void {
  Object.assign(process.env, {
    WEBPAY_URL: `http://127.0.0.1:${(webpay.address() as AddressInfo).port}`,
    WEBPAY_COMERCIO: '597055555532',
    WEBPAY_LLAVE: 'secreta',
    PUBLIC_URL: 'https://power.test',
  });
}

async function cancel(spine: Awaited<ReturnType<typeof stockedSpine>>, number: number): Promise<void> {
  const { codigo_sap } = (await spine.state(order, String(number)))!;
  await spine.must('cancel-order', { accion: 'anular', codigo_sap, motivo: 'Lo pidió el cliente' });
}

async function waiting() {
  const spine = await stockedSpine([10]);
  await spine.publish('1', 95_000);
  const own = await spine.issue(person('Ejecutivo de Ventas'), 'register-customer', {
    cliente: { nombre: 'Redes Norte', legalcode: '76123456-0' },
  });
  const made = await spine.must('create-web-order', {
    accion: 'crearweb',
    pedido: {
      cliente: own._id,
      tipo_entrega: 'EN SALA',
      bodega_entrega: 'Central',
      productos_pedido: [{ producto: '1', cantidad: 2 }],
    },
  });
  return { spine, number: made.number as number };
}
const ask = (spine: Awaited<ReturnType<typeof waiting>>['spine'], pedido: number, who = ADMIN) =>
  spine.issue(who, 'create-webpay-link', { accion: 'crearenlacewp', pedido });

/** An order of the web that waits for its payment, with the link of this token. */
async function linked(token: string) {
  configured();
  const { spine, number } = await waiting();
  answer = [200, { token, url: 'https://webpay.test/pagar' }];
  await ask(spine, number);
  return { spine, number };
}

test('without a commerce whoever asks hears what is missing, and nothing is written', async () => {
  const { spine, number } = await waiting();
  expect(await ask(spine, number)).toMatchObject({
    ok: false,
    codigo: 'WEBPAY_NO_CONFIGURADO',
    mensaje:
      'El pago con Webpay no está configurado en este sistema. Pide a un Administrador que ingrese el comercio y su llave.',
  });
});

test('Webpay is asked once for a link, for the amount that is due; a service that fails changes nothing', async () => {
  configured();
  const { spine, number } = await waiting();
  answer = [500, {}];
  expect(await ask(spine, number)).toMatchObject({ ok: false, codigo: 'WEBPAY_NO_RESPONDE' });
  answer = [200, { token: 't1', url: 'https://webpay.test/pagar' }];
  asked.length = 0;
  const made = await ask(spine, number);
  expect(made).toMatchObject({ ok: true, enlace: 'https://webpay.test/pagar?token_ws=t1', monto: 226_100 });
  expect(await ask(spine, number, person('Cobrador'))).toMatchObject({ enlace: made.enlace, vence: made.vence });
  expect(asked).toMatchObject([
    {
      path: '/rswebpaytransaction/api/webpay/v1.2/transactions',
      headers: { 'tbk-api-key-id': '597055555532', 'tbk-api-key-secret': 'secreta' },
      body: { buy_order: `${number}-0`, amount: 226_100, return_url: `https://power.test/pago-web/${number}` },
    },
  ]);
  // Nobody's order but one's own.
  expect(await ask(spine, number, person('Ejecutivo de Ventas', { _id: 'otro' }))).toMatchObject({
    codigo: 'PEDIDO_NO_EXISTE',
  });
  expect(asked).toHaveLength(1);
});

test('a customer back from Webpay: charged once, asked about after a lost answer, and nobody asks for tokens that are not ours', async () => {
  const { spine, number } = await linked('t/1');
  asked.length = 0;
  const back = (token_ws: string) => spine.issue(ANONYMOUS, 'confirm-web-payment', { pedido: number, token_ws });
  expect(await back('otro')).toMatchObject({ ok: false, codigo: 'ENLACE_INVALIDO' });
  expect(asked).toEqual([]);
  answer = [503, {}];
  expect(await back('t/1')).toMatchObject({ ok: false, codigo: 'WEBPAY_NO_RESPONDE' });
  // It was carried out after all: Webpay refuses to do it again and tells what became of it.
  answer = [422, { error_message: 'Invalid status' }];
  expect(await back('t/1')).toMatchObject({ ok: true, pagado: true, monto: 226_100, autorizacion: '1213' });
  const path = '/rswebpaytransaction/api/webpay/v1.2/transactions/t%2F1';
  expect(asked.map(({ method, path: to }) => [method, to])).toEqual([
    ['PUT', path],
    ['PUT', path],
    ['GET', path],
  ]);
  expect(await back('t/1')).toMatchObject({ ok: true, pagado: true });
  expect(asked).toHaveLength(3);
  expect(await spine.validate(number)).toMatchObject({ ok: true });
});

test('before an unpaid order ends Webpay is asked: a payment whose answer was lost counts, and a silent Webpay is waited for', async () => {
  const { spine, number } = await linked('t2');
  asked.length = 0;
  const expire = () => spine.issue(ADMIN, 'expire-web-order', { accion: 'vencerpagoweb', pedido: number });
  await expire();
  expect(asked).toEqual([]);
  spine.pass(25 * 3_600_000);
  process.env.WEBPAY_URL = 'http://127.0.0.1:1';
  expect(await expire()).toMatchObject({ ok: true, mensaje: expect.stringContaining('Pendiente Pago Web') });
  configured();
  await expire();
  expect(asked.map(({ method }) => method)).toEqual(['GET']);
  expect(await spine.state(order, String(number))).toMatchObject({
    estatus: 'Pendiente Validacion Administrativa',
    datos_wp: { authorization_code: '1213' },
  });
});

test('given an order that was cancelled while its payment was answered to nobody → what Webpay charged is to be returned', async () => {
  const { spine, number } = await linked('t3');
  const close = () => spine.issue(ADMIN, 'close-web-payment', { accion: 'cerrarpagoweb', pedido: number });
  asked.length = 0;
  await close();
  expect(asked).toEqual([]);
  await cancel(spine, number);
  process.env.WEBPAY_URL = 'http://127.0.0.1:1';
  expect(await close()).toMatchObject({ ok: true, mensaje: expect.stringContaining('Todavía no se sabe') });
  configured();
  expect(await close()).toMatchObject({ ok: true, mensaje: expect.stringContaining('por devolver') });
  await close();
  expect(asked.map(({ method }) => method)).toEqual(['GET']);
  expect(await spine.state(order, String(number))).toMatchObject({
    estatus: 'Anulado',
    pago_por_devolver: { authorization_code: '1213' },
  });
});

test('given an order that was cancelled and not paid → its link is spent, and Webpay is asked once', async () => {
  const { spine, number } = await linked('t4');
  await cancel(spine, number);
  asked.length = 0;
  const close = () => spine.issue(ADMIN, 'close-web-payment', { accion: 'cerrarpagoweb', pedido: number });
  transaction = { status: 'INITIALIZED' };
  expect(await close()).toMatchObject({ ok: true, mensaje: expect.stringContaining('no se pagó') });
  await close();
  expect(asked).toHaveLength(1);
  expect(await spine.state(order, String(number))).toMatchObject({ enlace: { gastado: true } });
});
