import { reject, type Rejection } from '@power/domain/kernel/rejection';
import { customerRow } from '@power/domain/customers/views/customer-row';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import { eachTime } from '@power/infra/platform/queries/remembered';

/** Name and type of a customer of this person; somebody else's is refused as one that does not exist. */
export async function customerOf(
  { rows, remember = eachTime }: Pick<QueryContext, 'rows' | 'remember'>,
  cliente: string | undefined,
): Promise<{ readonly nombre: string | null; readonly tipo_cliente: string | null } | Rejection> {
  if (cliente === undefined) return { nombre: null, tipo_cliente: null };
  const found = await remember(customerRow.projection, cliente, () =>
    rows.from('customer_list').select(['nombre', 'tipo_cliente']).where('_id', '=', cliente).executeTakeFirst(),
  );
  return (
    found ??
    reject(
      'CLIENTE_NO_EXISTE',
      'Cliente no encontrado',
      'El cliente no existe o no es de tu cartera. Búscalo de nuevo.',
    )
  );
}
