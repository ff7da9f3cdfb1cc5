import { randomBytes, randomUUID } from 'node:crypto';
import { createPool } from '../../adapters/postgres/pool.ts';
import { demoTokens } from '../../laboratory/contract/sign-in.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { startSystem, type TestSystem } from '../../laboratory/testing/system.ts';

type Reply = Record<string, unknown> & { readonly ok?: boolean };

interface Found {
  readonly _id: string;
  readonly bloqueado: boolean;
  readonly stock: readonly { readonly bodega: string; readonly disponible: number }[];
}

/** Two whole systems of one company: each its own launcher and services, one database, one log, the same secrets. */
describe('two live launchers on one database', () => {
  const services = `servicios_${randomBytes(4).toString('hex')}`;
  let database: TestDatabase;
  let systems: [TestSystem, TestSystem];
  let token: (perfil: string) => Promise<string>;

  beforeAll(async () => {
    database = await testDatabase();
    const url = new URL(database.url);
    [url.username, url.password] = [services, 'clave'];
    const env = {
      DATABASE_URL: url.href,
      DATABASE_OWNER_URL: database.url,
      JWT_SECRET: randomBytes(16).toString('hex'),
      INTERNAL_TOKEN: randomBytes(16).toString('hex'),
      PRIVACIDAD_LLAVE: randomBytes(32).toString('base64url'),
    };
    const first = await startSystem({ demo: 'small', env });
    await first.waitReady();
    const second = await startSystem({ demo: 'small', env });
    systems = [first, second];
    await second.waitReady();
    token = demoTokens(first.url);
  });
  afterAll(async () => {
    for (const system of systems ?? []) await system.remove();
    await database.drop();
    const admin = createPool(process.env.TEST_DATABASE_URL!, { max: 1 });
    await admin.query(`DROP ROLE IF EXISTS ${services}`).finally(() => admin.end());
  });

  const post = async (
    system: TestSystem,
    perfil: string,
    path: string,
    body: object,
    key: string = randomUUID(),
  ): Promise<{ status: number; reply: Reply }> => {
    const response = await fetch(system.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-token': await token(perfil), 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    return { status: response.status, reply: (await response.json()) as Reply };
  };
  const written = async (type: string, pedido: unknown): Promise<number> => {
    const pool = createPool(database.url, { max: 1 });
    const { rows } = await pool.query<{ n: number }>(
      'select count(*)::int as n from log.events where type = $1 and stream = $2',
      [type, `order-${String(pedido)}`],
    );
    await pool.end();
    return rows[0]!.n;
  };
  const order = async () => {
    const [{ reply: customers }, { reply: goods }] = await Promise.all([
      post(systems[0], 'Administrador', '/clientes/listar', { accion: 'dropdown', buscar: '' }),
      post(systems[0], 'Administrador', '/productos/buscar', { accion: 'simple', buscar: 'domo', bodega: 'BOD' }),
    ]);
    const [customer] = customers.clientes as { _id: string }[];
    const product = (goods.productos as Found[]).find(
      ({ bloqueado, stock }) => !bloqueado && stock.some((s) => s.bodega === 'BOD' && s.disponible > 3),
    )!;
    return {
      accion: 'crearsistema',
      pedido: {
        cliente: customer!._id,
        metodo_pago: 'TRF',
        tipo_entrega: 'RETIRO EN SALA',
        bodega_entrega: 'BOD',
        productos_pedido: [{ producto: product._id, precio_venta: 5_000_000, cantidad: 1 }],
      },
    };
  };

  test('a session of one is a session of the other, and what one wrote the other shows', async () => {
    const [first, second] = systems;
    const body = await order();
    const { reply: created } = await post(second, 'Administrador', '/pedido_ventas/crear', body);
    expect(created).toMatchObject({ ok: true });
    const response = await fetch(`${first.url}/pedido_ventas/listar`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-token': await token('Administrador'),
        'x-posicion': String(created.posicion),
      },
      body: JSON.stringify({ accion: 'grid', startRow: 0, endRow: 20, quickFilter: String(created.number) }),
    });
    expect(response.status).toBe(200);
    expect(((await response.json()) as { rows: object[] }).rows[0]).toMatchObject({ number: created.number });
  });

  test('the same key sent to both makes one order', async () => {
    const body = await order();
    const key = randomUUID();
    const replies = await Promise.all(
      systems.map((system) => post(system, 'Administrador', '/pedido_ventas/crear', body, key)),
    );
    const [one, other] = replies.map(({ reply }) => reply);
    expect(one).toMatchObject({ ok: true });
    expect(other).toMatchObject({ ok: true, number: one!.number });
    expect(await written('OrderCreated', one!.number)).toBe(1);
  });

  test('of two validators, one at each, one wins', async () => {
    const { reply: created } = await post(systems[0], 'Administrador', '/pedido_ventas/crear', await order());
    const validation = { accion: 'validarpago', pedido: created.number, textoValidacion: 'Transferencia recibida' };
    const replies = await Promise.all(
      systems.map((system) => post(system, 'Cobrador', '/web/cotizaciones/validaradministrativo', validation)),
    );
    expect(replies.map(({ reply }) => reply.ok).toSorted()).toEqual([false, true]);
    expect(await written('OrderValidated', created.number)).toBe(1);
  });
});
