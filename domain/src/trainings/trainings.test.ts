import { mayCall } from '../kernel/call.ts';
import { events, refusal, someone, Story } from '../kernel/decision.testing.ts';
import { PERFILES, permisosOf } from '../kernel/perfiles.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { COMPANY_PEOPLE } from '../access/company/people.shared.ts';
import { trainingCalls, trainingsContract } from './calls.ts';
import { enrolPerson, takeAttendance, withdrawPerson } from './enrol.ts';
import { cancelTraining, changeTraining, scheduleTraining } from './keep-training.ts';
import { capacitacionTecleada } from './parts.ts';
import { training } from './training.ts';

const user = someone('Marketing');
const NOW = '2026-01-05T12:00:00.000Z';
const capacitacion = capacitacionTecleada.parse({
  nombre: 'Cámaras IP',
  fecha: '2026-01-08',
  hora: '10:00',
  lugar: 'Sala 1',
  cupos: 2,
});
const scheduled = (more: object = {}): Story => {
  const story = new Story();
  story.does(scheduleTraining, {
    request: { accion: 'capacitacion', capacitacion: { ...capacitacion, ...more } },
    user,
    now: NOW,
    facts: { number: 3 },
  });
  return story;
};
const state = ({ log }: Story) => foldAll(training, log)!;
const person = (n: number) => ({ nombre: `Persona ${n}`, email: `p${n}@cliente.test`, empresa: '' });
const to = (request: object, now = NOW) => ({ request: { id: 3, ...request } as never, user, now, facts: undefined });
const enrol = (n: number) => to({ accion: 'inscribir', inscrito: person(n) });
const attend = (asistentes: number[], now = '2026-01-08T13:00:00.000Z') =>
  to({ accion: 'asistencia', asistentes }, now);
const refused = (story: Story, call: never, given: object) =>
  refusal(decideGiven(call, story.log, given as never)).codigo;

test('never more people than places, nobody twice, and a place that is given back is another one’s', () => {
  const story = scheduled();
  story.does(enrolPerson, enrol(1));
  expect(
    refused(
      story,
      enrolPerson as never,
      to({ accion: 'inscribir', inscrito: { ...person(1), email: 'P1@CLIENTE.test' } }),
    ),
  ).toBe('YA_INSCRITO');
  story.does(enrolPerson, enrol(2));
  expect(refused(story, enrolPerson as never, enrol(3))).toBe('SIN_CUPOS');
  story.does(withdrawPerson, to({ accion: 'retirar', inscripcion: 1 }));
  expect(refused(story, withdrawPerson as never, to({ accion: 'retirar', inscripcion: 1 }))).toBe(
    'INSCRIPCION_NO_EXISTE',
  );
  story.does(enrolPerson, enrol(3));
  expect(state(story).inscritos.map(({ inscripcion }) => inscripcion)).toEqual([2, 3]);
});

test('attendance is taken from its day on, may be corrected, and says once what is the same', () => {
  const story = scheduled();
  for (const n of [1, 2]) story.does(enrolPerson, enrol(n));
  expect(refused(story, takeAttendance as never, attend([1], '2026-01-08T02:00:00.000Z'))).toBe('AUN_NO');
  expect(refused(story, takeAttendance as never, attend([9]))).toBe('INSCRIPCION_NO_EXISTE');
  story.does(takeAttendance, attend([1]));
  expect(state(story)).toMatchObject({ estado: 'Realizada', inscritos: [{ asistio: true }, { asistio: false }] });
  expect(events(decideGiven(takeAttendance, story.log, attend([1, 1]) as never))).toEqual([]);
  story.does(takeAttendance, attend([2]));
  expect(state(story).inscritos.map(({ asistio }) => asistio)).toEqual([false, true]);
  expect(refused(story, enrolPerson as never, enrol(3))).toBe('ESTADO_NO_PERMITE');
});

test('places are never fewer than people, days never past, and what is called off says why', () => {
  const story = scheduled();
  for (const n of [1, 2]) story.does(enrolPerson, enrol(n));
  const change = (more: object) => to({ accion: 'capacitacion', capacitacion: { ...capacitacion, ...more } });
  expect(refused(story, changeTraining as never, change({ cupos: 1 }))).toBe('CUPOS_MENORES');
  expect(refused(story, changeTraining as never, change({ fecha: '2026-01-04' }))).toBe('FECHA_PASADA');
  story.does(changeTraining, change({ cupos: 9 }));
  expect(state(story).cupos).toBe(9);
  expect(refused(story, cancelTraining as never, to({ accion: 'cancelar', motivo: '' }))).toBe('MOTIVO_OBLIGATORIO');
  story.does(cancelTraining, to({ accion: 'cancelar', motivo: 'Sin relator' }));
  expect(refused(story, takeAttendance as never, attend([]))).toBe('ESTADO_NO_PERMITE');
});

test('it is somewhere or behind a link; a link is one that a browser opens', () => {
  const taken = (more: object) => capacitacionTecleada.safeParse({ ...capacitacion, ...more }).success;
  expect(taken({ lugar: '', link: 'https://reunion.test/1' })).toBe(true);
  for (const more of [
    { lugar: '', link: '' },
    { link: 'javascript:alert(1)' },
    { link: 'reunion' },
    { hora: '25:00' },
    { cupos: 0 },
    { cupos: 1.5 },
    { fecha: '2026-02-30' },
  ])
    expect([more, taken(more)]).toEqual([more, false]);
});

test('Administrador, Marketing, Cobrador and Pre-Venta organise them, nobody else', () => {
  // What clients do for their own people, and what anybody checks, is not organising.
  const organising = trainingsContract.filter(
    ({ access }) => 'perfiles' in access && access.perfiles !== COMPANY_PEOPLE,
  );
  expect(organising.length).toBeGreaterThan(5);
  for (const call of organising)
    expect(
      PERFILES.filter((perfil) =>
        mayCall({ ...call.access, permiso: undefined } as never, { perfil, permisos: permisosOf(perfil) }),
      ).toSorted(),
    ).toEqual(['Administrador', 'Cobrador', 'Marketing', 'Pre-Venta']);
});

test('what codes of certificates are made from is shown to nobody', () => {
  const story = scheduled();
  story.does(enrolPerson, enrol(1));
  story.does(takeAttendance, attend([1]));
  expect(state(story)).toHaveProperty('semilla');
  expect(trainingCalls.rules.shown(state(story), user as never)).not.toHaveProperty('semilla');
});
