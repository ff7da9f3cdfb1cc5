import type { RecordedEvent } from '../../../platform/event-store/port.ts';
import { countsLedger } from './counts.ts';
import { deliveriesLedger } from './deliveries.ts';
import type { Ledger } from './ledger.ts';
import { outsideLedger } from './outside.ts';
import { placesLedger } from './places.ts';
import { quarantineLedger } from './quarantine.ts';
import { serialsLedger } from './serials.ts';

const AT = '2026-01-05T12:00:00.000Z';
const LATER = '2026-01-05T13:00:00.000Z';
const producto = { _id: '3' };
const event = (type: string, data: object, commandId = 'c', at = LATER): RecordedEvent =>
  ({ type, data, stream: 'stream', version: 1, metadata: { commandId, at } }) as unknown as RecordedEvent;

function problems(ledger: Ledger, events: readonly RecordedEvent[]): readonly string[] {
  for (const one of events) ledger.read(one);
  return ledger.check(true);
}

const counted = (number: number, contado: number) =>
  event('StockCountLineCounted', {
    conteo: { number, bodega: 'BOD' },
    producto,
    ubicacion: null,
    lectura: { contado, sistema: 10, fecha: AT },
  });
const adjusted = (cantidad: number, number?: number) =>
  event('StockAdjusted', { producto, bodega: 'BOD', cantidad, ...(number !== undefined && { conteo: { number } }) });

test.each([
  ['a count corrects what it found', [counted(1, 8), adjusted(-2, 1)], 0],
  ['a count corrects what people had corrected', [counted(1, 8), adjusted(-2), adjusted(-2, 1)], 1],
  ['a count corrects the rest', [counted(1, 7), adjusted(-1), adjusted(-2, 1)], 0],
  ['two counts correct the same', [counted(1, 8), counted(2, 8), adjusted(-2, 1), adjusted(-2, 2)], 1],
])('%s → %i problems', (_what, events, wrong) => {
  expect(problems(countsLedger(), events)).toHaveLength(wrong);
});

const stored = (commandId: string, antes: object | null, more: object = {}) =>
  event('SerialStored', { producto, serie: 'A1', antes, documento: null, ...more }, commandId);
const received = (commandId: string) =>
  event('StockReceived', { producto, documento: null, series: ['A1'] }, commandId);
const pedido = { _id: '7' };
const picked = event('LinePicked', { pedido, producto_id: '3', serie: 'A1' });
const delivered = event('OrderDelivered', { pedido });

test('a serial that comes in twice → a problem', () => {
  const once = [stored('c1', null), received('c1')];
  expect(problems(outsideLedger(), once)).toEqual([]);
  expect(problems(outsideLedger(), [...once, stored('c2', { bodega: 'BOD' }), received('c2')])).toHaveLength(1);
});

test('a unit is outside from its delivery until it is stored, or its customer sends it in', () => {
  const outside = outsideLedger();
  problems(outside, [picked, delivered]);
  expect(outside.units()).toEqual([{ producto: '3', serie: 'A1' }]);
  outside.read(event('RmaCreated', { lineas: [{ serie: 'A1' }] }));
  expect(outside.units()).toEqual([]);
  problems(outside, [picked, delivered, stored('c3', { bodega: 'BOD' }, { devuelta_de: '7' })]);
  expect(outside.units()).toEqual([]);
});

const of = (stream: string, type: string, data: object, user = 'u1'): RecordedEvent => ({
  ...event(type, data),
  stream,
  metadata: { commandId: 'c', at: AT, user } as RecordedEvent['metadata'],
});
const PLACE = 'BOD-R01-N1-P04';
const place = (tipo: string) =>
  of('place-1', 'PlaceCreated', { _id: '1', codigo: PLACE, nivel: 'BOD-R01-N1', bodega: 'BOD', tipo });
