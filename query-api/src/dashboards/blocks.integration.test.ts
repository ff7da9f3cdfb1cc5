import { entryNoteRow, issueNoteRow } from '@power/domain/inventory/notes/views/note-row';
import { trolleyRow } from '@power/domain/inventory/views/trolley-row';
import { purchaseOrderRow } from '@power/domain/purchasing/orders/views/purchase-order-row';
import { preferredPlaceRow } from '@power/domain/inventory/views/preferred-place-row';
import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { orderLineRow } from '@power/domain/orders/views/order-line-row';
import { orderRow } from '@power/domain/orders/views/order-row';
import { productRow } from '@power/domain/products/views/product-row';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import dashboard from './operational-dashboard.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [
    orderRow,
    orderLineRow,
    productRow,
    preferredPlaceRow,
    trolleyRow,
    entryNoteRow,
    issueNoteRow,
    purchaseOrderRow,
  ]);
  const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await plant(db, trolleyRow, [
    { _id: 't1', part_number: 'PN1', marca: 'Hik', en_carro_de: 'Ana', cantidad: 2, tomado_at: at(0) },
    { _id: 't2', part_number: 'PN2', marca: 'Legrand', en_carro_de: 'Beto', cantidad: 1, tomado_at: at(1) },
  ]);
  for (const [row, first] of [
    [entryNoteRow, 10],
    [issueNoteRow, 20],
  ] as const)
    await plant(db, row, [
      { _id: String(first), number: first, estado: 'Ejecutada', anulada: false, unidades: 3, createdAt: at(2) },
      { _id: String(first + 1), number: first + 1, estado: 'Ejecutada', anulada: true, createdAt: at(1) },
      { _id: String(first + 2), number: first + 2, estado: 'Ejecutada', anulada: false, createdAt: at(40) },
    ]);
  await plant(db, purchaseOrderRow, [
    { _id: '5', number: 5, estado: 'En Aduana', marca: 'Hik', eta: '2026-03-05', createdAt: at(60) },
    { _id: '6', number: 6, estado: 'En Tránsito', marca: 'Legrand', eta: '2026-03-01', createdAt: at(3) },
    { _id: '7', number: 7, estado: 'Cerrada', marca: 'Hik', createdAt: at(90), ultima_recepcion: at(4) },
    { _id: '8', number: 8, estado: 'Cerrada', marca: 'Hik', createdAt: at(90), ultima_recepcion: at(45) },
  ]);
  await plant(db, preferredPlaceRow, [
    { _id: '1', ubicaciones: ['P1'] },
    { _id: '3', ubicaciones: ['P1'] },
  ]);
  await plant(db, productRow, [
    { _id: '1', part_number: 'PN1', marca: 'Hik', activo: true, unidad: 'UN' },
    { _id: '2', part_number: 'PN2', marca: 'Legrand', activo: true, unidad: '' },
    { _id: '3', part_number: 'PN3', marca: 'Hik', ean: ['1'], activo: true, unidad: 'UN' },
    { _id: '4', part_number: 'PN4', marca: 'Hik', activo: false },
  ]);
  const order = (number: number, estatus: string, ejecutivo_id: string, marca: string, days = 0) => {
    const at = new Date(Date.now() - days * 86_400_000).toISOString();
    const values = { number, estatus, ejecutivo_id, total: 1000, cliente_id: 'c', marcas: [marca] };
    return plant(db, orderRow, [
      { _id: String(number), ...values, tipo_entrega: 'DESPACHO', createdAt: at, estatus_at: at },
    ]);
  };
  const line = (number: number, producto_id: string, cantidad: number, ejecutivo_id: string, marca: string) =>
    plant(db, orderLineRow, [
      {
        _id: `${number}/1`,
        number,
        producto_id,
        cantidad,
        ejecutivo_id,
        marca,
        marcas: [marca],
        cliente_id: 'c',
        createdAt: new Date().toISOString(),
      },
    ]);
  await order(1, 'Pendiente Despacho', 'eva', 'Hik');
  await order(2, 'En Ruta', 'leo', 'Legrand');
  await order(3, 'Anulado', 'eva', 'Hik');
  await order(4, 'Entregado', 'eva', 'Hik', 40);
  await order(5, 'Entregado', 'leo', 'Legrand');
  await line(1, '1', 5, 'eva', 'Hik');
  await line(2, '2', 9, 'leo', 'Legrand');
  await line(3, '1', 100, 'eva', 'Hik');
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const ask = async (perfil: Perfil | undefined, flag: string, more: Partial<Principal> = {}): Promise<unknown> => {
  const user = perfil && {
    _id: 'u',
    nombre: 'u',
    email: '',
    perfil,
    permisos: permisosOf(perfil),
    sesion: 's',
    ...more,
  };
  return (
    (await dashboard.handle(
      { [flag]: true } as never,
      { db, rows: readerFor(db, user), user, now: new Date().toISOString() } as QueryContext,
    )) as Record<string, unknown>
  )[flag];
};
const eva = { _id: 'eva' };

