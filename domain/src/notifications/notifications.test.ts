import { events, refusal, someone } from '../kernel/decision.testing.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { mayCall } from '../kernel/call.ts';
import { PERFILES, permisosOf } from '../kernel/perfiles.ts';
import { LOCATION_REQUEST, TAKERS } from './audience.shared.ts';
import { SYSTEM } from '../kernel/principal.ts';
import { createNotification } from './create-notification.ts';
import { NotificationRead, NotificationsRead, NotificationTaken, PushSubscribed } from './events.ts';
import { isPushService } from './push-service.shared.ts';
import { readAllNotifications } from './read-all-notifications.ts';
import { readNotification } from './read-notification.ts';
import { subscribePush } from './subscribe-push.ts';
import { takeNotification } from './take-notification.ts';
import { unsubscribePush } from './unsubscribe-push.ts';
import { notified } from './notification.testing.ts';

const admin = someone('Administrador');
const forSellers = notified('pedido_validado', { usuarios: ['eva'], perfiles: ['Marketing'] });
const request = notified(LOCATION_REQUEST, { usuarios: [], perfiles: [...TAKERS] });

test('a location request goes to its four profiles, whoever was named', () => {
  const create = (more: object) =>
    decideGiven(createNotification, [], {
      request: { accion: 'crear', tipo: LOCATION_REQUEST, titulo: 't', comentario: 'c', ...more },
      user: admin,
      facts: { _id: 'n1', con_permiso: [] },
    });
  expect(events(create({ usuarios: ['eva'], perfiles: ['Finanzas'] }))[0]!.data.audiencia).toEqual({
    usuarios: [],
    perfiles: ['Jefe de Bodega', 'Bodega y Despacho', 'Asistente Bodega', 'Bodega'],
  });
  expect(refusal(create({ tipo: 'aviso' })).codigo).toBe('SIN_DESTINATARIOS');
});

test('whoever has the flag asked for is told besides the people named', () => {
  const told = decideGiven(createNotification, [], {
    request: { accion: 'crear', tipo: 'aviso', titulo: 't', comentario: 'c', usuarios: ['eva'], permiso: 'validar' },
    user: SYSTEM,
    facts: { _id: 'n1', con_permiso: ['ada', 'eva'] },
  });
  expect(events(told)[0]!.data.audiencia).toEqual({ usuarios: ['eva', 'ada'], perfiles: [] });
});

test('a process names who caused it; a person cannot write in another’s name', () => {
  const create = (user: typeof admin) =>
    decideGiven(createNotification, [], {
      request: {
        accion: 'crear',
        tipo: 'aviso',
        titulo: 't',
        comentario: 'c',
        usuarios: ['eva'],
        user_origen: { _id: 'cora', nombre: 'Cora' },
      },
      user,
      facts: { _id: 'n1', con_permiso: [] },
    });
  expect(events(create(SYSTEM))[0]!.data.user_origen).toEqual({ _id: 'cora', nombre: 'Cora' });
  expect(events(create(admin))[0]!.data.user_origen).toEqual({ _id: admin._id, nombre: admin.nombre });
});

test('is read once, by those it is for', () => {
  const read = (given: Parameters<typeof decideGiven>[1], _id: string, perfil: 'Marketing' | 'Finanzas' = 'Finanzas') =>
    decideGiven(readNotification, given, {
      request: { accion: 'leer', notification: 'n1', user: 'Otro Nombre' },
      user: someone(perfil, { _id, nombre: 'Eva' }),
      facts: undefined,
    });
  expect(events(read([forSellers], 'eva'))[0]!.data).toEqual({ _id: 'n1', usuario: { _id: 'eva', nombre: 'Eva' } });
  expect(events(read([forSellers], 'luz', 'Marketing'))).toHaveLength(1);
  expect(
    events(read([forSellers, NotificationRead({ _id: 'n1', usuario: { _id: 'eva', nombre: 'Eva' } })], 'eva')),
  ).toEqual([]);
  expect(refusal(read([forSellers], 'leo')).mensaje).toBe(refusal(read([], 'leo')).mensaje);
});

