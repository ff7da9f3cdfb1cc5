import { customer } from '@power/domain/customers/customer';
import { order } from '@power/domain/streams/order/order';
import { createMemoryLog } from '@power/infra/laboratory/testing/memory-log';
import type { EventStore } from '@power/infra/platform/event-store/port';
import { numbersInMemory, openSpine, person, type Spine, stockedSpine } from '../kernel/spine.testing.ts';

const ADMIN = person('Administrador');
const RUTS = ['76.296.177-6', '76.123.456-0', '11.111.111-1'];

/** Customers `1`, `2`… */
async function customers(spine: Spine, n: number): Promise<string[]> {
  const made = [];
  for (const [index, legalcode] of RUTS.slice(0, n).entries()) {
    const reply = await spine.issue(ADMIN, 'register-customer', { cliente: { nombre: `Cliente ${index}`, legalcode } });
    made.push(String(reply._id));
  }
  return made;
}
const merge = (spine: Spine, id: string, destino: string, key?: string) =>
  spine.issue(ADMIN, 'merge-customer', { accion: 'unir', id, destino, motivo: 'Es la misma empresa' }, key);

test('of two people who merge two customers into each other at once one is refused', async () => {
  const spine = await openSpine();
  const [a, b] = (await customers(spine, 2)) as [string, string];
  const replies = await Promise.all([merge(spine, a, b), merge(spine, b, a)]);
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  const states = [await spine.state(customer, a), await spine.state(customer, b)];
  expect(states.filter((c) => c!.activo)).toHaveLength(1);
});

test('many people who merge the same two at once merge them once', async () => {
  const spine = await openSpine();
  const [a, b] = (await customers(spine, 2)) as [string, string];
  const replies = await Promise.all(Array.from({ length: 6 }, () => merge(spine, a, b)));
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  expect(replies.find(({ ok }) => !ok)).toMatchObject({ codigo: 'CLIENTE_UNIDO' });
});

test('a merge that died half-way is completed by its repeat, and binds nobody else after a minute', async () => {
  const real = createMemoryLog();
  let dead = true;
  const log: EventStore = {
    ...real,
    append: (stream, events, expected) =>
      dead && stream.startsWith('customer-') && events.some(({ type }) => type === 'CustomerMerged')
        ? Promise.reject(new Error('killed'))
        : real.append(stream, events, expected),
  };
  const spine = await openSpine(log, numbersInMemory());
  const [a, b, c] = (await customers(spine, 3)) as [string, string, string];
  await expect(merge(spine, a, b, 'first')).rejects.toThrow('killed');
  await expect(merge(spine, c, b, 'third')).rejects.toThrow('killed');
  dead = false;
  expect(await merge(spine, a, b, 'first')).toMatchObject({ ok: true });
  expect(await merge(spine, c, a, 'fourth')).toMatchObject({ ok: false, codigo: 'CLIENTE_UNIDO' });
  expect(await merge(spine, b, c, 'fifth')).toMatchObject({ ok: false, codigo: 'CLIENTE_UNIDO' });
  spine.pass(61_000);
  expect(await merge(spine, b, c, 'sixth')).toMatchObject({ ok: true });
});

/** A customer with an order, a quotation and an opportunity of its own, and another to merge it into. */
async function busy() {
  const spine = await stockedSpine([50]);
  const [stays, later] = (await customers(spine, 2)) as [string, string];
  await spine.must('set-product-prices', { id: '1', precios: { tienda: 100_000 } });
  const pedido = String((await spine.orderFor({ '1': 1 })).number ?? 1);
  return { ...spine, stays, later, pedido };
}

test('open documents name the one that stays; one that is over keeps its name and RUT, and is the other one’s', async () => {
  const { issue, must, state, orderFor, cliente, stays, later, ...spine } = await busy();
  await orderFor({ '1': 1 });
  const { codigo_sap } = (await state(order, '2'))!;
  await must('cancel-order', { accion: 'anular', codigo_sap, motivo: 'x' });
  expect(await merge({ issue, state, ...spine } as Spine, cliente, stays)).toMatchObject({ ok: true });
  const move = (pedido: string) => issue(ADMIN, 'change-order-client', { accion: 'clienteunido', pedido });
  expect([await move('1'), await move('2'), await move('1')].every(({ ok }) => ok)).toBe(true);
  expect((await state(order, '1'))!.client).toMatchObject({ _id: stays, name: 'Cliente 0', legalcode: RUTS[0] });
  expect((await state(order, '2'))!.client).toMatchObject({
    _id: stays,
    name: 'Alarmas Sur',
    legalcode: '12.345.678-5',
  });
  const written = (await spine.log.read('order-1')).filter(({ type }) => type === 'OrderClientChanged');
  expect(written).toHaveLength(1);
  // Whoever stays goes into a third one later: what comes from the first goes there at once.
  await merge({ issue, state, ...spine } as Spine, stays, later);
  await move('1');
  expect((await state(order, '1'))!.client).toMatchObject({ _id: later, name: 'Cliente 1' });
});

test('nothing new is sold to a merged customer: whoever tries hears which one stays', async () => {
  const { issue, state, orderFor, cliente, stays, ...spine } = await busy();
  await merge({ issue, state, ...spine } as Spine, cliente, stays);
  await expect(orderFor({ '1': 1 })).rejects.toThrow('Alarmas Sur está unido a Cliente 0 (76.296.177-6). Usa ese.');
  const again = await issue(ADMIN, 'register-customer', { cliente: { nombre: 'Otra', legalcode: '12345678-5' } });
  expect(again).toMatchObject({ ok: false, codigo: 'RUT_REPETIDO' });
});
