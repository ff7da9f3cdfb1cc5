import { moment } from './moment.ts';
import { changesData, momentOf } from './in-the-past.ts';

const AT = '2026-01-05T15:00:00.000Z';
const query = { kind: 'query', path: '/pedido_ventas/listar' } as const;
const command = { kind: 'command', path: '/pedido_ventas/modificar' } as const;
const logout = { kind: 'command', path: '/accesos/salir' } as const;
afterEach(() => moment.set(undefined));

test('queries carry the moment, unless they are of now; what is personal goes on', () => {
  expect([momentOf(query), momentOf(command)]).toEqual([undefined, undefined]);
  moment.set(AT);
  expect(momentOf(query)).toBe(AT);
  expect(momentOf({ ...query, asOf: { now: 'Los permisos son los de hoy.' } })).toBeUndefined();
  expect(momentOf(logout)).toBeUndefined();
});

test('nothing is changed in the past, and what has none says so', () => {
  moment.set(AT);
  expect([changesData(command), changesData(logout), changesData(query)]).toEqual([true, false, false]);
  expect(() => momentOf(command)).toThrow('Vuelve a ahora para hacer cambios.');
  expect(() => momentOf({ ...query, asOf: { none: 'Las sesiones no guardan su historia.' } })).toThrow(
    'Las sesiones no guardan su historia. Vuelve a ahora para verlo.',
  );
});
