import { z } from 'zod';
import { type Access, callKey, mayCall, routeKey } from './call.ts';
import { defineAggregate, evolve, on, streamOf } from './aggregate.ts';
import { someone } from './decision.testing.ts';
import { defineEvent, upcastData } from './event.ts';
import { HISTORY_PAGE, pageOf } from './history.ts';
import { gridRequest } from './grid.ts';
import { PERFILES, type Perfil, PERMISOS, permisosOf } from './perfiles.ts';
import { defineQuery, everyone, seesOwnOnly, self } from './query.ts';
import { reachesSale } from './reach.ts';
import { isRejection, reject } from './rejection.ts';

test('calls are told apart by method, path, accion and what the request is about', () => {
  const call = { method: 'POST', path: '/pedidos/modificar' } as const;
  const caso = { campo: 'tipo', valor: 'nota' };
  expect(callKey(call)).toBe('POST /pedidos/modificar');
  expect(callKey({ ...call, accion: 'validar' })).toBe('POST /pedidos/modificar validar');
  expect(routeKey({ ...call, accion: 'validar' })).toBe('POST /pedidos/modificar validar');
  expect(routeKey({ ...call, accion: 'validar', caso })).toBe('POST /pedidos/modificar validar tipo=nota');
});

const finance: Access = { perfiles: ['Finanzas'] };
test.each<[string, Access, Parameters<typeof mayCall>[1], boolean]>([
  ['what is public is for whoever comes', { publico: true }, undefined, true],
  ['what is public is for people too', { publico: true }, someone('Cliente'), true],
  ['without a session nothing else is', { perfiles: 'todos' }, undefined, false],
  ['what is for all is for every profile', { perfiles: 'todos' }, someone('Cliente'), true],
  ['what is for a profile is for it', finance, someone('Finanzas'), true],
  ['and for no other', finance, someone('Cobrador'), false],
  ['nor for who was granted something else', finance, someone('Cobrador', { concesiones: ['productos'] }), false],
  [
    'a grant counts as the profile',
    { ...finance, concesion: 'productos' },
    someone('Cobrador', { concesiones: ['web_app', 'productos'] }),
    true,
  ],
  [
    'another grant does not',
    { ...finance, concesion: 'productos' },
    someone('Cobrador', { concesiones: ['web_app'] }),
    false,
  ],
  ['no grant does not', { ...finance, concesion: 'productos' }, someone('Cobrador'), false],
  ['a flag is asked for besides', { ...finance, permiso: 'exportar' }, someone('Finanzas'), false],
  [
    'and suffices with the profile',
    { ...finance, permiso: 'exportar' },
    someone('Finanzas', { permisos: { ...permisosOf('Finanzas'), exportar: true } }),
    true,
  ],
  ['of all, whoever has the flag', { perfiles: 'todos', permiso: 'exportar' }, someone('Cliente'), false],
])('%s', (_, access, user, may) => expect(mayCall(access, user)).toBe(may));

test('each profile begins with the flags of document 1 §6', () => {
  const flags = (perfil: Perfil) => PERMISOS.filter((permiso) => permisosOf(perfil)[permiso]);
  const own = new Map<Perfil, readonly string[]>([
    ['Administrador', PERMISOS],
    ['Ejecutivo de Ventas', ['condicionpago']],
    ['Pre-Venta', ['dolares', 'condicionpago']],
    ['Brand Manager', ['dolares', 'condicionpago']],
  ]);
  for (const perfil of PERFILES) expect([perfil, flags(perfil)]).toEqual([perfil, own.get(perfil) ?? []]);
});

test('a sale is within reach of its seller, of who manages one of its brands, and of the company; never of outsiders', () => {
  const sale = { ejecutivo: 'eva', marcas: ['Dahua', 'Ajax'] };
  const reached = (perfil: Perfil, more: object = {}) => reachesSale(sale, someone(perfil, more));
  expect([reached('Ejecutivo de Ventas', { _id: 'eva' }), reached('Ejecutivo de Ventas')]).toEqual([true, false]);
  expect(reached('Brand Manager', { _id: 'eva' })).toBe(true);
  expect(reached('Brand Manager', { marcas: ['Ajax', 'Hik'] })).toBe(true);
  expect([reached('Brand Manager', { marcas: ['Hik'] }), reached('Brand Manager')]).toEqual([false, false]);
  for (const perfil of ['Reseller', 'Cliente', 'Proveedor'] as const)
    expect(reached(perfil, { _id: 'eva', marcas: ['Ajax'] })).toBe(false);
  for (const perfil of ['Administrador', 'Finanzas', 'Bodega', 'Pre-Venta'] as const)
    expect(reached(perfil)).toBe(true);
});

