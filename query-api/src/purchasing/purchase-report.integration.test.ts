import { unmetRow } from '@power/domain/inventory/views/unmet-row';
import { salesLineRow } from '@power/domain/finance/views/sales-line-row';
import { stockRow } from '@power/domain/inventory/views/stock-row';
import { warehouseMaster } from '@power/domain/inventory/views/warehouse-row';
import { permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { orderLineRow } from '@power/domain/orders/views/order-line-row';
import { productRow } from '@power/domain/products/views/product-row';
import { purchaseOrderLineRow } from '@power/domain/purchasing/orders/views/order-line-row';
import { terminosInforme } from '@power/domain/purchasing/report/parts';
import { purchaseReportRow, reportLineRow } from '@power/domain/purchasing/report/views/report-row';
import { supplierMaster } from '@power/domain/purchasing/views/supplier-row';
import { brandMaster } from '@power/domain/settings/views/brand-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import file from './analyze-purchase-report.ts';
import reports from './purchase-report-grid.ts';
import { leadTimes } from './lead-times.ts';
import { linesAfter, monthsBefore } from './report-facts.ts';
import { reportColumns } from './report-grid.shared.ts';
import lines from './report-line-grid.ts';

const NOW = '2026-04-10T12:00:00.000Z';
let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [
    productRow,
    stockRow,
    warehouseMaster.row,
    purchaseOrderLineRow,
    salesLineRow,
    orderLineRow,
    brandMaster.row,
    supplierMaster.row,
    purchaseReportRow,
    reportLineRow,
    unmetRow,
  ]);
  const product = { marca: 'Hik', activo: true, nota: null, costo_fob: 10 };
  await plant(db, productRow, [
    { ...product, _id: '1', part_number: 'PN-1' },
    { ...product, _id: '2', part_number: 'PN-2', nota: { tag: 'Descontinuado', txt: '' } },
    { ...product, _id: '3', activo: false },
    { ...product, _id: '4', servicio: true },
    { ...product, _id: '5', marca: 'Dahua' },
  ]);
  await plant(db, warehouseMaster.row, [
    { _id: '1', codigo: 'BOD', tipo: 'física' },
    { _id: '2', codigo: 'RMA', tipo: 'RMA' },
  ]);
  await plant(db, stockRow, [
    { _id: '1/BOD', producto_id: '1', bodega: 'BOD', disponible: 12 },
    { _id: '1/RMA', producto_id: '1', bodega: 'RMA', disponible: 40 },
  ]);
  const ordered = { producto_id: '1', marca: 'Hik', proveedor: 'Acme Ltd.' };
  await plant(db, purchaseOrderLineRow, [
    { ...ordered, _id: '9/1', estado: 'En Tránsito', pendiente: 8 },
    { ...ordered, _id: '8/1', estado: 'Borrador', pendiente: 3 },
    { ...ordered, _id: '4/1', estado: 'Borrador', pendiente: 99, reserva_id: '459' },
    {
      ...ordered,
      _id: '7/1',
      estado: 'Recepcionada',
      emitida_at: '2026-01-01T12:00:00Z',
      recibida_at: '2026-02-15T12:00:00Z',
    },
    // The same brand from another supplier, whose orders take longer; its last order never came.
    {
      ...{ ...ordered, _id: '6/1', producto_id: '2', proveedor: 'Lento S.A.', estado: 'Recepcionada' },
      emitida_at: '2025-10-01T12:00:00Z',
      recibida_at: '2025-12-30T12:00:00Z',
    },
    {
      ...{ ...ordered, _id: '5/1', producto_id: '5', marca: 'Dahua', proveedor: 'Nuevo', estado: 'Emitida' },
      emitida_at: '2026-03-01T12:00:00Z',
    },
  ]);
  await plant(db, salesLineRow, [
    ...monthsBefore(NOW, 12).map((mes) => ({ _id: mes, producto_id: '1', mes, cantidad: 6 })),
    { _id: 'now', producto_id: '1', mes: '2026-04', cantidad: 900 },
  ]);
  await plant(db, orderLineRow, [
    { _id: 'o', producto_id: '1', faltante: 4, createdAt: '2026-02-10T12:00:00Z', marcas: [] },
  ]);
  await plant(db, unmetRow, [
    { _id: 'Pedido 7/1', producto_id: '1', mes: '2026-02', solicitado: 5, faltante: 3 },
    { _id: 'Pedido 8/1', producto_id: '1', mes: '2026-04', solicitado: 900, faltante: 900 },
  ]);
  await plant(db, brandMaster.row, [
    { _id: '1', nombre: 'Hik', empaque: 10, lead_time: 99, cobertura_dias: 90, crecimiento: 5.5 },
    { _id: '2', nombre: 'Nueva', lead_time: 33 },
  ]);
  await plant(db, supplierMaster.row, [{ _id: '1', marcas: ['Dahua', 'Hik'], lead_time: 20 }]);
  const report = {
    ...{ estado: 'Listo', marcas_pedidas: [], marcas_informe: 'Todas', meses_informe: 3, nivel_servicio: 95 },
    ...{ cobertura_dias: 60, createdAt: NOW },
  };
  await plant(db, purchaseReportRow, [
    { ...report, _id: '1', number: 1, autor_id: 'ana' },
    { ...report, _id: '2', number: 2, autor_id: 'eva' },
  ]);
  const line = { metodo: 'Croston/SBA', ventas_meses: [1, 2, 3], sugerido: 5, costo_fob: 10.5, razon: 'Falta.' };
  await plant(db, reportLineRow, [
    { ...line, _id: '1/a', informe: '1', autor_id: 'ana', part_number: 'MIA' },
    { ...line, _id: '2/a', informe: '2', autor_id: 'eva', part_number: 'AJENA' },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const terms = (more: object = {}) => terminosInforme.parse(more);
const ana = (perfil: Principal['perfil'] = 'Administrador'): Principal => ({
  _id: 'ana',
  nombre: 'Ana',
  email: '',
  perfil,
  permisos: permisosOf(perfil),
  sesion: 's',
});
const ask = ({ query, handle }: QueryHandler, request: object, user = ana()) =>
  handle(
    query.request.parse(request) as never,
    { db, rows: readerFor(db, user), user, now: NOW } as never,
  ) as unknown as Promise<{ rows: Record<string, unknown>[] }>;

test('a line is made of sellable stock, orders under way and drafts for whoever buys, whole months of sales with what was missing, and the supplier', async () => {
  const leadTime = await leadTimes(db);
  const found = await linesAfter(db, terms({ marcas: ['Hik'] }), '', { now: NOW, leadTime });
  expect(found.map(({ producto_id }) => producto_id)).toEqual(['1', '2']);
  expect(found[0]).toMatchObject({ stock: 12, por_recibir: 11, perdidas: 7, lead_time: 45 });
  expect(found[0]!.ventas).toEqual([6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 13, 6]);
  expect(found[0]!.sugerido % 10).toBe(0);
  expect(found[0]!.motivo).toMatch(', Acme Ltd. tarda 45 según sus órdenes anteriores y se repone');
  expect(found[0]!.motivo).toMatch(/Según su marca: cobertura de 90 días, crecimiento de 5,5 %\.$/);
  expect(found[1]).toMatchObject({ sugerido: 0, motivo: 'Está descontinuado: no se repone.' });
});

test('days are those of the supplier that a product is bought from, else of its brand, and say whose they are', async () => {
  const of = await leadTimes(db);
  const measured = (dias: number, proveedor: string) => ({ dias, plazo: { fuente: 'medido', proveedor }, proveedor });
  expect(of({ producto_id: '1', marca: 'Hik' })).toEqual(measured(45, 'Acme Ltd.'));
  expect(of({ producto_id: '2', marca: 'Hik' })).toEqual(measured(90, 'Lento S.A.'));
  expect(of({ producto_id: 'never ordered', marca: 'Hik' })).toEqual(measured(45, 'Acme Ltd.'));
  expect(of({ producto_id: '5', marca: 'Dahua' })).toEqual({
    dias: 50,
    plazo: { fuente: 'ficha' },
    proveedor: 'Nuevo',
  });
  expect(of({ producto_id: '9', marca: 'Nueva' })).toEqual({ dias: 33, plazo: { fuente: 'marca' }, proveedor: null });
  expect(of({ producto_id: '9', marca: 'Otra' })).toEqual({ dias: 60, plazo: { fuente: 'habitual' }, proveedor: null });
});

test('the next part goes on behind the last product, and there is none behind all', async () => {
  const rest = { now: NOW, leadTime: () => ({ dias: 30, plazo: { fuente: 'marca' } as const, proveedor: null }) };
  expect((await linesAfter(db, terms(), '1', rest)).map(({ producto_id }) => producto_id)).toEqual(['2', '5']);
  expect(await linesAfter(db, terms(), '5', rest)).toEqual([]);
});

test('everybody sees the reports that they asked for and their lines, an Administrador too', async () => {
  expect((await ask(reports, { accion: 'grid' })).rows.map(({ number }) => number)).toEqual([1]);
  expect((await ask(lines, { accion: 'lineas', informe: '1' })).rows).toMatchObject([
    { part_number: 'MIA', costo_fob_total: 52.5 },
  ]);
  expect((await ask(lines, { accion: 'lineas', informe: '2' })).rows).toEqual([]);
  const [plain] = (await ask(lines, { accion: 'lineas', informe: '1' }, ana('Finanzas'))).rows;
  expect(plain).not.toHaveProperty('costo_fob');
  expect(plain).not.toHaveProperty('costo_fob_total');
});

test('the file has the written column only when it is asked for', async () => {
  const columnsFor = (usarIA: boolean) => {
    const { columns } = (file.handle as unknown as { export: { columns: (r: object) => { titulo: string }[] } }).export;
    return columns({ usarIA }).map(({ titulo }) => titulo);
  };
  expect(columnsFor(true).filter((one) => !columnsFor(false).includes(one))).toEqual([
    'Análisis (redactado automáticamente con los datos de la fila)',
  ]);
  expect(await ask(file, { informe: '1', usarIA: true })).toHaveProperty('file.nombre');
});

test('the months of a report → a column each, named, with its whole units', () => {
  const hecho = { meses: ['2026-01', '2026-02', '2026-03'], terminos: '' };
  const months = reportColumns({ usarIA: false, hecho }).filter(({ field }) => field === 'ventas_meses');
  expect(months.map(({ titulo, tipo, valor }) => [titulo, tipo, valor!({ ventas_meses: [1, 2, 3] })])).toEqual([
    ['Ventas ene 2026', 'entero', 1],
    ['Ventas feb 2026', 'entero', 2],
    ['Ventas mar 2026', 'entero', 3],
  ]);
  const fields = reportColumns({ usarIA: false, hecho }).map(({ field }) => field);
  expect(fields).toEqual(expect.arrayContaining(['proveedor', 'costo_fob', 'costo_fob_total']));
});
