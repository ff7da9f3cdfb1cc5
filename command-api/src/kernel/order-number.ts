import { type Rejection, reject } from '@power/domain/kernel/rejection';
import { erpCode } from '@power/domain/orders/erp-code';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { takeClaim } from './claim.ts';
import { erpOf } from './erp.ts';

export interface OrderNumber {
  readonly number: number;
  readonly codigo_sap: string;
}

/** Numbers of a new order, ours and the ERP's. */
export async function nextOrder(services: CommandServices): Promise<OrderNumber> {
  const number = await services.nextNumber('pedido');
  return { number, codigo_sap: await erpOf(services).registerOrder(number) };
}

/** Requests name orders by their ERP number: from the order's first moment the log must know which one that is. */
export const claimErpCode = (
  services: CommandServices,
  { number, codigo_sap }: OrderNumber,
  titulo: string,
): Promise<Rejection | undefined> =>
  takeClaim(services, erpCode, {
    valor: codigo_sap,
    dueno: String(number),
    binds: () => Promise.resolve(true),
    taken: (other) =>
      reject('CODIGO_ERP_REPETIDO', titulo, `El ERP dio el número ${codigo_sap}, que ya es del Pedido N° ${other}.`),
  });
