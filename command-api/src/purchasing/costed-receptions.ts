import { invoiceCosted, invoiceUncosted } from '@power/domain/invoice/cost-invoice';
import { importInvoice } from '@power/domain/invoice/import-invoice';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import { type LandedCost, landedCost } from '@power/domain/purchasing/landed/landed-cost';
import { receptionsCosted, receptionsUncosted } from '@power/domain/purchasing/orders/cost-receptions';
import { purchaseOrder } from '@power/domain/purchasing/orders/purchase-order';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** A landed cost as it stands. */
export const costOf = async (id: string | number, services: CommandServices) =>
  (await services.load(landedCost, id)).state;

const ordersOf = ({ recepciones }: LandedCost): string[] => [...new Set(recepciones.map(({ orden }) => orden))];

/** The receptions of a landed cost, and its invoice, are its own from here on; refused, and nothing taken, where another has one of them. */
export async function takeReceptions(
  titulo: string,
  cost: LandedCost,
  services: CommandServices,
): Promise<Rejection | undefined> {
  for (const orden of ordersOf(cost)) {
    const own = cost.recepciones.filter((one) => one.orden === orden).map(({ recepcion }) => recepcion);
    const outcome = await services.run(
      purchaseOrder,
      orden,
      `costear-${orden}`,
      receptionsCosted(titulo, cost.number, own),
    );
    if (!isRejection(outcome)) continue;
    await giveReceptionsBack(cost, services);
    return outcome;
  }
  if (!cost.invoice) return undefined;
  const taken = await services.run(importInvoice, cost.invoice, 'costear-invoice', invoiceCosted(titulo, cost.number));
  if (!isRejection(taken)) return undefined;
  await giveReceptionsBack(cost, services);
  return taken;
}

/** They may be costed again. */
export async function giveReceptionsBack(cost: LandedCost, services: CommandServices): Promise<void> {
  for (const orden of ordersOf(cost))
    await services.run(purchaseOrder, orden, `soltar-${orden}`, receptionsUncosted(cost.number));
  if (cost.invoice) await services.run(importInvoice, cost.invoice, 'soltar-invoice', invoiceUncosted(cost.number));
}
