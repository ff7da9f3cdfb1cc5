import type { QueryContext } from '@power/infra/platform/queries/handler';
import { customerOf } from '../kernel/customer-type.ts';
import { isRejection } from '@power/domain/kernel/rejection';

/** Who looks at the shop window: anybody, or a customer, who sees the prices of its own tier and buys for itself. */
export interface Visitor {
  /** The company that buys; undefined for whoever has no session, and for people of the house. */
  readonly company?: { readonly _id: string; readonly nombre: string; readonly tipo_cliente: string | null };
  readonly signedIn: boolean;
}

const BUYERS: readonly string[] = ['Cliente', 'Reseller'];

export async function visitorOf(context: QueryContext): Promise<Visitor> {
  const { user } = context;
  if (!user || !BUYERS.includes(user.perfil) || user.cliente_id === undefined) return { signedIn: user !== undefined };
  const found = await customerOf(context, user.cliente_id);
  return isRejection(found)
    ? { signedIn: true }
    : {
        signedIn: true,
        company: { _id: user.cliente_id, nombre: found.nombre ?? user.nombre, tipo_cliente: found.tipo_cliente },
      };
}
