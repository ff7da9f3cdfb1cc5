import { StockPlaced } from '@power/domain/inventory/events';
import { SerialStored, SerialWrittenOff } from '@power/domain/inventory/serials/events';
import { RmaExchanged } from '@power/domain/service/cases/events';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import serialList from './serial-list.ts';
import serialPlaces from './serial-places.ts';

const producto = { _id: '1', codigo: 'C', codigo_sap: 'S', part_number: 'PN', nombre: 'Cámara', marca: 'M' };
const recorded = (n: number, event: object): RecordedEvent => {
  const metadata = {
    at: `2026-03-01T12:0${n}:00.000Z`,
    user: 'u',
    nombre: 'Ana',
    perfil: 'Bodega',
    commandId: `c${n}`,
    hash: '',
  };
  return {
    ...event,
    id: `e${n}`,
    schema: 1,
    stream: 'serialunit-1-SN',
    version: n,
    position: BigInt(n + 1),
    metadata,
  } as unknown as RecordedEvent;
};
const stored = (n: number, ubicacion: string | null, documento: string | null = null) =>
  recorded(n, SerialStored({ producto, serie: 'SN', bodega: 'BOD', ubicacion, antes: null, documento }));
const rows = (...events: RecordedEvent[]) => [...rowsGiven(serialList, events).rows.values()].filter(Boolean);

test('a unit stands where it was put last, with what it came with and since when it is known', () => {
  expect(rows(stored(0, null, 'RE-1'), stored(1, 'BOD-R01-N1-P01'))).toMatchObject([
    {
      _id: '1-SN',
      serie: 'SN',
      ubicacion: 'BOD-R01-N1-P01',
      documento: 'RE-1',
      registrada: '2026-03-01T12:00:00.000Z',
      ubicada: '2026-03-01T12:01:00.000Z',
    },
  ]);
  const off = SerialWrittenOff({ producto, serie: 'SN', antes: { bodega: 'BOD', ubicacion: null }, motivo: 'x' });
  expect(rows(stored(0, null), recorded(1, off))).toEqual([]);
});

async function reactTo(event: { readonly type: string; readonly data: unknown }) {
  const issued: unknown[] = [];
  await serialPlaces.reactions
    .find((one) => one.type === event.type)!
    .react(
      event.data as never,
      { stream: 'stock-1', version: 4 } as never,
      trialTools((name, request, id) => {
        issued.push([name, request, id]);
        return Promise.resolve({ ok: true, mensaje: '' });
      }),
    );
  return issued;
}

test('serials follow their units, and those that a case gave out stand in no warehouse', async () => {
  const saldo = { fisico: 1, comprometido: 0, disponible: 1 };
  const move = (series?: string[]) =>
    StockPlaced({
      producto,
      bodega: 'BOD',
      cantidad: 1,
      saldo,
      ubicacion: null,
      ubicacion_destino: 'BOD-R01-N1-P01',
      motivo: null,
      ...(series && { series }),
    });
  expect(await reactTo(move())).toEqual([]);
  expect(await reactTo(move(['SN']))).toEqual([
    [
      'store-serials',
      { producto: '1', bodega: 'BOD', series: ['SN'], ubicacion: 'BOD-R01-N1-P01' },
      'serial-places/stock-1/4',
    ],
  ]);
  const given = { rma: { _id: '5', number: 5 }, movimiento: { producto, series: ['SN'] } };
  expect(await reactTo({ type: RmaExchanged.type, data: given })).toEqual([
    [
      'write-off-serial',
      { accion: 'baja', producto: '1', serie: 'SN', motivo: 'RMA N° 5' },
      'serial-places/stock-1/4/SN',
    ],
  ]);
});
