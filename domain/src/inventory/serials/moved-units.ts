import type { DomainEvent } from '../../kernel/event.ts';
import { reject, type Rejection } from '../../kernel/rejection.ts';
import { StockMoved, StockPlaced, StockReceived, StockWithdrawn } from '../events.ts';
import { placeName } from '../places.shared.ts';
import type { ProductoStock } from '../stock-product.shared.ts';
import { type LugarSerie, SerialStored, SerialWrittenOff } from './events.ts';
import type { SerialState } from './serial.ts';

/** A place that units leave; without `ubicacion` anywhere in the warehouse. */
interface From {
  readonly bodega: string;
  readonly ubicacion?: string | null;
}
/** What a movement does to each unit that it names. */
export interface UnitStep {
  readonly producto: ProductoStock;
  readonly series: readonly string[];
  /** Undefined: they come in. */
  readonly desde?: From;
  /** Undefined: they go out. */
  readonly hacia?: LugarSerie;
  readonly documento: string | null;
}

/** Why a serial cannot come in: its unit stands in a warehouse. */
export const standsAlready = (serie: string, { bodega, ubicacion }: LugarSerie, titulo: string): Rejection =>
  reject(
    'SERIE_EXISTE',
    titulo,
    `La serie ${serie} ya está registrada en ${placeName(ubicacion)} de ${bodega}. Revisa el número, o quítala.`,
  );

const place = ({ bodega, ubicacion }: From): string =>
  ubicacion === undefined ? bodega : `${placeName(ubicacion)} de ${bodega}`;
/** Why a serial cannot leave a place: its unit stands elsewhere. */
export const standsElsewhere = (serie: string, lugar: LugarSerie, desde: From, titulo: string): Rejection =>
  reject(
    'SERIE_EN_OTRA_UBICACION',
    titulo,
    `La serie ${serie} está en ${place(lugar)}, no en ${place(desde)}. Si la tienes a la vista, regístrala antes ahí.`,
  );
/** Whether a unit stands where goods are taken from. */
export const standsAt = (at: LugarSerie, { bodega, ubicacion }: From): boolean =>
  at.bodega === bodega && (ubicacion === undefined || at.ubicacion === ubicacion);

/** What these events of a stock stream do to units that they name. */
export function unitSteps(events: readonly DomainEvent[]): readonly UnitStep[] {
  return events.flatMap((event): UnitStep[] => {
    if (event.type === StockReceived.type) {
      const { producto, series = [], bodega, documento } = StockReceived.data.parse(event.data);
      return [{ producto, series, hacia: { bodega, ubicacion: null }, documento }];
    }
    if (event.type === StockMoved.type) {
      const { producto, series = [], bodega, bodega_destino } = StockMoved.data.parse(event.data);
      const hacia = { bodega: bodega_destino, ubicacion: null };
      return [{ producto, series, desde: { bodega }, hacia, documento: null }];
    }
    if (event.type === StockPlaced.type) {
      const { producto, series = [], bodega, ubicacion, ubicacion_destino } = StockPlaced.data.parse(event.data);
      const hacia = { bodega, ubicacion: ubicacion_destino };
      return [{ producto, series, desde: { bodega, ubicacion }, hacia, documento: null }];
    }
    if (event.type !== StockWithdrawn.type) return [];
    const { producto, series = [], bodega, documento } = StockWithdrawn.data.parse(event.data);
    return [{ producto, series, desde: { bodega }, documento }];
  });
}

interface Taking {
  readonly serie: string;
  readonly movimiento: string;
  /** The owner with whom it had left, where it comes back. */
  readonly devuelta_de?: string | undefined;
  /** Nobody had registered it when the movement was judged. */
  readonly nueva: boolean;
  readonly titulo: string;
}

/** A document comes in once: what a command of it left behind that died is its own. */
export const leftByDead = (state: SerialState, documento: string | null): boolean =>
  documento !== null && !!state?.lugar && state.movimiento !== undefined && state.documento === documento;

/**
 * Takes one unit for a movement, in its own stream and before the movement is written: of two that name it at once the
 * second finds it gone, or there.
 */
export const takeUnit =
  ({ producto, desde, hacia, documento }: UnitStep, { serie, movimiento, devuelta_de, nueva, titulo }: Taking) =>
  (state: SerialState): readonly DomainEvent[] | Rejection => {
    if (state?.movimiento === movimiento) return [];
    const antes = state?.lugar ?? null;
    if (!desde && antes && devuelta_de === undefined)
      return leftByDead(state, documento) ? [] : standsAlready(serie, antes, titulo);
    if (desde && antes && !standsAt(antes, desde)) return standsElsewhere(serie, antes, desde, titulo);
    if (desde && state && !antes && !nueva)
      return reject('SERIE_NO_ESTA', titulo, `La serie ${serie} acaba de salir de ${desde.bodega}. Revisa la lista.`);
    if (hacia) {
      const back = devuelta_de === undefined ? {} : { devuelta_de };
      return [SerialStored({ producto, serie, ...hacia, antes, documento, movimiento, ...back })];
    }
    return antes ? [SerialWrittenOff({ producto, serie, antes, motivo: documento ?? '', movimiento })] : [];
  };

/** Puts a unit back where a movement that was refused in the end had taken it from. */
export const putUnitBack =
  (movimiento: string, motivo: string) =>
  (state: SerialState): readonly DomainEvent[] => {
    if (state?.movimiento !== movimiento) return [];
    const { producto, serie, lugar, antes } = state;
    // A unit that its owner had has its former place as the last one that was known: it is with its owner again.
    if (lugar && (antes === null || state.devuelta_de !== undefined))
      return [SerialWrittenOff({ producto, serie, antes: lugar, motivo })];
    return antes ? [SerialStored({ producto, serie, ...antes, antes: lugar, documento: null })] : [];
  };
