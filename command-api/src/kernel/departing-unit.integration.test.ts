import { levelMaster } from '@power/domain/inventory/views/level-row';
import { placeMaster } from '@power/domain/inventory/views/place-row';
import { rackMaster } from '@power/domain/inventory/views/rack-row';
import { warehouseMaster } from '@power/domain/inventory/views/warehouse-row';
import { serialRow } from '@power/domain/inventory/serials/views/serial-row';
import { orderLineRow } from '@power/domain/orders/views/order-line-row';
import { orderRow } from '@power/domain/orders/views/order-row';
import { orderSerialRow } from '@power/domain/orders/views/order-serial-row';
import { productRow } from '@power/domain/products/views/product-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import type pg from 'pg';
import { foldAll } from '@power/domain/kernel/scenario';
import { isRejection } from '@power/domain/kernel/rejection';
import type { DomainEvent } from '@power/domain/kernel/event';
import { unnamedTakes } from '@power/domain/inventory/serials/unnamed-take';
import { notDeparting, settleDeparting, takeDeparting } from './departing-unit.ts';
import { notASerial } from './not-a-serial.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  const masters = [placeMaster, levelMaster, rackMaster, warehouseMaster].map(({ row }) => row);
  await createReadModels(db, [...masters, serialRow, orderRow, orderLineRow, orderSerialRow, productRow]);
  await plant(db, placeMaster.row, [{ _id: 'p', codigo: 'ESTANTE-7' }]);
  await plant(db, levelMaster.row, [{ _id: 'n', codigo: 'BOD-R01-N1' }]);
  await plant(db, rackMaster.row, [{ _id: 'r', codigo: 'BOD-R01' }]);
  await plant(db, warehouseMaster.row, [{ _id: 'w', codigo: 'BOD' }]);
  await plant(db, productRow, [
    { _id: '8', codigo: 'PM8', part_number: 'DS-8', codigo_sap: 'SAP8', ean: ['7801234567894'] },
    { _id: '9', codigo: 'PM9', part_number: 'DS-9', codigo_sap: 'SAP9', ean: ['7801234567890'] },
  ]);
  await plant(db, orderRow, [
    { _id: '77', number: 77, codigo_sap: '500077', estatus: 'En Picking', marcas: [] },
    { _id: '78', number: 78, codigo_sap: '500078', estatus: 'En Picking', marcas: [] },
  ]);
  await plant(
    db,
    serialRow,
    ['A1', 'A2'].map((serie) => ({
      _id: `1-${serie}`,
      serie,
      producto_id: '1',
      bodega: 'BOD',
      ubicacion: null,
      ubicada: '2026-01-02T12:00:00Z',
    })),
  );
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const at = (bodega: string) => ({ state: { serie: 'A', lugar: { bodega, ubicacion: null } }, version: 0 });
const units: Record<string, unknown> = { '1-A1': at('BOD'), '1-A2': at('BOD'), '1-B1': at('NOR'), '1-78': at('BOD') };
const picked = { productos_pedido: [{ linea: 1, producto: { _id: '1' } }], bodega_entrega: 'BOD' };
const orders: Record<string, unknown> = {
  6: { ...picked, picking: { lineas: { 1: { pickeado: 1, faltante: 0, series: ['NUEVA'], lugares: [] } } } },
};
/** A log with so many units of product 1 in BOD, of which order 6 holds one or none (a fake). */
const services = (fisico: number, holders: readonly string[] = []): CommandServices => {
  const pedidos = Object.fromEntries(holders.map((key) => [key, { v: { cantidad: 1, desde: '' } }]));
  const load = (aggregate: { readonly name: string }, id: string) => {
    if (aggregate.name === 'stock') return { state: { bodegas: { BOD: { fisico, pedidos } }, salidas: 0 }, version: 0 };
    if (aggregate.name === 'order') return { state: orders[id], version: 0 };
    return units[id] ?? { state: aggregate.name === 'serialunit' ? undefined : {}, version: 0 };
  };
  return { db, load: (...of: Parameters<typeof load>) => Promise.resolve(load(...of)) } as unknown as CommandServices;
};
const departing = (of: CommandServices, ...series: string[]) =>
  notDeparting(
    of,
    { producto: '1', part_number: 'DS-1', series, bodega: 'BOD', dueno: '5', destino: 'sale de BOD' },
    'No',
  );

