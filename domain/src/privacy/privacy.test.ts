import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import { SYSTEM } from '../kernel/principal.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { erasePerson } from './erase-person.ts';
import { PersonForgotten } from './events.ts';
import { forgetPerson, type PersonFacts } from './forget-person.ts';
import { forgottenPerson } from './forgotten-person.ts';

const id = '0b8d0f0e-4b5e-4c57-9a1d-3f6a2c1b7e11';
const now = '2026-12-10T12:00:00.000Z';
const free: PersonFacts = { id, tipos: ['TrainingEnrolled'], entrega: null, capacitacion: null };
const ask = (facts: Partial<PersonFacts> = {}) => ({
  request: { accion: 'olvidar' as const, persona: 'correo:ana@x.cl', motivo: 'Solicitud del 9 de diciembre' },
  user: someone('Administrador'),
  facts: { ...free, ...facts },
  now,
});
const erase = { request: { accion: 'borrar' as const, persona: id }, user: SYSTEM, facts: undefined };

test('a person is forgotten once, with reason, and nothing in the log names them', () => {
  const story = new Story();
  expect(story.does(forgetPerson, ask()).mensaje).toContain('La persona fue olvidada');
  expect(story.log).toEqual([
    PersonForgotten({ persona: id, motivo: 'Solicitud del 9 de diciembre', tipos: ['TrainingEnrolled'] }),
  ]);
  expect(refusal(decideGiven(forgetPerson, story.log, ask()))).toMatchObject({ codigo: 'YA_OLVIDADA' });
  story.does(erasePerson, erase);
  story.does(erasePerson, erase);
  expect(story.log).toHaveLength(2);
  expect(foldAll(forgottenPerson, story.log)).toMatchObject({ borrada: true });
});

test('what the company still owes or must prove comes first', () => {
  expect(refusal(decideGiven(forgetPerson, [], ask({ capacitacion: 12 })))).toMatchObject({
    codigo: 'INSCRITA',
    mensaje: 'Está inscrita en la Capacitación N° 12, que todavía no se realiza. Retírala de la lista primero.',
  });
  expect(refusal(decideGiven(forgetPerson, [], ask({ entrega: '2026-06-20T15:00:00.000Z' })))).toMatchObject({
    codigo: 'ENTREGA_RECIENTE',
    mensaje:
      'Firmó una entrega el 20-06-2026. Quién recibió se debe poder probar mientras dura la garantía legal: se puede olvidar desde el 20-12-2026.',
  });
  expect(decideGiven(forgetPerson, [], ask({ entrega: '2026-06-10T15:00:00.000Z' }))).toHaveLength(1);
});

test('keys are destroyed by the system, and only of whoever was forgotten', () => {
  const given = [PersonForgotten({ persona: id, motivo: 'x', tipos: [] })];
  expect(refusal(decideGiven(erasePerson, given, { ...erase, user: someone('Administrador') }))).toMatchObject({
    codigo: 'SOLO_SISTEMA',
  });
  expect(refusal(decideGiven(erasePerson, [], erase))).toMatchObject({ codigo: 'NO_OLVIDADA' });
});
