import { StockCommitted } from '@power/domain/inventory/events';
import { DemandUnmet } from '@power/domain/inventory/unmet/events';
import type { DomainEvent } from '@power/domain/kernel/event';
import { QuotationCancelled } from '@power/domain/quotations/events';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import unmetList from './unmet-list.ts';

const producto = { _id: '1', codigo: 'P1', codigo_sap: 'A1', part_number: 'PN', nombre: 'Cámara', marca: 'Hik' };
const saldo = { fisico: 0, comprometido: 0, disponible: 0 };
const wanted = (solicitado: number, disponible: number) =>
  DemandUnmet({ pedido: '7', bodega: 'BOD', lineas: [{ producto, solicitado, disponible }] });
const given = (solicitado: number) =>
  StockCommitted({
    ...{ producto, bodega: 'BOD', saldo, pedido: '7', validacion: 'v', cantidad: solicitado },
    ...{ solicitado, comprometido_pedido: solicitado },
  });
const rowsAfter = (told: readonly DomainEvent[]) => {
  const recorded = told.map((event, version) => ({
    ...event,
    id: `e${version}`,
    schema: 1,
    stream: `s-${event.type}`,
    version,
    position: BigInt(version),
    recordedAt: '2026-12-02T12:00:00.000Z',
    metadata: { at: '2026-03-10T12:00:00.000Z', commandId: 'c', hash: '' },
  })) as unknown as RecordedEvent[];
  return [...rowsGiven(unmetList, recorded).rows.values()].map(({ documento, mes, faltante }) => [
    documento,
    mes,
    faltante,
  ]);
};

test('what a validation lacked is lost until the order gets it; what it gets of it is not', () => {
  expect(rowsAfter([wanted(10, 4)])).toEqual([['Pedido 7', '2026-03', 6]]);
  expect(rowsAfter([wanted(10, 4), wanted(6, 4)])).toEqual([['Pedido 7', '2026-03', 6]]);
  expect(rowsAfter([wanted(10, 4), given(4)])).toEqual([['Pedido 7', '2026-03', 6]]);
  expect(rowsAfter([wanted(10, 4), given(8)])).toEqual([['Pedido 7', '2026-03', 2]]);
  expect(rowsAfter([wanted(10, 4), given(10)])).toEqual([]);
  // Who wants less for reasons of their own lost no more than was missing.
  expect(rowsAfter([wanted(10, 4), given(1)])).toEqual([['Pedido 7', '2026-03', 6]]);
});

test('of a quotation counts what its cancellation says was missing, of others nothing', () => {
  const cancelled = (number: number, more: object = {}) =>
    QuotationCancelled({
      cotizacion: { _id: String(number), number, estado: 'Anulada' },
      estado: 'Anulada',
      motivo: 'Sin stock',
      ...more,
    } as never);
  const faltantes = [{ producto, solicitado: 5, disponible: 2 }];
  expect(rowsAfter([cancelled(500, { faltantes }), cancelled(501)])).toEqual([['Cotización 500', '2026-03', 3]]);
});
