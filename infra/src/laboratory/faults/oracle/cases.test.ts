import { StockMoved, StockReceived, StockWithdrawn } from '@power/domain/inventory/events';
import { RmaExchanged, RmaMovementUndone, RmaRequested } from '@power/domain/service/cases/events';
import { RmaLoanReturned, RmaUnitLent } from '@power/domain/service/loans/events';
import type { RecordedEvent } from '../../../platform/event-store/port.ts';
import { checkCases } from './cases.ts';

const producto = { _id: '1', codigo: 'C', codigo_sap: 'S', part_number: 'P', nombre: 'N', marca: 'M' };
const persona = { _id: 'a', nombre: 'A' };
const rma = { _id: '7', number: 7 };
const saldo = { fisico: 0, comprometido: 0, disponible: 0 };
const moved = { producto, cantidad: 1, saldo, motivo: 'Cambio', documento: 'RMA N° 7' };
const opened = RmaRequested({
  ...rma,
  cliente: persona,
  ejecutivo: persona,
  observacion: '',
  lineas: [
    {
      linea: 1,
      producto,
      serie: 'A',
      cantidad: 1,
      pedido: 1,
      factura: 1,
      vendido: '2026-01-01',
      garantia_hasta: '2027-01-01',
      falla: 'Otra',
      descripcion: 'x',
      accesorios: '',
    },
  ],
  creado_por: persona,
  createdAt: '2026-01-01T12:00:00.000Z',
});
const exchanged = RmaExchanged({
  rma,
  movimiento: { n: 1, linea: 1, producto, cantidad: 1, origen: 'BOD', bodega: 'RMA', series: ['B'], entra: 'A' },
});
const out = StockWithdrawn({ ...moved, bodega: 'BOD' });
const into = StockReceived({ ...moved, bodega: 'RMA' });

/** What the oracle says of a log of these events, each in its stream. */
function told(...events: readonly { readonly type: string; readonly data: unknown }[]): string[] {
  const at = '2026-01-01T12:00:00.000Z';
  const versions = new Map<string, number>();
  const problems: string[] = [];
  const log = events.map((event, n) => {
    const stream = event.type.startsWith('Rma') ? 'rma-7' : 'stock-1';
    const version = versions.get(stream) ?? 0;
    versions.set(stream, version + 1);
    const metadata = { at, user: 'u', nombre: 'U', perfil: 'Administrador', commandId: `c${n}`, hash: '' };
    const own = { id: `e${n}`, schema: 1, stream, version, position: BigInt(n + 1), recordedAt: at, metadata };
    return { ...event, ...own } as unknown as RecordedEvent;
  });
  checkCases(log, (text) => problems.push(text));
  return problems;
}

test('a case whose stock moved once is sound; none, half or twice is told', () => {
  expect(told(opened, exchanged, out, into)).toEqual([]);
  expect(told(opened, exchanged)).toEqual([
    'RMA N° 7/1/BOD moved 0 units instead of -1',
    'RMA N° 7/1/RMA moved 0 units instead of 1',
  ]);
  expect(told(opened, exchanged, out, into, into)).toEqual(['RMA N° 7/1/RMA moved 2 units instead of 1']);
  const undone = RmaMovementUndone({ rma, n: 1, producto: '1', motivo: 'x' });
  expect(told(opened, exchanged, out, into, undone)).toHaveLength(2);
  const back = [StockWithdrawn({ ...moved, bodega: 'RMA' }), StockReceived({ ...moved, bodega: 'BOD' })];
  expect(told(opened, exchanged, out, into, undone, ...back)).toEqual([]);
});

test('a unit that is lent leaves through the workshop, and stands there when it is back', () => {
  const lent = RmaUnitLent({
    rma,
    movimiento: {
      n: 1,
      linea: 1,
      producto,
      cantidad: 1,
      origen: 'BOD',
      bodega: 'RMA',
      series: ['B'],
      entra: null,
      hasta: '2026-01-10',
    },
  });
  const through = StockMoved({
    ...{ producto, cantidad: 1, saldo, motivo: 'RMA N° 7: Préstamo' },
    ...{ bodega: 'BOD', bodega_destino: 'RMA', saldo_destino: saldo },
  });
  const gone = StockWithdrawn({ ...moved, bodega: 'RMA' });
  expect(told(opened, lent, through, gone)).toEqual([]);
  expect(told(opened, lent, through)).toEqual(['RMA N° 7/1/RMA moved 1 units instead of 0']);
  const returned = RmaLoanReturned({ rma, n: 1, producto: '1', observacion: '' });
  expect(told(opened, lent, through, gone, returned)).toEqual(['RMA N° 7/1/RMA moved 0 units instead of 1']);
  expect(told(opened, lent, through, gone, returned, into)).toEqual([]);
});
