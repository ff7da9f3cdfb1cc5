import { defineAggregate, on } from '../kernel/aggregate.ts';
import { isStale } from '../kernel/claim.ts';
import type { DomainEvent } from '../kernel/event.ts';
import type { Perfil } from '../kernel/perfiles.ts';
import type { Principal } from '../kernel/principal.ts';
import { reject, type Rejection } from '../kernel/rejection.ts';
import { WAREHOUSE_HEADS } from './access.ts';
import { PlaceRoomSettled, PlaceRoomTaken } from './place-room-events.ts';

/** A place as its master has it. */
export interface Lugar {
  readonly codigo: string;
  readonly activo: boolean;
  /** Why nobody puts anything there although it is active itself: what it stands in is not. */
  readonly cerrada?: string | undefined;
  readonly tipo: string;
  /** Units that it holds at most; 0: as many as there are. */
  readonly capacidad: number;
}
/** What is known of the place that goods go to, or come from; null: *Sin ubicar*. */
export interface PlaceFacts {
  readonly lugar: Lugar | null;
}

interface Taken {
  readonly movimiento: string;
  readonly cantidad: number;
  readonly desde: string;
}
export interface RoomState {
  /** How often room was taken or settled: whoever counted the units knows whether anything came since. */
  readonly revision: number;
  /** Goods on their way, with the command that brings them. */
  readonly tomas: readonly Taken[];
  /** Products that came last, the newest at the end: the list of what stands here may not know of them yet. */
  readonly productos: readonly string[];
}

/** Products that a list may be behind by. */
const REMEMBERED = 200;
const without = (tomas: readonly Taken[], movimiento: string): readonly Taken[] =>
  tomas.filter((taken) => taken.movimiento !== movimiento);

/**
 * Stream `placeroom-<place>`: who is on the way to it with goods, in one place, because each product has a stream of its own
 * and two of them together could be more than the place holds.
 */
export const placeRoom = defineAggregate<RoomState>(
  'placeroom',
  { revision: 0, tomas: [], productos: [] },
  [
    on(PlaceRoomTaken, ({ revision, tomas, productos }, { producto, cantidad, movimiento }, { at }) => ({
      revision: revision + 1,
      tomas: [
        ...without(tomas, movimiento).filter((taken) => !isStale(taken, at)),
        { movimiento, cantidad, desde: at },
      ],
      productos: [...productos.filter((one) => one !== producto), producto].slice(-REMEMBERED),
    })),
    on(PlaceRoomSettled, ({ revision, tomas, productos }, { movimiento }) => ({
      revision: revision + 1,
      tomas: without(tomas, movimiento),
      productos,
    })),
  ],
  { snapshots: 1 },
);

/** Somebody came or went while the units were counted: count again. */
export const COUNT_AGAIN = 'CONTAR_DE_NUEVO';

interface Wanted {
  readonly lugar: Lugar;
  readonly producto: string;
  readonly cantidad: number;
  readonly movimiento: string;
  /** Units of all products that stand there, counted when the stream was at `revision`. */
  readonly unidades: number;
  readonly revision: number;
  readonly now: string;
  readonly titulo: string;
}

/** Takes room for goods that are about to come; refused where what is there and what is on its way leave too little. */
export const takeRoom =
  ({ lugar, producto, cantidad, movimiento, unidades, revision, now, titulo }: Wanted) =>
  (state: RoomState): readonly DomainEvent[] | Rejection => {
    const { codigo, capacidad } = lugar;
    const mine = state.tomas.find((taken) => taken.movimiento === movimiento);
    if (mine && !isStale(mine, now)) return [];
    if (state.revision !== revision) return reject(COUNT_AGAIN, titulo, 'Otra persona mueve en la misma ubicación.');
    const coming = without(state.tomas, movimiento)
      .filter((taken) => !isStale(taken, now))
      .reduce((sum, taken) => sum + taken.cantidad, 0);
    const free = Math.max(0, capacidad - unidades - coming);
    return cantidad > free
      ? reject(
          'SIN_CAPACIDAD',
          titulo,
          `En ${codigo} caben ${free} unidades más: tiene ${unidades + coming} de ${capacidad}. Ubica el resto en otra.`,
        )
      : [PlaceRoomTaken({ ubicacion: codigo, producto, cantidad, movimiento })];
  };

/** The goods of a command are there, or do not come. */
export const settleRoom =
  (ubicacion: string, movimiento: string) =>
  ({ tomas }: RoomState): readonly DomainEvent[] =>
    tomas.some((taken) => taken.movimiento === movimiento) ? [PlaceRoomSettled({ ubicacion, movimiento })] : [];

const blocked = (titulo: string, mensaje: string): Rejection => reject('UBICACION_BLOQUEADA', titulo, mensaje);

/** Why nobody puts anything there. */
export const closedPlace = ({ lugar }: PlaceFacts, titulo: string): Rejection | undefined => {
  if (lugar?.activo === false) return blocked(titulo, `La ubicación ${lugar.codigo} está desactivada. Elige otra.`);
  return lugar?.cerrada === undefined ? undefined : blocked(titulo, `${lugar.cerrada} Elige otra ubicación.`);
};

const heads: readonly Perfil[] = WAREHOUSE_HEADS;
/** Goods in quarantine wait for a decision: a head of the warehouse brings them there and takes them out, and says why. */
export function quarantine(
  { lugar }: PlaceFacts,
  user: Principal,
  titulo: string,
  motivo: string | undefined,
): Rejection | undefined {
  if (lugar?.tipo !== 'cuarentena') return undefined;
  if (!heads.includes(user.perfil))
    return blocked(
      titulo,
      `La ubicación ${lugar.codigo} es de cuarentena. Elige otra, o pide a la jefatura de bodega que lo mueva.`,
    );
  return motivo
    ? undefined
    : blocked(titulo, `La ubicación ${lugar.codigo} es de cuarentena: escribe el motivo para mover.`);
}
