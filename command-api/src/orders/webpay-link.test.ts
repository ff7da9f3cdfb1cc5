import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

const ADMIN = person('Administrador');
const asked: { path: string; headers: object; body: Record<string, unknown> }[] = [];
let answer: [number, object] = [200, { token: 't1', url: 'https://webpay.test/pagar' }];
const webpay = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString()));
  request.on('end', () => {
    asked.push({ path: request.url!, headers: request.headers, body: JSON.parse(text) as Record<string, unknown> });
    response.writeHead(answer[0], { 'content-type': 'application/json' }).end(JSON.stringify(answer[1]));
  });
});
const VARIABLES = ['WEBPAY_URL', 'WEBPAY_COMERCIO', 'WEBPAY_LLAVE', 'PUBLIC_URL'] as const;

beforeAll(() => new Promise<void>((resolve) => webpay.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => webpay.close(() => resolve())));
afterEach(() => VARIABLES.forEach((name) => delete process.env[name]));

async function waiting() {
  const spine = await stockedSpine([10]);
  await spine.must('set-product-prices', { id: '1', precios: { tienda: 95_000 } });
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
  const { port } = webpay.address() as AddressInfo;
  Object.assign(process.env, {
    WEBPAY_URL: `http://127.0.0.1:${port}`,
    WEBPAY_COMERCIO: '597055555532',
    WEBPAY_LLAVE: 'secreta',
    PUBLIC_URL: 'https://power.test',
  });
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
      body: { buy_order: `${number}-0`, amount: 226_100, return_url: 'https://power.test' },
    },
  ]);
  // Nobody's order but one's own.
  expect(await ask(spine, number, person('Ejecutivo de Ventas', { _id: 'otro' }))).toMatchObject({
    codigo: 'PEDIDO_NO_EXISTE',
  });
  expect(asked).toHaveLength(1);
});
