import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { user } from '@power/domain/access/user';
import { SESSION_USE_SCHEMA } from '@power/infra/platform/access/session-use';
import { THROTTLE_SCHEMA } from '@power/infra/platform/access/throttle';
import { OUTBOX_SCHEMA } from '@power/infra/adapters/mail/outbox';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { userRow } from '@power/domain/access/views/user-row';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import type pg from 'pg';
import '../kernel/environment.testing.ts';
import { openSpine, type Spine } from '../kernel/spine.testing.ts';

/** Accounts over the real handlers, tables and hashes; the log in memory. */
let database: TestDatabase;
let pool: pg.Pool;
let spine: Spine;
const somebody = (perfil: Perfil, _id: string): Principal => ({
  _id,
  nombre: _id,
  email: `${_id}@power.test`,
  perfil,
  permisos: permisosOf(perfil),
  sesion: 's',
});
const admin = somebody('Administrador', 'nadie');

beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url, { searchPath: ['read', 'ops'] });
  await migrate(pool, THROTTLE_SCHEMA, OUTBOX_SCHEMA, SESSION_USE_SCHEMA);
  await createReadModels(pool, [userRow]);
  spine = await openSpine(undefined, pool);
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

const nobody = somebody('Cliente', 'anonimo');
const login = (email: string, password: string) => spine.issue(nobody, 'login', { email, password });
async function account(email: string, perfil: Perfil, password?: string): Promise<string> {
  const { _id } = await spine.issue(admin, 'register-user', {
    accion: 'crear',
    usuario: { email, nombre: email, perfil, password },
  });
  await plant(pool, userRow, [{ _id, perfil, activo: true }]);
  return _id as string;
}
/** Token of a link as its addressee opens it. */
const tokenIn = (enlace: string | null): string => /cambio-password\/(\S+)/.exec(enlace ?? '')?.[1] ?? '';
async function mailTo(para: string): Promise<{ texto: string; token: string }[]> {
  const { rows } = await pool.query<{ texto: string; enlace: string | null }>(
    'SELECT texto, enlace FROM ops.outbox WHERE para = $1 ORDER BY creado',
    [para],
  );
  return rows.map(({ texto, enlace }) => ({ texto, token: tokenIn(enlace) }));
}

test('a sign-in repeated under its command id needs the password again', async () => {
  await account('rut@power.test', 'Marketing', 'primera99');
  const again = (password: string) => spine.issue(nobody, 'login', { email: 'rut@power.test', password }, 'sign-in-1');
  const first = await again('primera99');
  expect(first.ok).toBe(true);
  const wrong = await again('adivinada');
  expect(wrong).toMatchObject({ ok: false, codigo: 'CREDENCIALES' });
  expect(wrong).not.toHaveProperty('token');
  expect(await again('primera99')).toMatchObject({ ok: true, version: first.version });
});

test('recovery: same answer for an unknown address, a link that works once and ends every session', async () => {
  const eva = await account('eva@power.test', 'Marketing', 'primera99');
  expect((await login('eva@power.test', 'primera99')).ok).toBe(true);
  const known = await spine.issue(nobody, 'request-recovery', { email: 'eva@power.test' });
  const unknown = await spine.issue(nobody, 'request-recovery', { email: 'nadie@power.test' });
  expect({ ...known, mensaje: String(known.mensaje).replace('eva@', 'nadie@') }).toEqual(unknown);
  expect(await mailTo('nadie@power.test')).toEqual([]);
  const [mail] = await mailTo('eva@power.test');
  expect((await spine.issue(nobody, 'change-password', { password: 'segunda99', token: mail!.token })).ok).toBe(true);
  expect((await spine.state(user, eva)).sesiones).toEqual([]);
  expect((await spine.issue(nobody, 'change-password', { password: 'tercera99', token: mail!.token })).codigo).toBe(
    'ENLACE_INVALIDO',
  );
  expect((await login('eva@power.test', 'primera99')).codigo).toBe('CREDENCIALES');
  expect((await login('eva@power.test', 'segunda99')).ok).toBe(true);
});

test('one link a minute: asking again at once sends nothing and leaves the link as it is', async () => {
  await account('ana@power.test', 'Marketing', 'primera99');
  const ask = () => spine.issue(nobody, 'request-recovery', { email: 'ana@power.test' });
  expect(await ask()).toEqual(await ask());
  expect(await mailTo('ana@power.test')).toHaveLength(1);
  spine.pass(60_000);
  await ask();
  const mails = await mailTo('ana@power.test');
  expect(mails).toHaveLength(2);
  expect((await spine.issue(nobody, 'change-password', { password: 'segunda99', token: mails[1]!.token })).ok).toBe(
    true,
  );
});

