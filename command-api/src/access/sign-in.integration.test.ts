import type { Perfil } from '@power/domain/kernel/perfiles';
import { user } from '@power/domain/access/user';
import {
  ADDRESS_FAILURES,
  createThrottle,
  LOCK_MINUTES,
  signInBudgets,
  THROTTLE_SCHEMA,
} from '@power/infra/platform/access/throttle';
import { OUTBOX_SCHEMA } from '@power/infra/adapters/mail/outbox';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { userRow } from '@power/domain/access/views/user-row';
import { createReadModels } from '@power/infra/laboratory/testing/read-models';
import { createPool } from '@power/infra/adapters/postgres/pool';
import type { HttpError } from '@power/infra/platform/http/http-error';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import type pg from 'pg';
import { openSpine, person, type Reply, type Spine } from '../kernel/spine.testing.ts';
import '../kernel/environment.testing.ts';

/** Sign-in under attack, over the real handlers, tables and hashes; the log in memory. */
let database: TestDatabase;
let pool: pg.Pool;
let spine: Spine;
const nobody = person('Cliente', { _id: 'anonimo' });

beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url, { searchPath: ['read', 'ops'] });
  await migrate(pool, THROTTLE_SCHEMA, OUTBOX_SCHEMA, 'CREATE SCHEMA IF NOT EXISTS read');
  spine = await openSpine(undefined, pool);
});
beforeEach(() => pool.query('TRUNCATE ops.sign_in_attempts'));
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

let issued = 0;
const login = (email: string, password: string, ip: string, equipo?: string, more = {}): Promise<Reply> =>
  spine.issue(nobody, 'login', { email, password, ...more }, `s${(issued += 1)}`, { ip, equipo });
async function account(email: string, perfil: Perfil = 'Marketing'): Promise<string> {
  const usuario = { email, nombre: email, perfil, password: 'primera99' };
  return (await spine.issue(person('Administrador'), 'register-user', { accion: 'crear', usuario }))._id as string;
}
/** What came of attempts: the code of a refusal, `ok`, or the HTTP status. */
const outcome = (attempt: Promise<Reply>): Promise<string> =>
  attempt.then(
    (reply) => (reply.ok ? 'ok' : reply.codigo!),
    (error: unknown) => String((error as HttpError).status),
  );
/** Attempts that failed, without the work of hashing. */
async function failures(count: number, email: (n: number) => string, ip: string): Promise<void> {
  const throttle = createThrottle(pool);
  for (let n = 0; n < count; n += 1) await throttle.attempt(signInBudgets(email(n), ip, undefined), async () => false);
}

test('five failures hold an account, known or not, and the time alone releases it', async () => {
  await account('leo@power.test');
  for (const email of ['leo@power.test', 'quien@power.test']) {
    for (let n = 0; n < 5; n += 1) expect((await login(email, 'mala', '10.0.0.1')).codigo).toBe('CREDENCIALES');
    expect((await login(email, 'primera99', '10.0.0.1')).codigo).toBe('CUENTA_BLOQUEADA');
  }
  await pool.query('UPDATE ops.sign_in_attempts SET at = at - make_interval(mins => $1)', [LOCK_MINUTES]);
  expect((await login('leo@power.test', 'primera99', '10.0.0.1')).ok).toBe(true);
});

test('of forty guesses at once five are tried, and the right one among the rest does not get in', async () => {
  await account('ivo@power.test');
  const guesses = Array.from({ length: 39 }, (_, n) => outcome(login('ivo@power.test', `mala${n}`, `10.1.0.${n}`)));
  const outcomes = await Promise.all([...guesses, outcome(login('ivo@power.test', 'primera99', '10.1.1.1'))]);
  expect(outcomes.filter((one) => one === 'CREDENCIALES')).toHaveLength(5);
  expect(outcomes).not.toContain('ok');
});

test('several right ones at once all get in', async () => {
  await account('uma@power.test');
  const all = Array.from({ length: 8 }, () => outcome(login('uma@power.test', 'primera99', '10.1.2.1')));
  expect((await Promise.all(all)).filter((one) => one !== 'ok' && one !== '429')).toEqual([]);
});

test('an office at nine: twelve people of one address that nobody knows yet all get in', async () => {
  const people = Array.from({ length: 12 }, (_, n) => `oficina${n}@power.test`);
  for (const email of people) await account(email);
  const all = people.map((email) => outcome(login(email, 'primera99', '10.6.0.1')));
  expect(await Promise.all(all)).toEqual(people.map(() => 'ok'));
});

test('sixty failures of an address lock strangers there out, not the devices that are known', async () => {
  await account('ana@power.test');
  const { equipo } = await login('ana@power.test', 'primera99', '10.3.0.1');
  await failures(ADDRESS_FAILURES, (n) => `otro${n}@power.test`, '10.3.0.1');
  expect(await login('ana@power.test', 'primera99', '10.3.0.1')).toMatchObject({
    codigo: 'CUENTA_BLOQUEADA',
    mensaje: expect.stringContaining('desde tu red') as string,
  });
  expect((await login('ana@power.test', 'primera99', '10.3.0.1', equipo as string)).ok).toBe(true);
  expect((await login('ana@power.test', 'primera99', '10.3.0.2')).ok).toBe(true);
});

