import { placeName } from '@power/domain/inventory/places.shared';
import { serialUnit } from '@power/domain/inventory/serials/serial';
import { unitId } from '@power/domain/inventory/serials/units.shared';
import { type Rejection, reject } from '@power/domain/kernel/rejection';
import { serialClaim, serialId, stillHolds } from '@power/domain/picking/serial';
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

/** Why one of these units cannot stand in a warehouse: an order or a case of service has it. */
export async function takenUnit(
  services: CommandServices,
  producto: string,
  series: readonly string[],
  titulo: string,
): Promise<Rejection | undefined> {
  for (const serie of series) {
    const { dueno } = (await services.load(serialClaim.aggregate, serialId(producto, serie))).state;
    if (dueno !== undefined && (await serialHeld(services, producto, serie)(dueno)) === true)
      return reject(
        'SERIE_USADA',
        titulo,
        `La serie ${serie} ya salió en el ${ownerTitle(dueno)}: no puede estar en la bodega.`,
      );
  }
  return undefined;
}

/** Why one of these units cannot be one that comes in now: it is here already, or somebody has it. */
export async function knownUnit(
  services: CommandServices,
  producto: string,
  series: readonly string[],
  titulo: string,
): Promise<Rejection | undefined> {
  for (const serie of series) {
    const lugar = (await services.load(serialUnit, unitId(producto, serie))).state?.lugar;
    if (lugar)
      return reject(
        'SERIE_EXISTE',
        titulo,
        `La serie ${serie} ya está registrada en ${placeName(lugar.ubicacion)} de ${lugar.bodega}. Revisa el número, o quítala.`,
      );
  }
  return takenUnit(services, producto, series, titulo);
}
