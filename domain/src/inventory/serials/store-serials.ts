import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { SYSTEM } from '../../kernel/principal.ts';
import { reject, type Rejection } from '../../kernel/rejection.ts';
import { optionalText, shortText } from '../../kernel/text.ts';
import { instantText } from '../../kernel/when.ts';
import { WAREHOUSE } from '../access.ts';
import { closedPlace, type PlaceFacts } from '../place-room.ts';
import { SIN_UBICAR } from '../places.shared.ts';
import { productoId } from '../receive-stock.ts';
import type { ProductoStock } from '../stock-product.shared.ts';
import { readTrolley } from '../trolley.shared.ts';
import { warehouseOfPlace } from '../views/place-access.ts';
import { anyWarehouse } from '../warehouse.shared.ts';
import { type LugarSerie, SerialStored } from './events.ts';
import { movedSince, type SerialState, serialUnit } from './serial.ts';
import { repeatedSerial, series, unitId } from './units.shared.ts';

export const NOT_STORED = 'Las series no se registraron';

export interface StoreFacts extends PlaceFacts {
  readonly producto: ProductoStock & { readonly serializable: boolean };
  /** Units of the product that stand there. */
  readonly hay: number;
  /** Serials of it that are known to stand there, but for those of the request. */
  readonly registradas: number;
  /** Why one of them cannot stand in a warehouse: an order or a case of service has it. */
  readonly tomada?: Rejection | undefined;
  /** Of serials that come back: the owner that each had left with. */
  readonly devueltas?: Readonly<Record<string, string>>;
}

interface Stored extends LugarSerie {
  readonly documento?: string | undefined;
  readonly leida?: string | undefined;
  /** The owner that it had left with, where it comes back. */
  readonly devuelta_de?: string | undefined;
}
/** One unit at its place; nothing when it is known to stand there. */
export const storeUnit =
  (producto: ProductoStock, numero: string, { bodega, ubicacion, documento, leida, devuelta_de }: Stored) =>
  (state: SerialState): readonly DomainEvent[] => {
    const antes = state?.lugar ?? null;
    const there = antes?.bodega === bodega && antes.ubicacion === ubicacion;
    if ((there && devuelta_de === undefined) || movedSince(state, leida)) return [];
    const back = devuelta_de === undefined ? {} : { devuelta_de };
    return [SerialStored({ producto, serie: numero, bodega, ubicacion, antes, documento: documento ?? null, ...back })];
  };

/** Serials of units that stand in a warehouse: registered when they came, or found to be somewhere else. */
export const storeSerials = defineCommand({
  name: 'store-serials',
  context: 'inventory',
  path: '/series/crear',
  access: { perfiles: WAREHOUSE },
  summary: 'Registra dónde están unidades con número de serie',
  request: z.strictObject({
    producto: productoId,
    bodega: shortText,
    /** None: *Sin ubicar*. */
    ubicacion: optionalText,
    series: series.min(1, 'Escanea al menos una serie'),
    documento: optionalText,
    /** When they were seen there: what has moved since is where it went. */
    leida: instantText.optional(),
  }),
  reply: z.object({ registradas: z.number().int() }),
  refers: { bodega: anyWarehouse },
  aggregate: serialUnit,
  needsFacts: true,
  // The first here, the others each in its own stream before it (`command-api`): every unit stands for itself.
  stream: ({ producto, series: numbers }) => unitId(producto, numbers[0]!),
  decide(state, request, { user, facts }: DecideContext<StoreFacts>) {
    const refused = (codigo: string, mensaje: string): Rejection => reject(codigo, NOT_STORED, mensaje);
    const { bodega, series: numbers, documento, leida } = request;
    const ubicacion = request.ubicacion || null;
    const { producto, hay, registradas, tomada } = facts;
    const { serializable, ...referred } = producto;
    const system = user.sesion === SYSTEM.sesion;
    if (!serializable)
      return refused(
        'PRODUCTO_SIN_SERIE',
        `${producto.part_number} no lleva número de serie. Si lo lleva, márcalo como serializable en su ficha.`,
      );
    const twice = repeatedSerial(numbers, NOT_STORED);
    if (twice) return twice;
    if (ubicacion !== null && warehouseOfPlace(ubicacion) !== bodega)
      return refused('OTRA_BODEGA', `La ubicación ${ubicacion} no es de la bodega ${bodega}. Revisa su código.`);
    if (ubicacion !== null && !facts.lugar && !readTrolley(ubicacion))
      return refused('UBICACION_NO_EXISTE', `No existe la ubicación ${ubicacion}. Escanéala de nuevo.`);
    // What the system tells has moved already: a place that was closed since does not undo that.
    const hindered = system ? undefined : (closedPlace(facts, NOT_STORED) ?? tomada);
    if (hindered) return hindered;
    if (!system && registradas + numbers.length > hay)
      return refused(
        'SOBRAN_SERIES',
        `En ${ubicacion ?? `${SIN_UBICAR} de ${bodega}`} hay ${hay} de ${producto.part_number} y ${registradas} ya tienen su serie registrada: ${numbers.length} más no pueden estar ahí. Revisa la ubicación, o recibe antes las unidades.`,
      );
    const devuelta_de = facts.devueltas?.[numbers[0]!];
    const at = { bodega, ubicacion, documento: documento || undefined, leida, devuelta_de };
    return storeUnit(referred, numbers[0]!, at)(state);
  },
  answer: (_outcome, { series: numbers, ubicacion, bodega }) => ({
    mensaje: `${numbers.length === 1 ? `La serie ${numbers[0]} está` : `${numbers.length} series están`} en ${ubicacion || `${SIN_UBICAR} de ${bodega}`}`,
    registradas: numbers.length,
  }),
});
