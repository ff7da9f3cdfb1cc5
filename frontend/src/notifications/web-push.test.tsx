import { jest } from '@jest/globals';
import { storeToken, clearToken } from '../api/session.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { startWebPush } from './web-push.ts';

let server: ReturnType<typeof fakeServer>;
let idle: () => void;
const registration = {
  pushManager: {
    getSubscription: jest.fn(async () => ({
      toJSON: () => ({ endpoint: 'https://aviso.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    })),
  },
};

beforeEach(() => {
  storeToken('t');
  server = fakeServer(() => ({ body: { ok: true, clave: 'AAAA' } }));
  // A browser that grants what is asked, and is idle when the test says so.
  Object.assign(window, {
    PushManager: () => undefined,
    Notification: { permission: 'granted' },
    requestIdleCallback: (then: () => void) => (idle = then),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => registration },
  });
});
afterEach(() => {
  server.restore();
  clearToken();
});

test('a stable page tells where to push', async () => {
  const started = startWebPush(new AbortController().signal);
  idle();
  await started;
  expect(server.received.map((r) => r.body['accion'])).toEqual(['clavepublica', 'suscribir']);
});

test('whoever left before the page was stable is not asked for, nor told of', async () => {
  const here = new AbortController();
  const started = startWebPush(here.signal);
  here.abort();
  idle();
  await started;
  expect(server.received).toEqual([]);
});
