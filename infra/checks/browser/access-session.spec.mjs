/** Ends of a session, each with the title and text of document 1 §8, and where they must not appear. */
import jwt from 'jsonwebtoken';
import { violations } from './support/accessible.mjs';
import { QUEUES } from './support/screens.mjs';
import { ask, fillLogin, hasToken, mailOf, newPerson, signIn } from './support/session.mjs';
import { expect, system, test } from './support/test.mjs';

const refused = /status of 40[15]/;
const replaceToken = (page, token) =>
  page.evaluate((value) => {
    document.cookie = `x-token=${value}; Path=/; SameSite=Lax`;
  }, token);
const provoke = (page) => page.getByLabel('Filtro rápido').fill('camara');
const told = (page, title, text) =>
  page.getByRole('dialog', { name: title, exact: true }).getByText(text, { exact: true }).waitFor();

const expired = (token) => {
  const { sub, sid, pos } = jwt.decode(token);
  return jwt.sign({ sub, sid, pos, exp: 1_700_000_000 }, system.runtime().env.JWT_SECRET);
};
const atLogin = async (page) => {
  await page.waitForURL((url) => url.pathname === '/login');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.getByRole('button', { name: 'Ingresar nuevamente' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Entrar al sistema' }).waitFor();
};

test.describe(() => {
  test.use({ allow: refused });
  test('a call with an expired token: Sesión Expirada, then /login', async ({ page }) => {
    const token = await signIn(page, 'Cobrador', '/sistema/pedidos-cobrador');
    await replaceToken(page, expired(token));
    await provoke(page);
    await told(page, 'Sesión Expirada', 'Tu sesión expiró, por favor ingresa nuevamente');
    await atLogin(page);
    expect(await hasToken(page)).toBe(false);
  });
});

test.describe(() => {
  test.use({ allow: refused });
  test('a call with a token that is none: Error de Autenticación, then /login', async ({ page }) => {
    await signIn(page, 'Cobrador', '/sistema/pedidos-cobrador');
    await replaceToken(page, 'no-es-un-token');
    await provoke(page);
    await told(page, 'Error de Autenticación', 'Hay un problema con tus datos de acceso, por favor ingresa nuevamente');
    await atLogin(page);
    expect(await hasToken(page)).toBe(false);
  });
});

test.describe(() => {
  test.use({ allow: refused });
  test('the guard with an expired token has the words of document 3', async ({ page }) => {
    const token = await signIn(page, 'Cobrador');
    await page.goto('/login');
    await replaceToken(page, expired(token));
    await page.goto('/sistema/pedidos-cobrador');
    await told(page, 'Sesión expirada', 'Por favor ingrese nuevamente');
    await atLogin(page);
  });
});

test.describe(() => {
  test.use({ allow: refused });
  test('405: Error de Autorización, then /login', async ({ page }) => {
    await signIn(page, 'Cobrador', '/sistema/pedidos-cobrador');
    // No screen offers what its profile may not do: the refusal of the server is put in its place.
    await page.route('**/pedido_ventas/listar', (route) =>
      route.fulfill({ status: 405, json: { ok: false, mensaje: 'Perfil sin autorización' } }),
    );
    await provoke(page);
    await told(page, 'Error de Autorización', 'Perfil sin autorización');
    await page.waitForURL((url) => url.pathname === '/login');
  });
});

test.describe(() => {
  test.use({ allow: refused });
  test('the server itself answers 405 to a profile that may not', async ({ page }) => {
    await signIn(page, 'Marketing', '/login');
    const status = await page.evaluate(async () => {
      const token = decodeURIComponent(document.cookie.match(/x-token=([^;]+)/)[1]);
      const reply = await fetch('/pedido_ventas/listar', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-token': token },
        body: JSON.stringify({ accion: 'gridcobrador', startRow: 0, endRow: 20 }),
      });
      return reply.status;
    });
    expect(status).toBe(405);
  });
});

test('a deep link without token says so and leads back after signing in', async ({ page }) => {
  await page.goto('/sistema/pedidos-cobrador?q=abc');
  await page
    .getByText('No proporcionaste o no existe token asociado a tu sesión. Por favor ingresa nuevamente', {
      exact: true,
    })
    .waitFor();
  await atLogin(page);
  expect(new URL(page.url()).searchParams.get('destino')).toBe('/sistema/pedidos-cobrador?q=abc');
});

test.describe(() => {
  test.use({ allow: refused });
  test('forced logout reaches every tab', async ({ page, context, another }) => {
    const email = 'monica.fernandez@power.test';
    await signIn(page, 'Cobrador', '/sistema/pedidos-cobrador', email);
    const second = await context.newPage();
    await second.goto('/sistema/pedidos-cobrador');
    const { user } = await ask(page, '/usuarios/info', { accion: 'simple' });
    const administrator = await another();
    await signIn(administrator, 'Administrador');
    const reply = await ask(administrator, '/usuarios/sesiones', { accion: 'forzarsalida', usuario: user._id });
    expect(reply.ok).toBe(true);
    const text = 'Sesión expirada, por favor ingresa nuevamente con tus credenciales';
    await Promise.all(
      [page, second].map((tab) =>
        tab.getByRole('dialog', { name: 'Error de autenticación' }).getByText(text, { exact: true }).waitFor(),
      ),
    );
    for (const tab of [page, second]) await tab.waitForURL((url) => url.pathname === '/login');
    expect(await hasToken(page)).toBe(false);
  });
});

test.describe(() => {
  test.use({ allow: refused });
  test('somebody else signs in in a second tab: the first stops, says so, and leaves their session alone', async ({
    page,
    context,
  }) => {
    await page.goto('/login');
    await fillLogin(page, mailOf('Cobrador'));
    await page.waitForURL('**/sistema/pedidos-cobrador');
    const second = await context.newPage();
    await second.goto('/login');
    await fillLogin(second, mailOf('Jefe de Bodega'));
    await second.waitForURL('**/sistema/landing');
    const told = page.getByRole('dialog', { name: 'Otra persona ingresó en este navegador' });
    await told.getByText(/^Esta pestaña era de .+ y se detuvo\./).waitFor();
    await page.waitForURL((url) => url.pathname === '/login');
    await second.reload();
    await second.getByRole('button', { name: /Tu cuenta/ }).click();
    await second.getByRole('menu').getByText('Jefe de Bodega', { exact: true }).first().waitFor();
  });
});

test('without token the bare address leads to the log-in without a word', async ({ page }) => {
  await page.goto('/');
  await page.waitForURL((url) => url.pathname === '/login');
  await page.getByRole('button', { name: 'Entrar al sistema' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

for (const path of ['/sistema', '/sistema/landing']) {
  test(`without token ${path} says so`, async ({ page }) => {
    await page.goto(path);
    await page
      .getByText('No proporcionaste o no existe token asociado a tu sesión. Por favor ingresa nuevamente', {
        exact: true,
      })
      .waitFor();
    await atLogin(page);
  });
}

for (const queue of QUEUES) {
  test(`${queue} shows no session dialog, with no token and with a worthless one`, async ({ page }) => {
    await page.goto(`/${queue}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await replaceToken(page, 'no-es-un-token');
    await page.reload();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(`/${queue}`);
  });
}

test('a first sign-in shows what one does here, once; the demo is seen as somebody else without its log-in page', async ({
  page,
  another,
}) => {
  const office = await another();
  await signIn(office, 'Administrador');
  const { email } = await newPerson(office, 'Jefe de Bodega', 'Nora Primera Vez');
  const welcome = (at) => at.getByRole('complementary', { name: 'Hola, Nora' });
  await page.goto('/login');
  await fillLogin(page, email);
  await welcome(page).waitFor();
  expect(await violations(page)).toEqual([]);
  await welcome(page).getByRole('button', { name: 'Entendido' }).click();
  const elsewhere = await another();
  await elsewhere.goto('/login');
  await fillLogin(elsewhere, email);
  await elsewhere.getByRole('list', { name: 'Indicadores' }).getByRole('link').first().waitFor();
  expect(await welcome(elsewhere).count()).toBe(0);

  await page.getByRole('button', { name: 'Ver como otro perfil' }).click();
  await page.getByRole('menuitem', { name: 'Cobrador' }).click();
  await page.waitForURL((url) => url.pathname === '/sistema/pedidos-cobrador');
  await page.getByRole('heading', { level: 1, name: 'Pedidos por validar' }).waitFor();
});
