import { refundRow } from '@power/domain/finance/refunds/views/refund-row';
import { permisosOf } from '@power/domain/kernel/perfiles';
import { orderByCode as byCode, orderBySerial as bySerial } from '@power/domain/orders/views/lookups';
import { orderLineRow } from '@power/domain/orders/views/order-line-row';
import { customerRow } from '@power/domain/customers/views/customer-row';
import { paymentOptionRow } from '@power/domain/finance/views/payment-option-row';
import { orderDropdown as dropdown } from '@power/domain/orders/views/sheet';
import { orderRow } from '@power/domain/orders/views/order-row';
import { orderSerialRow } from '@power/domain/orders/views/order-serial-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { handleQuery, type QueryContext } from '@power/infra/platform/queries/handler';
import { createExecutor } from '../kernel/query-executor.ts';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import exceljs from 'exceljs';
import type pg from 'pg';
import orderByCode from './order-by-code.ts';
import orderBySerial from './order-by-serial.ts';
import orderDropdown from './order-dropdown.ts';
import orderExportEjecutivo from './order-export-ejecutivo.ts';
import orderGridWeb from './order-grid-web.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [refundRow, orderRow, orderLineRow, orderSerialRow, paymentOptionRow, customerRow]);
  const mine = { ejecutivo_id: 'eva', cliente_id: 'c', marcas: ['Hik'] };
  const lines = { ...mine, cantidad: 5, precio_venta: 1000, lugares: [] };
  const states = [
    ['Entregado', true],
    ['Facturado Sin Picking', false],
    ['Entregado a Sala', false],
  ] as const;
  for (const [index, [estatus, entregado]] of states.entries()) {
    const number = index + 1;
    await plant(db, orderRow, [{ _id: String(number), number, estatus, entregado, ...mine }]);
    const line = { codigo: 'PM1', part_number: 'DS-1', marca: 'Hik', total_picking: number === 2 ? 0 : 4, ...lines };
    const createdAt = new Date(Date.now() - number * 3_600_000);
    await plant(db, orderLineRow, [{ _id: `${number}/1`, number, linea: 1, createdAt, ...line }]);
  }
  await plant(db, orderSerialRow, [{ _id: 'S1/1', serie: 'S1', number: 1, ...mine, marcas: [] }]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const context = {
  user: {
    _id: 'eva',
    nombre: 'Eva',
    email: '',
    perfil: 'Ejecutivo de Ventas' as const,
    permisos: permisosOf('Ejecutivo de Ventas'),
    sesion: 's',
  },
};
type Handler = { handle: (request: never, context: QueryContext) => Promise<unknown> };
const ask = (handler: Handler, request: object, more = {}) =>
  handler.handle(
    request as never,
    {
      db,
      now: new Date().toISOString(),
      user: { ...context.user, ...more },
      rows: readerFor(db, { ...context.user, ...more }),
    } as unknown as QueryContext,
  );

test('delivered units: what was picked of an order handed over, all of one invoiced without picking, none before', async () => {
  const reply = byCode.reply.parse(await ask(orderByCode, { accion: 'codigo', codigo: 'PM1' }));
  expect(reply.pedidos.map((p) => [p.number, p.total_picking, p.total_entregado])).toEqual([
    [1, 4, 4],
    [2, 0, 5],
    [3, 4, 0],
  ]);
});

test('replies hold the declared fields, none of the table besides', async () => {
  for (const [query, handler, request] of [
    [byCode, orderByCode, { accion: 'codigo', codigo: 'ds-1' }],
    [bySerial, orderBySerial, { accion: 'serial', serial: 's1' }],
  ] as const) {
    const reply = (await ask(handler, request)) as { pedidos: object[] };
    expect(reply.pedidos.length).toBeGreaterThan(0);
    expect(query.reply.parse(reply)).toEqual(reply);
  }
});

test('serials and lines are told to whoever may see the order: its seller, and the manager of its brands', async () => {
  for (const [handler, request] of [
    [orderByCode, { accion: 'codigo', codigo: 'PM1' }],
    [orderBySerial, { accion: 'serial', serial: 'S1' }],
  ] as const) {
    const told = async (more: object) =>
      ((await ask(handler, request, more)) as { pedidos: object[] }).pedidos[0] !== undefined;
    // What she sold herself, as Eva did, is hers whatever its brand.
    const manager = (marca: string, who = {}) => told({ ...who, perfil: 'Brand Manager', marcas: [marca] });
    expect([await manager('Legrand'), await manager('Hik', { _id: 'bea' })]).toEqual([true, true]);
    expect(await manager('Legrand', { _id: 'bea' })).toBe(false);
    expect(await told({ _id: 'leo' })).toBe(false);
  }
});

test('of all that say the number typed, the order that has it comes first, with what was billed, if the person may see it', async () => {
  const mine = { ejecutivo_id: 'eva', cliente_id: 'c', marcas: ['Hik'], estatus: 'Pendiente Picking' };
  const newer = Array.from({ length: 30 }, (_, n) => ({ number: 9000 + n, orden_compra: `OC 777-${n}` }));
  await plant(
    db,
    orderRow,
    [{ number: 777, total: 2000, total_facturado: 900 }, ...newer].map((row) => ({
      _id: String(row.number),
      ...row,
      ...mine,
    })),
  );
  const found = async (pedido: string, more = {}): Promise<number[]> =>
    dropdown.reply.parse(await ask(orderDropdown, { pedido }, more)).pedidos.map(({ number }) => number);
  const hits = await found('777');
  expect([hits.length, ...hits.slice(0, 2)]).toEqual([20, 777, 9029]);
  expect(await found(' 777 ')).toEqual(hits);
  expect(await ask(orderDropdown, { pedido: '777' })).toMatchObject({ pedidos: { 0: { total: 900 } } });
  expect(await found('777', { _id: 'leo' })).toEqual([]);
});

test('how many there are is said, also beyond what is sent', async () => {
  const mine = { ejecutivo_id: 'eva', cliente_id: 'c', marcas: ['Hik'] };
  await plant(
    db,
    orderSerialRow,
    Array.from({ length: 120 }, (_, n) => ({ _id: `MUCHAS/${n}`, serie: 'MUCHAS', number: 1, ...mine })),
  );
  const reply = bySerial.reply.parse(await ask(orderBySerial, { accion: 'serial', serial: 'muchas' }));
  expect([reply.pedidos.length, reply.total]).toEqual([100, 120]);
  expect(byCode.reply.parse(await ask(orderByCode, { accion: 'codigo', codigo: 'PM1' })).total).toBe(3);
});

test('orders of the web say how their payment stands, newest first; nobody sees those of other brands', async () => {
  const web = { ejecutivo_id: 'ana', marcas: ['Dahua'], web: true, estatus: 'Pendiente Pago Web' };
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const datos_wp = {
    authorization_code: '1213',
    amount: 3588,
    transaction_date: '2026-01-06T12:00:00.000Z',
    card_detail: { card_number: '6623' },
  };
  await plant(db, orderRow, [
    { _id: '8001', number: 8001, ...web },
    { _id: '8002', number: 8002, ...web, enlace_vence: at(1) },
    { _id: '8003', number: 8003, ...web, enlace_vence: at(-1) },
    { _id: '8004', number: 8004, ...web, estatus: 'Anulado', enlace_vence: at(1) },
    { _id: '8005', number: 8005, ...web, estatus: 'Pendiente Picking', datos_wp },
    { _id: '8006', number: 8006, ...web, estatus: 'Anulado', datos_wp },
    { _id: '8007', number: 8007, ...web, estatus: 'Anulado', datos_wp },
    { _id: '8008', number: 8008, ...web, estatus: 'Anulado', datos_wp, cliente_id: 'mia' },
  ]);
  const back = { a_devolver: 3588, en_curso: 0 };
  await plant(db, refundRow, [
    { _id: 'c8007', number: 8007, ...back, saldo_devolver: 0, devuelto: 3588 },
    { _id: 'c8008', number: 8008, ...back, saldo_devolver: 588, en_curso: 1000, devuelto: 2000 },
  ]);
  const shown = async (more: object, filterModel = {}) => {
    const request = { accion: 'grid_web', startRow: 0, endRow: 20, sortModel: [], filterModel };
    const { rows } = (await ask(orderGridWeb, request, more)) as { rows: Record<string, unknown>[] };
    return rows;
  };
  const all = await shown({ perfil: 'Administrador' });
  expect(all.map(({ number, pago }) => [number, pago])).toEqual([
    [8008, 'Por devolver'],
    [8007, 'Devuelto'],
    [8006, 'Pagado'],
    [8005, 'Pagado'],
    [8004, 'No pagado'],
    [8003, 'Por pagar'],
    [8002, 'Con enlace de pago'],
    [8001, 'Por pagar'],
  ]);
  expect(all.slice(0, 3)).toMatchObject([
    { dinero_por_devolver: 1588, dinero_devuelto: 2000 },
    { dinero_por_devolver: 0, dinero_devuelto: 3588 },
    { dinero_por_devolver: null, dinero_devuelto: null },
  ]);
  expect(all[3]).toMatchObject({
    monto_wp: 3588,
    autorizacion_wp: '1213',
    fecha_wp: '2026-01-06T12:00:00.000Z',
    tarjeta_wp: '•••• 6623',
  });
  const paid = { pago: { filterType: 'set', values: ['Pagado'] } };
  expect((await shown({ perfil: 'Administrador' }, paid)).map(({ number }) => number)).toEqual([8006, 8005]);
  expect(await shown({ perfil: 'Brand Manager', marcas: ['Dahua'] })).toHaveLength(8);
  expect(await shown({ perfil: 'Brand Manager', marcas: ['Hik'] })).toEqual([]);
});

test('the export of own orders holds those that the person sold, an Administrador’s and a brand manager’s too', async () => {
  await plant(
    db,
    orderRow,
    ['jefa', 'otro'].map((ejecutivo_id, n) => ({
      _id: String(8100 + n),
      number: 8100 + n,
      ejecutivo_id,
      marcas: ['X'],
    })),
  );
  const exported = async (more: object): Promise<number[]> => {
    const request = { accion: 'exportacionejecutivo', filterModel: {}, sortModel: [], grilla: 'grid' };
    const { file } = (await ask(orderExportEjecutivo, request, more)) as { file: { stream: Buffer } };
    const book = new exceljs.Workbook();
    await book.xlsx.load(file.stream as never);
    const numbers: number[] = [];
    book.worksheets[0]!.getColumn(1).eachCell(({ value }) => typeof value === 'number' && numbers.push(value));
    return numbers;
  };
  const all = permisosOf('Administrador');
  expect(await exported({ _id: 'jefa', perfil: 'Administrador', permisos: all })).toEqual([8100]);
  expect(await exported({ _id: 'jefa', perfil: 'Brand Manager', marcas: ['X', 'Hik'] })).toEqual([8100]);
  expect(await exported({ _id: 'nadie', perfil: 'Administrador', permisos: all })).toEqual([]);
});

test('a read model that still has the columns of another version is said to be prepared while it is built anew', async () => {
  const stale = handleQuery(
    byCode,
    async (_, { db: pool }) => (await pool.query('SELECT otra FROM order_list')) as never,
  );
  const execute = createExecutor({
    handlers: [stale],
    db,
    log: {},
    queue: {},
    cursor: () => undefined,
    positions: { onChange: () => undefined },
  } as never);
  const asked = () => execute(byCode as never, {}, { user: context.user, now: new Date().toISOString() } as never);
  await db.query(
    `INSERT INTO ops.projection_state (name, version, table_name, status, owner)
     SELECT name, 1, name, 'live', 'uno' FROM unnest($1::text[]) name`,
    [byCode.reads],
  );
  await expect(asked()).rejects.toMatchObject({ code: '42703' });
  await db.query("UPDATE ops.projection_state SET status = 'rebuilding'");
  await expect(asked()).rejects.toMatchObject({ status: 503, retryAfter: 2 });
});