const placedUnits = (disponible: number, ubicacion: string) =>
  of('stock-3', 'StockPlaced', {
    producto,
    bodega: 'BOD',
    ubicacion_destino: ubicacion,
    saldo: { fisico: 5, comprometido: 1, disponible },
    ubicaciones: [{ ubicacion, cantidad: 2, queda: 2 }],
  });

test.each([
  ['units in quarantine are available', [place('cuarentena'), placedUnits(4, PLACE)], 1],
  ['units in quarantine wait', [place('cuarentena'), placedUnits(2, PLACE)], 0],
  ['units of a picking place are available', [place('picking'), placedUnits(4, PLACE)], 0],
  ['a trolley took them from quarantine', [place('cuarentena'), placedUnits(4, 'BOD-CARRO-u1-R01-N1-P04')], 1],
])('quarantine: %s → %i problems', (_what, events, wrong) => {
  expect(problems(quarantineLedger(), events)).toHaveLength(wrong);
});

const level = (type: string) => of('level-1', type, { _id: '1', codigo: 'BOD-R01-N1', bloque: 'BOD-R01' });
const levelOff = of('level-1', 'LevelDeactivated', { _id: '1', nombre: 'N1' });
test.each([
  ['a level is switched off with goods', [level('LevelCreated'), place('picking'), placedUnits(4, PLACE), levelOff], 1],
  [
    'an empty one is, and takes goods later',
    [level('LevelCreated'), place('picking'), levelOff, placedUnits(4, PLACE)],
    1,
  ],
  ['an empty one is', [level('LevelCreated'), place('picking'), levelOff], 0],
])('places: %s → %i problems', (_what, events, wrong) => {
  expect(problems(placesLedger(), events)).toHaveLength(wrong);
});

const stop = { despacho: { number: 1 }, parada: { linea: 1, pedido } };
const loadedStop = of('route-1', 'RouteStopLoaded', stop);
const part = { ...stop, lineas: [{ linea: 1, cantidad: 1 }], embalajes: [] };
const handover = of('route-1', 'RouteStopPartDelivered', part);
const bookedPart = of('order-7', 'OrderPartDelivered', { pedido, movimientos: [{ producto_id: '3', cantidad: 1 }] });
const pickedTwo = of('order-7', 'LinePicked', { pedido, producto_id: '3', cantidad: 2 });
const held = (comprometido_pedido: number) =>
  of('stock-3', 'StockIssued', { producto, bodega: 'BOD', pedido: '7', comprometido_pedido });
test.each([
  ['the rest is held', [pickedTwo, loadedStop, handover, bookedPart, held(1)], 0],
  ['the rest is lost', [pickedTwo, loadedStop, handover, bookedPart, held(0)], 1],
  ['what nobody loaded', [pickedTwo, handover, bookedPart, held(1)], 1],
  ['what the order does not know', [pickedTwo, loadedStop, handover, held(2)], 1],
])('deliveries: %s → %i problems', (_what, events, wrong) => {
  expect(problems(deliveriesLedger(), events)).toHaveLength(wrong);
});

const inBooks = (fisico: number) => of('stock-3', 'StockIssued', { producto, bodega: 'BOD', saldo: { fisico } });
const inWarehouse = of('serialunit-3-A1', 'SerialStored', {
  producto,
  serie: 'A1',
  bodega: 'BOD',
  ubicacion: null,
  antes: null,
});
const picks = (number: string) =>
  of(`order-${number}`, 'LinePicked', { pedido: { _id: number }, producto_id: '3', serie: 'A1' });
test.each([
  ['a serial left with its order', [inWarehouse, picks('7'), inBooks(0)], 0],
  ['a unit left and its serial stayed', [inWarehouse, inBooks(0)], 1],
  ['two orders picked the same serial', [inWarehouse, inBooks(2), picks('7'), picks('8')], 1],
])('serials: %s → %i problems', (_what, events, wrong) => {
  expect(problems(serialsLedger(), events)).toHaveLength(wrong);
});
