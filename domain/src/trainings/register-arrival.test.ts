import { mayCall } from '../kernel/call.ts';
import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import { PERFILES, permisosOf } from '../kernel/perfiles.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { enrolPerson, takeAttendance, withdrawPerson } from './enrol.ts';
import { entryCode, readEntryCode } from './entry-code.shared.ts';
import { scheduleTraining } from './keep-training.ts';
import { capacitacionTecleada } from './parts.ts';
import { registerArrival } from './register-arrival.ts';
import { training } from './training.ts';

const user = someone('Marketing');
const EVE = '2026-01-07T15:00:00.000Z';
const DAY = '2026-01-08T15:00:00.000Z';
const given = (request: object, now = EVE, facts: unknown = undefined) =>
  ({ request: { id: 3, ...request }, user, now, facts }) as never;
const enrol = (n: number) =>
  given({
    accion: 'inscribir',
    espera: true,
    inscrito: { nombre: `Persona ${n}`, email: `p${n}@cliente.test`, empresa: '' },
  });
const arrive = (read: { number: number; inscripcion: number } | null, now = DAY) =>
  given({ accion: 'llegada', codigo: 'leído' }, now, read);
const story = (): Story => {
  const all = new Story();
  const capacitacion = capacitacionTecleada.parse({
    ...{ nombre: 'Cámaras IP', fecha: '2026-01-08', hora: '10:00', lugar: 'Sala 1', cupos: 2 },
  });
  all.does(scheduleTraining, {
    ...{ request: { accion: 'capacitacion', capacitacion }, user, now: EVE, facts: { number: 3 } },
  });
  for (const n of [1, 2, 3]) all.does(enrolPerson, enrol(n));
  return all;
};
const state = ({ log }: Story) => foldAll(training, log)!;
const here = (all: Story) => state(all).inscritos.map(({ inscripcion, asistio }) => [inscripcion, asistio]);

test('who shows the code was there, once; the others are still expected and the training is still to take place', () => {
  const all = story();
  all.does(registerArrival, arrive({ number: 3, inscripcion: 2 }));
  expect(here(all)).toEqual([
    [1, null],
    [2, true],
  ]);
  expect(state(all)).toMatchObject({ estado: 'Programada', semilla: expect.any(String) });
  const again = refusal(decideGiven(registerArrival, all.log, arrive({ number: 3, inscripcion: 2 })));
  expect([again.codigo, again.mensaje]).toEqual(['YA_REGISTRADA', 'La llegada de Persona 2 ya estaba registrada.']);
  const { semilla } = state(all);
  all.does(takeAttendance, given({ accion: 'asistencia', asistentes: [2] }, DAY));
  // Who comes late is still received, and codes of certificates stay what they were.
  all.does(registerArrival, arrive({ number: 3, inscripcion: 1 }));
  expect(here(all)).toEqual([
    [1, true],
    [2, true],
  ]);
  expect(state(all)).toMatchObject({ estado: 'Realizada', semilla });
});

test('a code of nobody, of another training, of who waits or was taken out, or before the day, is refused', () => {
  const all = story();
  const refused = (read: Parameters<typeof arrive>[0], now?: string) =>
    refusal(decideGiven(registerArrival, all.log, arrive(read, now))).codigo;
  expect([
    refused(null),
    refused({ number: 4, inscripcion: 1 }),
    refused({ number: 3, inscripcion: 3 }),
    refused({ number: 3, inscripcion: 9 }),
    refused({ number: 3, inscripcion: 1 }, EVE),
  ]).toEqual(['CODIGO_DESCONOCIDO', 'CODIGO_DE_OTRA', 'EN_ESPERA', 'INSCRIPCION_NO_EXISTE', 'AUN_NO']);
  all.does(withdrawPerson, given({ accion: 'retirar', inscripcion: 1 }));
  expect(refused({ number: 3, inscripcion: 1 })).toBe('INSCRIPCION_NO_EXISTE');
  // Whoever moved up comes in by the code that was kept for the enrolment.
  all.does(registerArrival, arrive({ number: 3, inscripcion: 3 }));
  expect(here(all)).toContainEqual([3, true]);
});

test('a code is read bare, small, or in an address that a keyboard tore; altered in length it is none', () => {
  const code = entryCode(3, 12, '0123456789');
  const read = { number: 3, inscripcion: 12, mark: '0123456789' };
  for (const text of [
    code,
    ` ${code.toLowerCase()} `,
    `httpsÑ--x-sistema-capacitaciones_capacitacion¿3/codigo¿${code}`,
  ])
    expect(readEntryCode(text)).toEqual(read);
  for (const text of ['', '3-12-0123456789', `${code}9`, code.slice(0, -1)])
    expect(readEntryCode(text)).toBeUndefined();
});

test('whoever organises trainings receives people, nobody else', () => {
  expect(
    PERFILES.filter((perfil) =>
      mayCall(registerArrival.access, { perfil, permisos: permisosOf(perfil) } as never),
    ).toSorted(),
  ).toEqual(['Administrador', 'Cobrador', 'Marketing', 'Pre-Venta']);
});
