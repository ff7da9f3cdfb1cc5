import type { CallBase } from '@power/domain/kernel/call';
import fc from 'fast-check';
import { toSchema } from '../../platform/contract/openapi.ts';

type Json = Record<string, unknown>;

/** A request as JSON text: text, because some of what attackers send cannot be built as a value. */
export type FuzzBody = string;

/** Bodies for a call: a plausible request, spoilt in one to three places (ARCHITECTURE, *A call, once*). */
export function fuzzBodies(call: CallBase): fc.Arbitrary<FuzzBody> {
  const plausible = valueOf(toSchema(call.request, 'input'), 0).map((value) => asObject(value, call));
  const spoilt = fc
    .tuple(plausible, fc.array(fc.tuple(fc.nat(), fc.oneof(...NASTY)), { minLength: 1, maxLength: 3 }), unknownField())
    .map(([request, changes, extra]) => {
      const entries = new Map(Object.entries(request).map(([key, value]) => [key, JSON.stringify(value)]));
      const keys = [...entries.keys()].filter((key) => key !== 'accion');
      for (const [at, text] of changes) {
        const key = keys[at % Math.max(1, keys.length)];
        if (key !== undefined) entries.set(key, text);
      }
      if (extra) entries.set(...extra);
      return objectText(entries);
    });
  const whole = fc.constantFrom(
    '[]',
    'null',
    '"texto"',
    '1',
    '{',
    '',
    '['.repeat(5000) + ']'.repeat(5000),
    '{"accion":{}}',
    '{"accion":["grid"]}',
    '{"accion":"\\u0000"}',
  );
  return fc.oneof({ weight: 9, arbitrary: spoilt }, { weight: 1, arbitrary: whole });
}

/** JSON texts that no field expects. */
const NASTY: fc.Arbitrary<string>[] = [
  fc.constantFrom(
    'null',
    'true',
    '-1',
    '1e308',
    '9007199254740993',
    '0.1',
    '""',
    '"\\u0000"',
    '"a\\u0000b"',
    '"\\ud800"',
    '[]',
    '{}',
    '[null]',
    '[[[[]]]]',
    '{"$gt":""}',
  ),
  fc.constantFrom(
    '"NaN"',
    '"2026-02-30"',
    '"\' OR 1=1 --"',
    '"%00%ff"',
    '"../../etc/passwd"',
    '"<script>alert(1)</script>"',
    '"\\u202e\\ufeff"',
  ),
  fc.constant(JSON.stringify('x'.repeat(100_000))),
  fc.constant('{"a":'.repeat(200) + '1' + '}'.repeat(200)),
  fc.constant('{"__proto__":{"perfil":"Administrador"},"constructor":{"prototype":{"ok":true}}}'),
  fc.string({ unit: 'binary', maxLength: 50 }).map((text) => JSON.stringify(text)),
  fc.double().map((number) => JSON.stringify(number)),
  fc.jsonValue().map((value) => JSON.stringify(value)),
];

const unknownField = (): fc.Arbitrary<[string, string] | undefined> =>
  fc.option(
    fc.tuple(
      fc.constantFrom(
        '__proto__',
        'constructor',
        'prototype',
        'toString',
        'campo_que_no_existe',
        '',
        'perfil',
        '$where',
        'a\u0000b',
      ),
      fc.oneof(...NASTY),
    ),
    { nil: undefined },
  );

const objectText = (entries: ReadonlyMap<string, string>): string =>
  `{${[...entries].map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',')}}`;

function asObject(value: unknown, call: CallBase): Json {
  const object = typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
  return call.accion === undefined ? object : { ...object, accion: call.accion };
}

/** Values that mostly fit a JSON schema; exactness is not needed, the aim is to come past the first check. */
function valueOf(schema: Json, depth: number): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  const variants = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as Json[] | undefined;
  if (variants && variants.length > 0) return fc.oneof(...variants.map((one) => valueOf(one, depth)));
  if (depth > 5) return fc.constant(null);
  switch (schema.type) {
    case 'object': {
      const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>).map(
        ([key, one]) => [key, valueOf(one, depth + 1)] as const,
      );
      return fc.record(Object.fromEntries(properties), {
        requiredKeys:
          (schema.required as string[] | undefined)?.filter((key) => properties.some(([name]) => name === key)) ?? [],
      });
    }
    case 'array':
      return fc.array(valueOf((schema.items ?? {}) as Json, depth + 1), { maxLength: 3 });
    case 'integer':
      return fc.integer({ min: 0, max: 1000 });
    case 'number':
      return fc.double({ min: 0, max: 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fc.constantFrom(
        '1',
        'texto',
        '2026-01-05',
        '2026-01-05T12:00:00.000Z',
        'persona@power.test',
        '12.345.678-5',
      );
    default:
      return fc.constant(null);
  }
}
