/** Web push (document 1 §7): worker, permission after signing in, subscription, push, and where a click leads. */
import { makeOrder, productsInStock } from './support/orders.mjs';
import { pushBrowser } from './support/push-service.mjs';
import { ask, fillLogin, must, newPerson, signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const said = (page, accion) => page.waitForResponse((reply) => reply.request().postDataJSON()?.accion === accion);

/**
 * What headless Chromium has not, put in its place: it refuses every notification whatever was granted, and knows no push
 * service. Permission is asked for and given; subscribing gives the address and keys of `browser`. Both outlast the page that
 * asked, as they do in a browser.
 */
const grant = (context, { endpoint, p256dh, auth }) =>
  context.addInitScript(
    (keys) => {
      const state = (globalThis.pushState = { asked: 0, options: null });
      const kept = (what) => localStorage.getItem(`stand-in-push-${what}`);
      const keep = (what) => localStorage.setItem(`stand-in-push-${what}`, 'yes');
      const subscription = {
        endpoint: keys.endpoint,
        toJSON: () => ({ endpoint: keys.endpoint, keys }),
        unsubscribe: async () => {
          localStorage.removeItem('stand-in-push-subscribed');
          return true;
        },
      };
      Object.defineProperty(Notification, 'permission', { get: () => (kept('granted') ? 'granted' : 'default') });
      Notification.requestPermission = async () => {
        state.asked += 1;
        keep('granted');
        return 'granted';
      };
      PushManager.prototype.getSubscription = async () => (kept('subscribed') ? subscription : null);
      PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
        state.options = {
          userVisibleOnly,
          key: btoa(String.fromCharCode(...applicationServerKey))
            .replaceAll('+', '-')
            .replaceAll('/', '_')
            .replaceAll('=', ''),
        };
        keep('subscribed');
        return subscription;
      };
    },
    { endpoint, p256dh, auth },
  );

