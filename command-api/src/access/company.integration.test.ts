import { userRow } from '@power/domain/access/views/user-row';
import { permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { OUTBOX_SCHEMA } from '@power/infra/adapters/mail/outbox';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { SESSION_USE_SCHEMA } from '@power/infra/platform/access/session-use';
import { THROTTLE_SCHEMA } from '@power/infra/platform/access/throttle';
import type pg from 'pg';
import '../kernel/environment.testing.ts';
import { openSpine, type Spine } from '../kernel/spine.testing.ts';

/** The portal of a client company: people are let in, and out again, by who invited them. */
let database: TestDatabase;
let pool: pg.Pool;
let spine: Spine;
const client = (_id: string, cliente_id: string): Principal => ({
  _id,
  nombre: _id,
  email: `${_id}@cliente.test`,
  perfil: 'Cliente',
  permisos: permisosOf('Cliente'),
  sesion: 's',
  cliente_id,
});
const ana = client('ana', '9');

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

const tokenIn = (enlace: unknown): string => /cambio-password\/(\S+)/.exec(String(enlace))?.[1] ?? '';
const invite = (email: string, me = ana, id?: string) =>
  spine.issue(me, 'invite-colleague', { accion: 'invitar', persona: { nombre: 'Luis', email } }, id);
const choose = (token: string) => spine.issue(ana, 'change-password', { password: 'una-larga-2026', token });
const decide = (accion: string, persona: unknown, me = ana) =>
  spine.issue(me, accion === 'retirar' ? 'withdraw-colleague' : 'reinvite-colleague', { accion, persona });

test('a link works once, is the same for a repeat, is kept as a hash alone, and ends when it is withdrawn', async () => {
  const first = await invite('luis@cliente.test', ana, 'invite-1');
  expect(first.ok).toBe(true);
  expect((await invite('luis@cliente.test', ana, 'invite-1')).enlace).toBe(first.enlace);
  const token = tokenIn(first.enlace);
  const log = await spine.log.read(`user-${String(first._id)}`);
  expect(JSON.stringify(log.map(({ data }) => data))).not.toContain(token.split('.')[1]);
  await decide('retirar', first._id);
  expect((await choose(token)).codigo).toBe('ENLACE_INVALIDO');
  const second = await decide('reinvitar', first._id);
  expect((await choose(token)).codigo).toBe('ENLACE_INVALIDO');
  expect((await choose(tokenIn(second.enlace))).ok).toBe(true);
  expect((await choose(tokenIn(second.enlace))).codigo).toBe('ENLACE_INVALIDO');
  const signIn = { email: 'luis@cliente.test', password: 'una-larga-2026' };
  expect((await spine.issue(ana, 'login', signIn)).ok).toBe(true);
  await decide('retirar', first._id);
  expect((await spine.issue(ana, 'login', signIn)).ok).toBe(false);
});

test('a link ends after three days; an address that is taken, also by another company, gets none', async () => {
  const { enlace, _id } = await invite('rosa@cliente.test');
  expect((await invite('rosa@cliente.test', client('otro', '8'))).codigo).toBe('CORREO_EXISTE');
  expect((await decide('retirar', _id, client('otro', '8'))).codigo).toBe('PERSONA_NO_EXISTE');
  expect((await decide('reinvitar', _id, client('otro', '8'))).codigo).toBe('PERSONA_NO_EXISTE');
  spine.pass(72 * 3_600_000 + 1000);
  expect((await choose(tokenIn(enlace))).codigo).toBe('ENLACE_INVALIDO');
});

test('a company with as many people as it may have invites nobody more, others do', async () => {
  const people = Array.from({ length: 50 }, (_, n) => ({
    _id: `p${n}`,
    perfil: 'Cliente' as const,
    cliente_id: '7',
    activo: true,
  }));
  await plant(pool, userRow, people);
  expect((await invite('cincuenta@cliente.test', client('p0', '7'))).codigo).toBe('DEMASIADAS_PERSONAS');
  expect((await invite('uno@cliente.test', client('p0', '6'))).ok).toBe(true);
});
