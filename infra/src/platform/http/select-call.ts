import { type CallBase, mayCall } from '@power/domain/kernel/call';
import type { Principal } from '@power/domain/kernel/principal';
import { z } from 'zod';
import { badRequest, type SessionRefusal, unauthenticated, unauthorised } from './refusals.ts';

/** Who asks: a user, or the reason why there is none. */
export type Asker = { readonly user: Principal } | { readonly refused: SessionRefusal };

/** The documents send some calls an `accion` and name no value of it: any will do. */
const takesAny = ({ accion, request }: CallBase): boolean =>
  accion === undefined && request instanceof z.ZodObject && 'accion' in request.shape;

/**
 * The call that `accion`, and its case, name, once it is known that the asker may make it: nothing about a request is checked or
 * revealed before (401, 405). `contract` are all calls of the path, on both sides of the gateway.
 */
export function selectCall(
  calls: readonly CallBase[],
  contract: readonly CallBase[],
  { accion, ...fields }: Readonly<Record<string, unknown>>,
  asker: Asker,
): CallBase {
  const user = 'user' in asker ? asker.user : undefined;
  const exact = calls.filter((one) => one.accion === accion);
  const named = exact.length > 0 ? exact : calls.filter(takesAny);
  const call = named.find(({ caso }) => caso === undefined || fields[caso.campo] === caso.valor) ?? named[0];
  if (call && mayCall(call.access, user)) return call;
  const allowed = contract.filter((one) => mayCall(one.access, user));
  if (call || allowed.length === 0) throw 'refused' in asker ? unauthenticated(asker.refused) : unauthorised();
  const names = allowed.flatMap((one) => (one.accion === undefined ? [] : [one.accion])).join(', ');
  throw badRequest([
    { campo: 'accion', mensaje: names ? `Valores admitidos: ${names}` : 'Esta llamada no lleva accion' },
  ]);
}
