import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mayCall } from '@power/domain/kernel/call';
import { refundByWebpay } from '@power/domain/finance/refunds/refund-by-webpay';
import { resolveRefund } from '@power/domain/finance/refunds/resolve-refund';
import { settleRefund } from '@power/domain/finance/refunds/settle-refund';
import { transferRefund } from '@power/domain/finance/refunds/transfer-refund';
import { PERFILES } from '@power/domain/kernel/perfiles';
import { settlement } from '@power/domain/streams/settlement/settlement';
import { ANONYMOUS } from '../kernel/anonymous.ts';
import { openSpine, person, stockedSpine } from '../kernel/spine.testing.ts';

const finance = person('Finanzas');
/** Webpay with one transaction of 2.380 pesos; `lose`: what the next refund does and does not answer. */
const bank = { left: 2380, calls: [] as number[], lose: undefined as 'made' | 'not made' | undefined, down: false };
const webpay = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString()));
  request.on('end', () => {
    const say = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (bank.down) return say({}, 503);
    if (request.url!.endsWith('/refunds')) {
      const { amount } = JSON.parse(text) as { amount: number };
      bank.calls.push(amount);
      const outage = bank.lose;
      bank.lose = undefined;
      if (outage === 'not made') return void request.socket.destroy();
      if (amount > bank.left) return say({ error_message: 'Amount to refund is bigger than authorized' }, 422);
      bank.left -= amount;
      if (outage === 'made') return void request.socket.destroy();
      return say({ type: 'NULLIFIED', authorization_code: '99', response_code: 0, balance: bank.left });
    }
    if (request.method === 'POST') return say({ token: 't1', url: 'https://webpay.test/pagar' });
    return say({
      status: bank.left === 2380 ? 'AUTHORIZED' : bank.left > 0 ? 'PARTIALLY_NULLIFIED' : 'NULLIFIED',
      response_code: 0,
      amount: 2380,
      balance: bank.left,
      authorization_code: '1213',
      transaction_date: '2026-01-05T12:05:00.000Z',
      card_detail: { card_number: '6623' },
    });
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => webpay.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    WEBPAY_URL: `http://127.0.0.1:${(webpay.address() as AddressInfo).port}`,
    WEBPAY_COMERCIO: '597055555532',
    WEBPAY_LLAVE: 'secreta',
  });
});
afterAll(async () => {
  for (const name of ['WEBPAY_URL', 'WEBPAY_COMERCIO', 'WEBPAY_LLAVE']) delete process.env[name];
  await new Promise<void>((resolve) => webpay.close(() => resolve()));
});

/** A web order of two units that was paid with a card and cancelled. */
async function cancelledOrder() {
  Object.assign(bank, { left: 2380, calls: [], lose: undefined, down: false });
  const spine = await stockedSpine([10]);
  await spine.publish('1', 1000);
  const { _id: cliente } = await spine.issue(person('Ejecutivo de Ventas'), 'register-customer', {
    cliente: { nombre: 'Redes Norte', legalcode: '76123456-0' },
  });
  const { number: pedido, codigo_sap } = await spine.must('create-web-order', {
    accion: 'crearweb',
    pedido: {
      cliente,
      tipo_entrega: 'EN SALA',
      bodega_entrega: 'Central',
      productos_pedido: [{ producto: '1', cantidad: 2 }],
    },
  });
  await spine.must('create-webpay-link', { accion: 'crearenlacewp', pedido });
  await spine.issue(ANONYMOUS, 'confirm-web-payment', { pedido, token_ws: 't1' });
  const cancellation = await spine.must('cancel-order', { accion: 'anular', codigo_sap, motivo: 'sin stock' });
  await spine.must('assess-refund', { accion: 'cuadrar', pedido });
  const state = () => spine.state(settlement, `c${String(pedido)}`);
  return {
    ...spine,
    pedido,
    cancellation,
    state,
    ask: (more: object = {}, id?: string) =>
      spine.issue(finance, 'refund-by-webpay', { accion: 'webpay', pedido, ...more }, id),
    transfer: (more: object) =>
      spine.issue(finance, 'transfer-refund', {
        accion: 'transferencia',
        pedido,
        fecha: '2026-01-05',
        referencia: '481',
        ...more,
      }),
    settle: (devolucion = 1, on: Pick<typeof spine, 'issue'> = spine) =>
      on.issue(person('Administrador'), 'settle-refund', { accion: 'consultar', pedido, devolucion }),
    states: async () => (await state())!.devoluciones!.map(({ estado }) => estado),
  };
}

