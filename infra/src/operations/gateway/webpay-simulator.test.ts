import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import express from 'express';
import {
  commitTransaction,
  openTransaction,
  transactionStatus,
  WebpayUnavailable,
} from '../../adapters/webpay/webpay.ts';
import { SIMULATED_COMMERCE, webpaySimulator } from './webpay-simulator.ts';

let server: Server;
let base: string;
beforeAll(async () => {
  const app = express();
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app.use(webpaySimulator(base, 'secreta'));
});
afterAll(() => server.close());

const config = () => ({ url: base, comercio: SIMULATED_COMMERCE, llave: 'secreta' });
const open = () =>
  openTransaction(config(), { orden: '77-1', sesion: 'u', monto: 3588, retorno: `${base}/pago-web/77` });
const choose = async (token: string, decision: string) =>
  (
    await fetch(`${base}/simulador-webpay`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ token_ws: token, decision }),
    })
  ).headers.get('location');

test('our own adapter opens, the person pays, and the payment is carried out once', async () => {
  const { token, url } = await open();
  const shown = await (await fetch(`${url}?token_ws=${token}`)).text();
  expect(shown).toContain('no se cobra nada');
  expect(shown).toContain('$3.588');
  expect(await choose(token, 'paga')).toBe(`${base}/pago-web/77?token_ws=${token}`);
  const paid = await commitTransaction(config(), token);
  expect(paid).toMatchObject({ status: 'AUTHORIZED', response_code: 0, amount: 3588, authorization_code: '1213' });
  expect(await commitTransaction(config(), token)).toEqual(paid);
});

test.each([
  ['rechaza', 'token_ws', 'FAILED'],
  ['anula', 'TBK_TOKEN', 'INITIALIZED'],
])('who chooses %s comes back with %s, and nothing is charged', async (decision, field, status) => {
  const { token } = await open();
  expect(await choose(token, decision)).toBe(`${base}/pago-web/77?${field}=${token}`);
  expect(await commitTransaction(config(), token)).toMatchObject({ status });
});

test('without the key nothing is opened; what it forgot was never charged', async () => {
  await expect(
    openTransaction({ ...config(), llave: 'otra' }, { orden: '1', sesion: 'u', monto: 100, retorno: base }),
  ).rejects.toThrow(WebpayUnavailable);
  expect(await transactionStatus(config(), 'a'.repeat(64))).toMatchObject({ status: 'FAILED' });
});
