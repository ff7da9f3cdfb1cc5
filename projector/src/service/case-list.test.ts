import {
  RmaExchanged,
  RmaMovementUndone,
  RmaPartUsed,
  RmaRejected,
  RmaRequested,
  RmaResolved,
} from '@power/domain/service/cases/events';
import { RmaLoanExtended, RmaLoanReturned, RmaUnitLent } from '@power/domain/service/loans/events';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import caseList from './case-list.ts';
import caseStock from './case-stock.ts';

const producto = { _id: '1', codigo: 'C1', codigo_sap: 'S1', part_number: 'PN-1', nombre: 'Cámara', marca: 'Hik' };
const line = (linea: number, more: object = {}) => ({
  linea,
  producto,
  serie: `S${linea}`,
  cantidad: 1,
  pedido: 77,
  factura: 5,
  vendido: '2025-01-05',
  garantia_hasta: '2026-03-02',
  falla: 'No enciende' as const,
  descripcion: 'x',
  accesorios: '',
  ...more,
});
const requested = (...lineas: ReturnType<typeof line>[]) =>
  RmaRequested({
    _id: '7',
    number: 7,
    cliente: { _id: '9', nombre: 'Alarmas Sur' },
    ejecutivo: { _id: 'e', nombre: 'Eva' },
    observacion: '',
    lineas,
    creado_por: { _id: 'a', nombre: 'Ana' },
    createdAt: '2026-03-02T12:00:00.000Z',
  });
const rma = { _id: '7', number: 7 };

const rowAfter = (...log: readonly { readonly type: string; readonly data: unknown }[]) => {
  const recorded = log.map(
    (event, n) =>
      ({
        ...event,
        ...{ id: `e${n}`, schema: 1, stream: 'rma-7', version: n, position: BigInt(n + 1), recordedAt: '' },
        metadata: { at: `2026-03-0${n + 2}T12:00:00.000Z`, user: 'u', nombre: 'U', commandId: `c${n}`, hash: '' },
      }) as unknown as RecordedEvent,
  );
  return [...rowsGiven(caseList, recorded).rows.values()][0];
};

test('the row of a case is what its stream folds to', () => {
  expect(rowAfter(requested(line(1), line(2)))).toMatchObject({
    number: 7,
    estado: 'Solicitado',
    series: 'S1, S2',
    equipos: 'PN-1',
    falla: 'No enciende',
    unidades: 2,
    garantia: true,
    pedido: 77,
    marcas: ['Hik'],
    estatus_at: '2026-03-02T12:00:00.000Z',
  });
});

test('of several orders none is named; out of warranty is said when one product is', () => {
  const row = rowAfter(requested(line(1), line(2, { pedido: 78, garantia_hasta: '2026-03-01' })));
  expect(row).toMatchObject({ pedido: null, garantia: false });
});

test('its age begins with its state', () => {
  const resolved = RmaResolved({ rma, lineas: [1], resolucion: 'Reparado', detalle: 'x', resuelto: false });
  const open = requested(line(1), line(2));
  expect(rowAfter(open, resolved)).toMatchObject({ resolucion: 'Reparado', estatus_at: '2026-03-02T12:00:00.000Z' });
  const over = rowAfter(open, RmaRejected({ rma, motivo: 'x' }));
  expect(over).toMatchObject({ estado: 'Rechazado', estatus_at: '2026-03-03T12:00:00.000Z', version: 1 });
});

const movimiento = { n: 1, linea: 1, producto, cantidad: 2, origen: 'BOD', bodega: 'RMA', series: ['N1'], entra: null };

test('the row says what went out, and forgets it when it came back', () => {
  const log = [
    requested(line(1)),
    RmaPartUsed({ rma, movimiento }),
    RmaExchanged({ rma, movimiento: { ...movimiento, n: 2 } }),
  ];
  expect(rowAfter(...log)).toMatchObject({ repuestos: 2, usadas: 'N1', entregadas: 'N1', bodegas: ['BOD', 'RMA'] });
  const undone = RmaMovementUndone({ rma, n: 2, producto: '1', motivo: 'x' });
  expect(rowAfter(...log, undone)).toMatchObject({ repuestos: 2, entregadas: '' });
});

test('each movement moves stock by one command under the id of its event; a refusal is told to the case', async () => {
  const issued: (readonly [string, object, string | undefined])[] = [];
  const react = (event: { readonly type: string; readonly data: unknown }, ok: boolean) =>
    caseStock.reactions
      .find(({ type }) => type === event.type)!
      .react(
        event.data as never,
        { stream: 'rma-7', version: 5 } as never,
        trialTools((name, request, id) => {
          issued.push([name, request, id]);
          return Promise.resolve({ ok, mensaje: 'No hay' });
        }),
      );
  await react(RmaExchanged({ rma, movimiento }), true);
  await react(RmaMovementUndone({ rma, n: 1, producto: '1', motivo: 'x' }), false);
  const asked = { accion: 'moverporrma', producto: '1', rma: '7', n: 1 };
  expect(issued).toEqual([
    ['move-rma-stock', { ...asked, inverso: false }, 'rma-stock/rma-7/5'],
    ['move-rma-stock', { ...asked, inverso: true }, 'rma-stock/rma-7/5'],
    [
      'rma-movement-refused',
      { accion: 'sinmover', id: '7', n: 1, motivo: 'No hay', inverso: true },
      'rma-stock/rma-7/5/refused',
    ],
  ]);
});

test('a case says what it lent, and until when it is to be back', () => {
  const loan = (n: number, hasta: string) =>
    RmaUnitLent({
      rma,
      movimiento: {
        n,
        linea: 1,
        producto,
        cantidad: 1,
        origen: 'BOD',
        bodega: 'RMA',
        series: [`P${n}`],
        entra: null,
        hasta,
      },
    });
  const lent = [requested(line(1)), loan(1, '2026-03-10'), loan(2, '2026-03-20')];
  expect(rowAfter(...lent)).toMatchObject({ prestadas: 'P1, P2', prestamos: 2, prestamo_hasta: '2026-03-10' });
  const longer = RmaLoanExtended({ rma, n: 1, antes: '2026-03-10', hasta: '2026-03-30' });
  expect(rowAfter(...lent, longer)).toMatchObject({ prestamo_hasta: '2026-03-20' });
  const back = [1, 2].map((n) => RmaLoanReturned({ rma, n, producto: '1', observacion: '' }));
  expect(rowAfter(...lent, ...back)).toMatchObject({ prestadas: 'P1, P2', prestamos: 0, prestamo_hasta: null });
});

test('stock follows a loan out and back, each under the id of its event', async () => {
  const issued: unknown[] = [];
  const tools = trialTools(async (name, { n, inverso }, commandId) => {
    issued.push([name, n, inverso, commandId]);
    return { ok: true };
  });
  const hear = (event: { type: string; data: unknown }, version: number) =>
    caseStock.reactions
      .find(({ type }) => type === event.type)!
      .react(event.data as never, { stream: 'rma-7', version } as never, tools);
  const movimiento = { n: 1, producto: { _id: '1' } };
  await hear(RmaUnitLent({ rma, movimiento } as never), 3);
  await hear(RmaLoanReturned({ rma, n: 1, producto: '1', observacion: '' }), 4);
  expect(issued).toEqual([
    ['move-rma-stock', 1, false, 'rma-stock/rma-7/3'],
    ['move-rma-stock', 1, true, 'rma-stock/rma-7/4'],
  ]);
});
