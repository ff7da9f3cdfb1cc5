import type { CallBase } from '@power/domain/kernel/call';
import { type Bound, boundText } from '@power/domain/kernel/bound-text';
import { z } from 'zod';
import { badRequest, type FieldError } from './refusals.ts';

const { localeError } = z.locales.es();

/**
 * The request as the call's schema reads it. Throws a 400 that names every wrong field, in Spanish.
 * A schema without the field `accion` never sees it: it only selected the call.
 */
export function validateRequest(call: CallBase, raw: Record<string, unknown>): unknown {
  const { accion, ...rest } = raw;
  const knowsAccion = !(call.request instanceof z.ZodObject) || 'accion' in call.request.shape;
  const input = knowsAccion && accion !== undefined ? raw : rest;
  const result = call.request.safeParse(input, { error: message });
  if (result.success) return result.data;
  throw badRequest(result.error.issues.flatMap((issue) => fieldErrors(issue)).slice(0, 50));
}

function message(issue: z.core.$ZodRawIssue): string | undefined {
  if (
    issue.input === undefined &&
    (issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union')
  )
    return 'Falta este campo';
  if (issue.code === 'too_small' || issue.code === 'too_big') return boundText(issue as Bound);
  const own = plain(issue);
  if (own !== undefined) return own;
  const text = localeError(issue);
  return typeof text === 'string' ? text : text?.message;
}

/** What each type is called by people; a field that has to be empty is one that this call does not take. */
const ASKED: Readonly<Record<string, string>> = {
  int: 'Ingresa un número entero',
  number: 'Ingresa un número',
  string: 'Ingresa un texto',
  boolean: 'Ingresa verdadero o falso',
  array: 'Ingresa una lista',
  object: 'Ingresa un grupo de campos',
  record: 'Ingresa un grupo de campos',
  null: 'Déjalo vacío',
};

/** What is asked for, as people say it: the library's Spanish speaks of types and patterns. */
function plain({ code, expected, format, values }: z.core.$ZodRawIssue): string | undefined {
  if (code === 'invalid_type' && typeof expected === 'string' && expected in ASKED) return ASKED[expected];
  if (code === 'invalid_union') return 'No es un valor que se admita';
  if (code === 'invalid_value' && Array.isArray(values)) return `Valores admitidos: ${values.map(String).join(', ')}`;
  if (code !== 'invalid_format') return undefined;
  if (format === 'regex') return 'No tiene la forma que se espera';
  if (format === 'datetime') return 'Ingresa una fecha y hora como 2026-11-30T15:00:00Z';
  return format === 'date' ? 'Ingresa una fecha como 2026-11-30' : undefined;
}

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const campo = issue.path.map(String).join('.').slice(0, 200);
  if (issue.code !== 'unrecognized_keys') return [{ campo, mensaje: issue.message }];
  return issue.keys.map((key) => ({
    campo: (campo === '' ? key : `${campo}.${key}`).slice(0, 200),
    mensaje: 'Campo desconocido',
  }));
}
