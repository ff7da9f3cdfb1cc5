import { demoEmail, demoPassword } from '../../../dist/operations/launcher/greeting.js';
import { afterCommands, remember } from './positions.mjs';

export const PASSWORD = demoPassword;
/** Log-in of the demo person with that profile. */
export const mailOf = demoEmail;

/** Fills the log-in and sends it, by its button or by Enter. */
export async function fillLogin(page, email, password = PASSWORD, { enter = false } = {}) {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.locator('input[name=password]').fill(password);
  if (enter) await page.keyboard.press('Enter');
  else await page.getByRole('button', { name: 'Entrar al sistema' }).click();
}

/** Sessions that were opened in this process, by log-in: to check a password takes half a second of the processor. */
const sessions = new Map();

async function openSession(page, email) {
  const reply = await page.request.post('/accesos/login', { data: { email, password: PASSWORD, cliente: 'terminal' } });
  const { token, mensaje } = await reply.json();
  if (!token) throw new Error(`${email} did not get in: ${mensaje}`);
  // They have read the welcome; whoever comes in by the log-in page sees it.
  await page.request.post('/preferencias/modificar', {
    data: { accion: 'guardar', clave: 'bienvenida', valor: 'leída' },
    headers: { 'x-token': token, 'idempotency-key': crypto.randomUUID() },
  });
  sessions.set(email, token);
  return token;
}

/** Token of a session of theirs that is in force. */
async function sessionOf(page, email) {
  const token = sessions.get(email);
  if (token === undefined) return openSession(page, email);
  const reply = await page.request.post('/usuarios/info', {
    data: { accion: 'simple' },
    headers: { 'x-token': token },
  });
  return reply.ok() ? token : openSession(page, email);
}

/** Signs in without the log-in page, for specs of what comes after it; all pages of a person share a session. Returns the token. */
export async function signIn(page, perfil, target, email = mailOf(perfil)) {
  const token = await sessionOf(page, email);
  await page
    .context()
    .addCookies([{ name: 'x-token', value: encodeURIComponent(token), url: process.env.BROWSER_URL, sameSite: 'Lax' }]);
  if (target) await page.goto(target);
  return token;
}

/** Makes a call as whoever is signed in on the page, which knows what was done before on any screen; the reply's JSON. */
export async function ask(page, path, data) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'x-token');
  const token = decodeURIComponent(cookie?.value ?? '');
  const headers = { ...(await afterCommands()), 'x-token': token, 'idempotency-key': crypto.randomUUID() };
  const reply = await page.request.post(path, { data, headers });
  return remember(await reply.json());
}

export const hasToken = async (page) =>
  (await page.context().cookies()).some(({ name, value }) => name === 'x-token' && value !== '');

/** {@link ask}, where anything but `ok: true` ends the test with what was said. */
export async function must(page, path, data) {
  const reply = await ask(page, path, data);
  if (!reply.ok) throw new Error(`${path} ${JSON.stringify(data)}: ${JSON.stringify(reply)}`);
  return reply;
}

/** Somebody who is new here, so that nothing is arranged or read yet: made by an Administrador. */
export async function newPerson(administrator, perfil, nombre) {
  const email = `${nombre.toLowerCase().replaceAll(' ', '.')}.${Date.now().toString(36)}@power.test`;
  const { _id } = await must(administrator, '/usuarios/crear', {
    accion: 'crear',
    usuario: { nombre, email, perfil, password: PASSWORD },
  });
  return { _id, email, nombre };
}
