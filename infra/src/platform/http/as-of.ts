import { AS_OF_HEADER } from '@power/domain/kernel/as-of';
import type { CallBase } from '@power/domain/kernel/call';
import { formatInstant } from '@power/domain/kernel/dates';
import type { Principal } from '@power/domain/kernel/principal';
import type { QueryDefinition } from '@power/domain/kernel/query';
import { reject, type Rejection } from '@power/domain/kernel/rejection';
import { instantText } from '@power/domain/kernel/when';
import type { Request } from 'express';
import { badRequest } from './refusals.ts';

export const IN_THE_PAST = 'EN_EL_PASADO';
export const WITHOUT_PAST = 'SIN_HISTORIA';

/**
 * The instant (ISO UTC) as of which a call is answered: from the header, or from the `asOf` of a query that takes one
 * (requirements §0.1.1). Undefined = now. What cannot be done in the past is refused; an instant that is none, or has not
 * come yet, is 400.
 */
export function asOfOf(
  req: Pick<Request, 'get'>,
  call: CallBase,
  request: unknown,
  user: Principal | undefined,
): string | Rejection | undefined {
  const header = req.get(AS_OF_HEADER);
  const asked = header ?? (request as { readonly asOf?: string }).asOf;
  if (asked === undefined) return undefined;
  const known = instantText.safeParse(asked);
  if (!known.success) throw wrong('El momento no es válido. Elige otro día y hora.');
  const at = new Date(known.data).toISOString();
  if (call.kind === 'command') return header === undefined ? undefined : readOnly(at);
  const { asOf } = call as QueryDefinition;
  if (asOf && 'now' in asOf) return undefined;
  if (Date.parse(at) > Date.now()) throw wrong('Ese momento todavía no llega. Elige uno que ya pasó.');
  if (asOf) return reject(WITHOUT_PAST, 'Solo se ve el presente', `${asOf.none} Vuelve a ahora para verlo.`);
  if (!user) return reject(WITHOUT_PAST, 'Falta tu sesión', 'Ingresa al sistema para ver cómo estaba.');
  return at;
}

const wrong = (mensaje: string) => badRequest([{ campo: 'asOf', mensaje }], mensaje);

const readOnly = (at: string): Rejection =>
  reject(
    IN_THE_PAST,
    'Estás viendo el pasado',
    `Estás viendo el sistema como estaba el ${formatInstant(at).slice(0, 16)}. Vuelve a ahora para hacer cambios.`,
  );
