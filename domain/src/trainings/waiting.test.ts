import { events, refusal, someone, Story } from '../kernel/decision.testing.ts';
import type { Principal } from '../kernel/principal.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { enrolOwn, withdrawOwn } from './enrol-own.ts';
import { enrolPerson, withdrawPerson } from './enrol.ts';
import { changeTraining, scheduleTraining } from './keep-training.ts';
import { capacitacionTecleada } from './parts.ts';
import { training } from './training.ts';

const NOW = '2026-01-05T12:00:00.000Z';
const marketing = someone('Marketing');
const client = (cliente_id?: string): Principal =>
  ({ ...someone('Cliente'), ...(cliente_id !== undefined && { cliente_id }) }) as Principal;
const capacitacion = capacitacionTecleada.parse({
  nombre: 'Cámaras IP',
  fecha: '2026-01-08',
  hora: '10:00',
  lugar: 'Sala 1',
  cupos: 1,
});
const person = (n: number) => ({ nombre: `Persona ${n}`, email: `p${n}@cliente.test` });
const scheduled = (): Story => {
  const story = new Story();
  story.does(scheduleTraining, {
    request: { accion: 'capacitacion', capacitacion },
    user: marketing,
    now: NOW,
    facts: { number: 3 },
  });
  return story;
};
const asked = (request: object, user: Principal = marketing, facts: unknown = undefined) =>
  ({ request: { id: 3, ...request }, user, now: NOW, facts }) as never;
const enrol = (n: number) => asked({ accion: 'inscribir', inscrito: { ...person(n), empresa: '' }, espera: true });
const own = (n: number, cliente = '9') =>
  asked({ accion: 'inscribirpropia', inscrito: person(n) }, client(cliente), {
    _id: cliente,
    nombre: `Empresa ${cliente}`,
  });
const state = ({ log }: Story) => foldAll(training, log)!;
const numbers = (story: Story) => [
  state(story).inscritos.map(({ inscripcion }) => inscripcion),
  state(story).espera.map(({ inscripcion }) => inscripcion),
];

test('who is one too many waits, and takes under the same number the first place that becomes free', () => {
  const story = scheduled();
  for (const n of [1, 2, 3]) story.does(enrolPerson, enrol(n));
  expect(numbers(story)).toEqual([[1], [2, 3]]);
  expect(refusal(decideGiven(enrolPerson, story.log, enrol(3))).codigo).toBe('YA_INSCRITO');
  story.does(withdrawPerson, asked({ accion: 'retirar', inscripcion: 1 }));
  expect(numbers(story)).toEqual([[2], [3]]);
  // Who only waited frees no place.
  story.does(withdrawPerson, asked({ accion: 'retirar', inscripcion: 3 }));
  expect(numbers(story)).toEqual([[2], []]);
  for (const n of [4, 5, 6]) story.does(enrolPerson, enrol(n));
  story.does(changeTraining, asked({ accion: 'capacitacion', capacitacion: { ...capacitacion, cupos: 3 } }));
  expect(numbers(story)).toEqual([[2, 4, 5], [6]]);
});

test('a client company enrols and withdraws its own people; those of others are not there for it', () => {
  const story = scheduled();
  story.does(enrolOwn, own(1));
  story.does(enrolOwn, own(2, '8'));
  expect(state(story).inscritos).toMatchObject([{ cliente_id: '9', empresa: 'Empresa 9' }]);
  const take = (inscripcion: number, cliente?: string) =>
    decideGiven(withdrawOwn, story.log, asked({ accion: 'retirarpropia', inscripcion }, client(cliente)));
  expect(refusal(take(1, '8'))).toEqual(refusal(take(99, '8')));
  expect(refusal(take(1)).codigo).toBe('INSCRIPCION_NO_EXISTE');
  expect(events(take(1, '9')).map(({ type }) => type)).toEqual(['TrainingWithdrawn', 'TrainingEnrolled']);
  expect(
    refusal(decideGiven(enrolOwn, story.log, asked({ accion: 'inscribirpropia', inscrito: person(7) }, client(), null)))
      .codigo,
  ).toBe('SIN_EMPRESA');
});