/** The real worker, and a way to hand it a push as the browser would (DevTools protocol), from a page that is none of ours. */
async function workerOf(context, baseUrl) {
  const worker = context.serviceWorkers().find((w) => w.url() === `${baseUrl}/sw.js`);
  const devtools = await context.newCDPSession(await context.newPage());
  const registered = new Promise((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find((r) => r.scopeURL === `${baseUrl}/` && !r.isDeleted);
      if (ours) resolve(ours.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  // Showing, bringing a window to the front and opening one need a screen and a person's hand: written down instead.
  await worker.evaluate(() => {
    self.did = [];
    const matchAll = self.clients.matchAll.bind(self.clients);
    self.clients.matchAll = async (options) => {
      const pages = await matchAll(options);
      self.did.push({ saw: pages.length });
      return pages;
    };
    self.registration.showNotification = async (title, options) => {
      self.did.push({ title, ...options });
    };
    self.clients.openWindow = async (path) => {
      self.did.push({ opened: path });
    };
    WindowClient.prototype.focus = async function focus() {
      self.did.push({ focused: new URL(this.url).pathname });
      return this;
    };
  });
  return {
    push: (content) =>
      devtools.send('ServiceWorker.deliverPushMessage', {
        origin: baseUrl,
        registrationId,
        data: JSON.stringify(content),
      }),
    /** What the worker has done since it was asked last, as soon as that is so much, or at the latest after 15 s. */
    did: (count) =>
      worker.evaluate(
        (wanted) =>
          new Promise((resolve) => {
            const end = Date.now() + 15_000;
            const look = () =>
              self.did.length >= wanted || Date.now() > end ? resolve(self.did.splice(0)) : setTimeout(look, 20);
            look();
          }),
        count,
      ),
    click: (notification) =>
      worker.evaluate(async (data) => {
        const event = new ExtendableEvent('notificationclick');
        const work = [];
        Object.defineProperties(event, {
          notification: { value: { close: () => self.did.push('closed'), data } },
          waitUntil: { value: (promise) => work.push(promise) },
        });
        self.dispatchEvent(event);
        await Promise.all(work);
      }, notification.data),
  };
}

test('the worker comes after signing in; a browser that refuses notifications is left in peace', async ({
  page,
  baseURL: baseUrl,
}) => {
  const asked = [];
  page.on('request', (request) => {
    if (/clavepublica|suscribir/.test(request.postData() ?? '')) asked.push(request.postData());
  });
  await page.goto('/login');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await signIn(page, 'Cobrador', '/sistema/pedidos-cobrador');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(
    await page.evaluate(async () => {
      const r = await navigator.serviceWorker.ready;
      return [r.scope, r.active.scriptURL, Notification.permission];
    }),
  ).toEqual([`${baseUrl}/`, `${baseUrl}/sw.js`, 'denied']);
  await page.reload();
  expect(asked).toEqual([]);
});

test('permission, subscription, a sealed push to the push service, its notification, the screen behind it, and the end at sign-out', async ({
  page,
  context,
  another,
  baseURL: baseUrl,
  pushService,
}) => {
  const office = await another();
  await signIn(office, 'Administrador');
  const [product] = await productsInStock(office);
  const number = await makeOrder(office, [[product, 1]]);
  const who = await newPerson(office, 'Finanzas', 'Facundo Avisos Mena');
  const { clave } = await ask(office, '/notificaciones/listar', { accion: 'clavepublica' });
  const browser = pushBrowser();
  await grant(context, browser);
  const stored = said(page, 'suscribir');
  await page.goto('/login');
  await fillLogin(page, who.email);
  expect(await (await stored).json()).toMatchObject({ ok: true, mensaje: 'Recibirás avisos en este navegador' });
  expect(
    await page.evaluate(() => {
      const { asked, options } = globalThis.pushState;
      return { asked, options };
    }),
  ).toEqual({ asked: 1, options: { userVisibleOnly: true, key: clave } });

  const notice = {
    tipo: 'aviso_de_prueba',
    titulo: 'Pedido por facturar',
    comentario: `El Pedido N° ${number} espera factura`,
    enlace: `pedidos-globales?pedido=${number}`,
  };
  const { _id } = await must(office, '/notificaciones/crear', { accion: 'crear', usuarios: [who._id], ...notice });
  const arriving = pushService.pushTo(browser);
  const content = { _id, ...notice };

  const worker = await workerOf(context, baseUrl);
  await page.getByRole('button', { name: /Aviso de prueba/ }).waitFor();
  // A page in sight has shown its own toast.
  await worker.push(content);
  expect(await worker.did(1)).toEqual([{ saw: 1 }]);
  await page.goto('about:blank');
  await worker.push(content);
  const [saw, shown, ...more] = await worker.did(2);
  expect([saw, more]).toEqual([{ saw: 0 }, []]);
  expect(shown).toMatchObject({
    title: notice.titulo,
    body: notice.comentario,
    tag: _id,
    data: { enlace: notice.enlace },
  });
  const path = `/sistema/pedidos-globales?pedido=${number}`;
  await worker.click(shown);
  expect(await worker.did(3)).toEqual(['closed', { saw: 0 }, { opened: path }]);

  await page.goto('/sistema/landing');
  await page.getByRole('heading', { level: 1, name: 'Dashboard Operacional' }).waitFor();
  await worker.click(shown);
  await page
    .getByRole('dialog', { name: `Resumen Pedido N° ${number}` })
    .getByRole('columnheader', { name: 'Producto' })
    .waitFor();
  await expect.poll(() => page.url()).toBe(baseUrl + path);
  expect(await worker.did(3)).toEqual(['closed', { saw: 1 }, { focused: '/sistema/landing' }]);

  const { headers, body } = await arriving;
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: String(6 * 3600),
    authorization: expect.stringContaining(`k=${clave}`),
  });
  expect(browser.open(body)).toEqual(content);
  const ended = said(page, 'desuscribir');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Tu cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  expect(await (await ended).json()).toMatchObject({ ok: true });
});