test('days without orders are there; cancelled and older orders are not; amounts are for whoever lists orders', async () => {
  const days = (await ask('Finanzas', 'pedidosUltimos30')) as { cantidad: number; total?: number }[];
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toMatchObject({ cantidad: 3, total: 3000 });
  expect(days.reduce((sum, day) => sum + day.cantidad, 0)).toBe(3);
  expect((await ask('Marketing', 'pedidosUltimos30')) as object[]).not.toContainEqual(
    expect.objectContaining({ total: expect.anything() as unknown }),
  );
});

test('a seller sees own orders, a Brand Manager own brands', async () => {
  expect(await ask('Ejecutivo de Ventas', 'pedidosPorEstatus30', eva)).toEqual([
    { estatus: 'Anulado', cantidad: 1, total: 1000 },
    { estatus: 'Pendiente Despacho', cantidad: 1, total: 1000 },
  ]);
  expect(await ask('Brand Manager', 'despachoTiempoReal', { marcas: ['Legrand'] })).toMatchObject([{ number: 2 }]);
  expect(await ask('Brand Manager', 'productosSinCodigoBarra', { marcas: ['Hik'] })).toMatchObject({
    cantidad: 1,
    productos: [{ _id: '1' }],
  });
  expect(await ask('Brand Manager', 'productosSinUbicacionPreferida', { marcas: ['Hik'] })).toMatchObject({
    cantidad: 0,
  });
  expect(await ask('Administrador', 'productosSinUbicacionPreferida')).toMatchObject({ productos: [{ _id: '2' }] });
  expect(await ask('Brand Manager', 'productosSinCodigoBarra', { marcas: [] })).toEqual({ cantidad: 0, productos: [] });
});

test('best sellers count units of orders that stand', async () => {
  expect(await ask('Administrador', 'productoMasVendido')).toMatchObject([
    { producto_id: '2', cantidad: 9, pedidos: 1 },
    { producto_id: '1', cantidad: 5, pedidos: 1 },
  ]);
});

test('deliveries are those of today', async () => {
  expect(await ask('Administrador', 'entregasTiempoReal')).toMatchObject([{ number: 5 }]);
});

test('trolleys, notes and receptions are there for whoever reads their lists, and for nobody else', async () => {
  expect(await ask('Jefe de Bodega', 'carritoConProductos')).toMatchObject([{ _id: 't2' }, { _id: 't1' }]);
  expect(await ask('Administrador', 'entradasSinDocumento30')).toMatchObject([{ number: 10, unidades: 3 }]);
  expect(await ask('Administrador', 'salidasSinDocumento30')).toMatchObject([{ number: 20 }]);
  expect(await ask('Jefe de Logistica', 'recepcionTiempoReal')).toMatchObject([{ number: 6 }, { number: 5 }]);
  expect(await ask('Brand Manager', 'recepcionTiempoReal', { marcas: ['Hik'] })).toMatchObject([{ number: 5 }]);
  for (const flag of ['carritoConProductos', 'entradasSinDocumento30', 'salidasSinDocumento30'])
    expect(await ask('Ejecutivo de Ventas', flag)).toBeUndefined();
  expect(await ask('Marketing', 'recepcionTiempoReal')).toBeUndefined();
});

test('import orders: those still to come, those of which something came, and where the new ones stand', async () => {
  const both = [{ number: 6 }, { number: 5 }];
  expect(await ask('Jefe de Bodega', 'ordenesCompraImportacion5')).toMatchObject(both);
  expect(await ask('Brand Manager', 'ordenesCompraImportacion5', { marcas: ['Hik'] })).toMatchObject([{ number: 5 }]);
  expect(await ask('Administrador', 'ordenesCompraRecibidas30')).toMatchObject([{ number: 7, estado: 'Cerrada' }]);
  expect(await ask('Brand Manager', 'ordenesCompraRecibidas30', { marcas: ['Legrand'] })).toEqual([]);
  expect(await ask('Administrador', 'ordenesCompraPorEstatus30')).toEqual([{ estado: 'En Tránsito', cantidad: 1 }]);
  for (const flag of ['ordenesCompraImportacion5', 'ordenesCompraRecibidas30', 'ordenesCompraPorEstatus30'])
    expect(await ask('Marketing', flag)).toBeUndefined();
});

test('products of which nobody said in what unit they are counted', async () => {
  expect(await ask('Administrador', 'productosSinDatosBodega')).toMatchObject({
    cantidad: 1,
    productos: [{ _id: '2' }],
  });
  expect(await ask('Brand Manager', 'productosSinDatosBodega', { marcas: ['Hik'] })).toMatchObject({ cantidad: 0 });
});

test('blocks are for the profiles of the dashboard, and each of them answers', async () => {
  await expect(ask('Reseller', 'pedidosUltimos30')).rejects.toMatchObject({ status: 405 });
  await expect(ask(undefined, 'pedidosUltimos30')).rejects.toMatchObject({ status: 401 });
});
