import { StockMoved, StockPlaced } from '@power/domain/inventory/events';
import { SerialStored, SerialWrittenOff } from '@power/domain/inventory/serials/events';
import type { RecordedEvent } from '../../../platform/event-store/port.ts';
import { checkSerialPlaces } from './serials.ts';

const producto = { _id: '1', codigo: 'C', codigo_sap: 'S', part_number: 'P', nombre: 'N', marca: 'M' };
const saldo = { fisico: 9, comprometido: 0, disponible: 9 };
const P1 = 'BOD-R01-N1-P01';
type Told = readonly [stream: string, event: { readonly type: string; readonly data: unknown }, user?: string];

function problems(...told: readonly Told[]): string[] {
  const found: string[] = [];
  const events = told.map(
    ([stream, { type, data }, user = 'sistema'], n) =>
      ({
        stream,
        type,
        data,
        id: `e${n}`,
        schema: 1,
        version: n,
        position: BigInt(n),
        recordedAt: '2026-03-02T12:00:00.000Z',
        metadata: { at: '2026-03-02T12:00:00.000Z', user, perfil: 'Bodega', commandId: `c${n}`, hash: '' },
      }) as unknown as RecordedEvent,
  );
  checkSerialPlaces(events, (text) => found.push(text));
  return found;
}
const placed = (ubicacion_destino: string | null): Told => [
  'stock-1',
  StockPlaced({
    producto,
    bodega: 'BOD',
    ubicacion: null,
    ubicacion_destino,
    cantidad: 1,
    saldo,
    motivo: null,
    series: ['A1'],
  }),
  'ana',
];
const stored = (ubicacion: string | null, user?: string, bodega = 'BOD'): Told => [
  'serialunit-1-A1',
  SerialStored({ producto, serie: 'A1', bodega, ubicacion, antes: null, documento: null }),
  user,
];
const moved: Told = [
  'stock-1',
  StockMoved({
    producto,
    bodega: 'BOD',
    cantidad: 1,
    saldo,
    bodega_destino: 'NOR',
    saldo_destino: saldo,
    motivo: null,
    series: ['A1'],
  }),
  'ana',
];

test('a serial that followed its unit is where it was put, also when two movements were followed late', () => {
  expect(problems(placed(P1), stored(P1))).toEqual([]);
  expect(problems(placed(P1), moved, stored(P1), stored(null, undefined, 'NOR'))).toEqual([]);
});

test('one that did not follow, or followed in the wrong order, is told', () => {
  expect(problems(placed(P1))).toEqual([`serial 1-A1 stands at nowhere and was put to BOD/${P1}`]);
  expect(problems(placed(P1), moved, stored(null, undefined, 'NOR'), stored(P1))).toEqual([
    `serial 1-A1 stands at BOD/${P1} and was put to NOR/null`,
  ]);
});

test('what a person says since counts, and what is written off is nowhere', () => {
  expect(problems(placed(P1), stored(P1), stored(null, 'ana'))).toEqual([]);
  const off: Told = [
    'serialunit-1-A1',
    SerialWrittenOff({ producto, serie: 'A1', antes: { bodega: 'BOD', ubicacion: P1 }, motivo: 'RMA N° 7' }),
  ];
  expect(problems(placed(P1), stored(P1), off)).toEqual([]);
});
