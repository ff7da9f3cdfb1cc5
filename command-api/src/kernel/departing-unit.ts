import { placeName } from '@power/domain/inventory/places.shared';
import { serialUnit } from '@power/domain/inventory/serials/serial';
import { unitId } from '@power/domain/inventory/serials/units.shared';
import { stock, warehouse } from '@power/domain/inventory/stock';
import { type Rejection, reject } from '@power/domain/kernel/rejection';
import { places } from '@power/domain/masters';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { masterRecord } from './master-record.ts';
import { notASerial } from './not-a-serial.ts';
import { occupiedUnits } from './occupied-units.ts';
import { registeredAt } from './registered-serials.ts';
import { ownedBy } from './serial-owner.ts';

interface Departing {
  readonly producto: string;
  readonly part_number: string;
  readonly series: readonly string[];
  /** The warehouse that the units are taken from. */
  readonly bodega: string;
  /** Who takes them, as claims name owners. */
  readonly dueno: string;
  /** The same at the end of a sentence: *el pedido sale de BOD*. */
  readonly destino: string;
  /** What to do about a unit that somebody else has. */
  readonly consejo?: string;
}

const placeOf = async (services: CommandServices, producto: string, serie: string) =>
  (await services.load(serialUnit, unitId(producto, serie))).state?.lugar ?? undefined;

/** Units of a product in a warehouse that may bear a serial nobody registered: those without one, less what is taken already. */
async function unregistered(services: CommandServices, producto: string, bodega: string, series: readonly string[]) {
  const { fisico } = warehouse((await services.load(stock, producto)).state, bodega);
  const { registradas } = await registeredAt(services, producto, { bodega });
  return { hay: fisico, libres: fisico - (await occupiedUnits(services, producto, { bodega }, series)) - registradas };
}

/**
 * Why a unit with one of these serials cannot be in the hand of who takes it in a warehouse: the reading is no serial, its
 * unit stands in another warehouse or in quarantine, somebody else has it, or nobody knows it although all units there are registered.
 */
export async function notDeparting(
  services: CommandServices,
  { producto, part_number, series, bodega, dueno, destino, consejo }: Departing,
  titulo: string,
): Promise<Rejection | undefined> {
  const misread = await notASerial(services, producto, series, titulo);
  if (misread) return misread;
  const unknown: string[] = [];
  for (const serie of series) {
    const lugar = await placeOf(services, producto, serie);
    if (!lugar) {
      unknown.push(serie);
      continue;
    }
    if (lugar.bodega !== bodega)
      return reject(
        'SERIE_EN_OTRA_BODEGA',
        titulo,
        `La serie ${serie} está registrada en la bodega ${lugar.bodega} y ${destino}. Toma otra, o registra dónde está.`,
      );
    const { ubicacion } = lugar;
    const place = ubicacion === null ? undefined : await masterRecord(places, services, 'codigo', ubicacion);
    if (place?.tipo === 'cuarentena')
      return reject(
        'SERIE_EN_CUARENTENA',
        titulo,
        `La serie ${serie} está en cuarentena, en ${placeName(ubicacion)}. Toma otra.`,
      );
  }
  const owned = await ownedBy(services, producto, series, (owner) => owner !== dueno);
  if (owned !== undefined) return reject('SERIE_USADA', titulo, [`${owned}.`, consejo].filter(Boolean).join(' '));
  if (unknown.length === 0) return undefined;
  const { hay, libres } = await unregistered(services, producto, bodega, series);
  return unknown.length <= libres
    ? undefined
    : reject(
        'SERIE_DESCONOCIDA',
        titulo,
        `La serie ${unknown[0]} no está registrada y las ${hay} unidades de ${part_number} en ${bodega} ya tienen la suya. Escanéala de nuevo; si está bien, pide dar de baja en Series la que falta.`,
      );
}
