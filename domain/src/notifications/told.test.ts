import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { LOCATION_REQUEST } from './audience.shared.ts';
import { createNotification } from './create-notification.ts';
import { dropPush } from './drop-push.ts';
import { notification } from './notification.ts';
import { pushSubscriptions } from './push.ts';
import { readAllNotifications } from './read-all-notifications.ts';
import { readNotification } from './read-notification.ts';
import { subscribePush } from './subscribe-push.ts';
import { takeNotification } from './take-notification.ts';
import { unsubscribePush } from './unsubscribe-push.ts';
import { notified } from './notification.testing.ts';

// What people read of notifications, and what is kept of them.

const hand = someone('Bodega');
const create = (more: object = {}, con_permiso: string[] = []) => ({
  request: { accion: 'crear' as const, tipo: 'aviso', titulo: 't', comentario: 'c', usuarios: ['ana', 'eva'], ...more },
  user: someone('Administrador'),
  facts: { _id: 'n1', con_permiso },
});
const take = (user = hand) => ({ request: { accion: 'tomar' as const, notification: 'n1' }, user, facts: undefined });
const read = (user = hand) => ({ request: { accion: 'leer' as const, notification: 'n1' }, user, facts: undefined });

test('a notification is sent once, read and taken, and each time it is said what happened', () => {
  const story = new Story();
  const request = create({ tipo: LOCATION_REQUEST });
  expect(story.does(createNotification, request)).toEqual({ mensaje: 'La notificación fue enviada', _id: 'n1' });
  expect(decideGiven(createNotification, story.log, request)).toEqual([]);
  expect(foldAll(notification, story.log)!.leida_por).toEqual([]);
  expect(story.does(readNotification, read()).mensaje).toBe('Notificación leída');
  expect(story.does(takeNotification, take()).mensaje).toBe('Tomaste el requerimiento');
  expect(foldAll(notification, story.log)).toMatchObject({
    leida_por: [hand._id],
    tomada_por: { _id: hand._id, nombre: hand.nombre },
  });
});

test('a notification leads to a screen where one was named, and nowhere otherwise', () => {
  const enlaceOf = (more: object) => {
    const story = new Story();
    story.does(createNotification, create(more));
    return (story.log[0]!.data as { enlace: unknown }).enlace;
  };
  expect(enlaceOf({ enlace: 'pedidos?q=1' })).toBe('pedidos?q=1');
  expect(enlaceOf({})).toBeNull();
});

test('as many profiles as people are still somebody to tell', () => {
  new Story().does(createNotification, create({ usuarios: ['ana'], perfiles: ['Marketing'] }));
});

const requested = (audiencia: { usuarios: string[]; perfiles: string[] }, tipo = LOCATION_REQUEST) =>
  notified(tipo, audiencia);
const forHands = requested({ usuarios: ['lila'], perfiles: ['Bodega'] });
const taken = () => {
  const story = new Story([forHands]);
  story.does(takeNotification, take());
  return story.log;
};

test('who takes a request tells all whom it reached', () => {
  expect(taken().at(-1)!.data).toEqual({
    _id: 'n1',
    usuario: { _id: hand._id, nombre: hand.nombre },
    audiencia: { usuarios: ['lila'], perfiles: ['Bodega'] },
  });
});

const nobody = {
  codigo: 'NOTIFICACION_NO_EXISTE',
  titulo: 'Notificación no encontrada',
  mensaje: 'La notificación no existe o no es para ti.',
};
const refused: [string, () => ReturnType<typeof decideGiven>, object][] = [
  [
    'nobody to tell',
    () => decideGiven(createNotification, [], create({ usuarios: [] })),
    { titulo: 'Sin destinatarios', mensaje: 'Elige a quién va dirigida la notificación.' },
  ],
  ['to read what is not there', () => decideGiven(readNotification, [], read()), nobody],
  ['to take what is not there', () => decideGiven(takeNotification, [], take()), nobody],
  [
    'to take what is for others',
    () => decideGiven(takeNotification, [forHands], take(someone('Jefe de Bodega'))),
    nobody,
  ],
  [
    'to take what is no request',
    () => decideGiven(takeNotification, [requested({ usuarios: [], perfiles: ['Bodega'] }, 'aviso')], take()),
    { titulo: 'Notificación informativa', mensaje: 'Esta notificación no es un requerimiento.' },
  ],
  [
    'to take what another has',
    () => decideGiven(takeNotification, taken(), take(someone('Bodega', { _id: 'leo' }))),
    { titulo: 'Requerimiento tomado', extra: { tomada_por: { _id: hand._id, nombre: hand.nombre } } },
  ],
];
test.each(refused)('%s is refused in words', (_, decide, words) => {
  expect(refusal(decide())).toMatchObject(words);
});

