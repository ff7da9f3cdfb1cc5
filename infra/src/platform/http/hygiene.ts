import { legible } from '@power/domain/kernel/text';
import { badRequest } from './refusals.ts';

const MAX_DEPTH = 32;
/** Fields of one object, and values of a whole request: far more than any call has, far less than hurts to walk over. */
export const MAX_KEYS = 500;
export const MAX_VALUES = 20_000;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Refuses what no field of any call can mean and what would break further in: NUL and lone surrogates (PostgreSQL
 * stores neither), texts in which nothing can be seen, names of the prototype chain, nesting deeper than 32, more than 500 fields in one object or 20,000
 * values in all. Iterative: depth cannot exhaust the stack. Counted before anything is walked over.
 * Throws a 400.
 */
export function checkHygiene(request: unknown): void {
  const pending: { readonly value: unknown; readonly path: string; readonly depth: number }[] = [
    { value: request, path: '', depth: 0 },
  ];
  let values = 0;
  for (let item = pending.pop(); item; item = pending.pop()) {
    const { value, path, depth } = item;
    if (typeof value === 'string') checkText(value, path);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH)
      throw badRequest([{ campo: path.slice(0, 200), mensaje: 'Demasiados niveles de anidación' }]);
    // Keys of an array are its length: they need no list of their own to be counted.
    const count = Array.isArray(value) ? value.length : Object.keys(value).length;
    if ((!Array.isArray(value) && count > MAX_KEYS) || (values += count) > MAX_VALUES)
      throw badRequest([{ campo: path.slice(0, 200), mensaje: 'Son demasiados datos: envía menos de una vez' }]);
    for (const key of Object.keys(value)) {
      const inner = path === '' ? key : `${path}.${key}`;
      checkText(key, path);
      if (FORBIDDEN_KEYS.has(key)) throw badRequest([{ campo: inner, mensaje: 'Campo desconocido' }]);
      pending.push({ value: (value as Record<string, unknown>)[key], path: inner, depth: depth + 1 });
    }
  }
}

/** What XML, and so a workbook or a mail's attachment, has no sign for. */
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\p{Surrogate}]/u;

function checkText(text: string, campo: string): void {
  if (UNWRITABLE.test(text)) throw badRequest([{ campo, mensaje: 'Contiene caracteres que no se admiten' }]);
}

/** The same request with its texts as they are read; only after {@link checkHygiene}, which bounds how deep it is. */
export function legibleRequest<T>(value: T): T {
  if (typeof value === 'string') return legible(value) as T;
  if (Array.isArray(value)) return value.map(legibleRequest) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, legibleRequest(inner)])) as T;
}
