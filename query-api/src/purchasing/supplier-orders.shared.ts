import { type Rejection, reject } from '@power/domain/kernel/rejection';
import type { Principal } from '@power/domain/kernel/principal';
import { OC_POR_RECIBIR } from '@power/domain/purchasing/orders/parts';
import { NO_COMPANY } from '@power/domain/purchasing/orders/supplier-words.shared';
import type { Reader } from '@power/infra/platform/sql/reader';

/** Orders that a supplier knows of: sent and not received. */
export const OPEN_TO_SUPPLIER = [...OC_POR_RECIBIR];

/** Name of the company that the account is linked to, as orders hold it: while they do, no supplier can be renamed. */
export async function ownSupplier(rows: Reader, user: Principal | undefined): Promise<string | Rejection> {
  const found =
    user?.proveedor_id === undefined
      ? undefined
      : await rows.from('supplier_list').select('razon_social').where('_id', '=', user.proveedor_id).executeTakeFirst();
  return found?.razon_social ?? reject('SIN_EMPRESA', 'No hay órdenes que mostrar', NO_COMPANY);
}
