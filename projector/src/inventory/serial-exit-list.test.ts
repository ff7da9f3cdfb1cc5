import { StockCountApproved } from '@power/domain/inventory/counts/events';
import { StockWithdrawn } from '@power/domain/inventory/events';
import { IssueNoteExecuted } from '@power/domain/inventory/notes/events';
import { SerialStored, SerialWrittenOff } from '@power/domain/inventory/serials/events';
import { ReservationDelivered } from '@power/domain/reservations/events';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import serialExitList from './serial-exit-list.ts';

const producto = { _id: '1', codigo: 'C', codigo_sap: 'S', part_number: 'PN', nombre: 'Cámara', marca: 'M' };
const at = (n: number) => `2026-03-01T12:0${n}:00.000Z`;
const rows = (...events: object[]) =>
  [
    ...rowsGiven(
      serialExitList,
      events.map((event, n) => ({
        ...event,
        id: `e${n}`,
        schema: 1,
        stream: `s-${n}`,
        version: 0,
        position: BigInt(n + 1),
        metadata: { at: at(n), user: 'u', nombre: 'Ana', perfil: 'Bodega', commandId: `c${n}`, hash: '' },
      })) as unknown as RecordedEvent[],
    ).rows.values(),
  ].filter(Boolean);

const lugar = { bodega: 'BOD', ubicacion: null };
const stored = () => SerialStored({ producto, serie: 'S-N', ...lugar, antes: null, documento: null });
const writtenOff = (motivo: string) => SerialWrittenOff({ producto, serie: 'S-N', antes: lugar, motivo });
const unit = { _id: '1-S-N', serie: 'S-N', producto_id: '1' };
const persona = (nombre: string) => ({ _id: nombre, nombre });

test('reservation delivered → its customer has it, and who took it is known', () => {
  const delivered = ReservationDelivered({
    reserva: { _id: '3', number: 3, cliente: persona('Alarmas Sur'), ejecutivo: persona('E'), bodega: 'BOD' },
    estado: 'Entregada',
    recibe: 'Juan',
    movimientos: [],
    series: [{ producto_id: '1', series: ['S-N'] }],
  } as never);
  const exitRow = { ...unit, documento: 'Reserva N° 3', destino: 'Alarmas Sur', persona: 'Juan', salio: true };
  expect(rows(delivered)).toEqual([{ ...exitRow, fecha: at(0) }]);
  expect(rows(stored(), delivered, writtenOff('Reserva N° 3'))).toEqual([{ ...exitRow, fecha: at(2) }]);
});

test('note of issue executed → it left once stock moved, with who executed it', () => {
  const line = { linea: 1, producto, cantidad: 1, serializable: true, series: ['S-N'] };
  const executed = IssueNoteExecuted({
    nota: { _id: '4', number: 4 },
    ejecutado_por: persona('Berta'),
    bodega: 'BOD',
    motivo: 'Merma',
    lineas: [line],
  });
  const documento = 'Nota de salida N° 4';
  expect(rows(executed)).toMatchObject([{ documento, salio: false }]);
  const saldo = { fisico: 0, comprometido: 0, disponible: 0 };
  const withdrawn = StockWithdrawn({
    producto,
    bodega: 'BOD',
    cantidad: 1,
    saldo,
    motivo: 'Merma',
    documento,
    series: ['S-N'],
  });
  expect(rows(stored(), executed, withdrawn)).toMatchObject([
    { ...unit, documento, destino: 'Merma', persona: 'Berta', fecha: at(2), salio: true },
  ]);
});

test('count approved without a serial → who approved that it is gone; one that moved since has not left', () => {
  const approved = StockCountApproved({
    conteo: { _id: '5', number: 5, bodega: 'BOD' },
    aprobado_por: persona('Carla'),
    motivo: 'x',
    ajustes: [],
    series: [{ linea: 1, producto, ubicacion: null, leida: at(0), faltan: ['S-N'], estan: [] }],
  } as never);
  expect(rows(stored(), approved)).toMatchObject([{ salio: false }]);
  expect(rows(stored(), approved, writtenOff('Inventario N° 5'))).toMatchObject([
    { ...unit, documento: 'Inventario N° 5', persona: 'Carla', salio: true },
  ]);
});

test('written off by hand → the reason and who did it; stored again → it has not left', () => {
  expect(rows(stored(), writtenOff('Robo'))).toMatchObject([{ documento: 'Robo', persona: 'Ana', salio: true }]);
  expect(rows(stored(), writtenOff('Robo'), stored())).toEqual([]);
});