test.each([
  ['pm9', 'CODIGO_DE_PRODUCTO', 'un código de DS-9'],
  ['SAP9', 'CODIGO_DE_PRODUCTO', 'un código de DS-9'],
  ['7801234567890', 'CODIGO_DE_PRODUCTO', 'un código de DS-9'],
  ['07801234567894', 'CODIGO_DE_PRODUCTO', 'un código de DS-8'],
  ['(01)07801234567894', 'CODIGO_DE_PRODUCTO', 'un código de DS-8'],
  ['NOR-R01-N1-P01', 'NO_ES_SERIE', 'la etiqueta de una ubicación'],
  ['ESTANTE-7', 'NO_ES_SERIE', 'la etiqueta de una ubicación'],
  ['BOD-R01-N1', 'NO_ES_SERIE', 'el código de un nivel'],
  ['BOD-R01', 'NO_ES_SERIE', 'el código de un bloque'],
  ['BOD', 'NO_ES_SERIE', 'el código de una bodega'],
  ['77', 'NO_ES_SERIE', 'el número del Pedido N° 77'],
  ['500077', 'NO_ES_SERIE', 'el número del Pedido N° 77'],
  ['HTTPS://X.CL/A?SN=1', 'NO_ES_SERIE', 'una dirección de internet'],
  ['www.x.cl', 'NO_ES_SERIE', 'una dirección de internet'],
])('rejects %s as a serial', async (serie, codigo, que) => {
  const mensaje = `«${serie}» es ${que}, no una serie. Escanea la etiqueta de la serie.`;
  expect(await notASerial(services(2), '1', ['X1', serie], 'No')).toMatchObject({ codigo, mensaje });
  expect(await departing(services(9), serie)).toMatchObject({ codigo, mensaje });
});

test('takes a serial of digits that is registered, although an order has that number', async () => {
  expect(await notASerial(services(2), '1', ['78', '123456'], 'No')).toBeUndefined();
});

test('rejects an unknown serial when all units of the warehouse are registered', async () => {
  expect(await departing(services(2), 'ZZ')).toMatchObject({
    codigo: 'SERIE_DESCONOCIDA',
    mensaje:
      'La serie ZZ no está registrada y las 2 unidades de DS-1 en BOD ya tienen la suya. Escanéala de nuevo; si está bien, pide dar de baja en Series la que falta.',
  });
  expect(await departing(services(2), 'A1')).toBeUndefined();
  expect(await departing(services(3), 'ZZ')).toBeUndefined();
  expect(await departing(services(3), 'ZZ', 'YY')).toMatchObject({ codigo: 'SERIE_DESCONOCIDA' });
});

test('counts an unknown serial that another order has picked', async () => {
  expect(await departing(services(3, ['6']), 'ZZ')).toMatchObject({ codigo: 'SERIE_DESCONOCIDA' });
  expect(await departing(services(4, ['6']), 'ZZ')).toBeUndefined();
  // The same reading again is that unit.
  expect(await departing(services(3, ['6']), 'NUEVA')).toBeUndefined();
});

test('rejects a serial that is registered in another warehouse', async () => {
  expect(await departing(services(9), 'B1')).toMatchObject({ codigo: 'SERIE_EN_OTRA_BODEGA' });
});

/** A log of two commands at once: both read and write one stream of units that get their serial now. */
function pickers(fisico: number) {
  const log: DomainEvent[] = [];
  const state = () => foldAll(unnamedTakes, log);
  const by = (commandId: string): CommandServices => {
    const of = services(fisico);
    return {
      ...of,
      ...{ commandId, now: '2026-01-05T12:00:00.000Z' },
      load: (aggregate: { readonly name: string }, id: string) =>
        aggregate.name === unnamedTakes.name
          ? Promise.resolve({ state: state(), version: log.length })
          : of.load(aggregate as never, id),
      run: (_aggregate: unknown, _id: unknown, _part: unknown, decide: (s: unknown) => readonly DomainEvent[]) => {
        const decided = decide(state());
        if (!isRejection(decided)) log.push(...decided);
        return Promise.resolve(isRejection(decided) ? decided : { events: decided, version: 0, position: 0n });
      },
    } as unknown as CommandServices;
  };
  const take = (commandId: string, serie: string) =>
    takeDeparting(
      by(commandId),
      { producto: '1', part_number: 'DS-1', series: [serie], bodega: 'BOD', dueno: commandId, destino: 'sale de BOD' },
      'No',
    );
  return { take, settle: (commandId: string) => settleDeparting(by(commandId), '1', 'BOD'), state };
}

test('given two new serials at once for the last unit without one → one of them is refused', async () => {
  const { take, settle, state } = pickers(3);
  const refused = await Promise.all([take('a', 'N1'), take('b', 'N2')]);
  expect(refused.filter((one) => one === undefined)).toHaveLength(1);
  expect(refused.find((one) => one !== undefined)).toMatchObject({ codigo: 'SERIE_DESCONOCIDA' });
  await settle('a');
  await settle('b');
  expect(state().tomas).toEqual([]);
});

test('given two new serials at once for two units without one → both are taken', async () => {
  const { take } = pickers(4);
  expect(await Promise.all([take('a', 'N1'), take('b', 'N2')])).toEqual([undefined, undefined]);
});
