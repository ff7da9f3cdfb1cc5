import { sessionRow } from '@power/domain/access/views/session-row';
import jwt from 'jsonwebtoken';
import type pg from 'pg';
import { createPool } from '../../adapters/postgres/pool.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { createAuthenticator, signToken } from './auth.ts';
import { createReadModels, plant, standAt } from '../../laboratory/testing/read-models.ts';
import { createPositionWaiter, type PositionWaiter } from './positions.ts';

const secret = 'secret-of-the-tests-0123456789';
let database: TestDatabase;
let pool: pg.Pool;
let positions: PositionWaiter;

beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url);
  await createReadModels(pool, [sessionRow]);
  await standAt(pool, ['access/session-list'], 10);
  positions = createPositionWaiter({ url: database.url, pool });
});
afterAll(async () => {
  await positions.close();
  await pool.end();
  await database.drop();
});

const start = (sid: string, activa = true) =>
  plant(pool, sessionRow, [
    {
      _id: sid,
      usuario: 'u1',
      nombre: 'Ana',
      email: 'ana@power.test',
      perfil: 'Brand Manager',
      permisos: { exportar: true, dolares: false },
      marcas: ['Hikvision'],
      activa,
    },
  ]);
const passTo = async (position: bigint): Promise<void> => {
  await pool.query('UPDATE ops.projection_state SET position = $1', [position]);
  await pool.query("SELECT pg_notify('feed', $1)", [
    JSON.stringify({ seq: '1', positions: { 'access/session-list': String(position) } }),
  ]);
};
const token = (sid: string, pos = 5n) => signToken({ sub: 'u1', sid, pos }, secret);

test('a session is a principal with its own flags over those of the profile', async () => {
  await start('s1');
  expect(await createAuthenticator({ pool, jwtSecret: secret, positions })(token('s1'))).toEqual({
    user: {
      _id: 'u1',
      nombre: 'Ana',
      email: 'ana@power.test',
      perfil: 'Brand Manager',
      sesion: 's1',
      marcas: ['Hikvision'],
      permisos: {
        dolares: false,
        condicionpago: true,
        tipocliente: false,
        validar: false,
        exportar: true,
        margenes: false,
      },
    },
  });
});

test('no token, a forged, an unsigned and an expired one, and a session that ended or belongs to somebody else are told apart', async () => {
  await start('s2', false);
  await start('s3');
  const authenticate = createAuthenticator({ pool, jwtSecret: secret, positions });
  const claims = { sid: 's3', pos: '5' };
  expect(await authenticate(undefined)).toEqual({ refused: 'SIN_SESION' });
  expect(await authenticate(jwt.sign(claims, 'another secret of somebody', { subject: 'u1' }))).toEqual({
    refused: 'SIN_SESION',
  });
  expect(await authenticate(jwt.sign(claims, '', { subject: 'u1', algorithm: 'none' }))).toEqual({
    refused: 'SIN_SESION',
  });
  expect(await authenticate(jwt.sign(claims, secret, { subject: 'u1', expiresIn: -1 }))).toEqual({
    refused: 'SESION_EXPIRADA',
  });
  expect(await authenticate(jwt.sign(claims, secret, { subject: 'u2' }))).toEqual({ refused: 'SESION_CERRADA' });
  expect(await authenticate(token('s2'))).toEqual({ refused: 'SESION_CERRADA' });
  expect(await authenticate(token('never'))).toEqual({ refused: 'SESION_CERRADA' });
});

test.each(['with', 'without'])('a session just begun is waited for, %s the feed', async (how) => {
  const authenticate = createAuthenticator({ pool, jwtSecret: secret, ...(how === 'with' && { positions }) });
  const pos = how === 'with' ? 20n : 30n;
  const answer = authenticate(token(`new-${how}`, pos));
  await start(`new-${how}`);
  await passTo(pos);
  expect(await answer).toHaveProperty('user.sesion', `new-${how}`);
});

test('a session that the read model has not come to is asked to come again; one of long ago is over', async () => {
  const authenticate = createAuthenticator({ pool, jwtSecret: secret, positions });
  await expect(authenticate(token('unread', 1_000_000n))).rejects.toMatchObject({ status: 503 });
  const old = jwt.sign({ sid: 'unread', pos: '1000000', iat: Math.floor(Date.now() / 1000) - 7200 }, secret, {
    subject: 'u1',
  });
  expect(await authenticate(old)).toEqual({ refused: 'SESION_CERRADA' });
});

test('an ended session ends here as soon as the projection says so', async () => {
  await start('s4');
  const authenticate = createAuthenticator({ pool, jwtSecret: secret, positions });
  expect(await authenticate(token('s4'))).toHaveProperty('user');
  await pool.query("UPDATE read.session_list SET activa = false WHERE _key = 's4'");
  const heard = new Promise<void>((resolve) => positions.onChange(() => resolve()));
  await passTo(40n);
  await heard;
  expect(await authenticate(token('s4'))).toEqual({ refused: 'SESION_CERRADA' });
});

test('without the feed an ended session ends by itself', async () => {
  await start('s5');
  const authenticate = createAuthenticator({ pool, jwtSecret: secret });
  expect(await authenticate(token('s5'))).toHaveProperty('user');
  await pool.query("UPDATE read.session_list SET activa = false WHERE _key = 's5'");
  while ('user' in (await authenticate(token('s5')))) await new Promise((resolve) => setTimeout(resolve, 20));
});

test('a token that was good ends at its term', async () => {
  await start('s6');
  const authenticate = createAuthenticator({ pool, jwtSecret: secret, positions });
  const short = jwt.sign({ sid: 's6', pos: '5' }, secret, { subject: 'u1', expiresIn: 1 });
  let answer = await authenticate(short);
  while ('user' in answer) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    answer = await authenticate(short);
  }
  expect(answer).toEqual({ refused: 'SESION_EXPIRADA' });
});

test('sessions of the secret before go on as long as it is named, and no others', async () => {
  const former = 'the-secret-before-0123456789';
  await start('s-former');
  const old = signToken({ sub: 'u1', sid: 's-former', pos: 5n }, former);
  const changed = { pool, jwtSecret: secret, positions };
  expect(await createAuthenticator({ ...changed, formerSecret: former })(old)).toHaveProperty(
    'user.sesion',
    's-former',
  );
  expect(await createAuthenticator(changed)(old)).toEqual({ refused: 'SIN_SESION' });
  const foreign = signToken({ sub: 'u1', sid: 's-former', pos: 5n }, 'of-nobody-0123456789');
  expect(await createAuthenticator({ ...changed, formerSecret: former })(foreign)).toEqual({ refused: 'SIN_SESION' });
});
