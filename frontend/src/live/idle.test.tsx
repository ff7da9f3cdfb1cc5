import { jest } from '@jest/globals';
import { begin } from '../api/activity.ts';
import { rememberPosition } from '../api/position.ts';
import { clearToken, storeToken } from '../api/session.ts';
import { fakeSockets } from '../testing/fake-sockets.ts';
import { showIdle } from './idle.ts';
import { keepConnected, topics } from './socket.ts';

const isIdle = () => document.documentElement.hasAttribute('data-idle');
/** Long enough for a page at rest to say so, and too short for a heartbeat. */
const rest = () => jest.advanceTimersByTime(100);

let sockets: ReturnType<typeof fakeSockets>;
let stops: (() => void)[];
beforeEach(() => {
  jest.useFakeTimers();
  sockets = fakeSockets();
  storeToken('t1');
  history.replaceState(null, '', '/sistema/pedidos-globales');
  stops = [showIdle()];
});
afterEach(() => {
  for (const stop of stops.toReversed()) stop();
  sockets.restore();
  document.documentElement.removeAttribute('data-idle');
  clearToken();
  jest.useRealTimers();
});
function connect() {
  stops.push(keepConnected());
  sockets.last().open();
  sockets.last().say({ evento: 'autenticado', datos: {}, cursor: '7' });
}

test('idle without connection while nothing is under way; a call takes it away at once', () => {
  rest();
  expect(isIdle()).toBe(true);
  const end = begin();
  expect(isIdle()).toBe(false);
  end();
  expect(isIdle()).toBe(false);
  rest();
  expect(isIdle()).toBe(true);
});

test('work that follows on work leaves no moment of rest between', () => {
  const first = begin();
  first();
  const second = begin();
  rest();
  expect(isIdle()).toBe(false);
  second();
  rest();
  expect(isIdle()).toBe(true);
});

test('connecting, and a subscription that the server has not confirmed, are no rest', () => {
  stops.push(keepConnected());
  rest();
  expect(isIdle()).toBe(false);
  sockets.last().open();
  sockets.last().say({ evento: 'autenticado', datos: {}, cursor: '7' });
  rest();
  expect(isIdle()).toBe(true);
  stops.push(topics.add('pedidos', () => undefined));
  expect(isIdle()).toBe(false);
  sockets.last().say({ evento: 'suscrito', datos: {} });
  rest();
  expect(isIdle()).toBe(true);
  sockets.last().drop();
  expect(isIdle()).toBe(false);
});

test('what this page wrote is asked for by position, and the page rests once it was told that far', () => {
  connect();
  rest();
  rememberPosition('41');
  expect(isIdle()).toBe(false);
  expect(sockets.last().sent.at(-1)).toEqual({ evento: 'ping', datos: { posicion: '41' } });
  rememberPosition('43');
  // One question at a time; the answer of the first leads to the second.
  expect(sockets.last().sent.filter(({ evento }) => evento === 'ping')).toHaveLength(1);
  sockets.last().say({ evento: 'pong', datos: {}, posicion: '41' });
  rest();
  expect(isIdle()).toBe(false);
  expect(sockets.last().sent.at(-1)).toEqual({ evento: 'ping', datos: { posicion: '43' } });
  sockets.last().say({ evento: 'pong', datos: {}, posicion: '43' });
  rest();
  expect(isIdle()).toBe(true);
});

test('a server that could not say so is asked again with the heartbeat, and after a lost connection', () => {
  connect();
  rememberPosition('50');
  sockets.last().say({ evento: 'pong', datos: {} });
  rest();
  expect(isIdle()).toBe(false);
  const questions = () => sockets.last().sent.filter(({ datos }) => datos.posicion === '50').length;
  expect(questions()).toBe(1);
  jest.advanceTimersByTime(20_000);
  expect(questions()).toBe(2);
  sockets.last().drop();
  jest.advanceTimersByTime(10_000);
  sockets.last().open();
  sockets.last().say({ evento: 'autenticado', datos: {} });
  expect(questions()).toBe(1);
  sockets.last().say({ evento: 'pong', datos: {}, posicion: '50' });
  rest();
  expect(isIdle()).toBe(true);
});

test('where the browser has an order of tasks, the page rests once what is queued is done', async () => {
  stops.shift()!();
  document.documentElement.removeAttribute('data-idle');
  const queue: (() => unknown)[] = [];
  const postTask = (run: () => unknown) => {
    queue.push(run);
    return Promise.resolve();
  };
  Object.assign(globalThis, { scheduler: { postTask } });
  try {
    stops.push(showIdle());
    queue.shift()!();
    expect(isIdle()).toBe(false);
    queue.shift()!();
    expect(isIdle()).toBe(true);
    begin()();
    const end = begin();
    for (const run of queue.splice(0)) run();
    expect(isIdle()).toBe(false);
    end();
  } finally {
    delete (globalThis as { scheduler?: unknown }).scheduler;
  }
});
