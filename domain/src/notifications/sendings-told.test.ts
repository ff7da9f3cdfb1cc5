import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { cancelSending } from './cancel-sending.ts';
import { sendMassNotification } from './send-mass-notification.ts';
import { sending } from './sending.ts';
import { noticeOf } from './sending-input.shared.ts';
import { reportSending, startSending } from './start-sending.ts';

// What people read of a mass notification, and what its payload becomes.

const user = someone('Marketing', { nombre: 'Mara' });
const send = (more: object = {}, personas = 120) => ({
  request: { titulo: ' Semana   Dahua ', contenido: 'Todo con 10 % menos', ...more },
  user,
  facts: { _id: '7', personas },
});
const cancel = { request: { accion: 'cancelar' as const, id: '7', motivo: 'No' }, user, facts: undefined };
const start = (now?: string) => ({
  request: { accion: 'iniciar' as const, id: '7' },
  user,
  ...(now !== undefined && { now }),
  facts: { personas: [{ _id: 'u1', nombre: 'Una' }] },
});
const report = {
  request: { accion: 'avance' as const, id: '7', parte: 0, resultados: [] },
  user,
  facts: undefined,
};
const scheduled = (more: object = {}) => {
  const story = new Story();
  story.does(sendMassNotification, send(more));
  return story;
};

test('a sending is asked for, started and worked through, and each time it is said what happened', () => {
  const story = new Story();
  expect(story.does(sendMassNotification, send({ programada: '2026-01-05T10:00:00-03:00' }))).toEqual({
    mensaje: '«Semana Dahua» sale el 05-01-2026 10:00',
    _id: '7',
    personas: 120,
  });
  expect(story.log[0]!.data).toMatchObject({ autor: { _id: user._id, nombre: 'Mara' } });
  expect(foldAll(sending, story.log)).toMatchObject({ estado: 'programado', partes: [], hechas: [] });
  expect(story.does(startSending, start('2026-01-05T13:00:00.000Z')).mensaje).toBe('El envío comenzó');
  expect(story.does(reportSending, report).mensaje).toBe('El avance fue registrado');
  expect(foldAll(sending, story.log)).toMatchObject({ estado: 'iniciado', partes: [0], hechas: [0] });
});

test('one that is cancelled is said to be', () => {
  expect(scheduled().does(cancelSending, cancel).mensaje).toBe('El envío fue cancelado');
});

test('of a sending that was never asked for nothing starts and nothing is reported', () => {
  expect(decideGiven(startSending, [], start())).toEqual([]);
  expect(decideGiven(reportSending, [], report)).toEqual([]);
});

test('ninety days ahead may be planned to the minute, not one more', () => {
  scheduled({ programada: '2026-04-05T12:00:00Z' });
  expect(refusal(decideGiven(sendMassNotification, [], send({ programada: '2026-04-05T12:00:01Z' })))).toMatchObject({
    titulo: 'Fecha muy lejana',
    mensaje: 'Un envío se programa a lo más con 90 días de anticipación.',
  });
});

const refused: [string, () => ReturnType<typeof decideGiven>, object][] = [
  [
    'an hour that is over',
    () => decideGiven(sendMassNotification, [], send({ programada: '2026-01-05T11:59:00Z' })),
    { titulo: 'Hora pasada', mensaje: 'Elige una hora que todavía no haya pasado, o envía ahora.' },
  ],
  [
    'a segment of nobody',
    () => decideGiven(sendMassNotification, [], send({}, 0)),
    {
      titulo: 'Sin destinatarios',
      mensaje: 'Nadie cumple el segmento. Revisa perfiles, tipo de cliente y marcas.',
    },
  ],
  [
    'to start before its hour',
    () => decideGiven(startSending, scheduled({ programada: '2026-01-06T12:00:00Z' }).log, start()),
    { titulo: 'Aún no es la hora', mensaje: 'El envío comienza a la hora programada.' },
  ],
  [
    'to cancel what is not there',
    () => decideGiven(cancelSending, [], cancel),
    { titulo: 'El envío no fue cancelado', mensaje: 'El envío ya no existe. Actualiza la lista.' },
  ],
  [
    'to cancel what has started',
    () => {
      const story = scheduled();
      story.does(startSending, start());
      return decideGiven(cancelSending, story.log, cancel);
    },
    { titulo: 'El envío no fue cancelado', mensaje: 'El envío ya comenzó. Mira su resultado en la lista.' },
  ],
];
test.each(refused)('%s is refused in words', (_, decide, words) => {
  expect(refusal(decide())).toMatchObject(words);
});

test.each([
  ['Gran  Oferta 2x1', 'gran_oferta_x'],
  ['¡¡Últimos días!!', 'ultimos_dias'],
  ['2026 Liquidación', 'liquidacion'],
  ['123', 'aviso'],
  ['x', 'aviso'],
  [`a${'b'.repeat(59)}`, `a${'b'.repeat(59)}`],
  [`a${'b'.repeat(60)}`, 'aviso'],
  ['--', 'aviso'],
])('a kind that people write as %j is known to bells as %s', (tipo, known) => {
  const empty = { subtitulo: '', bajada: '', producto: '', marca: '', link: '' };
  expect(noticeOf({ titulo: 't', contenido: 'c', ...empty, tipo })).toEqual({
    tipo: known,
    titulo: 't',
    comentario: 'c',
    comentario_adicional: '',
  });
});
