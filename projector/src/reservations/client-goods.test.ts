import { samples } from '@power/domain/event-samples.testing';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import withdrawalNotices from '../notifications/withdrawal-notices.ts';
import clientGoods from './client-goods-list.ts';
import withdrawalList from './withdrawal-list.ts';

const told = (types: readonly string[]) =>
  types.map(
    (type, n) =>
      ({
        type,
        data: samples[type]!['1'],
        id: `e${n}`,
        schema: 1,
        stream: 'reservation-12',
        version: n,
        position: BigInt(n + 1),
        recordedAt: `2026-03-0${n + 1}T12:00:00.000Z`,
        metadata: {
          at: `2026-03-0${n + 1}T12:00:00.000Z`,
          user: 'u',
          perfil: 'Finanzas',
          commandId: `c${n}`,
          hash: '',
        },
      }) as unknown as RecordedEvent,
  );
const rows = (projection: typeof clientGoods | typeof withdrawalList, ...types: string[]) => [
  ...rowsGiven(projection as never, told(types)).rows.values(),
];

test('goods of a project: what is held, what was asked for, and nothing once it is gone', () => {
  const goods = (...types: string[]) => rows(clientGoods, 'ReservationCreated', ...types)[0];
  expect(goods()).toMatchObject({ cantidad: 5, solicitada: 0, ubicacion_id: '9.1', origen: 'Reserva N° 12' });
  expect(goods('ReservationWithdrawalRequested')).toMatchObject({ cantidad: 5, solicitada: 2 });
  expect(goods('ReservationWithdrawalRequested', 'ReservationWithdrawalCancelled')).toMatchObject({ solicitada: 0 });
  expect(goods('ReservationWithdrawalRequested', 'ReservationWithdrawn')).toMatchObject({ cantidad: 3, solicitada: 0 });
  expect(goods('ReservationReleased')).toMatchObject({ cantidad: 3 });
  for (const end of ['ReservationDelivered', 'ReservationConverted', 'ReservationStockFreed'])
    expect(goods(end)).toBeUndefined();
});

test('the serials of units that stand apart are shown, and gone with those that are fetched', () => {
  const [created, prepared] = told(['ReservationCreated', 'ReservationPrepared']) as never as {
    data: { lineas?: object[] };
  }[];
  prepared!.data = { ...prepared!.data, lineas: [{ ...created!.data.lineas![0], series: ['A1', 'A2'] }] };
  const [row] = [...rowsGiven(clientGoods as never, [created, prepared] as never).rows.values()];
  expect(row).toMatchObject({ serie: 'A1, A2' });
});

test('a request in its list, from being asked for to being handed over', () => {
  const request = (...types: string[]) => rows(withdrawalList, 'ReservationWithdrawalRequested', ...types)[0];
  expect(request()).toMatchObject({
    solicitud: '12-1',
    estado: 'Pendiente',
    productos: '2 × DS-2CD2043G2',
    unidades: 2,
  });
  expect(request('ReservationWithdrawalTaken')).toMatchObject({ estado: 'En Proceso', usuario: 'Ana Pérez' });
  expect(request('ReservationWithdrawn')).toMatchObject({ estado: 'Entregado', recibe: 'texto' });
  expect(request('ReservationWithdrawalCancelled')).toMatchObject({ estado: 'Anulado', motivo: 'texto' });
});

test('goods and requests are the other customer’s once theirs was merged into it', () => {
  const alarmas = { cliente_id: '9', cliente_nombre: 'Alarmas Sur' };
  expect(rows(clientGoods, 'ReservationCreated', 'ReservationClientChanged')[0]).toMatchObject(alarmas);
  expect(rows(withdrawalList, 'ReservationWithdrawalRequested', 'ReservationClientChanged')[0]).toMatchObject(alarmas);
});

test('a request is told to the warehouse, a past that is read in is not', async () => {
  const issued: object[] = [];
  const tools = trialTools(async (name, request) => (issued.push({ name, ...request }), { ok: true }));
  const [reaction] = withdrawalNotices.reactions;
  const tell = (at: string) =>
    reaction!.react(samples['ReservationWithdrawalRequested']!['1'] as never, { at } as never, tools);
  await tell('2020-01-05T12:00:00.000Z');
  expect(issued).toEqual([]);
  await tell(new Date().toISOString());
  expect(issued).toMatchObject([
    {
      name: 'create-notification',
      tipo: 'solicitud_ubicacion_cliente',
      enlace: 'ubicaciones-cliente/solicitudes?q=12-1',
      comentario: 'Alarmas Sur, Edificio Los Aromos: 2 × DS-2CD2043G2 de Central',
    },
  ]);
});
