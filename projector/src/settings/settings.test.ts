import type { DomainEvent } from '@power/domain/kernel/event';
import { PERFILES } from '@power/domain/kernel/perfiles';
import {
  DollarSet,
  DollarVoided,
  MaintenanceCancelled,
  MaintenanceEnding,
  MaintenanceExtended,
  MaintenanceFinished,
  MaintenanceScheduled,
  MaintenanceStarted,
  PreferenceRemoved,
  PreferenceSet,
} from '@power/domain/settings/events';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import dollarList from './dollar-list.ts';
import maintenance from './maintenance.ts';
import preferenceList from './preference-list.ts';

const at = (n: number): string => new Date(Date.UTC(2026, 0, 5, 12, n)).toISOString();
const log = (...events: readonly DomainEvent[]): RecordedEvent[] =>
  events.map(
    (event, n) =>
      ({
        ...event,
        id: `e${n}`,
        schema: 1,
        stream: 's-1',
        version: n,
        position: BigInt(n + 1),
        recordedAt: at(n),
        metadata: {
          at: at(n),
          user: 'ana',
          nombre: 'Ana',
          perfil: 'Administrador',
          commandId: `c${n}`,
          correlationId: `c${n}`,
          causationId: `c${n}`,
          hash: '',
        },
      }) as unknown as RecordedEvent,
  );
const scheduled = MaintenanceScheduled({
  _id: 'v1',
  fecha: '2026-01-05',
  hora: '22:00',
  tiempo: 45,
  inicio: '2026-01-06T01:00:00.000Z',
  comentario: null,
});

test('an update from plan to end, and whom each step tells', () => {
  const { rows, frames } = rowsGiven(
    maintenance,
    log(scheduled, MaintenanceStarted({ _id: 'v1' }), MaintenanceFinished({ _id: 'v1' })),
  );
  expect(rows.get('v1')).toMatchObject({ estado: 'completada', inicio: at(1), fin: at(2), usuario: 'Ana' });
  expect(frames.map(({ evento, para }) => [evento, Object.keys(para).join()])).toEqual([
    ['iniciarHeaderActualizacion', 'todos'],
    ['salirSistema', 'perfiles'],
    ['pararHeaderActualizacion', 'todos'],
    ['actualizacionCompletada', 'publico,todos'],
  ]);
  expect(frames[0]!.datos).toEqual({ fecha: '2026-01-05', hora: '22:00', tiempo: 45 });
  expect(frames[1]!.para.perfiles).toEqual(PERFILES.filter((perfil) => perfil !== 'Administrador'));
});

test('its end counts from its start, with extensions, and knows whether it was told', () => {
  const rowAfter = (...events: readonly DomainEvent[]) =>
    rowsGiven(maintenance, log(scheduled, MaintenanceStarted({ _id: 'v1' }), ...events)).rows.get('v1');
  expect(rowAfter()).toMatchObject({ termina: at(1 + 45), avisado: false, tiempo: 45 });
  const ending = MaintenanceEnding({ _id: 'v1', termina: at(47) });
  expect(rowAfter(ending)).toMatchObject({ termina: at(47), avisado: true });
  expect(rowAfter(ending, MaintenanceExtended({ _id: 'v1', minutos: 30, termina: at(77) }))).toMatchObject({
    termina: at(77),
    avisado: false,
    tiempo: 75,
    estado: 'en curso',
  });
});

test('a cancelled one takes its banner along', () => {
  const { rows, frames } = rowsGiven(
    maintenance,
    log(scheduled, MaintenanceCancelled({ _id: 'v1', motivo: 'Otra fecha' })),
  );
  expect(rows.get('v1')).toMatchObject({ estado: 'cancelada', motivo: 'Otra fecha' });
  expect(frames.at(-1)).toMatchObject({ evento: 'pararHeaderActualizacion' });
});

test('the last value of a day counts; only what is in force is announced, and to nobody outside', () => {
  const day = (valor: number, fecha: string, vigente: boolean) =>
    DollarSet({ valor, fecha, fuente: 'manual', vigente });
  const { rows, frames } = rowsGiven(
    dollarList,
    log(day(950, '2026-01-05', true), day(951.5, '2026-01-05', true), day(940, '2026-01-02', false)),
  );
  expect([...rows.values()].map((row) => [row.fecha, row.valor])).toEqual([
    ['2026-01-05', 951.5],
    ['2026-01-02', 940],
  ]);
  expect(frames.map((f) => f.datos)).toEqual([
    { valor: 950, fecha: '2026-01-05', fuente: 'manual' },
    { valor: 951.5, fecha: '2026-01-05', fuente: 'manual' },
  ]);
  expect(frames[0]!.para.perfiles).not.toContain('Reseller');
});

test('rates of one day stand beside each other; one that is annulled goes, and the dollar before it is announced', () => {
  const fuente = 'manual' as const;
  const set = (fecha: string, more: object) => DollarSet({ valor: 950, fecha, fuente, vigente: true, ...more });
  const { rows, frames } = rowsGiven(
    dollarList,
    log(
      set('2026-01-02', {}),
      set('2026-01-05', { valor: 9500 }),
      set('2026-01-05', { tipo: 'euro', valor: 1030, origen: 'Banco' }),
      DollarVoided({
        tipo: 'dolar',
        fecha: '2026-01-05',
        valor: 9500,
        motivo: 'Mal digitado',
        queda: { fecha: '2026-01-02', valor: 950, fuente },
      }),
    ),
  );
  expect([...rows].map(([key, { tipo, valor, origen }]) => [key, tipo, valor, origen])).toEqual([
    ['2026-01-02', 'dolar', 950, null],
    ['euro/2026-01-05', 'euro', 1030, 'Banco'],
  ]);
  expect(frames.map(({ datos }) => (datos as { valor: number }).valor)).toEqual([950, 9500, 950]);
});

test('preferences are per person, and go when removed', () => {
  const set = (usuario: string, valor: unknown) => PreferenceSet({ usuario, clave: 'k', valor });
  const { rows } = rowsGiven(
    preferenceList,
    log(set('eva', 1), set('leo', { a: [1] }), set('eva', 2), PreferenceRemoved({ usuario: 'leo', clave: 'k' })),
  );
  expect([...rows]).toMatchObject([['eva/k', { usuario: 'eva', valor: 2 }]]);
});