test('sellers are shown their own where rows have a seller, and nobody else is', () => {
  const own = { ejecutivo: 'ejecutivo_id' };
  expect(seesOwnOnly(own, 'Ejecutivo de Ventas')).toBe(true);
  expect(seesOwnOnly(own, 'Brand Manager')).toBe(false);
  for (const scope of [{ marca: 'marca' }, everyone, self, undefined] as const)
    expect(seesOwnOnly(scope, 'Ejecutivo de Ventas')).toBe(false);
});

test('a query is asked by POST unless it says otherwise', () => {
  const options = {
    name: 'q',
    context: 'c',
    path: '/p',
    access: { perfiles: 'todos' },
    reads: [],
    scope: everyone,
    summary: 's',
    request: z.object({}),
    reply: z.object({}),
  } as const;
  expect(defineQuery(options)).toMatchObject({ kind: 'query', method: 'POST', path: '/p' });
  expect(defineQuery({ ...options, method: 'GET' }).method).toBe('GET');
});

test('a grid is asked for some rows, a thousand at most, with fifty filters at most', () => {
  const grid = gridRequest('simple');
  const fits = (more: object) => grid.safeParse({ accion: 'simple', ...more }).success;
  expect(grid.parse({ accion: 'simple' })).toMatchObject({ startRow: 0, endRow: 20, sortModel: [], filterModel: {} });
  expect([fits({ startRow: 500, endRow: 1500 }), fits({ startRow: 500, endRow: 1501 })]).toEqual([true, false]);
  expect([fits({ startRow: 20, endRow: 20 }), fits({ startRow: 20, endRow: 21 })]).toEqual([false, true]);
  expect(grid.safeParse({ accion: 'simple', startRow: 9, endRow: 3 }).error!.issues).toMatchObject([
    { path: ['endRow'], message: 'endRow debe ser mayor que startRow y pedir a lo más 1000 filas' },
  ]);
  const filters = (n: number) =>
    Object.fromEntries(Array.from({ length: n }, (_, i) => [`f${i}`, { filterType: 'text', type: 'blank' }]));
  expect([fits({ filterModel: filters(50) }), fits({ filterModel: filters(51) })]).toEqual([true, false]);
});

test.each([
  [0, undefined, 0, 0, 0],
  [1, undefined, 0, 0, 1],
  [100, undefined, 0, 0, 100],
  [101, undefined, 1, 100, 101],
  [250, undefined, 2, 200, 250],
  [250, 0, 0, 0, 100],
  [250, 1, 1, 100, 200],
  [250, 9, 2, 200, 250],
])('of %i events, page %j is page %i: %i to %i', (total, asked, pagina, from, to) => {
  expect(HISTORY_PAGE).toBe(100);
  expect(pageOf(total, asked)).toEqual({ pagina, from, to });
});

test('refusals are known by what they are, whatever else has their form', () => {
  expect(isRejection(reject('A', 'b', 'c'))).toBe(true);
  expect(reject('A', 'b', 'c')).not.toHaveProperty('extra');
  expect(reject('A', 'b', 'c', { d: 1 }).extra).toEqual({ d: 1 });
  for (const other of [null, undefined, 'rejected', [], { rejected: 'yes' }, () => true])
    expect(isRejection(other)).toBe(false);
});

describe('events', () => {
  const first = defineEvent('Counted', { label: 'Contado', data: z.object({ n: z.number() }) });
  const grown = defineEvent('Grown', {
    label: 'Crecido',
    data: z.object({ a: z.number() }),
    schema: 3,
    upcast: { 1: (old: { c: number }) => ({ b: old.c + 1 }), 2: (old: { b: number }) => ({ a: old.b * 10 }) },
  });

  test('of an older form are brought forward step by step; of a newer one nothing is guessed', () => {
    expect([1, 2, 3].map((schema) => upcastData(grown, schema, { a: 5, b: 5, c: 5 }))).toEqual([
      { a: 60 },
      { a: 50 },
      { a: 5, b: 5, c: 5 },
    ]);
    expect(() => upcastData(grown, 4, {})).toThrow('Grown: schema 4 is newer than 3');
    expect(() => defineEvent('Lost', { label: 'Perdido', data: z.object({}), schema: 2 })).toThrow(
      'Lost: no upcast from schema 1',
    );
  });

  test('change a state as the aggregate folds them, each in one way; others leave it as it was', () => {
    const counter = defineAggregate('counter', 0, [on(first, (n, d) => n + d.n)]);
    expect(evolve(counter, 1, first({ n: 4 }), {} as never)).toBe(5);
    expect(evolve(counter, 1, { type: 'Other', data: {} }, {} as never)).toBe(1);
    expect(streamOf(counter, 7)).toBe('counter-7');
    expect(() => defineAggregate('twice', 0, [on(first, (n) => n), on(first, (n) => n + 1)])).toThrow(
      'aggregate twice: an event is folded twice',
    );
  });
});