test('a link that an Administrador hands over: in the reply alone, once, and in the history under that name', async () => {
  const mia = await account('mia@power.test', 'Marketing', 'primera99');
  await spine.issue(nobody, 'request-recovery', { email: 'mia@power.test' });
  const asked = (await mailTo('mia@power.test'))[0]!;
  const give = () => spine.issue(admin, 'issue-password-link', { accion: 'enlace', usuario: mia });
  const first = await give();
  expect(first).toMatchObject({
    ok: true,
    enlace: expect.stringMatching(/^https:\/\/power\.test\/cambio-password\/\S+$/) as string,
  });
  expect((await mailTo('mia@power.test')).map(({ token }) => token)).toEqual(['']);
  const choose = (token: string) => spine.issue(nobody, 'change-password', { password: 'segunda99', token });
  expect((await choose(asked.token)).codigo).toBe('ENLACE_INVALIDO');
  const second = await give();
  expect((await choose(tokenIn(first.enlace as string))).codigo).toBe('ENLACE_INVALIDO');
  expect((await choose(tokenIn(second.enlace as string))).ok).toBe(true);
  expect((await choose(tokenIn(second.enlace as string))).codigo).toBe('ENLACE_INVALIDO');
  const issued = (await spine.log.read(`user-${mia}`)).filter((e) => e.type === 'PasswordLinkIssued').at(-1)!;
  expect([issued.metadata.user, (issued.data as { motivo: string }).motivo]).toEqual(['nadie', 'administrador']);
  await spine.issue(admin, 'deactivate-user', { accion: 'desactivar', usuario: mia });
  expect((await give()).codigo).toBe('USUARIO_INACTIVO');
});

test('a link that was used takes what was not sent yet with it', async () => {
  await account('pia@power.test', 'Marketing', 'primera99');
  await spine.issue(nobody, 'request-recovery', { email: 'pia@power.test' });
  const [mail] = await mailTo('pia@power.test');
  expect(mail!.texto).not.toContain(mail!.token);
  await spine.issue(nobody, 'change-password', { password: 'segunda99', token: mail!.token });
  expect(await mailTo('pia@power.test')).toMatchObject([{ token: '' }]);
  const { rows } = await pool.query("SELECT 1 FROM ops.outbox WHERE para = 'pia@power.test' AND vence > now()");
  expect(rows).toEqual([]);
});

test('a link ends after sixty minutes, and a forged one never begins', async () => {
  await account('luz@power.test', 'Marketing', 'primera99');
  await spine.issue(nobody, 'request-recovery', { email: 'luz@power.test' });
  const [mail] = await mailTo('luz@power.test');
  const forged = `${mail!.token.split('.')[0]}.${'A'.repeat(43)}`;
  expect((await spine.issue(nobody, 'change-password', { password: 'segunda99', token: forged })).codigo).toBe(
    'ENLACE_INVALIDO',
  );
  spine.pass(60 * 60_000 + 1);
  expect((await spine.issue(nobody, 'change-password', { password: 'segunda99', token: mail!.token })).codigo).toBe(
    'ENLACE_INVALIDO',
  );
});

test('an invitation reaches the outbox once, also when the command is repeated', async () => {
  const usuario = { email: 'nueva@power.test', nombre: 'Nueva', perfil: 'Finanzas' };
  const first = await spine.issue(admin, 'invite-user', { accion: 'invitar', usuario }, 'invite-1');
  expect(await spine.issue(admin, 'invite-user', { accion: 'invitar', usuario }, 'invite-1')).toMatchObject({
    ok: true,
    _id: first._id,
  });
  const mails = await mailTo('nueva@power.test');
  expect(mails).toHaveLength(1);
  expect((await spine.issue(admin, 'invite-user', { accion: 'invitar', usuario })).codigo).toBe('CORREO_EXISTE');
  expect((await spine.issue(nobody, 'change-password', { password: 'elegida99', token: mails[0]!.token })).ok).toBe(
    true,
  );
  expect((await login('nueva@power.test', 'elegida99')).ok).toBe(true);
});

test('two administrators who remove each other at once: one stays', async () => {
  const [uno, dos] = [
    await account('uno@power.test', 'Administrador', 'primera99'),
    await account('dos@power.test', 'Administrador', 'primera99'),
  ];
  const off = (by: string, usuario: string) =>
    spine.issue(somebody('Administrador', by), 'deactivate-user', { accion: 'desactivar', usuario });
  const outcomes = await Promise.all([off(uno, dos), off(dos, uno)]);
  expect(outcomes.map((o) => o.codigo ?? 'ok').sort()).toEqual(['ULTIMO_ADMINISTRADOR', 'ok']);
  const [left, gone] = (await spine.state(user, uno)).activo ? [uno, dos] : [dos, uno];
  await pool.query('UPDATE read.user_list SET activo = false WHERE _key = $1', [gone]);
  expect(
    (await spine.issue(admin, 'change-user-profile', { accion: 'perfil', usuario: left, perfil: 'Finanzas' })).codigo,
  ).toBe('ULTIMO_ADMINISTRADOR');
  await spine.issue(admin, 'reactivate-user', { accion: 'reactivar', usuario: gone });
  await pool.query('UPDATE read.user_list SET activo = true WHERE _key = $1', [gone]);
  expect(
    (await spine.issue(admin, 'change-user-profile', { accion: 'perfil', usuario: left, perfil: 'Finanzas' })).ok,
  ).toBe(true);
});

test('an edit from before a sign-in still holds; one from before another edit does not', async () => {
  const eva = await account('edita@power.test', 'Marketing', 'primera99');
  await login('edita@power.test', 'primera99');
  const edit = (nombre: string, expectedVersion: number) =>
    spine.issue(admin, 'change-user-data', { accion: 'datos', usuario: eva, nombre, expectedVersion });
  const first = await edit('Uno', 0);
  expect(first.ok).toBe(true);
  expect(await edit('Dos', 0)).toMatchObject({
    codigo: 'VERSION_OBSOLETA',
    cambios: [{ tipo: 'PasswordSet' }, { tipo: 'SignedIn' }, { tipo: 'UserChanged' }],
  });
  expect((await edit('Dos', first.version as number)).ok).toBe(true);
});
