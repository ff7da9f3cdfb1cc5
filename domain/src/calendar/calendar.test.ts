import { events, refusal, someone } from '../kernel/decision.testing.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { createEvent } from './create-event.ts';
import { CalendarEventCreated } from './events.ts';
import { removeEvent } from './remove-event.ts';

const me = someone('Tecnico');
const mine = CalendarEventCreated({
  _id: 'e1',
  usuario: me._id,
  fecha: '2026-01-06T12:00:00.000Z',
  titulo: 'Visita',
  comentario: '',
});

test('an event goes into one’s own calendar, at an instant', () => {
  const decision = decideGiven(createEvent, [], {
    request: { accion: 'crear', fecha: '2026-01-06T09:00:00-03:00', titulo: ' Visita ' },
    user: me,
    facts: undefined,
  });
  expect(events(decision)[0]!.data).toEqual({
    _id: 'test',
    usuario: me._id,
    fecha: '2026-01-06T12:00:00.000Z',
    titulo: 'Visita',
    comentario: '',
  });
  expect(createEvent.stream({} as never, { user: me } as never)).toBe(me._id);
});

test('only what is in one’s own calendar can be removed', () => {
  const remove = (id: string) =>
    decideGiven(removeEvent, [mine], { request: { accion: 'eliminar', id }, user: me, facts: undefined });
  expect(events(remove('e1'))).toHaveLength(1);
  expect(refusal(remove('of-somebody-else')).codigo).toBe('EVENTO_NO_EXISTE');
});
