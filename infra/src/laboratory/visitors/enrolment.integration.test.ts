import { startSystem, type TestSystem } from '../testing/system.ts';

/** What a visitor's browser does with no script: opens the page of a training, sends its form, is led on. */
let system: TestSystem;
let token: string;
const [email, password] = ['administrador@power.test', 'clave-de-prueba-1'];
const DAY = 86_400_000;
const day = (in_: number): string => new Date(Date.now() + in_ * DAY).toISOString().slice(0, 10);

const post = async (address: string, body: object): Promise<Record<string, unknown>> => {
  const reply = await fetch(`${system.url}${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { 'x-token': token }) },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as Record<string, unknown>;
};
/** Waits until its page shows what was just written: the reply's position goes with it. */
const page = async (address: string, posicion = '0') => {
  const reply = await fetch(`${system.url}${address}`, { headers: { accept: 'text/html', 'x-posicion': posicion } });
  return { status: reply.status, html: await reply.text() };
};
const form = (id: number, fields: Record<string, string>) =>
  fetch(`${system.url}/inscripcion/${id}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: new URLSearchParams(fields),
  });
const led = async (id: number, fields: Record<string, string>) => {
  const reply = await form(id, fields);
  return [reply.status, new URL(reply.headers.get('location') ?? '/-', system.url).searchParams.get('aviso')];
};
const ana = {
  nombre: 'Ana <b>Soto</b>',
  email: 'ana@visita.test',
  empresa: '',
  sitio_web: '',
  acepto: 'si',
  clave: 'k1',
};
const person = (n: number) => ({ ...ana, nombre: `Persona ${n}`, email: `p${n}@visita.test`, clave: `c${n}` });
const schedule = (more: object = {}) =>
  post('/capacitaciones/crear', {
    accion: 'capacitacion',
    capacitacion: {
      nombre: 'Cámaras <script>alert(1)</script>',
      fecha: day(5),
      hora: '10:00',
      lugar: 'Sala 1',
      link: 'https://reunion.test/secreta',
      cupos: 2,
      publica: true,
      ...more,
    },
  });
const people = async (id: number) => {
  const { documento } = await post('/documentos/capacitacion', { accion: 'ver', id });
  return documento as { inscritos: { nombre: string }[]; espera: unknown[] };
};

beforeAll(async () => {
  token = '';
  system = await startSystem({ env: { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, TIENDA_WEB: '1' } });
  await system.waitReady();
  token = String((await post('/accesos/login', { email, password })).token);
});
afterAll(async () => {
  await system?.remove();
});

test('anybody enrols, sent twice it is one enrolment, and nobody reads who else is there', async () => {
  const made = await schedule();
  const id = Number(made.number);
  const opened = await page(`/inscripcion/${id}`, String(made.posicion));
  expect(opened.status).toBe(200);
  expect(opened.html).toContain('Quedan 2 cupos.');
  expect(opened.html).toContain('Cámaras &lt;script&gt;');
  expect(opened.html).not.toMatch(/<script|reunion\.test|name="espera"/);
  expect(await Promise.all([led(id, ana), led(id, ana)])).toEqual([
    [303, 'inscrita'],
    [303, 'inscrita'],
  ]);
  expect(await led(id, { ...ana, email: 'ANA@visita.test', clave: 'k2' })).toEqual([303, 'YA_INSCRITO']);
  const sheet = await people(id);
  expect(sheet.inscritos.map(({ nombre }) => nombre)).toEqual(['Ana <b>Soto</b>']);
  const done = await page(`/inscripcion/${id}?aviso=inscrita`);
  expect(done.html).toContain('Tu inscripción quedó hecha.');
  expect(done.html).not.toMatch(/Ana|visita\.test/);
});

test('a full training says so before anything is sent, and then the visitor waits', async () => {
  const made = await schedule({ cupos: 1 });
  const id = Number(made.number);
  expect(await led(id, person(1))).toEqual([303, 'inscrita']);
  // Who had the page open before the last place went is told, and nothing is written.
  expect(await led(id, person(2))).toEqual([303, 'SIN_CUPOS']);
  const full = await page(`/inscripcion/${id}?aviso=SIN_CUPOS`, String(made.posicion));
  expect(full.html).toContain('Los cupos se acaban de llenar.');
  expect(await led(id, { ...person(2), espera: 'si' })).toEqual([303, 'en-espera']);
  expect(await people(id)).toMatchObject({ inscritos: [{ nombre: 'Persona 1' }], espera: [{ nombre: 'Persona 2' }] });
});