test('a known device has five failures of its own, whatever strangers do to the account', async () => {
  await account('tea@power.test');
  const equipo = (await login('tea@power.test', 'primera99', '10.4.0.1')).equipo as string;
  await failures(5, () => 'tea@power.test', '10.4.0.9');
  expect((await login('tea@power.test', 'primera99', '10.4.0.1')).codigo).toBe('CUENTA_BLOQUEADA');
  expect((await login('tea@power.test', 'primera99', '10.4.0.1', equipo)).ok).toBe(true);
  for (let n = 0; n < 5; n += 1) await login('tea@power.test', 'mala', '10.4.0.1', equipo);
  expect((await login('tea@power.test', 'primera99', '10.4.0.1', equipo)).codigo).toBe('CUENTA_BLOQUEADA');
});

test('a link from the mailbox lifts the lock, and its device stays welcome while the failures go on', async () => {
  await account('luz@power.test');
  await failures(5, () => 'luz@power.test', '10.5.0.9');
  await spine.issue(nobody, 'request-recovery', { email: 'luz@power.test' });
  const { rows } = await pool.query<{ enlace: string }>("SELECT enlace FROM ops.outbox WHERE para = 'luz@power.test'");
  const token = /cambio-password\/(\S+)/.exec(rows[0]!.enlace)![1];
  const changed = await spine.issue(nobody, 'change-password', { password: 'segunda99', token });
  expect((await login('luz@power.test', 'segunda99', '10.5.0.1')).ok).toBe(true);
  await failures(5, () => 'luz@power.test', '10.5.0.9');
  expect((await login('luz@power.test', 'segunda99', '10.5.0.1')).codigo).toBe('CUENTA_BLOQUEADA');
  expect((await login('luz@power.test', 'segunda99', '10.5.0.1', changed.equipo as string)).ok).toBe(true);
});

test.each([
  ['Asistente Bodega', 'Perfil sin Autorización', false],
  ['Bodega y Despacho', 'Perfil sin Autorización', false],
  ['Tecnico', 'Su usuario no tiene autorización para ingresar al sistema', true],
] as const)(
  '%s is refused in the browser without a session, and by a password at the terminal: %s, %s',
  async (perfil, mensaje, byProgram) => {
    const email = `${perfil.replaceAll(' ', '')}@power.test`.toLowerCase();
    const id = await account(email, perfil);
    const refusal = { ok: false, codigo: 'PERFIL_SIN_INGRESO', mensaje };
    const refused = await login(email, 'primera99', '10.6.0.1');
    expect(refused).toMatchObject(refusal);
    expect(refused).not.toHaveProperty('token');
    expect((await spine.state(user, id)).sesiones).toEqual([]);
    const program = await login(email, 'primera99', '10.6.0.1', undefined, { cliente: 'terminal' });
    expect(program).toMatchObject(byProgram ? { ok: true } : refusal);
    expect((await spine.state(user, id)).sesiones).toHaveLength(byProgram ? 1 : 0);
  },
);

test('who works in the warehouse signs in on the phone with a code of the Jefe de Bodega, once, and nowhere else', async () => {
  const email = 'manos@power.test';
  const id = await account(email, 'Bodega y Despacho');
  const issue = (as: ReturnType<typeof person>) =>
    spine.issue(as, 'issue-device-code', { accion: 'codigodispositivo', usuario: id });
  const { codigo } = (await issue(person('Jefe de Bodega'))) as unknown as { readonly codigo: string };
  expect(codigo).toMatch(/^[A-Z2-9]{8}$/);
  // What the log keeps of it is no code.
  expect(
    JSON.stringify(await spine.log.read(`user-${id}`), (_, v: unknown) => (typeof v === 'bigint' ? '' : v)),
  ).not.toContain(codigo);
  const phone = { cliente: 'dispositivo' };
  expect(await login(email, codigo, '10.8.0.1')).toMatchObject({ ok: false, codigo: 'CREDENCIALES' });
  expect(await login(email, 'primera99', '10.8.0.1', undefined, phone)).toMatchObject({
    ok: false,
    mensaje: 'El código no corresponde a ese correo, ya se usó o venció. Pide uno nuevo al Jefe de Bodega.',
  });
  const typed = `${codigo.slice(0, 4)}-${codigo.slice(4)}`.toLowerCase();
  expect(await login(email, typed, '10.8.0.1', undefined, phone)).toMatchObject({ ok: true, auth: true });
  expect((await spine.state(user, id)).sesiones).toHaveLength(1);
  expect(await login(email, codigo, '10.8.0.1', undefined, phone)).toMatchObject({ codigo: 'CREDENCIALES' });
});

test('a code that nobody used within a shift is void', async () => {
  const email = 'tarde@power.test';
  const id = await account(email, 'Asistente Bodega');
  const { codigo } = (await spine.issue(person('Administrador'), 'issue-device-code', {
    accion: 'codigodispositivo',
    usuario: id,
  })) as unknown as { readonly codigo: string };
  spine.pass(12 * 3_600_000 + 1);
  const late = await login(email, codigo, '10.9.0.1', undefined, { cliente: 'dispositivo' });
  expect(late).toMatchObject({ ok: false, codigo: 'CREDENCIALES' });
});

test('a deactivated account does not get in, and is told what a wrong password is told', async () => {
  const id = await account('ido@power.test');
  await createReadModels(pool, [userRow]);
  const off = await spine.issue(person('Administrador'), 'deactivate-user', { accion: 'desactivar', usuario: id });
  expect(off.ok).toBe(true);
  const refused = await login('ido@power.test', 'primera99', '10.7.0.1');
  expect(refused).toEqual(await login('ido@power.test', 'mala', '10.7.0.1'));
  expect((await spine.state(user, id)).sesiones).toEqual([]);
});
