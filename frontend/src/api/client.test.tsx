import { jest } from '@jest/globals';
import { orderSheet } from './client.fixture.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { call, download, picture } from './client.ts';
import { CallError } from './call-error.ts';
import { backOnline, online } from './network.ts';
import { screenBelongsTo } from './screen-owner.ts';
import { clearToken, setClosing, storeDevice, storeToken } from './session.ts';
import { onSessionFault, SESSION_TEXTS, type SessionFault } from './session-faults.ts';
import { wire } from './wire.ts';

const command = wire({
  kind: 'command',
  method: 'POST',
  access: { perfiles: 'todos' },
  path: '/pedido_ventas/modificar',
  accion: 'anular',
});
let server: ReturnType<typeof fakeServer>;
let faults: SessionFault[];

beforeEach(() => {
  faults = [];
  onSessionFault((fault) => faults.push(fault));
  storeToken('t1');
  history.replaceState(null, '', '/sistema/pedidos-globales');
});
afterEach(() => {
  server.restore();
  clearToken();
  backOnline();
});

test('a call carries token and accion; a command carries its key and, afterwards, queries carry its position', async () => {
  server = fakeServer(() => ({ body: { ok: true, posicion: '41' } }));
  await call(command, { id: 'x' } as never, { expectedVersion: 3, commandId: 'c1' });
  await call(orderSheet, { pedido: 7 });
  const [first, second] = server.received;
  expect(first!.headers.get('x-token')).toBe('t1');
  expect(first!.headers.get('idempotency-key')).toBe('c1');
  expect(first!.body).toEqual({ id: 'x', accion: 'anular', expectedVersion: 3 });
  expect(second!.headers.get('x-posicion')).toBe('41');
  expect(second!.headers.get('idempotency-key')).toBeNull();
});

const tokenOf = (sub: string) => `x.${btoa(JSON.stringify({ sub }))}.x`;

test('a call says whose screen it comes from, and is not made with the session of somebody else', async () => {
  server = fakeServer(() => ({ body: { ok: true } }));
  screenBelongsTo('ana');
  storeToken(tokenOf('ana'));
  await call(command, {} as never);
  expect(server.received[0]!.headers.get('x-usuario')).toBe('ana');
  storeToken(tokenOf('eva'));
  await expect(call(command, {} as never)).rejects.toMatchObject({ status: 401 });
  expect(server.received).toHaveLength(1);
  expect(faults).toEqual([SESSION_TEXTS.another]);
  screenBelongsTo(undefined);
});

test("the server's word that the session is another's is told as such", async () => {
  server = fakeServer(() => ({ status: 401, body: { codigo: 'OTRA_PERSONA' } }));
  await expect(call(orderSheet, { pedido: 7 })).rejects.toBeInstanceOf(CallError);
  expect(faults).toEqual([SESSION_TEXTS.another]);
});

test('what a device got at a sign-in goes to the sign-in alone', async () => {
  server = fakeServer(() => ({ body: { ok: true } }));
  storeDevice('equipo-1');
  await call(
    wire({ kind: 'command', method: 'POST', access: { perfiles: 'todos' }, path: '/accesos/login' }),
    {} as never,
  );
  await call(command, {} as never);
  expect(server.received.map((r) => r.headers.get('x-equipo'))).toEqual(['equipo-1', null]);
});

test('what was asked when a session ends is given up and never told of, what is asked then is not sent', async () => {
  server = fakeServer(({ body }) => ('pedido' in body ? 'silent' : { body: { ok: true } }));
  const told: unknown[] = [];
  const tell = (what: unknown) => void told.push(what);
  void call(orderSheet, { pedido: 7 }).then(tell, tell);
  setClosing(true);
  void call(orderSheet, { pedido: 8 }).then(tell, tell);
  await call(command, {} as never);
  expect([told, faults, online.get()]).toEqual([[], [], true]);
  expect(server.received.map((r) => r.body['pedido'])).toEqual([7, undefined]);
  setClosing(false);
  server.restore();
  server = fakeServer(() => ({ body: { ok: true } }));
  await expect(call(orderSheet, { pedido: 9 })).resolves.toMatchObject({ ok: true });
});

