import { orderSheet } from './client.fixture.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { call } from './client.ts';
import { CallError } from './call-error.ts';
import { backOnline, online } from './network.ts';
import { clearToken, storeToken } from './session.ts';
import { onSessionFault, type SessionFault } from './session-faults.ts';
import { wire } from './wire.ts';

const command = wire({ kind: 'command', method: 'POST', path: '/pedido_ventas/modificar', accion: 'anular' });
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

test.each(['/login', '/cambio-password/abc', '/fila-pedidos', '/fila-bodega', '/fila-reservas'])(
  'no session dialog on %s',
  async (path) => {
    history.replaceState(null, '', path);
    server = fakeServer(() => ({ status: 401 }));
    await expect(call(orderSheet, { pedido: 7 })).rejects.toBeInstanceOf(CallError);
    expect(faults).toEqual([]);
  },
);
