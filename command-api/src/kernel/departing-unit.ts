import { placeName } from '@power/domain/inventory/places.shared';
import { serialUnit } from '@power/domain/inventory/serials/serial';
import { unitId } from '@power/domain/inventory/serials/units.shared';
import { stock, warehouse } from '@power/domain/inventory/stock';
import { COUNT_AGAIN } from '@power/domain/inventory/place-room';
import {
  seriesUnderWay,
  settleUnnamed,
  takeUnnamed,
  unnamedTakeId,
  unnamedTakes,
} from '@power/domain/inventory/serials/unnamed-take';
import { isRejection, type Rejection, reject } from '@power/domain/kernel/rejection';
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
async function unregistered(
  services: CommandServices,
  { producto, bodega, series }: Departing,
  underWay: readonly string[],
) {
  const { fisico } = warehouse((await services.load(stock, producto)).state, bodega);
  const { registradas } = await registeredAt(services, producto, { bodega });
  const occupied = await occupiedUnits(services, producto, { bodega }, series, underWay);
  return { hay: fisico, libres: fisico - occupied - registradas };
}

/**
 * Why a unit with one of these serials cannot be in the hand of who takes it in a warehouse: the reading is no serial, its
 * unit stands in another warehouse or in quarantine, somebody else has it, or nobody knows it although all units there are
 * registered. `underWay`: serials that others are about to give to units without one.
 */
export async function notDeparting(
  services: CommandServices,
  unit: Departing,
  titulo: string,
  underWay: readonly string[] = [],
): Promise<Rejection | undefined> {
  const { producto, part_number, series, bodega, dueno, destino, consejo } = unit;
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
  const { hay, libres } = await unregistered(services, unit, underWay);
  return unknown.length <= libres
    ? undefined
    : reject(
        'SERIE_DESCONOCIDA',
        titulo,
        `La serie ${unknown[0]} no está registrada y las ${hay} unidades de ${part_number} en ${bodega} ya tienen la suya. Escanéala de nuevo; si está bien, pide dar de baja en Series la que falta.`,
      );
}

/** How often free units are counted anew because others take of the same product. */
const COUNTS = 50;

/** As {@link notDeparting}, and takes the units that get their serial now: of two who want the last of them one is refused. */
export async function takeDeparting(
  services: CommandServices,
  unit: Departing,
  titulo: string,
): Promise<Rejection | undefined> {
  const { producto, bodega } = unit;
  const lugares = await Promise.all(unit.series.map((serie) => placeOf(services, producto, serie)));
  const series = unit.series.filter((_, n) => lugares[n] === undefined);
  if (series.length === 0) return notDeparting(services, unit, titulo);
  const { commandId: movimiento, now } = services;
  const id = unnamedTakeId(producto, bodega);
  for (let count = 1; ; count += 1) {
    // First who is about to take some, then what is free: whoever took in between is counted, whoever set out is found out.
    const { state } = await services.load(unnamedTakes, id);
    const wrong = await notDeparting(services, unit, titulo, seriesUnderWay(state, movimiento, now));
    if (wrong) return wrong;
    const { revision } = state;
    const take = takeUnnamed({ producto, bodega, movimiento, series, revision, titulo });
    const outcome = await services.run(unnamedTakes, id, 'unidades', take);
    if (!isRejection(outcome)) return undefined;
    if (outcome.codigo !== COUNT_AGAIN || count === COUNTS) return outcome;
  }
}

/** Units that a command took have left under their serials, or do not leave. */
export async function settleDeparting(services: CommandServices, producto: string, bodega: string): Promise<void> {
  const settle = settleUnnamed(producto, bodega, services.commandId);
  await services.run(unnamedTakes, unnamedTakeId(producto, bodega), 'resueltas', settle);
}
