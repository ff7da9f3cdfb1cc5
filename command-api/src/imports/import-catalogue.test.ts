import { kindOf } from '@power/domain/imports/kinds.shared';
import { stock } from '@power/domain/inventory/stock';
import { checkRows } from '@power/domain/kernel/import-kind';
import { product } from '@power/domain/products/product';
import { openSpine, person, type Spine } from '../kernel/spine.testing.ts';

const ADMIN = person('Administrador');
const take = (spine: Spine, tipo: string, valores: object, id?: string) => {
  const kind = kindOf(tipo);
  const { good } = checkRows(kind, [{ fila: 2, valores: { ...valores } }]);
  return spine.issue(ADMIN, kind.command!, { accion: 'importar', fila: good[0]!.values }, id);
};
const camera = { codigo: 'CAM-01', part_number: 'DS-2CD', nombre: 'Cámara', marca: 'Hikvision', pmp: 10_000 };
const central = { bodega: { codigo: 'CENTRAL', nombre: 'Bodega central', tipo: 'física', codigo_sap: '', comuna: '' } };
const written = ({ log }: Spine): number => (log as unknown as { all: readonly unknown[] }).all.length;

test('a row makes a product with the prices of its tier; a new cost takes them along, an empty cell changes nothing', async () => {
  const spine = await openSpine();
  expect(await take(spine, 'productos', camera)).toMatchObject({ ok: true, resultado: 'nuevo' });
  expect(await take(spine, 'productos', { ...camera, codigo: 'cam-01' })).toMatchObject({ resultado: 'sin_cambio' });
  const before = await spine.state(product, '1');
  expect(before).toMatchObject({ codigo: 'CAM-01', pmp: 10_000, tier: 3, unidad: 'UN', activo: true });
  expect(before!.precios.tienda).toBeGreaterThan(10_000);
  expect(await take(spine, 'productos', { ...camera, nombre: 'Cámara bala', pmp: 20_000 })).toMatchObject({
    resultado: 'modificado',
  });
  const after = await spine.state(product, '1');
  expect(after).toMatchObject({ nombre: 'Cámara bala', pmp: 20_000, tier: 3 });
  expect(after!.precios.tienda).toBeGreaterThan(20_000);
});

test('what contradicts itself is refused by row, and nothing of it is written', async () => {
  const spine = await openSpine();
  const both = await take(spine, 'productos', { ...camera, pmp: '', servicio: 'Sí', serializable: 'Sí' });
  expect(both.mensaje).toBe('Un servicio no lleva números de serie: revisa las columnas Servicio y Con serie.');
  const priced = await take(spine, 'precios', { codigo: 'NADA', tienda: 5000 });
  expect(priced.mensaje).toBe('No hay un producto con el código NADA. Impórtalo primero o corrige el código.');
  expect((await take(spine, 'stock', { codigo: 'NADA', bodega: 'CENTRAL', cantidad: 1 })).ok).toBe(false);
  expect(written(spine)).toBe(0);
});

test('prices of a row are by hand for good, and the same row again writes nothing', async () => {
  const spine = await openSpine();
  await take(spine, 'productos', camera);
  expect(await take(spine, 'precios', { codigo: 'CAM-01', tienda: 5000 })).toMatchObject({ resultado: 'modificado' });
  const count = written(spine);
  expect(await take(spine, 'precios', { codigo: 'CAM-01', tienda: 5000 })).toMatchObject({ resultado: 'sin_cambio' });
  expect(written(spine)).toBe(count);
  expect(await spine.state(product, '1')).toMatchObject({ precios: { tienda: 5000 }, tabla: null });
});

test('opening stock is taken in once: the same file twice doubles nothing, and what differs is for an adjustment', async () => {
  const spine = await openSpine();
  await take(spine, 'productos', camera);
  const row = { codigo: 'CAM-01', bodega: 'central', cantidad: 12 };
  expect((await take(spine, 'stock', row)).mensaje).toBe(
    'No hay una bodega con el código central. Créala primero o corrige el código.',
  );
  await spine.issue(ADMIN, 'create-warehouse', central);
  expect(await take(spine, 'stock', row)).toMatchObject({ ok: true, resultado: 'nuevo' });
  expect(await take(spine, 'stock', row)).toMatchObject({ ok: true, resultado: 'sin_cambio' });
  expect((await take(spine, 'stock', { ...row, cantidad: 13 })).mensaje).toBe(
    'El inventario inicial de CAM-01 en central ya es 12. Corrige la diferencia con un ajuste de stock.',
  );
  expect((await spine.state(stock, '1')).bodegas).toEqual({ CENTRAL: { fisico: 12, pedidos: {} } });
});

test('a warehouse that holds some already has begun', async () => {
  const spine = await openSpine();
  await take(spine, 'productos', camera);
  await spine.issue(ADMIN, 'create-warehouse', central);
  await spine.issue(ADMIN, 'receive-stock', { producto: '1', bodega: 'CENTRAL', cantidad: 3, motivo: 'Compra' });
  expect((await take(spine, 'stock', { codigo: 'CAM-01', bodega: 'CENTRAL', cantidad: 12 })).mensaje).toBe(
    'En CENTRAL ya hay 3 de CAM-01. Corrige la diferencia con un ajuste de stock.',
  );
});
