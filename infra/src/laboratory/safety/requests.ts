import type { CallBase } from '@power/domain/kernel/call';
import { toSchema } from '../../platform/contract/openapi.ts';
import { validateRequest } from '../../platform/http/validate.ts';

type Json = Record<string, unknown>;
/** A value of a request, and where in the request it may be exchanged for another. */
interface Slot {
  readonly path: readonly (string | number)[];
  readonly schema: Json;
}

const variants = (schema: Json): Json[] => ((schema.anyOf ?? schema.oneOf) as Json[] | undefined) ?? [schema];
const PLAIN = ['1', '2026-01-05', '2026-01-05T12:00:00.000Z', 'persona@power.test', '12.345.678-5', 'texto', '09:30'];

/** Said by the call, or of no effect on whose rows are shown. */
const PASSED: ReadonlySet<string> = new Set(['accion', 'startRow', 'endRow', 'cursor', 'expectedVersion']);

/** Any value that fits a schema: its first choice, its shortest list, what is required. */
function fill(schema: Json, text: string): unknown {
  const [one] = variants(schema).filter(({ type }) => type !== 'null');
  if (!one) return null;
  if ('default' in one) return one.default;
  if ('const' in one) return one.const;
  if (Array.isArray(one.enum)) return one.enum[0];
  switch (one.type) {
    case 'object': {
      const required = new Set(one.required as string[] | undefined);
      return Object.fromEntries(
        Object.entries((one.properties ?? {}) as Record<string, Json>).flatMap(([name, of]) =>
          required.has(name) ? [[name, fill(of, text)]] : [],
        ),
      );
    }
    case 'array':
      return Array.from({ length: Math.max(1, Number(one.minItems ?? 0)) }, () =>
        fill((one.items ?? {}) as Json, text),
      );
    case 'integer':
    case 'number':
      return Math.max(1, Number(one.minimum ?? one.exclusiveMinimum ?? 0));
    case 'boolean':
      return true;
    default:
      return text;
  }
}

/** Where ids, numbers, choices and switches stand in a request. */
function slotsOf(schema: Json, path: readonly (string | number)[] = []): Slot[] {
  return variants(schema).flatMap((one): Slot[] => {
    if (one.type === 'object')
      return Object.entries((one.properties ?? {}) as Record<string, Json>).flatMap(([name, of]) =>
        PASSED.has(name) ? [] : slotsOf(of, [...path, name]),
      );
    if (one.type === 'array') return slotsOf((one.items ?? {}) as Json, [...path, 0]);
    return 'const' in one || one.type === 'null' ? [] : [{ path, schema: one }];
  });
}

const valuesFor = ({ schema }: Slot, ids: readonly (string | number)[]): unknown[] => {
  if (Array.isArray(schema.enum)) return schema.enum as unknown[];
  if (schema.type === 'boolean') return [true, false];
  if (schema.type === 'integer' || schema.type === 'number') return ids.filter((id) => typeof id === 'number');
  return ids.map(String);
};

function put(request: unknown, [first, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (first === undefined) return value;
  if (typeof first === 'number') return [put((request as unknown[] | undefined)?.[0], rest, value)];
  return { ...(request as Json), [first]: put((request as Json | undefined)?.[first], rest, value) };
}

/**
 * Requests of a call that its own schema takes, from the schema alone: what is required, and then each place where an id,
 * a number, a choice or a switch stands with each of these ids, by itself and all at once. As the executor gets them.
 */
export function requestsOf(call: CallBase, ids: readonly (string | number)[]): unknown[] {
  const schema = toSchema(call.request, 'input');
  const slots = slotsOf(schema);
  const bases = [...ids.map(String), ...PLAIN].map((text) => fill(schema, text));
  const named = (request: unknown): Json => ({
    ...(request as Json),
    ...(call.accion !== undefined && { accion: call.accion }),
  });
  const base = bases.find((request) => taken(call, named(request)) !== undefined) ?? {};
  const single = slots.flatMap((slot) => valuesFor(slot, ids).map((value) => put(base, slot.path, value)));
  const together = ids.map((id) =>
    slots
      .filter((slot) => valuesFor(slot, [id]).length > 0 && !Array.isArray(slot.schema.enum))
      .reduce((request, slot) => put(request, slot.path, valuesFor(slot, [id])[0]), base as unknown),
  );
  const every = slots.reduce(
    (request, slot) => (slot.schema.type === 'boolean' ? put(request, slot.path, true) : request),
    base as unknown,
  );
  const found = new Map<string, unknown>();
  for (const request of [...bases, every, ...single, ...together]) {
    const valid = taken(call, named(request));
    if (valid !== undefined) found.set(JSON.stringify(valid), valid);
  }
  return [...found.values()];
}

/** The request as the executor would get it; undefined when the schema refuses it. */
function taken(call: CallBase, raw: Json): unknown {
  try {
    return validateRequest(call, raw);
  } catch {
    return undefined;
  }
}
