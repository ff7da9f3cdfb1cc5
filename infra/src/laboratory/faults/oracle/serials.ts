import { evolve } from '@power/domain/kernel/aggregate';
import { SYSTEM } from '@power/domain/kernel/principal';
import { serialUnit, type SerialState } from '@power/domain/inventory/serials/serial';
import { unitId } from '@power/domain/inventory/serials/units.shared';
import { contextOf, currentEvent } from '../../../platform/commands/stream-cache.ts';
import type { RecordedEvent } from '../../../platform/event-store/port.ts';

interface Moved {
  readonly producto?: { readonly _id: string };
  readonly series?: readonly string[];
  readonly bodega?: string;
  readonly bodega_destino?: string;
  readonly ubicacion_destino?: string | null;
}

/** Where a movement put the units that it names; undefined: it is none that puts them anywhere. */
function target(type: string, { bodega = '', bodega_destino, ubicacion_destino = null }: Moved): string | undefined {
  if (type === 'StockPlaced') return `${bodega}/${ubicacion_destino}`;
  if (type === 'StockReceived') return `${bodega}/null`;
  if (type === 'StockMoved') return `${bodega_destino}/null`;
  return type === 'StockWithdrawn' ? 'nowhere' : undefined;
}
const placeOf = (state: SerialState): string => {
  const lugar = state?.lugar;
  return lugar ? `${lugar.bodega}/${lugar.ubicacion}` : 'nowhere';
};

/**
 * A unit that is known by its serial stands where the last movement that names it put it, or where a person said since, or
 * where what the system tells of counts, cases and reservations left it: serials followed their units, however often a
 * process was killed on the way. Returns how many units there are.
 */
export function checkSerialPlaces(events: readonly RecordedEvent[], problem: (text: string) => void): number {
  const units = new Map<string, SerialState>();
  const due = new Map<string, string>();
  /** Units that movements wrote themselves, with the command. */
  const ownMoves = new Set<string>();
  for (const event of events) {
    if (event.stream.startsWith('serialunit-')) {
      const id = event.stream.slice('serialunit-'.length);
      const before = units.get(id);
      const state = evolve(serialUnit, before, currentEvent(serialUnit, event), contextOf(event));
      units.set(id, state);
      const { commandId, user } = event.metadata;
      if (state?.movimiento !== undefined) ownMoves.add(`${id}/${state.movimiento}`);
      // A movement writes its units before the goods, and takes that back where it is refused.
      const ofMovement = state?.movimiento !== undefined || before?.movimiento === commandId;
      // What follows a movement only carries it out.
      if (ofMovement || user !== SYSTEM._id || !due.has(id) || event.type === 'SerialWrittenOff')
        due.set(id, placeOf(state));
    }
    if (!event.stream.startsWith('stock-')) continue;
    const moved = event.data as Moved;
    const to = target(event.type, moved);
    if (to === undefined) continue;
    for (const serie of moved.series ?? []) {
      const id = unitId(moved.producto!._id, serie);
      if (!ownMoves.has(`${id}/${event.metadata.commandId}`)) due.set(id, to);
    }
  }
  for (const [id, place] of due)
    if (placeOf(units.get(id)) !== place)
      problem(`serial ${id} stands at ${placeOf(units.get(id))} and was put to ${place}`);
  return units.size;
}
