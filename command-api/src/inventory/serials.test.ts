import { serialUnit } from '@power/domain/inventory/serials/serial';
import { unitId } from '@power/domain/inventory/serials/units.shared';
import { stock, warehouse } from '@power/domain/inventory/stock';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

const HAND = person('Bodega y Despacho');
const at = (bodega: string) => ({ lugar: { bodega, ubicacion: null } });

/** Product 2 has serials; 5 of it stand in Central. */
async function warehouseOf5() {
  const spine = await stockedSpine([5, 5]);
  const store = (series: readonly string[], more = {}) =>
    spine.issue(HAND, 'store-serials', { producto: '2', bodega: 'Central', series, ...more });
  const unit = (serie: string) => spine.state(serialUnit, unitId('2', serie));
  const picking = async () => {
    const { number } = await spine.orderFor({ 2: 1 });
    await spine.validate(number);
    await spine.issue(HAND, 'take-picking', { accion: 'tomar', pedido: number });
    return {
      number,
      scan: (serie: string) => spine.issue(HAND, 'scan-line', { accion: 'escanear', pedido: number, serie }),
    };
  };
  return { spine, store, unit, picking };
}

test('many serials are one command, each in a stream of its own; repeated nothing is written twice', async () => {
  const { spine, store, unit } = await warehouseOf5();
  expect(await store(['a1', 'A2', 'A3'])).toMatchObject({ ok: true, registradas: 3 });
  for (const serie of ['A1', 'A2', 'A3']) expect(await unit(serie)).toMatchObject({ serie, ...at('Central') });
  const written = (spine.log as unknown as { all: readonly unknown[] }).all.length;
  expect(await store(['A1', 'A2', 'A3'])).toMatchObject({ ok: true });
  expect((spine.log as unknown as { all: readonly unknown[] }).all).toHaveLength(written);
});

test('what refuses one refuses all: nothing is half-written', async () => {
  const { store, unit } = await warehouseOf5();
  expect(await store(['A1', 'A2', 'A3', 'A4', 'A5', 'A6'])).toMatchObject({ ok: false, codigo: 'SOBRAN_SERIES' });
  expect(await store(['A1', 'A2'], { ubicacion: 'Central-R01-N1-P01' })).toMatchObject({
    ok: false,
    codigo: 'UBICACION_NO_EXISTE',
  });
  for (const serie of ['A1', 'A2']) expect(await unit(serie)).toBeUndefined();
});

test('a unit that an order took stands in no warehouse, and one of another warehouse is in nobody’s hand', async () => {
  const { spine, store, unit, picking } = await warehouseOf5();
  await store(['A1', 'A2']);
  const first = await picking();
  expect(await first.scan('A1')).toMatchObject({ ok: true });
  expect(await store(['A1'], { bodega: 'Norte' })).toMatchObject({ ok: false, codigo: 'SERIE_USADA' });
  expect(await unit('A1')).toMatchObject(at('Central'));
  await spine.must('receive-stock', { producto: '2', bodega: 'Norte', cantidad: 1, motivo: 'Compra' });
  await store(['A2'], { bodega: 'Norte' });
  const second = await picking();
  expect(await second.scan('A2')).toMatchObject({
    ok: false,
    codigo: 'SERIE_EN_OTRA_BODEGA',
    mensaje: expect.stringContaining('registrada en la bodega Norte'),
  });
  // One that nobody registered is taken as it comes.
  expect(await second.scan('A9')).toMatchObject({ ok: true });
});

test('units with serials move with them, and only from where they stand', async () => {
  const { spine, store } = await warehouseOf5();
  await store(['A1']);
  const take = (cantidad: number, series: readonly string[]) =>
    spine.issue(HAND, 'take-to-trolley', { accion: 'tomar', producto: '2', bodega: 'Central', cantidad, series });
  await spine.must('receive-stock', { producto: '2', bodega: 'Norte', cantidad: 1, motivo: 'Compra' });
  await store(['B1'], { bodega: 'Norte' });
  expect(await take(1, ['B1'])).toMatchObject({ ok: false, codigo: 'SERIE_EN_OTRA_UBICACION' });
  expect(await take(2, ['A1'])).toMatchObject({ ok: false, codigo: 'SERIES_INCOMPLETAS' });
  expect(await take(1, ['A1'])).toMatchObject({ ok: true });
  expect(Object.values(warehouse(await spine.state(stock, '2'), 'Central').ubicaciones ?? {})).toEqual([1]);
});