test('a draft, one that was called off and one that never was have no page; nor do they take anybody', async () => {
  const draft = Number((await schedule({ publica: false })).number);
  const off = Number((await schedule()).number);
  const cancelled = await post('/capacitaciones/modificar', { accion: 'cancelar', id: off, motivo: 'Sin relator' });
  for (const id of [draft, off, 987_654]) {
    // oxlint-disable-next-line no-await-in-loop -- three addresses
    const found = await page(`/inscripcion/${id}`, String(cancelled.posicion));
    expect([id, found.status]).toEqual([id, 404]);
    expect(found.html).toContain('Esta capacitación no está disponible.');
    // oxlint-disable-next-line no-await-in-loop -- three addresses
    expect(await led(id, person(1))).toEqual([303, 'CAPACITACION_NO_EXISTE']);
  }
  expect((await page('/inscripcion/hola')).status).toBe(404);
});

test('what is missing, false, unknown or made by a program is refused in words, and nothing is written', async () => {
  const id = Number((await schedule()).number);
  const { acepto: _, ...silent } = ana;
  for (const fields of [
    silent,
    { ...ana, email: 'nada' },
    { ...ana, nombre: ' ' },
    { ...ana, nombre: 'x'.repeat(300) },
    { ...ana, perfil: 'Administrador' },
    { ...ana, acepto: 'no' },
  ])
    // oxlint-disable-next-line no-await-in-loop -- one after the other, for the log of a failure
    expect(await led(id, fields as never)).toEqual([303, 'PETICION_INVALIDA']);
  expect(await led(id, { ...ana, sitio_web: 'https://spam.test' })).toEqual([303, 'CAMPO_OCULTO']);
  expect((await form(id, { ...ana, nombre: 'x'.repeat(2_000_000) })).status).toBe(413);
  expect((await page(`/inscripcion/${id}?aviso=%3Cscript%3E`)).html).not.toContain('<script');
  expect((await people(id)).inscritos).toEqual([]);
});

test('a refused form keeps what was typed, for who typed it alone and until it is sent', async () => {
  const made = await schedule();
  const id = Number(made.number);
  const posicion = String(made.posicion);
  const typed = {
    nombre: 'Ana "Soto" <b>',
    email: 'nada',
    empresa: 'Áridos & Cía.',
    acepto: 'si',
    sitio_web: '',
    clave: 'c',
  };
  const refused = await form(id, typed);
  const cookie = refused.headers.getSetCookie().find((one) => one.startsWith('formulario='))!;
  expect(cookie).toMatch(new RegExp(`; Path=/inscripcion/${id};.*HttpOnly; SameSite=Strict`));
  // The address, which is kept and passed on, says nothing of it.
  expect(refused.headers.get('location')).toBe(`/inscripcion/${id}?aviso=PETICION_INVALIDA`);
  const opened = async (headers: Record<string, string>, address = `/inscripcion/${id}?aviso=PETICION_INVALIDA`) =>
    (
      await fetch(`${system.url}${address}`, { headers: { accept: 'text/html', 'x-posicion': posicion, ...headers } })
    ).text();
  const mine = await opened({ cookie: cookie.split(';')[0]! });
  expect(mine).toContain('value="Ana &quot;Soto&quot; &lt;b&gt;"');
  expect(mine).toContain('value="nada"');
  expect(mine).toContain('value="Áridos &amp; Cía."');
  expect(mine).not.toMatch(/checked|value="c"/);
  expect(await opened({})).not.toContain('Ana');
  // Nobody fills it in for somebody else by an address.
  const crafted = encodeURIComponent(JSON.stringify(typed));
  expect(await opened({}, `/inscripcion/${id}?escrito=${crafted}`)).not.toContain('Ana');
  for (const broken of ['formulario=%7B', 'formulario=%5B1%5D', `formulario=${'x'.repeat(5000)}`])
    expect(await opened({ cookie: broken })).toContain('Nombre y apellido');
  const done = await form(id, { ...typed, email: 'ana@visita.test' });
  expect(done.headers.getSetCookie().find((one) => one.startsWith('formulario='))).toMatch(/^formulario=;/);
});

test('the shop window leads to public trainings alone', async () => {
  const made = await schedule({ nombre: 'Alarmas para todos' });
  await schedule({ nombre: 'De la casa', publica: false });
  const { html } = await page('/web', String(made.posicion));
  expect(html).toContain(`href="/inscripcion/${Number(made.number)}"`);
  expect(html).toContain('Alarmas para todos');
  expect(html).not.toContain('De la casa');
});
