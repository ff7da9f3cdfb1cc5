import { samples } from '@power/domain/event-samples.testing';
import { ExpectationDue } from '@power/domain/system/events';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import clock from './reservation-clock.ts';
import reservationList from './reservation-list.ts';

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
          nombre: 'U',
          perfil: 'Finanzas',
          commandId: `c${n}`,
          hash: '',
        },
      }) as unknown as RecordedEvent,
  );
const rowAfter = (...types: string[]) => [...rowsGiven(reservationList, told(types)).rows.values()][0];

test('a row follows its reservation, with the units that are left and since when it is in its state', () => {
  const made = rowAfter('ReservationCreated');
  expect(made).toMatchObject({ number: 12, estado: 'Pendiente', unidades: 5, retenida: true, marcas: ['Hikvision'] });
  expect(rowAfter('ReservationCreated', 'ReservationReleased')).toMatchObject({
    estado: 'Pendiente',
    unidades: 3,
    updatedAt: '2026-03-02T12:00:00.000Z',
    estatus_at: '2026-03-01T12:00:00.000Z',
  });
  expect(rowAfter('ReservationCreated', 'ReservationTaken', 'ReservationPrepared')).toMatchObject({
    estado: 'Preparada',
    usuario: 'Ana Pérez',
    estatus_at: '2026-03-03T12:00:00.000Z',
  });
  expect(rowAfter('ReservationCreated', 'ReservationExpired', 'ReservationStockFreed')).toMatchObject({
    estado: 'Caducada',
    retenida: false,
  });
  expect(rowAfter('ReservationCreated', 'ReservationExtended')).toMatchObject({ vence: '2026-03-30' });
});

test('the clock waits for the end of the last day, then of the day of grace, in Santiago; then for nothing', async () => {
  const issued: unknown[] = [];
  const expected = new Map();
  const tools = trialTools(async (name, request) => (issued.push({ name, ...request }), { ok: true }), expected);
  const tell = (event: { readonly type: string; readonly data: unknown }) =>
    clock.reactions.find(({ type }) => type === event.type)!.react(event.data as never, {} as never, tools);
  const waits = () => (expected.get('12') as { vence: string | undefined }).vence;
  for (const [type, until] of [
    ['ReservationCreated', '2026-03-18T03:00:00.000Z'],
    ['ReservationExtended', '2026-03-31T03:00:00.000Z'],
    ['ReservationExpired', '2026-03-19T03:00:00.000Z'],
    ['ReservationReleased', '2026-03-19T03:00:00.000Z'],
    ['ReservationStockFreed', undefined],
  ] as const) {
    await tell(told([type])[0]!);
    expect([type, waits()]).toEqual([type, until]);
  }
  const due = (proceso: string) => ExpectationDue({ proceso, instancia: '12', vence: '', memoria: {} });
  await tell(due('otro/proceso'));
  await tell(due('reservations/reservation-clock'));
  expect(issued).toEqual([{ name: 'expire-reservation', accion: 'caducar', id: '12' }]);
});
