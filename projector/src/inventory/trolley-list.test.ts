import { type PlaceChange, StockPlaced } from '@power/domain/inventory/events';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import trolleyList from './trolley-list.ts';

const producto = { _id: '1', codigo: 'C', codigo_sap: 'S', part_number: 'PN', nombre: 'Cámara', marca: 'M' };
const CARRO = 'BOD-CARRO-ana-R01-N1-P1';
const moved = (n: number, ubicaciones: PlaceChange[], more: object = {}): RecordedEvent => {
  const event = StockPlaced({
    producto,
    bodega: 'BOD',
    ubicacion: null,
    ubicacion_destino: null,
    cantidad: 1,
    saldo: { fisico: 10, comprometido: 0, disponible: 10 },
    ubicaciones,
    motivo: null,
    ...more,
  });
  const metadata = { at: `2026-03-01T12:0${n}:00.000Z`, user: 'u', perfil: 'Bodega', commandId: `c${n}`, hash: '' };
  const more2 = { id: `e${n}`, schema: 1, stream: 'stock-1', version: n, position: BigInt(n + 1), metadata };
  return { ...event, ...more2 } as unknown as RecordedEvent;
};
const rows = (...events: RecordedEvent[]) => [...rowsGiven(trolleyList, events).rows.values()].filter(Boolean);
const taken = moved(0, [{ ubicacion: CARRO, cantidad: 4, queda: 4 }], {
  carro: { usuario: { _id: 'ana', nombre: 'Ana' }, origen: 'BOD-R01-N1-P1' },
});

test('who has what in hand, of where and since when; what was put away is in no trolley', () => {
  expect(rows(taken)).toMatchObject([
    {
      en_carro_de: 'Ana',
      usuario_id: 'ana',
      tomado_de: 'BOD-R01-N1-P1',
      cantidad: 4,
      tomado_at: '2026-03-01T12:00:00.000Z',
    },
  ]);
  const part = moved(1, [
    { ubicacion: CARRO, cantidad: -1, queda: 3 },
    { ubicacion: 'BOD-R01-N1-P2', cantidad: 1, queda: 1 },
  ]);
  expect(rows(taken, part)).toMatchObject([{ en_carro_de: 'Ana', cantidad: 3, tomado_at: '2026-03-01T12:00:00.000Z' }]);
  expect(rows(taken, part, moved(2, [{ ubicacion: CARRO, cantidad: -3, queda: 0 }]))).toEqual([]);
});