test('where nobody is signed in, only what is public is asked', async () => {
  server = fakeServer(() => ({ body: { ok: true } }));
  clearToken();
  history.replaceState(null, '', '/login');
  await expect(call(command, {} as never)).rejects.toMatchObject({ status: 401 });
  await call(wire({ kind: 'command', method: 'POST', access: { publico: true }, path: '/accesos/login' }), {} as never);
  expect([server.received.map((r) => r.path), faults]).toEqual([['/accesos/login'], []]);
});

test('no status is shown as a number', () => {
  expect(new CallError(500, {}).message).toBe('El servidor no pudo responder. Inténtalo nuevamente.');
});

test('429 is tried again too: others were first', async () => {
  server = fakeServer((_, nth) => (nth < 2 ? { status: 429 } : { body: { ok: true } }));
  await call(command, {} as never);
  expect(server.received).toHaveLength(2);
});

test('503 is tried again with the same key', async () => {
  server = fakeServer((_, nth) => (nth < 3 ? { status: 503 } : { body: { ok: true } }));
  await call(command, {} as never);
  const keys = server.received.map((r) => r.headers.get('idempotency-key'));
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('a reply that was cut off on its way is no empty reply', async () => {
  server = fakeServer(() => 'cut off');
  await expect(call(command, {} as never)).rejects.toMatchObject({ status: 0, offline: true });
});

test('a refusal, a file or a picture that was cut off on its way is none', async () => {
  const save = jest.fn(() => 'blob:x');
  URL.createObjectURL = save;
  server = fakeServer(() => 'cut off');
  await expect(download(orderSheet, { pedido: 7 }, 'Pedido 7.pdf')).rejects.toMatchObject({ status: 0, offline: true });
  server.restore();
  for (const tipo of ['application/pdf', 'image/png']) {
    server = fakeServer(() => ({ cutOff: tipo }));
    const transfer =
      tipo === 'image/png'
        ? picture(orderSheet, { pedido: 7 }, new AbortController().signal)
        : download(orderSheet, { pedido: 7 }, 'Pedido 7.pdf');
    await expect(transfer).rejects.toMatchObject({ status: 0, offline: true });
    server.restore();
  }
  expect(save).not.toHaveBeenCalled();
});

test('a call that nobody answers is taken for lost, and one that was given up is not', async () => {
  jest.useFakeTimers();
  server = fakeServer(() => 'silent');
  const lost = call(command, {} as never).catch((error: unknown) => error);
  const giveUp = new AbortController();
  const left = call(orderSheet, { pedido: 7 }, { signal: giveUp.signal }).catch((error: unknown) => error);
  giveUp.abort();
  expect(await left).not.toBeInstanceOf(CallError);
  expect(online.get()).toBe(true);
  await jest.advanceTimersByTimeAsync(75_000);
  expect(await lost).toMatchObject({ status: 0, offline: true });
  expect(online.get()).toBe(false);
  jest.useRealTimers();
});

test('an unreachable server is a state, not a session fault', async () => {
  server = fakeServer(() => 'lost');
  await expect(call(orderSheet, { pedido: 7 })).rejects.toMatchObject({ status: 0, offline: true });
  expect(online.get()).toBe(false);
  expect(faults).toEqual([]);
});

test.each([
  [401, { mensaje: 'jwt expired' }, 'Sesión Expirada', 'Tu sesión expiró, por favor ingresa nuevamente'],
  [
    401,
    { mensaje: 'jwt malformed' },
    'Error de Autenticación',
    'Hay un problema con tus datos de acceso, por favor ingresa nuevamente',
  ],
  [405, {}, 'Error de Autorización', 'Perfil sin autorización'],
])('HTTP %i %o says what the spec says', async (status, body, titulo, texto) => {
  server = fakeServer(() => ({ status, body }));
  await expect(call(orderSheet, { pedido: 7 })).rejects.toBeInstanceOf(CallError);
  expect(faults).toEqual([expect.objectContaining({ titulo, texto })]);
});

test.each(['/login', '/cambio-password/abc', '/fila-pedidos', '/fila-bodega', '/fila-reservas', '/fila-operaciones'])(
  'no session dialog on %s',
  async (path) => {
    history.replaceState(null, '', path);
    server = fakeServer(() => ({ status: 401 }));
    await expect(call(orderSheet, { pedido: 7 })).rejects.toBeInstanceOf(CallError);
    expect(faults).toEqual([]);
  },
);
