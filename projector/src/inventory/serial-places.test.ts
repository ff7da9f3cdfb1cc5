import { StockCountApproved } from '@power/domain/inventory/counts/events';
import { StockMoved, StockReceived, StockWithdrawn } from '@power/domain/inventory/events';
import { CAMERA } from '@power/domain/inventory/notes/note.testing';
import { ReservationDelivered } from '@power/domain/reservations/events';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import serialPlaces from './serial-places.ts';

const saldo = { fisico: 5, comprometido: 0, disponible: 5 };
const moved = { producto: CAMERA, bodega: 'BOD', cantidad: 2, saldo, motivo: 'x', series: ['A1', 'A2'] };

async function reactTo(event: { readonly type: string; readonly data: unknown }) {
  const issued: (readonly [string, Record<string, unknown>])[] = [];
  const reaction = serialPlaces.reactions.find((r) => r.type === event.type)!;
  await reaction.react(
    event.data as never,
    { stream: 'stock-cam', version: 4 } as never,
    trialTools((name, request) => {
      issued.push([name, request]);
      return Promise.resolve({ ok: true });
    }),
  );
  return issued;
}

test('what came in stands in its warehouse, what was transferred in the other, what went out in none', async () => {
  const entry = 'Nota de entrada N° 7';
  expect(await reactTo(StockReceived({ ...moved, documento: entry }))).toEqual([
    ['store-serials', { producto: 'cam', bodega: 'BOD', series: ['A1', 'A2'], documento: entry }],
  ]);
  expect(await reactTo(StockMoved({ ...moved, bodega_destino: 'NOR', saldo_destino: saldo }))).toEqual([
    ['store-serials', { producto: 'cam', bodega: 'NOR', series: ['A1', 'A2'] }],
  ]);
  const issue = 'Nota de salida N° 8';
  expect(await reactTo(StockWithdrawn({ ...moved, documento: issue }))).toEqual(
    ['A1', 'A2'].map((serie) => ['write-off-serial', { accion: 'baja', producto: 'cam', serie, motivo: issue }]),
  );
  const { series: _, ...unnamed } = moved;
  expect(await reactTo(StockReceived({ ...unnamed, documento: entry }))).toEqual([]);
});

test('what a reservation kept apart and handed over stands in no warehouse', async () => {
  const delivered = ReservationDelivered({
    reserva: { _id: '12', number: 12, cliente: { _id: '9', nombre: 'C' }, bodega: 'BOD' },
    estado: 'Entregada',
    recibe: 'Marcela',
    movimientos: [],
    series: [{ producto_id: 'cam', series: ['A1'] }],
  });
  expect(await reactTo(delivered)).toEqual([
    ['write-off-serial', { accion: 'baja', producto: 'cam', serie: 'A1', motivo: 'Reserva N° 12' }],
  ]);
});

test('what a count by serial found is told, with the moment in which it was seen', async () => {
  const leida = '2026-03-02T12:00:00.000Z';
  const count = StockCountApproved({
    conteo: { _id: '7', number: 7, bodega: 'BOD' },
    aprobado_por: { _id: 'u', nombre: 'U' },
    motivo: 'Diferencia',
    ajustes: [],
    series: [{ linea: 1, producto: CAMERA, ubicacion: 'BOD-R01-N1-P01', leida, faltan: ['A2'], estan: ['B7'] }],
  });
  const documento = 'Inventario N° 7';
  expect(await reactTo(count)).toEqual([
    ['write-off-serial', { accion: 'baja', producto: 'cam', serie: 'A2', motivo: documento, leida }],
    [
      'store-serials',
      { producto: 'cam', bodega: 'BOD', series: ['B7'], documento, leida, ubicacion: 'BOD-R01-N1-P01' },
    ],
  ]);
});
