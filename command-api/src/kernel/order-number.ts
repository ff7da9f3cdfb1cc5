import { type Rejection, reject } from '@power/domain/kernel/rejection';
import { erpCode } from '@power/domain/orders/erp-code';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { NO_ERP_CODE } from '@power/infra/platform/commands/unnumbered';
import { takeClaim } from './claim.ts';
import { UNNUMBERED } from './document-number.ts';
import { erpOf } from './erp.ts';

export interface OrderNumber {
  readonly number: number;
  readonly codigo_sap: string;
}

/** Of an order that is being decided on: it has no number yet. */
export const NO_ORDER_NUMBER: OrderNumber = { number: UNNUMBERED, codigo_sap: NO_ERP_CODE };

/** Numbers of a new order, ours and the ERP's; one for each `subject`, however often it is asked for. */
export async function nextOrder(services: CommandServices, subject?: string): Promise<OrderNumber> {
  const number = await services.nextNumber('pedido', subject);
  return { number, codigo_sap: await erpOf(services).registerOrder(number) };
}

/** A new order's numbers are drawn when nothing refuses it. */
export const orderNumbered = {
  series: 'pedido',
  fill: async <F extends OrderNumber>(facts: F, services: CommandServices): Promise<F> => ({
    ...facts,
    ...(await nextOrder(services)),
  }),
};

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
