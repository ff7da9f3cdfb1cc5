import { randomUUID } from 'node:crypto';
import { badRequest } from './refusals.ts';

/** What a client may name a command: it goes into ids of events and numbers, and into logs. */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_.:-]{1,100}$/;

/** A key that cannot be kept is refused: a caller who repeats a command with it would not be protected. */
export function commandIdOf(key: string | undefined): string {
  if (key === undefined) return randomUUID();
  if (IDEMPOTENCY_KEY.test(key)) return key;
  throw badRequest([
    {
      campo: 'Idempotency-Key',
      mensaje: 'Debe tener entre 1 y 100 letras sin tilde, dígitos, puntos, dos puntos, guiones o guiones bajos',
    },
  ]);
}

/**
 * The id of a program's command. It has to come with a key, or a repeat after a broken connection would be a second order;
 * two programs may choose the same one, so that it counts among those of its own.
 */
export function programsCommandId(key: string | undefined, program: string): string {
  if (key !== undefined) return `${program}:${commandIdOf(key)}`;
  throw badRequest([
    {
      campo: 'Idempotency-Key',
      mensaje: 'Falta este encabezado. Envía uno distinto por cada pedido, y el mismo si lo repites',
    },
  ]);
}
