import { serialUnit } from '@power/domain/inventory/serials/serial';
import { unitId } from '@power/domain/inventory/serials/units.shared';
import { stock, warehouse } from '@power/domain/inventory/stock';
import { SYSTEM } from '@power/domain/kernel/principal';
import { serialClaim, serialId } from '@power/domain/picking/serial';
import { SerialStored } from '@power/domain/inventory/serials/events';
import { order } from '@power/domain/streams/order/order';
import { toNewEvents } from '@power/infra/platform/commands/write';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

const HAND = person('Bodega y Despacho');
const CHIEF = person('Jefe de Bodega');
const MINUTE = 60_000;

/** Product 2 has serials; its stock is what the notes of a test bring. */
async function warehouseOfNotes() {
  const spine = await stockedSpine([1, 0]);
  /** An entry of these serials, created and executed; the process has not moved it yet. */
  const entry = async (series: readonly string[]) => {
    const { number } = await spine.must('create-entrynote', {
      accion: 'nota',
      nota: {
        bodega: 'Central',
        motivo: 'Devolución sin documento',
        lineas: [{ producto: '2', cantidad: series.length, series }],
      },
      enviar: true,
    });
    await spine.must('execute-entrynote', { accion: 'ejecutar', id: number });
    return Number(number);
  };
  const move = (nota: number, id = `mueve/${nota}`, inverso = false) =>
    spine.issue(
      SYSTEM,
      'move-note-stock',
      { accion: 'moverpornota', producto: '2', tipo: 'entrada', nota, linea: 1, inverso },
      id,
    );
  const received = async (series: readonly string[]) => move(await entry(series));
  const unit = (serie: string) => spine.state(serialUnit, unitId('2', serie));
  const fisico = async (bodega = 'Central') => warehouse(await spine.state(stock, '2'), bodega).fisico;
  const must = async (...asked: Parameters<typeof spine.issue>) =>
    expect(await spine.issue(...asked)).toMatchObject({ ok: true });
  /** An order of one unit in a picker's hand. */
  const picking = async (serie: string) => {
    const { number } = await spine.orderFor({ 2: 1 });
    await spine.validate(number);
    await spine.issue(HAND, 'take-picking', { accion: 'tomar', pedido: number });
    const scanned = await spine.issue(HAND, 'scan-line', { accion: 'escanear', pedido: number, serie });
    return { number: Number(number), scanned };
  };
  const sold = async (serie: string) => {
    spine.pass(MINUTE);
    const { number, scanned } = await picking(serie);
    expect(scanned).toMatchObject({ ok: true });
    await must(HAND, 'finish-picking', { accion: 'terminar', pedido: number });
    await must(person('Finanzas'), 'invoice-order', { pedido: number });
    const { codigo_sap } = (await spine.state(order, String(number)))!;
    await must(CHIEF, 'deliver-order', { accion: 'entregar', codigo_sap });
    await spine.issue(SYSTEM, 'settle-order-stock', {
      accion: 'cuadrarpedido',
      producto: '2',
      pedido: String(number),
    });
    spine.pass(MINUTE);
    return number;
  };
  return { spine, entry, move, received, unit, fisico, picking, sold };
}

test('a unit that comes back is received by its serial, stored and sold again; its history has every owner', async () => {
  const { spine, received, unit, fisico, sold } = await warehouseOfNotes();
  expect(await received(['A1'])).toMatchObject({ ok: true });
  const first = await sold('A1');
  expect(await fisico()).toBe(0);
  expect(await received(['A1'])).toMatchObject({ ok: true });
  expect(await unit('A1')).toMatchObject({ lugar: { bodega: 'Central', ubicacion: null }, devuelta_de: String(first) });
  expect(await fisico()).toBe(1);
  spine.pass(MINUTE);
  const again = { accion: 'ubicar', producto: '2', bodega: 'Central', ubicacion_destino: '', cantidad: 1 };
  expect(await spine.issue(HAND, 'place-stock', again)).toMatchObject({ codigo: 'MISMA_UBICACION' });
  const second = await sold('A1');
  expect(await spine.state(serialClaim.aggregate, serialId('2', 'A1'))).toMatchObject({ dueno: String(second) });
  expect(await received(['A1'])).toMatchObject({ ok: true });
  expect(await unit('A1')).toMatchObject({ devuelta_de: String(second) });
});

test('a unit that stock took back without its serial is registered in Series', async () => {
  const { spine, received, unit, sold } = await warehouseOfNotes();
  await received(['A1']);
  const number = await sold('A1');
  await spine.must('receive-stock', { producto: '2', bodega: 'Central', cantidad: 1, motivo: 'Devolución' });
  expect(await spine.issue(HAND, 'store-serials', { producto: '2', bodega: 'Central', series: ['A1'] })).toMatchObject({
    ok: true,
  });
  expect(await unit('A1')).toMatchObject({ devuelta_de: String(number) });
  await sold('A1');
});

