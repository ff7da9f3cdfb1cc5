import { badRequest } from './refusals.ts';

const MAX_DEPTH = 32;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Refuses what no field of any call can mean and what would break further in: NUL and lone surrogates (PostgreSQL
 * stores neither), names of the prototype chain, nesting deeper than 32. Iterative: depth cannot exhaust the stack.
 * Throws a 400.
 */
export function checkHygiene(request: unknown): void {
  const pending: { readonly value: unknown; readonly path: string; readonly depth: number }[] = [
    { value: request, path: '', depth: 0 },
  ];
  for (let item = pending.pop(); item; item = pending.pop()) {
    const { value, path, depth } = item;
    if (typeof value === 'string') checkText(value, path);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH)
      throw badRequest([{ campo: path.slice(0, 200), mensaje: 'Demasiados niveles de anidación' }]);
    for (const key of Object.keys(value)) {
      const inner = path === '' ? key : `${path}.${key}`;
      checkText(key, path);
      if (FORBIDDEN_KEYS.has(key)) throw badRequest([{ campo: inner, mensaje: 'Campo desconocido' }]);
      pending.push({ value: (value as Record<string, unknown>)[key], path: inner, depth: depth + 1 });
    }
  }
}

function checkText(text: string, campo: string): void {
  if (text.includes('\0') || /\p{Surrogate}/u.test(text))
    throw badRequest([{ campo, mensaje: 'Contiene caracteres que no se admiten' }]);
}
