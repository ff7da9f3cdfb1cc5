import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import type { Principal } from '../../kernel/principal.ts';
import { LEAST_QUANTITY } from '../../kernel/quantity.shared.ts';
import { isRejection, reject, type Rejection } from '../../kernel/rejection.ts';
import { optionalText, shortText } from '../../kernel/text.ts';
import { WAREHOUSE, WAREHOUSE_HEADS } from '../access.ts';
import { StockPlaced } from '../events.ts';
import { closedPlace, type PlaceFacts, quarantine } from '../place-room.ts';
import { atPlace, placeChanged, SIN_UBICAR, unplaced, withPlaces, withQuarantine } from '../places.shared.ts';
import { MAX_UNITS, productoId } from '../receive-stock.ts';
import { type NamedSerials, movedSerials } from '../serials/named-serials.shared.ts';
import { series } from '../serials/units.shared.ts';
import { saldoOf, stock, type StockState, warehouse } from '../stock.ts';
import { readTrolley, type Trolley, trolleyCode } from '../trolley.shared.ts';
import { warehouseOfPlace } from '../views/place-access.ts';
import { anyWarehouse, openPlace } from '../warehouse.shared.ts';

const cantidad = z
  .number('Ingresa las unidades')
  .int('Las unidades son enteras')
  .min(1, LEAST_QUANTITY.texto)
  .max(MAX_UNITS, 'Es demasiado grande');

/** What is known of the place, and of the serials at the one that goods leave. */
export interface TrolleyFacts extends PlaceFacts {
  readonly series?: NamedSerials;
}

interface Step {
  readonly bodega: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly cantidad: number;
  readonly series: readonly string[] | undefined;
  readonly carro?: {
    readonly usuario: { readonly _id: string; readonly nombre: string };
    readonly origen: string | null;
  };
}

/** The move between two places of a warehouse, one of them a trolley; the balance stays as it was. */
function moved(
  state: StockState,
  { bodega, from, to, cantidad: units, series: named = [], carro }: Step,
  { series: known, lugar }: TrolleyFacts,
  titulo: string,
): readonly DomainEvent[] | Rejection {
  const before = warehouse(state, bodega);
  const ubicaciones = [
    ...(from === null ? [] : [placeChanged(before, from, -units)]),
    ...(to === null ? [] : [placeChanged(before, to, units)]),
  ];
  // Back where they were taken from: a trolley is no place of its own.
  const cuarentena = carro === undefined && lugar?.tipo === 'cuarentena';
  const after = withPlaces(before, ubicaciones);
  const hay = from === null ? unplaced(before) : atPlace(before, from);
  const serials = movedSerials({ cantidad: units, series: named, hay, ubicacion: from, bodega }, known, titulo);
  if (isRejection(serials)) return serials;
  return [
    StockPlaced({
      producto: state.producto!,
      bodega,
      ubicacion: from,
      ubicacion_destino: to,
      cantidad: units,
      saldo: saldoOf(carro ? after : withQuarantine(after, to, cuarentena)),
      ubicaciones,
      motivo: null,
      ...(cuarentena && { cuarentena }),
      ...(carro && { carro }),
      ...(serials.length > 0 && { series: [...serials] }),
    }),
  ];
}

export const NOT_TAKEN = 'No se puede tomar';
/** Goods in hand: off their place, and in nobody else's trolley. */
export const takeToTrolley = defineCommand({
  name: 'take-to-trolley',
  context: 'inventory',
  path: '/movimientos/crear',
  accion: 'tomar',
  access: { perfiles: WAREHOUSE },
  summary: 'Toma unidades de una ubicación en el carro propio; sin ubicación son de Sin ubicar',
  request: z.strictObject({
    accion: z.literal('tomar'),
    producto: productoId,
    bodega: shortText,
    ubicacion: optionalText,
    cantidad,
    series: series.optional(),
  }),
  refers: { bodega: anyWarehouse },
  aggregate: stock,
  needsFacts: true,
  stream: ({ producto }) => producto,
  decide(state, { bodega, ubicacion, cantidad: units, series: named }, { user, facts }: DecideContext<TrolleyFacts>) {
    const origen = ubicacion || null;
    if (origen !== null && (readTrolley(origen) || warehouseOfPlace(origen) !== bodega))
      return reject('OTRA_BODEGA', NOT_TAKEN, `La ubicación ${origen} no es de la bodega ${bodega}. Revisa su código.`);
    // Whose trolley it goes into says who answers for it: a reason is written where it is put down.
    const kept = quarantine(facts, user, NOT_TAKEN, 'En carro');
    if (kept) return kept;
    const before = warehouse(state, bodega);
    const there = origen === null ? unplaced(before) : atPlace(before, origen);
    if (!state.producto || there < units)
      return reject(
        'STOCK_INSUFICIENTE',
        NOT_TAKEN,
        `En ${origen ?? `${SIN_UBICAR} de ${bodega}`} quedan ${Math.max(0, there)}: otra persona pudo tomar el resto. Cuenta y corrige la cantidad.`,
      );
    const usuario = { _id: user._id, nombre: user.nombre };
    const carro = trolleyCode({ bodega, usuario: user._id, origen });
    return moved(
      state,
      { bodega, from: origen, to: carro, cantidad: units, series: named, carro: { usuario, origen } },
      facts,
      NOT_TAKEN,
    );
  },
  answer: (_outcome, { cantidad: units }) => ({
    mensaje: units === 1 ? 'La unidad está en tu carro' : `Las ${units} unidades están en tu carro`,
  }),
});

