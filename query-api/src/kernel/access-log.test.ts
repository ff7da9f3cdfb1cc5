import { defineQuery, everyone } from '@power/domain/kernel/query';
import type { Principal } from '@power/domain/kernel/principal';
import { z } from 'zod';
import { createAccessLog } from './access-log.ts';

const base = { context: 'test', access: { perfiles: 'todos' }, reads: [], scope: everyone, summary: 'Ficha' } as const;
const request = z.strictObject({});
const sheet = defineQuery({
  ...base,
  name: 'ficha',
  path: '/f',
  request,
  reply: z.object({ pmp: z.number().nullable() }),
});
const plain = defineQuery({ ...base, name: 'lista', path: '/l', request, reply: z.object({ nombre: z.string() }) });
const excel = defineQuery({ ...base, name: 'excel', path: '/e', request, reply: z.object({}), file: 'xlsx' });
const picture = defineQuery({ ...base, name: 'foto', path: '/i', request, reply: z.object({}), file: 'imagen' });
const ana = { _id: 'ana', nombre: 'Ana', perfil: 'Finanzas', sesion: 's1', permisos: { margenes: true } } as Principal;
const eva = { ...ana, _id: 'eva', permisos: {} } as Principal;
const NOON = '2026-11-26T15:10:00.000Z';

function open(issue = async (): Promise<unknown> => ({})) {
  const told: unknown[][] = [];
  const failures: unknown[] = [];
  const log = createAccessLog(
    (name, { que, acceso }, id) => {
      const { usuario, llamada, clave } = acceso as { usuario: { _id: string }; llamada: string; clave: string };
      told.push([name, que, usuario._id, llamada, clave]);
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      return issue();
    },
    (error) => failures.push(error),
  );
  const look = (query: unknown, more: object = {}) =>
    log({ query, request: {}, user: ana, now: NOON, reply: { pmp: 5 }, ...more } as never);
  return { told, failures, look };
}

test('an export and a look at costs are entered once for each person, document and hour', async () => {
  const { told, look } = open();
  await look(excel);
  await look(excel);
  await look(excel, { user: eva });
  await look(excel, { now: '2026-11-26T16:00:00.000Z' });
  await look(sheet, { request: { id: 7 } });
  await look(sheet, { request: { id: 7 } });
  await look(sheet, { request: { id: 8 } });
  expect(told).toEqual([
    ['record-access', 'exportacion', 'ana', 'excel', ''],
    ['record-access', 'exportacion', 'eva', 'excel', ''],
    ['record-access', 'exportacion', 'ana', 'excel', ''],
    ['record-access', 'costos', 'ana', 'ficha', '7'],
    ['record-access', 'costos', 'ana', 'ficha', '8'],
  ]);
});

test('nothing is entered of what shows no cost, of pictures, of refusals and of our own processes', async () => {
  const { told, look } = open();
  await look(plain, { reply: { nombre: 'pmp' } });
  await look(sheet, { reply: { pmp: null } });
  await look(sheet, { user: eva });
  await look(picture);
  await look(excel, { reply: { ok: false, rejected: true, codigo: 'X', titulo: 'X', mensaje: 'X' } });
  await look(excel, { user: { ...ana, sesion: 'interno' } });
  expect(told).toEqual([]);
});

test('an export that cannot be entered is not handed out; a look at costs is, and the next one is entered', async () => {
  let away = true;
  const { told, failures, look } = open(() => (away ? Promise.reject(new Error('away')) : Promise.resolve({})));
  await expect(look(excel)).rejects.toMatchObject({ status: 503, body: { codigo: 'EXPORTACION_SIN_CONSTANCIA' } });
  await look(sheet);
  await new Promise(setImmediate);
  expect(failures).toEqual([new Error('away')]);
  away = false;
  await look(excel);
  await look(sheet);
  await new Promise(setImmediate);
  await look(sheet);
  expect(told.map(([, que]) => que)).toEqual(['exportacion', 'costos', 'exportacion', 'costos']);
});
