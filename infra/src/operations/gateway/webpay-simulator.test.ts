import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import express from 'express';
import {
  commitTransaction,
  openTransaction,
  refundTransaction,
  transactionBalance,
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

const paidOne = async (): Promise<string> => {
  const { token } = await open();
  await choose(token, 'paga');
  await commitTransaction(config(), token);
  return token;
};

test('a payment is reversed as a whole, and then nothing more of it', async () => {
  const token = await paidOne();
  expect(await transactionBalance(config(), token)).toEqual({ status: 'AUTHORIZED', saldo: 3588 });
  expect(await refundTransaction(config(), token, 3588)).toEqual({ hecha: true, tipo: 'REVERSED', autorizacion: null });
  expect(await transactionBalance(config(), token)).toEqual({ status: 'REVERSED', saldo: 0 });
  expect(await refundTransaction(config(), token, 1)).toMatchObject({ hecha: false });
});

test('parts of a payment are nullified, never more than what is left of it', async () => {
  const token = await paidOne();
  expect(await refundTransaction(config(), token, 588)).toMatchObject({ hecha: true, tipo: 'NULLIFIED' });
  expect(await transactionBalance(config(), token)).toEqual({ status: 'PARTIALLY_NULLIFIED', saldo: 3000 });
  expect(await refundTransaction(config(), token, 3001)).toMatchObject({
    hecha: false,
    motivo: 'Amount to refund is bigger than authorized',
  });
  expect(await refundTransaction(config(), token, 3000)).toMatchObject({ hecha: true });
  expect(await transactionBalance(config(), token)).toEqual({ status: 'NULLIFIED', saldo: 0 });
});

test('rejects a refund of what was not paid, is not known, or comes without the key', async () => {
  const { token } = await open();
  expect(await refundTransaction(config(), token, 100)).toMatchObject({ hecha: false });
  expect(await transactionBalance(config(), token)).toMatchObject({ saldo: 0 });
  expect(await refundTransaction(config(), 'a'.repeat(64), 100)).toMatchObject({ hecha: false });
  const paid = await paidOne();
  expect(await refundTransaction({ ...config(), llave: 'otra' }, paid, 100)).toMatchObject({ hecha: false });
  await expect(refundTransaction({ ...config(), url: 'http://127.0.0.1:1' }, paid, 100)).rejects.toThrow(
    WebpayUnavailable,
  );
});
