import { stockCount } from '@power/domain/inventory/counts/count';
import { StockCountLineCounted, StockCountOpened } from '@power/domain/inventory/counts/events';
import { stock, warehouse } from '@power/domain/inventory/stock';
import type { DomainEvent } from '@power/domain/kernel/event';
import { SYSTEM } from '@power/domain/kernel/principal';
import { toNewEvents } from '@power/infra/platform/commands/write';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

const CHIEF = person('Jefe de Bodega');
const HAND = person('Bodega', { _id: 'hand' });
const LOGISTICS = person('Jefe de Logistica');
const MINUTE = 60_000;
const NOW = '2026-01-05T12:00:00.000Z';
const producto = { _id: '2', codigo: 'P1', codigo_sap: '', part_number: 'PN-1', nombre: 'Cámara', marca: 'M' };

/** Ten units of product 2, which has serials, and counts of versions before: open at once, of the same place. */
async function counting(series: readonly string[] = []) {
  const spine = await stockedSpine([1, 10]);
  const write = { user: SYSTEM, now: NOW, commandId: 'x', correlationId: 'x', causationId: 'x', comando: 'x' };
  const append = (id: number, events: readonly DomainEvent[], expected: 'no-stream' | number) =>
    spine.log.append(
      `stockcount-${id}`,
      toNewEvents(stockCount, `stockcount-${id}`, events, `${expected}`, write),
      expected,
    );
  const opened = (id: number) =>
    append(
      id,
      [
        StockCountOpened({
          _id: String(id),
          number: id,
          bodega: 'Central',
          tipo: 'Total',
          alcance: 'x',
          observacion: '',
          lineas: [{ linea: 1, producto, ubicacion: null }],
          creado_por: { _id: 'u', nombre: 'U' },
          createdAt: NOW,
        }),
      ],
      'no-stream',
    );
  if (series.length > 0) await spine.must('store-serials', { producto: '2', bodega: 'Central', series });
  const count = async (id: number, contado: number) => {
    spine.pass(MINUTE);
    for (const user of [HAND, CHIEF])
      expect(
        await spine.issue(user, 'count-stock-line', { accion: 'contar', id, producto: '2', contado }),
      ).toMatchObject({ ok: true });
    spine.pass(MINUTE);
  };
  /** Finished, approved, and carried out as its process does. */
  const approve = async (id: number) => {
    expect(await spine.issue(CHIEF, 'finish-stock-count', { accion: 'terminar', id })).toMatchObject({ ok: true });
    expect(
      await spine.issue(LOGISTICS, 'approve-stock-count', { accion: 'aprobar', id, motivo: 'Falta' }),
    ).toMatchObject({ ok: true });
    spine.pass(MINUTE);
    return spine.issue(
      SYSTEM,
      'adjust-counted-stock',
      { accion: 'ajustarporconteo', producto: '2', conteo: id, linea: 1 },
      `ajusta/${id}`,
    );
  };
  const fisico = async (bodega = 'Central') => warehouse(await spine.state(stock, '2'), bodega).fisico;
  return { spine, append, opened, count, approve, fisico };
}

test('two counts that found nine of ten leave nine, whichever is approved first and however often', async () => {
  const { opened, count, approve, fisico, spine } = await counting();
  await opened(7);
  await opened(8);
  await count(7, 9);
  await count(8, 9);
  expect(await approve(8)).toMatchObject({ ok: true });
  expect(await approve(7)).toMatchObject({ ok: true });
  const again = { accion: 'ajustarporconteo', producto: '2', conteo: 7, linea: 1 };
  expect(await spine.issue(SYSTEM, 'adjust-counted-stock', again, 'ajusta/7')).toMatchObject({ ok: true });
  expect(await fisico()).toBe(9);
});

test('given an adjustment by hand after the reading → nine are left', async () => {
  const { spine, opened, count, approve, fisico } = await counting();
  await opened(7);
  await count(7, 9);
  await spine.must('adjust-stock', {
    accion: 'ajustar',
    producto: '2',
    bodega: 'Central',
    contado: 9,
    motivo: 'Falta',
  });
  expect(await approve(7)).toMatchObject({ ok: true });
  expect(await fisico()).toBe(9);
});

test('given goods that left after the reading → what was missing is still missing', async () => {
  const { spine, opened, count, approve, fisico } = await counting();
  await opened(7);
  await count(7, 9);
  const transfer = { producto: '2', bodega: 'Central', bodega_destino: 'Norte', cantidad: 3, motivo: '' };
  await spine.must('move-stock', transfer);
  expect(await approve(7)).toMatchObject({ ok: true });
  expect([await fisico(), await fisico('Norte')]).toEqual([6, 3]);
});

const missed = StockCountLineCounted({
  conteo: { _id: '7', number: 7, bodega: 'Central' },
  linea: 1,
  producto,
  ubicacion: null,
  serializable: true,
  lectura: {
    contado: 9,
    sistema: 10,
    usuario: { _id: 'u', nombre: 'U' },
    fecha: '2026-01-05T12:01:00.000Z',
    series: [],
    series_sistema: ['A1'],
  },
  nueva: false,
  segunda: false,
});

test.each([
  ['it was transferred since', true, 9, 1],
  ['it did not move', false, 9, 0],
])('given a missing serial, and %s → its unit leaves once', async (_why, moves, central, norte) => {
  const { spine, append, opened, approve, fisico } = await counting(['A1']);
  await opened(7);
  await append(7, [missed, { ...missed, data: { ...missed.data, segunda: true } }], 0);
  spine.pass(5 * MINUTE);
  if (moves)
    expect(
      await spine.issue(CHIEF, 'move-stock', {
        producto: '2',
        bodega: 'Central',
        bodega_destino: 'Norte',
        cantidad: 1,
        series: ['A1'],
        motivo: '',
      }),
    ).toMatchObject({ ok: true });
  expect(await approve(7)).toMatchObject({ ok: true });
  expect([await fisico(), await fisico('Norte')]).toEqual([central, norte]);
});

test('rejects a product that another open count has when it is found on the shelf', async () => {
  const { spine, append, opened } = await counting();
  await opened(7);
  await append(
    8,
    [
      StockCountOpened({
        _id: '8',
        number: 8,
        bodega: 'Central',
        tipo: 'Por ubicación',
        alcance: 'x',
        observacion: '',
        lineas: [{ linea: 1, producto: { ...producto, _id: '1' }, ubicacion: null }],
        creado_por: { _id: 'u', nombre: 'U' },
        createdAt: NOW,
      }),
    ],
    'no-stream',
  );
  const countOne = (id: number, ubicacion: string) =>
    spine.issue(HAND, 'count-stock-line', { accion: 'contar', id, producto: '2', ubicacion, contado: 1 });
  const replies = await Promise.all([countOne(7, 'Central-R01-N1-P01'), countOne(8, 'Central-R01-N1-P01')]);
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  expect(replies.find(({ ok }) => !ok)).toMatchObject({ codigo: 'EN_OTRO_INVENTARIO' });
});
