import { AS_OF_HEADER } from '@power/domain/kernel/as-of';
import type { CallBase } from '@power/domain/kernel/call';
import { SYSTEM } from '@power/domain/kernel/principal';
import { asOfOf } from './as-of.ts';
import { HttpError } from './http-error.ts';

const AT = '2026-02-10T12:00:00.000Z';
const asked = (call: object, header?: string, body: object = {}, user: typeof SYSTEM | undefined = SYSTEM) =>
  asOfOf(
    { get: (name: string) => (name === AS_OF_HEADER ? header : undefined) } as never,
    call as CallBase,
    body,
    user,
  );
const query = { kind: 'query' };

test('the header counts, and the field of a query that takes one', () => {
  expect(asked(query)).toBeUndefined();
  expect(asked(query, '2026-02-10T09:00:00-03:00')).toBe(AT);
  expect(asked(query, undefined, { asOf: AT })).toBe(AT);
  expect(asked(query, AT, { asOf: '2020-01-01T00:00:00Z' })).toBe(AT);
});

test('a command in the past is refused, one that speaks of some instant is none', () => {
  expect(asked({ kind: 'command' }, AT)).toMatchObject({
    codigo: 'EN_EL_PASADO',
    mensaje: 'Estás viendo el sistema como estaba el 10-02-2026 09:00. Vuelve a ahora para hacer cambios.',
  });
  expect(asked({ kind: 'command' }, undefined, { asOf: AT })).toBeUndefined();
});

test('a query about the present answers the same, one without past says why', () => {
  expect(asked({ ...query, asOf: { now: 'Los permisos son los de hoy.' } }, AT)).toBeUndefined();
  expect(asked({ ...query, asOf: { none: 'Las sesiones no guardan su historia.' } }, AT)).toMatchObject({
    codigo: 'SIN_HISTORIA',
    mensaje: 'Las sesiones no guardan su historia. Vuelve a ahora para verlo.',
  });
});

test('what is no instant, or has not come, is 400; a screen without session sees the present alone', () => {
  for (const wrong of ['ayer', '2026-13-01T00:00:00Z', '', new Date(Date.now() + 60_000).toISOString()])
    expect(() => asked(query, wrong)).toThrow(HttpError);
  expect(asOfOf({ get: () => AT } as never, query as CallBase, {}, undefined)).toMatchObject({
    codigo: 'SIN_HISTORIA',
  });
});
