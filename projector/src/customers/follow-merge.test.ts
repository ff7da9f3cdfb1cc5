import { CustomerMerged, MergedDocumentsListed } from '@power/domain/customers/events';
import { OrderCreated } from '@power/domain/streams/order/events';
import { IntegratorCreated } from '@power/domain/integrators/events';
import { ReservationCreated } from '@power/domain/reservations/events';
import { ClientPlaceAdded, ClientPlacesMoved } from '@power/domain/reservations/places/events';
import { RmaRequested } from '@power/domain/service/cases/events';
import { PointsEarned, PointsMovedAway, PointsReceived } from '@power/domain/points/events';
import type { EventContext } from '@power/domain/kernel/event';
import type { Due } from '@power/infra/platform/projection/process';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import followMerge from './follow-merge.ts';

type Event = { readonly type: string; readonly data: unknown };
const destino = { _id: '2', nombre: 'Alarmas Sur', legalcode: '76.296.177-6' };
const merged = CustomerMerged({ _id: '1', nombre: 'Sur', destino, motivo: 'Mismo dueño' });
const context = { position: 70n, version: 4, at: '2026-01-05T12:00:00.000Z', stream: 'customer-1' } as EventContext;
const react = (event: Event, tools: ReturnType<typeof trialTools>) =>
  followMerge.reactions.find(({ type }) => type === event.type)!.react(event.data as never, context, tools);

/** What was asked of commands, and what the process awaits; `answer` decides what it is told. */
function trial(answer: (name: string) => { ok: boolean; codigo?: string } = () => ({ ok: true })) {
  const issued: (readonly [string, Record<string, unknown>, string | undefined])[] = [];
  const expected = new Map<string, Pick<Due, 'memoria'> & { vence: string | undefined }>();
  const tools = trialTools(async (name, request, id) => {
    const reply = answer(name);
    issued.push([name, request, id]);
    return reply;
  }, expected);
  return { issued, expected, tools };
}

test('whoever stays takes over addresses first, then what goes over is written down where the log knew of the merge', async () => {
  const { issued, expected, tools } = trial();
  await react(merged, tools);
  expect(issued).toEqual([
    ['absorb-customer', { accion: 'recibirunido', duplicado: '1', motivo: 'Mismo dueño' }, 'union/1/datos'],
    ['move-points', { accion: 'traspasar', cliente: '1' }, undefined],
    ['list-merged-documents', { accion: 'listarunido', id: '1', posicion: '70' }, 'union/1/documentos'],
  ]);
  expect(expected.get('1')!.vence).toBeUndefined();
});

test('while the lists do not know of the merge it is asked again, a minute later and until they do', async () => {
  let behind = true;
  const { issued, expected, tools } = trial((name) =>
    name === 'list-merged-documents' && behind ? { ok: false, codigo: 'LISTAS_ATRASADAS' } : { ok: true },
  );
  await react(merged, tools);
  expect(expected.get('1')!.vence).toBe('2026-01-05T12:01:00.000Z');
  behind = false;
  const { vence, memoria } = expected.get('1')!;
  const due = { type: 'ExpectationDue', data: { proceso: 'customers/follow-merge', instancia: '1', vence, memoria } };
  await react(due, tools);
  expect(issued.at(-1)![1]).toEqual({ accion: 'listarunido', id: '1', posicion: '70' });
  expect(expected.get('1')!.vence).toBeUndefined();
});

