/** A customer's program orders over HTTP: its key, its Idempotency-Key, and what it hears of each. */
import { contract } from '@power/domain/contract';
import { createApiOrder, type pedidoApi } from '@power/domain/orders/create-api-order';
import { reject } from '@power/domain/kernel/rejection';
import { productRow } from '@power/domain/products/views/product-row';
import { COMMAND_KEYS_SCHEMA, withOwnKeys } from '@power/infra/platform/commands/command-keys';
import { NUMBERS_SCHEMA } from '@power/infra/platform/commands/numbers';
import { createKeyGate } from '@power/infra/platform/access/key-gate';
import { createKeyUse, KEY_USE_SCHEMA, type KeyUse } from '@power/infra/platform/access/key-use';
import type { Service } from '@power/infra/platform/http/service';
import type { Execute } from '@power/infra/platform/http/service-options';
import { toyService } from '@power/infra/platform/http/service.testing';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { createMemoryLog } from '@power/infra/laboratory/testing/memory-log';
import { createReadModels } from '@power/infra/laboratory/testing/read-models';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import type pg from 'pg';
import type { z } from 'zod';
import '../kernel/environment.testing.ts';
import { openSpine, person, stockedSpine } from '../kernel/spine.testing.ts';

/** The request as the contract has it: a program that is made from it compiles, or this does not. */
type Pedido = z.input<typeof pedidoApi>;
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

let database: TestDatabase;
let pool: pg.Pool;
let use: KeyUse;
let service: Service;
let spine: Awaited<ReturnType<typeof stockedSpine>>;
let own: string;
const ADMIN = person('Administrador');

beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url, { searchPath: ['read', 'ops'] });
  await migrate(pool, NUMBERS_SCHEMA, COMMAND_KEYS_SCHEMA, KEY_USE_SCHEMA);
  // Asked of names that products share; nothing is in it.
  await createReadModels(pool, [productRow]);
  const log = createMemoryLog();
  spine = await stockedSpine([10], await openSpine(log, pool));
  own = (
    await spine.issue(person('Ejecutivo de Ventas'), 'register-customer', {
      cliente: { nombre: 'Redes Norte', legalcode: '76123456-0' },
    })
  )._id as string;
  use = createKeyUse(pool, 3_600_000);
  const execute: Execute = withOwnKeys(pool, 'secret-of-the-tests', async (call, request, { user, commandId }) => {
    const {
      ok,
      codigo = '',
      titulo,
      mensaje,
      ...more
    } = await spine.issue(user!, call.name, request as object, commandId);
    return ok ? { ok, mensaje, ...more } : reject(codigo, String(titulo), mensaje, more);
  });
  service = await toyService(
    contract.filter(({ name }) => name === createApiOrder.name),
    execute,
    { keys: createKeyGate(log, use) },
  );
});
beforeEach(() => spine.must('set-product-prices', { id: '1', precios: { tienda: 95_000 } }));
afterAll(async () => {
  await service?.close();
  await use?.close();
  await pool?.end();
  await database?.drop();
});