const fromTrolley = {
  producto: productoId,
  /** The place of the trolley, as its list tells it. */
  carro: shortText,
  cantidad,
  series: series.optional(),
};

/** The trolley, if it is this person's to empty and holds as many. */
function held(
  state: StockState,
  { carro, cantidad: units }: { readonly carro: string; readonly cantidad: number },
  user: Principal,
  titulo: string,
): Trolley | Rejection {
  const trolley = readTrolley(carro);
  if (!trolley) return reject('CARRO_NO_EXISTE', titulo, `${carro} no es un carro. Elige la fila de la lista.`);
  if (trolley.usuario !== user._id && !WAREHOUSE_HEADS.includes(user.perfil))
    return reject('OTRO_CARRO', titulo, 'Ese carro es de otra persona. Pídeselo, o que lo haga la jefatura de bodega.');
  const there = atPlace(warehouse(state, trolley.bodega), carro);
  return !state.producto || there < units
    ? reject(
        'STOCK_INSUFICIENTE',
        titulo,
        there === 0
          ? 'Ya no están en el carro: alguien las ubicó o devolvió.'
          : `En el carro quedan ${there}. Corrige la cantidad.`,
      )
    : trolley;
}

export const NOT_PLACED = 'No se puede ubicar';
/** Out of the trolley, to a place of the same warehouse. */
export const placeFromTrolley = defineCommand({
  name: 'place-from-trolley',
  context: 'inventory',
  path: '/movimientos/crear',
  accion: 'ubicardecarro',
  access: { perfiles: WAREHOUSE },
  summary: 'Ubica unidades de un carro en una ubicación de su bodega',
  request: z.strictObject({ accion: z.literal('ubicardecarro'), ...fromTrolley, ubicacion_destino: shortText }),
  refers: { ubicacion_destino: openPlace },
  aggregate: stock,
  needsFacts: true,
  stream: ({ producto }) => producto,
  decide(
    state,
    { carro, cantidad: units, series: named, ubicacion_destino },
    { user, facts }: DecideContext<TrolleyFacts>,
  ) {
    const trolley = held(state, { carro, cantidad: units }, user, NOT_PLACED);
    if (isRejection(trolley)) return trolley;
    const { bodega } = trolley;
    if (warehouseOfPlace(ubicacion_destino) !== bodega)
      return reject(
        'OTRA_BODEGA',
        NOT_PLACED,
        `La ubicación ${ubicacion_destino} no es de la bodega ${bodega}. Para cambiar de bodega haz un traslado.`,
      );
    if (facts.lugar?.tipo === 'cuarentena')
      return reject(
        'UBICACION_BLOQUEADA',
        NOT_PLACED,
        `La ubicación ${ubicacion_destino} es de cuarentena. Elige otra.`,
      );
    return (
      closedPlace(facts, NOT_PLACED) ??
      moved(state, { bodega, from: carro, to: ubicacion_destino, cantidad: units, series: named }, facts, NOT_PLACED)
    );
  },
  answer: (_outcome, { ubicacion_destino }) => ({ mensaje: `Quedó en ${ubicacion_destino}` }),
});

export const NOT_RETURNED = 'No se puede devolver';
/** Back to where they were taken. */
export const returnFromTrolley = defineCommand({
  name: 'return-from-trolley',
  context: 'inventory',
  path: '/movimientos/crear',
  accion: 'devolver',
  access: { perfiles: WAREHOUSE },
  summary: 'Devuelve unidades de un carro a la ubicación de donde se tomaron',
  request: z.strictObject({ accion: z.literal('devolver'), ...fromTrolley }),
  aggregate: stock,
  needsFacts: true,
  stream: ({ producto }) => producto,
  decide(state, { carro, cantidad: units, series: named }, { user, facts }: DecideContext<TrolleyFacts>) {
    const trolley = held(state, { carro, cantidad: units }, user, NOT_RETURNED);
    if (isRejection(trolley)) return trolley;
    const { bodega, origen } = trolley;
    return (
      closedPlace(facts, NOT_RETURNED) ??
      moved(state, { bodega, from: carro, to: origen, cantidad: units, series: named }, facts, NOT_RETURNED)
    );
  },
  answer: (_outcome, { carro }) => ({ mensaje: `Volvió a ${readTrolley(carro)?.origen ?? SIN_UBICAR}` }),
});
