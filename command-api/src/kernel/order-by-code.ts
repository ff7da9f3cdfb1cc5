import type { OrderByCode } from '@power/domain/orders/by-code';
import { erpCode } from '@power/domain/orders/erp-code';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** Which order has an ERP number, from the log: a read model may not know it yet. Order 0 never exists. */
export async function orderByCode(
  request: { readonly codigo_sap: string | number },
  services: CommandServices,
): Promise<OrderByCode> {
  const { state } = await services.load(erpCode.aggregate, String(request.codigo_sap));
  return { pedido: state.dueno ?? '0' };
}
