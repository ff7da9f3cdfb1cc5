import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { agenda, MAX_EVENTS } from './agenda.ts';
import { createEvent } from './create-event.ts';
import { CalendarEventCreated } from './events.ts';
import { removeEvent } from './remove-event.ts';

const me = someone('Tecnico');
const mine = (_id: string) =>
  CalendarEventCreated({ _id, usuario: me._id, fecha: '2026-01-06T12:00:00.000Z', titulo: 'Visita', comentario: '' });

const visit = {
  request: { accion: 'crear' as const, fecha: '2026-01-06T09:00:00-03:00', titulo: ' Visita ' },
  user: me,
  facts: undefined,
};
const removing = (id: string) => ({ request: { accion: 'eliminar' as const, id }, user: me, facts: undefined });

test('an event goes into one’s own calendar, at an instant', () => {
  const story = new Story();
  expect(story.does(createEvent, visit)).toEqual({ mensaje: 'El evento fue agendado', _id: 'test' });
  expect(story.log.map(({ data }) => data)).toEqual([
    { _id: 'test', usuario: me._id, fecha: '2026-01-06T12:00:00.000Z', titulo: 'Visita', comentario: '' },
  ]);
  expect(createEvent.stream({} as never, { user: me } as never)).toBe(me._id);
});

test('what is in one’s own calendar can be removed, and is gone then', () => {
  const story = new Story([mine('e1'), mine('e2')]);
  expect(story.does(removeEvent, removing('e1'))).toEqual({ mensaje: 'El evento fue eliminado' });
  expect(story.log.at(-1)!.data).toEqual({ _id: 'e1', usuario: me._id });
  expect(foldAll(agenda, story.log).eventos).toEqual(['e2']);
  expect(removeEvent.stream({} as never, { user: me } as never)).toBe(me._id);
});

test.each([['e1'], ['of-somebody-else']])('what is not there is not removed: %s', (id) => {
  const story = new Story([mine('e1'), mine('e2')]);
  story.does(removeEvent, removing('e1'));
  expect(refusal(decideGiven(removeEvent, story.log, removing(id)))).toMatchObject({
    codigo: 'EVENTO_NO_EXISTE',
    titulo: 'Evento no encontrado',
    mensaje: 'Solo puedes eliminar eventos tuyos que sigan en el calendario.',
  });
});

test('a calendar is full at two thousand events, and has room again once one is removed', () => {
  const story = new Story(Array.from({ length: MAX_EVENTS - 1 }, (_, n) => mine(`e${n}`)));
  expect(MAX_EVENTS).toBe(2000);
  story.does(createEvent, visit);
  expect(refusal(decideGiven(createEvent, story.log, visit))).toMatchObject({
    codigo: 'CALENDARIO_LLENO',
    titulo: 'Calendario lleno',
    mensaje: 'Elimina eventos antiguos antes de agendar otros.',
  });
  story.does(removeEvent, removing('e7'));
  story.does(createEvent, visit);
});
