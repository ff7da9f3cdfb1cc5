import { reject, type Rejection } from '@power/domain/kernel/rejection';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import type { Principal } from '@power/domain/kernel/principal';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import { sheetOf } from './sheet-of.ts';

/** The order with this ERP code as the person may see it. */
export async function orderByErpCode(
  context: QueryContext & { readonly user: Principal },
  codigo_sap: string,
): Promise<OrderSheet | Rejection> {
  const found = await context.rows
    .from('order_list')
    .select('number')
    .where('codigo_sap', '=', codigo_sap)
    .executeTakeFirst();
  return found
    ? sheetOf(context, found.number)
    : reject('PEDIDO_NO_EXISTE', 'Pedido no encontrado', 'El pedido no existe o no está a tu cargo. Revisa el código.');
}
