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
import { readModels } from '@power/infra/platform/sql/database';
import { sql } from 'kysely';

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

/** Why a reading is no serial: it is the code of a product, as scanners read it off the box beside. */
async function productCode(
  services: CommandServices,
  series: readonly string[],
  titulo: string,
): Promise<Rejection | undefined> {
  const typed = series.map((serie) => serie.toLowerCase());
  const found = await readModels(services.db)
    .selectFrom('product_list')
    .select(['part_number', 'codigo', 'ean'])
    .where((of) =>
      of.or([
        of(of.fn<string>('lower', ['codigo']), '=', of.fn.any(of.val(typed))),
        of(of.fn<string>('lower', ['part_number']), '=', of.fn.any(of.val(typed))),
        sql<boolean>`${of.ref('ean')} ?| ${of.val(series)}::text[]`,
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (!found) return undefined;
  const codes = [found.codigo, found.part_number, ...found.ean].map((code) => code.toLowerCase());
  const read = series.find((serie) => codes.includes(serie.toLowerCase())) ?? series[0];
  return reject(
    'CODIGO_DE_PRODUCTO',
    titulo,
    `«${read}» es un código de ${found.part_number}, no una serie. Escanea la etiqueta de la serie.`,
  );
}

/** Why one of these units cannot stand in a warehouse: it is no serial, or an order or a case of service has it. */
export async function takenUnit(
  services: CommandServices,
  producto: string,
  series: readonly string[],
  titulo: string,
): Promise<Rejection | undefined> {
  if (series.length === 0) return undefined;
  const code = await productCode(services, series, titulo);
  if (code) return code;
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
