import type { RecordedEvent } from '../../../platform/event-store/port.ts';
import { countsLedger } from './counts.ts';
import type { Ledger } from './ledger.ts';
import { outsideLedger } from './outside.ts';

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
