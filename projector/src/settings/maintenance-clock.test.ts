import {
  MaintenanceCancelled,
  MaintenanceEnding,
  MaintenanceExtended,
  MaintenanceFinished,
  MaintenanceScheduled,
  MaintenanceStarted,
} from '@power/domain/settings/events';
import { ExpectationDue } from '@power/domain/system/events';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import clock from './maintenance-clock.ts';

const at = '2026-03-02T12:00:00.000Z';
const window = { _id: 'm1' };
const scheduled = MaintenanceScheduled({
  ...window,
  fecha: '2026-03-02',
  hora: '09:00',
  tiempo: 30,
  inicio: at,
  comentario: null,
});

function trial() {
  const issued: Record<string, unknown>[] = [];
  const expected = new Map();
  const tools = trialTools(async (name, request) => (issued.push({ name, ...request }), { ok: true }), expected);
  const tell = async (event: { readonly type: string; readonly data: unknown }) => {
    const reaction = clock.reactions.find(({ type }) => type === event.type)!;
    await reaction.react(event.data as never, { at } as never, tools);
  };
  return { issued, tell, waits: () => expected.get('m1') as unknown };
}
const due = (paso: string) =>
  ExpectationDue({ proceso: 'settings/maintenance-clock', instancia: 'm1', vence: at, memoria: { paso } });

test('a planned update begins at its time', async () => {
  const { tell, waits, issued } = trial();
  await tell(scheduled);
  expect(waits()).toEqual({ vence: at, memoria: { paso: 'inicio', tiempo: 30 } });
  await tell(due('inicio'));
  expect(issued).toEqual([{ name: 'start-maintenance', accion: 'iniciar', id: 'm1' }]);
  // Until it has begun it is tried again.
  expect(waits()).toEqual({ vence: '2026-03-02T12:01:00.000Z', memoria: { paso: 'inicio' } });
});

test('the warning comes five minutes before the end, also of an extended one, and the end when it was told', async () => {
  const { tell, waits, issued } = trial();
  await tell(scheduled);
  await tell(MaintenanceStarted(window));
  expect(waits()).toMatchObject({ vence: '2026-03-02T12:25:00.000Z', memoria: { paso: 'aviso' } });
  await tell(MaintenanceExtended({ ...window, minutos: 30, termina: '2026-03-02T13:00:00.000Z' }));
  expect(waits()).toMatchObject({ vence: '2026-03-02T12:55:00.000Z', memoria: { paso: 'aviso' } });
  await tell(due('aviso'));
  expect(issued).toMatchObject([
    { name: 'finish-maintenance', id: 'm1' },
    { name: 'create-notification', comentario: expect.stringContaining('a las 09:05') },
  ]);
  await tell(MaintenanceEnding({ ...window, termina: '2026-03-02T13:00:00.000Z' }));
  expect(waits()).toMatchObject({ vence: '2026-03-02T13:00:00.000Z', memoria: { paso: 'fin' } });
  await tell(due('fin'));
  expect(issued.at(-1)).toEqual({ name: 'finish-maintenance', accion: 'terminar', id: 'm1' });
});

test('one that ended or was cancelled waits for nothing, and the deadline of another process is not its own', async () => {
  for (const end of [MaintenanceFinished(window), MaintenanceCancelled({ ...window, motivo: null })]) {
    const { tell, waits, issued } = trial();
    await tell(scheduled);
    await tell(end);
    expect(waits()).toMatchObject({ vence: undefined });
    await tell({ ...due('fin'), data: { ...due('fin').data, proceso: 'otro/proceso' } });
    expect(issued).toEqual([]);
  }
});