const giveKey = async (alcances: readonly string[] = ['pedidos'], more: object = {}) => {
  const integrador = { nombre: 'ERP', cliente: own, alcances, ips: [], por_minuto: 100, por_dia: 100, ...more };
  const made = await spine.must('create-integrator', { accion: 'clave', integrador });
  return { id: made.number as number, clave: String(made.clave) };
};
async function place(clave: string, key: string, pedido: Pedido): Promise<Answer> {
  const reply = await fetch(`http://127.0.0.1:${service.port}/api/v1/pedidos`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${clave}`,
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-cliente-ip': '203.0.113.9',
    },
    body: JSON.stringify(pedido),
  });
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Record<string, unknown> };
}
const pedido = (more: Partial<Pedido> = {}): Pedido => ({
  tipo_entrega: 'RETIRO EN SALA',
  bodega_entrega: 'Central',
  lineas: [{ codigo: 'P0', cantidad: 2 }],
  ...more,
});
const orders = async () => (await spine.log.readAll({})).filter(({ type }) => type === 'OrderCreated').length;

test('an order is made once for a key and its body, and answers the same whatever changes later', async () => {
  const { clave } = await giveKey();
  const before = await orders();
  const first = await place(clave, 'oc-1', pedido());
  expect(first).toMatchObject({ status: 201, body: { neto: 190_000, estado: 'Pendiente Validacion Administrativa' } });
  expect(first.headers.get('location')).toBe(`/api/v1/pedidos/${String(first.body.numero)}`);
  await spine.must('set-product-prices', { id: '1', precios: { tienda: 10 } });
  expect((await place(clave, 'oc-1', pedido())).body).toEqual(first.body);
  const other = await place(clave, 'oc-1', pedido({ orden_compra: 'otra' }));
  expect([other.status, other.body.codigo]).toEqual([422, 'CLAVE_REPETIDA']);
  expect(await orders()).toBe(before + 1);
});

test('two programs may choose the same key: each has its own order', async () => {
  const [one, two] = [await giveKey(), await giveKey()];
  const [a, b] = [await place(one.clave, 'mismo', pedido()), await place(two.clave, 'mismo', pedido())];
  expect([a.status, b.status]).toEqual([201, 201]);
  expect(a.body.numero).not.toBe(b.body.numero);
});

test('copies that come at once make one order', async () => {
  const { clave } = await giveKey();
  const before = await orders();
  const all = await Promise.all(Array.from({ length: 6 }, () => place(clave, 'a-la-vez', pedido())));
  expect(new Set(all.map(({ status, body }) => `${status} ${String(body.numero)}`)).size).toBe(1);
  expect(await orders()).toBe(before + 1);
});

test('a basket at the prices of yesterday is answered with those of today, and nothing is made', async () => {
  const { clave } = await giveKey();
  const before = await orders();
  const lineas = [{ codigo: 'P0', cantidad: 1, precioEsperado: 90_000 }];
  const stale = await place(clave, 'ayer', pedido({ lineas }));
  expect(stale).toMatchObject({ status: 409, body: { precios: [{ codigo: 'P0', precio_neto: 95_000 }] } });
  expect(await orders()).toBe(before);
  // What was refused wrote nothing: under the same key it is decided anew.
  await spine.must('set-product-prices', { id: '1', precios: { tienda: 90_000 } });
  expect((await place(clave, 'ayer', pedido({ lineas }))).status).toBe(201);
});

test('a key out of scope, from elsewhere, over its limit, suspended or replaced orders nothing', async () => {
  const before = await orders();
  const refused = async (clave: string) => {
    const { status, body } = await place(clave, 'no', pedido());
    return [status, body.codigo, body.status];
  };
  expect(await refused((await giveKey(['stock', 'precios'])).clave)).toEqual([403, 'ALCANCE_INSUFICIENTE', 403]);
  expect(await refused((await giveKey(['pedidos'], { ips: ['198.51.100.1'] })).clave)).toEqual([
    403,
    'DIRECCION_NO_PERMITIDA',
    403,
  ]);
  const { id, clave } = await giveKey();
  await spine.must('suspend-integrator', { accion: 'suspender', id, motivo: 'Prueba' });
  expect(await refused(clave)).toEqual([401, 'CLAVE_SUSPENDIDA', 401]);
  await spine.must('reactivate-integrator', { accion: 'reactivar', id });
  await spine.must('rotate-integrator', { accion: 'rotar', id, horas: 0 });
  expect(await refused(clave)).toEqual([401, 'CLAVE_NO_VALIDA', 401]);
  const small = await giveKey(['pedidos'], { por_dia: 1 });
  expect((await place(small.clave, 'uno', pedido({ lineas: [{ codigo: 'NADA', cantidad: 1 }] }))).status).toBe(422);
  expect(await refused(small.clave)).toEqual([429, 'LIMITE_POR_DIA', 429]);
  expect(await orders()).toBe(before);
});

test('a repeat of what was accepted is answered also when its customer could not order any more', async () => {
  const program = person('Cliente', { _id: 'clave:77', cliente_id: own });
  const order = (id: string) => spine.issue(program, 'create-api-order', pedido(), id);
  const first = await order('clave:77:a');
  expect(first).toMatchObject({ ok: true });
  await spine.issue(ADMIN, 'deactivate-customer', { accion: 'desactivar', id: own, motivo: 'Cierre' });
  expect(await order('clave:77:a')).toEqual(first);
  expect(await order('clave:77:b')).toMatchObject({ codigo: 'CLIENTE_INACTIVO' });
});