test('rejects an entry of a unit that is in a picker’s hand, or that stands here', async () => {
  const { entry, move, received, picking } = await warehouseOfNotes();
  await received(['A1', 'A2']);
  await picking('A1');
  await expect(entry(['A1'])).rejects.toThrow('ya está registrada');
  await expect(entry(['A2'])).rejects.toThrow('ya está registrada');
  expect(await move(1)).toMatchObject({ ok: true });
});

test('a serial in two notes at once is one unit, and the note that was refused may go on once it is free', async () => {
  const { entry, move, fisico, unit } = await warehouseOfNotes();
  const [one, two] = [await entry(['A1', 'A2']), await entry(['B1', 'A1'])];
  const replies = await Promise.all([move(one), move(two)]);
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  expect(replies.find(({ ok }) => !ok)).toMatchObject({ codigo: 'SERIE_EXISTE' });
  expect(await fisico()).toBe(2);
  const [winner, loser] = replies[0]!.ok ? [one, two] : [two, one];
  // What the refused one took beside the serial that was gone stands nowhere again.
  const loserSerial = loser === two ? 'B1' : 'A2';
  expect((await unit(loserSerial))?.lugar ?? null).toBeNull();
  // The same command again changes nothing.
  expect(await move(winner)).toMatchObject({ ok: true });
  expect(await fisico()).toBe(2);
  expect(await move(winner, 'anula', true)).toMatchObject({ ok: true });
  expect(await move(loser, 'otra vez')).toMatchObject({ ok: true });
  expect(await fisico()).toBe(2);
});

test('given a note whose command died after it took a serial → its retry goes on', async () => {
  const { spine, entry, move, unit, fisico } = await warehouseOfNotes();
  const number = await entry(['A1']);
  const producto = { _id: '2', codigo: 'P1', codigo_sap: '', part_number: 'PN-1', nombre: 'Cámara', marca: 'M' };
  const entryOfSerial = SerialStored({
    producto,
    serie: 'A1',
    bodega: 'Central',
    ubicacion: null,
    antes: null,
    documento: `Nota de entrada N° ${number}`,
    movimiento: 'muerto',
  });
  const write = {
    user: SYSTEM,
    now: '2026-01-05T12:00:00.000Z',
    commandId: 'muerto',
    correlationId: 'm',
    causationId: 'm',
    comando: 'move-note-stock',
  };
  await spine.log.append(
    `serialunit-${unitId('2', 'A1')}`,
    toNewEvents(serialUnit, `serialunit-${unitId('2', 'A1')}`, [entryOfSerial], '', write),
    'no-stream',
  );
  expect(await unit('A1')).toMatchObject({ movimiento: 'muerto' });
  expect(await move(number)).toMatchObject({ ok: true });
  expect(await fisico()).toBe(1);
});

test('a serial that is transferred by two at once goes once, and the other is told', async () => {
  const { spine, received, unit, fisico } = await warehouseOfNotes();
  await received(['A1', 'A2']);
  const transfer = (user = HAND) =>
    spine.issue(user, 'move-stock', {
      producto: '2',
      bodega: 'Central',
      bodega_destino: 'Norte',
      cantidad: 1,
      series: ['A1'],
      motivo: '',
    });
  const replies = await Promise.all([transfer(), transfer(CHIEF)]);
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  expect(replies.find(({ ok }) => !ok)).toMatchObject({ codigo: 'SERIE_EN_OTRA_UBICACION' });
  expect([await fisico(), await fisico('Norte')]).toEqual([1, 1]);
  expect(await unit('A1')).toMatchObject({ lugar: { bodega: 'Norte' } });
  expect(await unit('A2')).toMatchObject({ lugar: { bodega: 'Central' } });
});

test('the same serial on another product is another unit', async () => {
  const { spine, received } = await warehouseOfNotes();
  await received(['A1']);
  const { _id } = await spine.must('register-product', {
    producto: {
      codigo: 'P9',
      part_number: 'PN-9',
      nombre: 'Otra',
      marca: 'M',
      serializable: true,
      pmp: 5,
      precios: {},
    },
  });
  await spine.must('receive-stock', { producto: _id, bodega: 'Central', cantidad: 1, motivo: 'Compra' });
  expect(await spine.issue(HAND, 'store-serials', { producto: _id, bodega: 'Central', series: ['A1'] })).toMatchObject({
    ok: true,
  });
});
