import { SYSTEM } from '../kernel/principal.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { StockPlaced, StockQuarantined, StockReceived } from './events.ts';
import { quarantineStock } from './quarantine-stock.ts';
import { saldoOf, stock, warehouse } from './stock.ts';

const producto = { _id: '1', codigo: 'C', codigo_sap: 'S', part_number: 'PN', nombre: 'Cámara', marca: 'M' };
const Q = 'BOD-R01-N1-P04';
const saldo = { fisico: 5, comprometido: 0, disponible: 5 };
/** Two of five units that a version before put into quarantine. */
const past: readonly DomainEvent[] = [
  StockReceived({ producto, bodega: 'BOD', cantidad: 5, saldo, motivo: 'Compra', documento: null }),
  StockPlaced({
    producto,
    bodega: 'BOD',
    ubicacion: null,
    ubicacion_destino: Q,
    cantidad: 2,
    saldo,
    ubicaciones: [{ ubicacion: Q, cantidad: 2, queda: 2 }],
    motivo: 'Golpeada',
  }),
];
const note = (log: readonly DomainEvent[], tipo: string) =>
  decideGiven(quarantineStock, log, {
    request: { accion: 'cuarentena', producto: '1', bodega: 'BOD', ubicacion: Q },
    user: SYSTEM,
    facts: { lugar: { codigo: Q, activo: true, tipo, capacidad: 0 } },
  });
const quarantined = (cuarentena: boolean, disponible: number) =>
  StockQuarantined({ producto, bodega: 'BOD', ubicacion: Q, cuarentena, saldo: { ...saldo, disponible } });

test('units that an event of before put into quarantine → not available, once', () => {
  expect(note(past, 'cuarentena')).toEqual([quarantined(true, 3)]);
  const after = [...past, quarantined(true, 3)];
  expect(saldoOf(warehouse(foldAll(stock, after), 'BOD'))).toMatchObject({ disponible: 3 });
  expect(note(after, 'cuarentena')).toEqual([]);
});

test('a place that is of quarantine no more → its units are available', () => {
  expect(note([...past, quarantined(true, 3)], 'picking')).toEqual([quarantined(false, 5)]);
});

test('a place where nothing stands, or that was never of quarantine → nothing', () => {
  expect(note(past.slice(0, 1), 'cuarentena')).toEqual([]);
  expect(note(past, 'picking')).toEqual([]);
});