test('the first to take a request has it; the others learn from whom', () => {
  const take = (given: Parameters<typeof decideGiven>[1], _id: string) =>
    decideGiven(takeNotification, given, {
      request: { accion: 'tomar', notification: 'n1' },
      user: someone('Bodega', { _id, nombre: _id }),
      facts: undefined,
    });
  const taken = NotificationTaken({
    _id: 'n1',
    usuario: { _id: 'ana', nombre: 'ana' },
    audiencia: { usuarios: [], perfiles: [...TAKERS] },
  });
  expect(events(take([request], 'ana'))).toEqual([taken]);
  expect(events(take([request, taken], 'ana'))).toEqual([]);
  expect(refusal(take([request, taken], 'leo'))).toMatchObject({
    codigo: 'YA_TOMADO',
    mensaje: 'El requerimiento ya fue tomado por ana.',
  });
  expect(refusal(take([notified('aviso', { usuarios: [], perfiles: ['Bodega'] })], 'ana')).codigo).toBe('NO_SE_TOMA');
  const may = PERFILES.filter((perfil) => mayCall(takeNotification.access, { perfil, permisos: permisosOf(perfil) }));
  expect(may).toEqual(['Jefe de Bodega', 'Asistente Bodega', 'Bodega y Despacho', 'Bodega']);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://db5p.notify.windows.com/w/?t=x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://evil.test/fcm.googleapis.com', false],
  ['https://xnotify.windows.com/', false],
  ['https://fcm.googleapis.com.evil.test/', false],
  ['https://fcm.googleapis.com@127.0.0.1/', false],
  ['https://127.0.0.1/', false],
  ['https://127.0.0.1;.notify.windows.com/x', false],
  ["https://127.0.0.1'.notify.windows.com/x", false],
  ['https://10.0.0.1!.push.apple.com/x', false],
  ['https://a_b.notify.windows.com/x', false],
  ['https://:clave@fcm.googleapis.com/x', false],
  ['https://.notify.windows.com/x', false],
  ['nada', false],
])('the server posts to push services alone: %s', (address, known) => {
  expect(isPushService(address)).toBe(known);
});

test('a browser is kept once, the eleventh replaces the oldest, and leaves when asked', () => {
  const suscripcion = {
    endpoint: 'https://fcm.googleapis.com/x',
    keys: { p256dh: 'BNcRdreALRFXTkOO', auth: 'tBHItJI5svbpez7K' },
  };
  const kept = (id: string, sesion = 's') =>
    PushSubscribed({ usuario: 'u-Bodega', id, endpoint: 'e', p256dh: 'p', auth: 'a', sesion });
  const subscribe = (given: Parameters<typeof decideGiven>[1]) =>
    decideGiven(subscribePush, given, {
      request: { accion: 'suscribir', suscripcion },
      user: someone('Bodega'),
      facts: { id: 'h' },
    });
  expect(events(subscribe([]))[0]!.data).toEqual({
    usuario: 'u-Bodega',
    id: 'h',
    endpoint: suscripcion.endpoint,
    ...suscripcion.keys,
    sesion: someone('Bodega').sesion,
  });
  expect(events(subscribe([kept('h', someone('Bodega').sesion)]))).toEqual([]);
  expect(events(subscribe([kept('h', 'an-earlier-session')])).map((e) => e.data.sesion)).toEqual([
    someone('Bodega').sesion,
  ]);
  const ten = Array.from({ length: 10 }, (_, n) => kept(`b${n}`));
  expect(events(subscribe(ten)).map((e) => [e.type, e.data.id])).toEqual([
    ['PushUnsubscribed', 'b0'],
    ['PushSubscribed', 'h'],
  ]);
  const leave = decideGiven(unsubscribePush, [kept('h')], {
    request: { accion: 'desuscribir', endpoint: 'x' },
    user: someone('Bodega'),
    facts: { id: 'h' },
  });
  expect(events(leave)[0]!.data).toMatchObject({ motivo: 'usuario' });
});

test('all are read with one mark, up to what was shown and never beyond now; marking again writes nothing', () => {
  const now = '2026-01-05T12:00:00.000Z';
  const usuario = { _id: 'u-Bodega', nombre: 'Bodega' };
  const mark = (hasta: string | undefined, given: Parameters<typeof decideGiven>[1] = []) =>
    events(
      decideGiven(readAllNotifications, given, {
        request: { accion: 'leertodas', ...(hasta === undefined ? {} : { hasta }) },
        user: someone('Bodega'),
        now,
        facts: undefined,
      }),
    ).map(({ data }) => data);
  expect(mark(undefined)).toEqual([{ usuario, hasta: now }]);
  expect(mark('2026-01-05T08:30:00-03:00')).toEqual([{ usuario, hasta: '2026-01-05T11:30:00.000Z' }]);
  expect(mark('2026-02-05T12:00:00Z')).toEqual([{ usuario, hasta: now }]);
  expect(mark(now, [NotificationsRead({ usuario, hasta: now })])).toEqual([]);
});
