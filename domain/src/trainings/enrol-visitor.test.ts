import { events, refusal, someone, Story } from '../kernel/decision.testing.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { enrolVisitor } from './enrol-visitor.ts';
import { cancelTraining, scheduleTraining } from './keep-training.ts';
import { capacitacionTecleada } from './parts.ts';

const NOW = '2026-01-05T12:00:00.000Z';
const scheduled = (more: object = {}): Story => {
  const story = new Story();
  const capacitacion = capacitacionTecleada.parse({
    nombre: 'Cámaras IP',
    fecha: '2026-01-08',
    hora: '10:00',
    lugar: 'Sala 1',
    cupos: 1,
    publica: true,
    ...more,
  });
  const request = { accion: 'capacitacion' as const, capacitacion };
  story.does(scheduleTraining, { request, user: someone('Marketing'), now: NOW, facts: { number: 3 } });
  return story;
};
const asked = (n: number, more: object = {}, now = NOW) =>
  ({
    request: {
      id: '3',
      nombre: `Persona ${n}`,
      email: `p${n}@visita.test`,
      empresa: '',
      acepto: 'si',
      sitio_web: '',
      ...more,
    },
    user: someone('Cliente'),
    now,
    facts: null,
  }) as never;
const refused = (story: Story, given: never) => refusal(decideGiven(enrolVisitor, story.log, given));

test('a visitor takes a place; one too many waits only if the page said so, and hears no figure of the house', () => {
  const story = scheduled();
  story.does(enrolVisitor, asked(1));
  expect(story.log.at(-1)).toMatchObject({ type: 'TrainingEnrolled', data: { inscrito: { publico: true } } });
  const full = refused(story, asked(2));
  expect(full.codigo).toBe('SIN_CUPOS');
  expect(full.mensaje).not.toMatch(/1 de 1|retira/);
  const waits = events(decideGiven(enrolVisitor, story.log, asked(2, { espera: 'si' })));
  expect(waits.map(({ type }) => type)).toEqual(['TrainingWaitlisted']);
});

test('none that is a draft, over, called off or not there takes anybody; no program either', () => {
  expect(refused(scheduled({ publica: false }), asked(1)).codigo).toBe('CAPACITACION_NO_EXISTE');
  expect(refused(new Story(), asked(1)).codigo).toBe('CAPACITACION_NO_EXISTE');
  expect(refused(scheduled(), asked(1, {}, '2026-01-09T12:00:00.000Z')).codigo).toBe('FECHA_PASADA');
  expect(refused(scheduled(), asked(1, { sitio_web: 'x' })).codigo).toBe('CAMPO_OCULTO');
  const off = scheduled();
  off.does(cancelTraining, {
    request: { accion: 'cancelar', id: 3, motivo: 'Sin relator' },
    user: someone('Marketing'),
    now: NOW,
    facts: undefined,
  } as never);
  expect(refused(off, asked(1)).codigo).toBe('CAPACITACION_NO_EXISTE');
});
