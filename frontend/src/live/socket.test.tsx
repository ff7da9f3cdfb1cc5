import { jest } from '@jest/globals';
import { clearToken, storeToken } from '../api/session.ts';
import { clockOffset } from '../api/server-time.ts';
import { fakeSockets } from '../testing/fake-sockets.ts';
import { type Change, connection, emit, events, keepConnected, topics } from './socket.ts';

let release: () => void;
let sockets: ReturnType<typeof fakeSockets>;
const last = () => sockets.last();

beforeEach(() => {
  jest.useFakeTimers();
  sockets = fakeSockets();
  storeToken('t1');
  history.replaceState(null, '', '/sistema/pedidos-globales');
});
afterEach(() => {
  release();
  sockets.restore();
  clearToken();
  jest.useRealTimers();
});

test('says who is there and what it follows, and after a loss resumes by cursor', () => {
  const seen: Change[] = [];
  const stop = topics.add('pedidos', (change) => seen.push(change));
  release = keepConnected();
  last().open();
  expect(last().sent).toEqual([{ evento: 'autenticar', datos: { token: 't1', temas: ['pedidos'] } }]);
  last().say({ evento: 'autenticado', datos: {}, cursor: '7' });
  expect(connection.get()).toBe('conectado');
  last().say({ evento: 'cambio', datos: { tema: 'pedidos', clave: '9', op: 'update' }, posicion: '3', cursor: '8' });
  expect(seen).toEqual([{ tema: 'pedidos', clave: '9', op: 'update' }]);
  last().drop();
  expect(connection.get()).toBe('sin-conexion');
  jest.advanceTimersByTime(10_000);
  expect(sockets.all).toHaveLength(2);
  last().open();
  expect(last().sent[0]).toEqual({ evento: 'autenticar', datos: { token: 't1', cursor: '8', temas: ['pedidos'] } });
  stop();
});

test('topics that come before the welcome are named after it; events wait for it', () => {
  release = keepConnected();
  last().open();
  const stop = topics.add('clientes', () => {});
  emit('divisa', {});
  expect(last().sent).toHaveLength(1);
  last().say({ evento: 'autenticado' });
  expect(last().sent[1]).toEqual({ evento: 'suscribir', datos: { temas: ['clientes'] } });
  stop();
  expect(last().sent[2]).toEqual({ evento: 'desuscribir', datos: { temas: ['clientes'] } });
});

test('reiniciar reaches every topic; hora sets the clock', () => {
  const ops: string[] = [];
  const stop = topics.add('pedidos', (change) => ops.push(change.op));
  release = keepConnected();
  last().open();
  last().say({ evento: 'hora', datos: { ahora: new Date(Date.now() + 90_000).toISOString() } });
  expect(Math.round(clockOffset.get() / 1000)).toBe(90);
  last().say({ evento: 'reiniciar', datos: {}, cursor: '50' });
  expect(ops).toEqual(['reiniciar']);
  stop();
});

test('a session that is over is not reconnected', () => {
  const over = jest.fn();
  const stop = events.add('sinSesion', over);
  release = keepConnected();
  last().open();
  last().drop(4001);
  jest.advanceTimersByTime(60_000);
  expect(sockets.all).toHaveLength(1);
  expect(over).toHaveBeenCalled();
  stop();
});

test('with other rights it connects again, says so, and every topic is loaded anew', () => {
  const told = jest.fn();
  const ops: string[] = [];
  const stops = [events.add('otrosPermisos', told), topics.add('pedidos', (change) => ops.push(change.op))];
  release = keepConnected();
  last().open();
  last().say({ evento: 'autenticado' });
  last().drop(4012);
  expect([told.mock.calls.length, ops]).toEqual([1, ['reiniciar']]);
  jest.advanceTimersByTime(10_000);
  expect(sockets.all).toHaveLength(2);
  for (const stop of stops) stop();
});

test('a line that went silent is given up', () => {
  release = keepConnected();
  last().open();
  last().say({ evento: 'autenticado' });
  jest.advanceTimersByTime(61_000);
  expect(connection.get()).toBe('sin-conexion');
});

test('a line that does not come about is tried anew', () => {
  release = keepConnected();
  const [first] = sockets.all;
  jest.advanceTimersByTime(15_000);
  expect(connection.get()).toBe('sin-conexion');
  jest.advanceTimersByTime(10_000);
  expect(sockets.all.length).toBeGreaterThan(1);
  first!.onclose?.({ code: 1006 });
  last().open();
  last().say({ evento: 'autenticado', datos: {}, cursor: '7' });
  expect(connection.get()).toBe('conectado');
  jest.advanceTimersByTime(15_000);
  expect(connection.get()).toBe('conectado');
});

test('a wallboard never shows a token', () => {
  history.replaceState(null, '', '/fila-bodega');
  release = keepConnected();
  last().open();
  expect(last().sent[0]!.datos).not.toHaveProperty('token');
});