describe('all read together', () => {
  const usuario = { _id: hand._id, nombre: hand.nombre };
  const all = (hasta?: string) => ({
    request: { accion: 'leertodas' as const, ...(hasta !== undefined && { hasta }) },
    user: hand,
    facts: undefined,
  });

  test('leaves a mark that only moves on', () => {
    const story = new Story();
    const first = all('2026-01-05T11:00:00Z');
    expect(story.does(readAllNotifications, first).mensaje).toBe('Todas las notificaciones quedaron como leídas');
    story.does(readAllNotifications, first);
    story.does(readAllNotifications, all('2026-01-04T11:00:00Z'));
    story.does(readAllNotifications, all());
    expect(story.log.map(({ data }) => data)).toEqual([
      { usuario, hasta: '2026-01-05T11:00:00.000Z' },
      { usuario, hasta: '2026-01-05T12:00:00.000Z' },
    ]);
  });
});

describe('browsers', () => {
  const suscripcion = {
    endpoint: 'https://fcm.googleapis.com/x',
    keys: { p256dh: 'BNcRdreALRFXTkOO', auth: 'tBHItJI5svbpez7K' },
  };
  const subscribe = (id: string, sesion = 's') => ({
    request: { accion: 'suscribir' as const, suscripcion },
    user: someone('Bodega', { sesion }),
    facts: { id },
  });
  const leave = (id: string) => ({
    request: { accion: 'desuscribir' as const, endpoint: suscripcion.endpoint },
    user: hand,
    facts: { id },
  });
  const drop = (id: string) => ({
    request: { accion: 'descartar' as const, usuario: hand._id, id },
    user: someone('Administrador'),
    facts: undefined,
  });
  const kept = (log: readonly DomainEvent[]) => foldAll(pushSubscriptions, log).browsers;

  test('are told in until their person leaves, or their push service forgets them', () => {
    const story = new Story();
    expect(story.does(subscribePush, subscribe('uno')).mensaje).toBe('Recibirás avisos en este navegador');
    story.does(subscribePush, subscribe('dos'));
    story.does(subscribePush, subscribe('tres'));
    expect(story.does(unsubscribePush, leave('uno')).mensaje).toBe('Ya no recibirás avisos en este navegador');
    expect(story.does(dropPush, drop('dos')).mensaje).toBe('La suscripción fue descartada');
    expect(story.log.slice(-2).map(({ data }) => data)).toEqual([
      { usuario: hand._id, id: 'uno', motivo: 'usuario' },
      { usuario: hand._id, id: 'dos', motivo: 'vencida' },
    ]);
    expect(kept(story.log)).toEqual([{ id: 'tres', sesion: 's' }]);
    expect(decideGiven(unsubscribePush, story.log, leave('uno'))).toEqual([]);
    expect(decideGiven(dropPush, story.log, drop('dos'))).toEqual([]);
  });

  test('that sign in again are the same browser, in its newest session', () => {
    const story = new Story();
    story.does(subscribePush, subscribe('uno', 'ayer'));
    story.does(subscribePush, subscribe('dos', 'ayer'));
    story.does(subscribePush, subscribe('uno', 'hoy'));
    expect(kept(story.log)).toEqual([
      { id: 'dos', sesion: 'ayer' },
      { id: 'uno', sesion: 'hoy' },
    ]);
  });

  test('are ten at most; the eleventh replaces the oldest, one of the ten replaces nobody', () => {
    const story = new Story();
    for (let n = 0; n < 10; n += 1) story.does(subscribePush, subscribe(`b${n}`));
    story.does(subscribePush, subscribe('b4', 'hoy'));
    expect(kept(story.log)).toHaveLength(10);
    story.does(subscribePush, subscribe('nuevo'));
    expect(story.log.at(-2)).toMatchObject({ type: 'PushUnsubscribed', data: { id: 'b0', motivo: 'vencida' } });
    expect(kept(story.log).map(({ id }) => id)).toEqual([
      'b1',
      'b2',
      'b3',
      'b5',
      'b6',
      'b7',
      'b8',
      'b9',
      'b4',
      'nuevo',
    ]);
  });
});
