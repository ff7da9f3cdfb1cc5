import { stillHolds } from '@power/domain/picking/serial';
import { serviceCase } from '@power/domain/service/cases/case';
import { caseTitle } from '@power/domain/service/cases/goods.shared';
import { caseHolds, caseOfOwner } from '@power/domain/service/cases/serial-owner';
import { order } from '@power/domain/streams/order/order';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** Whether an owner of a serial number, an order or a case of service, still keeps it from leaving again. */
export const serialHeld =
  (services: CommandServices, producto: string, serie: string) =>
  async (owner: string): Promise<boolean | 'never'> => {
    const id = caseOfOwner(owner);
    return id === undefined
      ? stillHolds((await services.load(order, owner)).state, serie)
      : caseHolds((await services.load(serviceCase, id)).state, producto, serie);
  };

/** What people call such an owner: *Pedido N° 77*. */
export const ownerTitle = (owner: string): string => {
  const id = caseOfOwner(owner);
  return id === undefined ? `Pedido N° ${owner}` : caseTitle(id);
};