test('each document has its own command, also when it is killed in the middle and begun again', async () => {
  const documentos = [
    { tipo: 'pedido' as const, id: '15010' },
    { tipo: 'cotizacion' as const, id: '77' },
    { tipo: 'oportunidad' as const, id: 'm3' },
    { tipo: 'usuario' as const, id: 'u1' },
    { tipo: 'reserva' as const, id: '12' },
    { tipo: 'ubicacion' as const, id: '1' },
    { tipo: 'rma' as const, id: '7' },
    { tipo: 'clave' as const, id: '3' },
  ];
  let left = 2;
  const { issued, tools } = trial(() => {
    if (left === 0) throw new Error('killed');
    left -= 1;
    return { ok: true };
  });
  const part = MergedDocumentsListed({ _id: '1', nombre: 'Sur', documentos });
  await expect(react(part, tools)).rejects.toThrow('killed');
  left = Infinity;
  issued.length = 0;
  await react(part, tools);
  expect(issued).toEqual([
    ['change-order-client', { accion: 'clienteunido', pedido: '15010' }, undefined],
    ['change-quotation-client', { cotizacion: '77' }, undefined],
    ['change-opportunity-client', { oportunidad: 'm3' }, undefined],
    ['change-user-client', { accion: 'clienteunido', usuario: 'u1' }, undefined],
    ['change-reservation-client', { accion: 'clienteunido', reserva: '12' }, undefined],
    ['move-client-places', { accion: 'clienteunido', cliente: '1' }, undefined],
    ['change-rma-client', { accion: 'clienteunido', id: '7' }, undefined],
    ['change-integrator-client', { accion: 'clienteunido', id: '3' }, undefined],
  ]);
});

test('an order that was being made during the merge follows too; those of other customers are left alone', async () => {
  const { issued, tools } = trial();
  const created = (cliente: string) => OrderCreated({ _id: '9', client: { _id: cliente } } as never);
  await react(created('1'), tools);
  expect(issued).toEqual([]);
  await react(merged, tools);
  issued.length = 0;
  await react(created('3'), tools);
  await react(created('1'), tools);
  expect(issued.map(([name, request]) => [name, request.pedido])).toEqual([['change-order-client', '9']]);
});

test('what is made for a merged customer by somebody who had read it before follows too', async () => {
  const { issued, tools } = trial();
  const of = { _id: '1', nombre: 'Sur' };
  const made = [
    ReservationCreated({ _id: '12', cliente: of } as never),
    ClientPlaceAdded({ cliente: of, ubicacion: { _id: '1.4' } } as never),
    ClientPlacesMoved({ cliente: of, ubicaciones: ['8.1', '8.2'] } as never),
    RmaRequested({ _id: '7', cliente: of } as never),
    IntegratorCreated({ _id: '3', cliente: of } as never),
  ];
  for (const event of made) await react(event, tools);
  expect(issued).toEqual([]);
  await react(merged, tools);
  issued.length = 0;
  for (const event of made) await react(event, tools);
  expect(issued.map(([name, request]) => [name, request.reserva ?? request.cliente ?? request.id])).toEqual([
    ['change-reservation-client', '12'],
    ['move-client-places', '1'],
    ['move-client-places', '8'],
    ['change-rma-client', '7'],
    ['change-integrator-client', '3'],
  ]);
});

test('points that left arrive, orders that hold some are settled, and what comes to the old account goes over too', async () => {
  const { issued, tools } = trial();
  const of = (_id: string) => ({ _id, nombre: _id, ejecutivo: null });
  const cuenta = { puntos: 5, saldo: 5, lotes: [], usados: { 8: 3 }, ganados: {} };
  await react(PointsMovedAway({ cliente: of('1'), destino: of('2'), ...cuenta }), tools);
  await react(PointsReceived({ cliente: of('2'), de: of('1'), traspaso: '1@4', ...cuenta }), tools);
  expect(issued.map(([name, request]) => [name, request])).toEqual([
    ['receive-points', { accion: 'recibir', cliente: '2', de: '1', version: 4 }],
    ['settle-order-points', { accion: 'cuadrarpedido', cliente: '2', pedido: '8' }],
  ]);
  await react(merged, tools);
  issued.length = 0;
  const earned = (cliente: string) => PointsEarned({ cliente: of(cliente) } as never);
  await react(earned('2'), tools);
  await react(earned('1'), tools);
  expect(issued.map(([name, request]) => [name, request.cliente])).toEqual([['move-points', '1']]);
});