test('a card payment of a cancelled order goes back by Webpay, once, in parts or whole', async () => {
  const { ask, settle, states, state, cancellation } = await cancelledOrder();
  expect(cancellation).toMatchObject({ mensaje: expect.stringContaining('Hay $2.380 por devolver al cliente') });
  expect((await state())!.por_devolver).toEqual({ monto: 2380, tarjeta: 2380 });
  expect(await ask({ monto: 380 })).toMatchObject({ ok: true });
  expect(bank.calls).toEqual([]);
  expect(await settle()).toMatchObject({ ok: true, estado: 'Devuelta' });
  expect(await settle()).toMatchObject({ estado: 'Devuelta' });
  expect(bank.calls).toEqual([380]);
  await ask();
  await settle(2);
  expect(bank.calls).toEqual([380, 2000]);
  expect(await states()).toEqual(['Devuelta', 'Devuelta']);
  expect(await ask()).toMatchObject({ codigo: 'NADA_POR_DEVOLVER' });
});

test('of people who return the same at once one does, by whatever way, and a repeated command returns nothing more', async () => {
  const { ask, transfer, settle, state } = await cancelledOrder();
  const replies = await Promise.all([ask(), ask(), transfer({ monto: 2380 }), transfer({ monto: 2380 })]);
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await state())!.devoluciones).toHaveLength(1);
  await Promise.all([settle(), settle(), settle()]);
  expect(bank.calls.length).toBeLessThan(2);
  const other = await cancelledOrder();
  await other.ask({}, 'pressed-twice');
  await other.ask({}, 'pressed-twice');
  expect((await other.state())!.devoluciones).toHaveLength(1);
});

test('two services that carry out the same refund call Webpay once', async () => {
  const first = await cancelledOrder();
  await first.ask({ monto: 1000 });
  const second = await openSpine(first.log);
  await Promise.all([first.settle(1), first.settle(1, second), first.settle(1), first.settle(1, second)]);
  expect(bank.calls).toEqual([1000]);
  expect(bank.left).toBe(1380);
  await first.settle();
  expect(await first.states()).toEqual(['Devuelta']);
});

test('an answer that was lost → the transaction is asked, and Webpay never called again', async () => {
  const { ask, settle, states } = await cancelledOrder();
  bank.lose = 'made';
  await ask({ monto: 1000 });
  await settle();
  expect(await states()).toEqual(['Por confirmar']);
  expect(await ask()).toMatchObject({ codigo: 'DEVOLUCION_EN_CURSO' });
  await settle();
  expect(await states()).toEqual(['Devuelta']);
  expect(bank).toMatchObject({ calls: [1000], left: 1380 });
});

test('a call that never arrived → is unknown for ten minutes, then to be returned again', async () => {
  const { ask, settle, states, pass } = await cancelledOrder();
  bank.lose = 'not made';
  await ask({ monto: 1000 });
  await settle();
  await settle();
  expect(await states()).toEqual(['Por confirmar']);
  bank.down = true;
  pass(11 * 60_000);
  await settle();
  expect(await states()).toEqual(['Por confirmar']);
  bank.down = false;
  await settle();
  expect(await states()).toEqual(['No realizada']);
  expect(await ask({ monto: 1000 })).toMatchObject({ ok: true });
  await settle(2);
  expect(bank).toMatchObject({ calls: [1000, 1000], left: 1380 });
});

test('a silent Webpay is called for nothing; what was returned in its portal is not returned again', async () => {
  const { ask, settle, states } = await cancelledOrder();
  bank.down = true;
  await ask();
  await settle();
  expect(await states()).toEqual(['No realizada']);
  bank.down = false;
  bank.left = 0;
  await ask();
  await settle(2);
  expect(await states()).toEqual(['No realizada', 'Devuelta']);
  expect(bank.calls).toEqual([]);
});

test('without a commerce whoever asks hears to transfer', async () => {
  const { ask } = await cancelledOrder();
  const { WEBPAY_LLAVE } = process.env;
  delete process.env.WEBPAY_LLAVE;
  expect(await ask()).toMatchObject({ codigo: 'WEBPAY_NO_CONFIGURADO' });
  process.env.WEBPAY_LLAVE = WEBPAY_LLAVE;
});

test('money is returned by Administrador and Finanzas alone', () => {
  for (const { access } of [refundByWebpay, transferRefund, settleRefund, resolveRefund])
    expect(PERFILES.filter((perfil) => mayCall(access, person(perfil)))).toEqual(['Administrador', 'Finanzas']);
});
