import {
  COUNT_AGAIN,
  type Lugar,
  type PlaceFacts,
  placeRoom,
  settleRoom,
  takeRoom,
} from '@power/domain/inventory/place-room';
import { atPlace } from '@power/domain/inventory/places.shared';
import { stock, warehouse } from '@power/domain/inventory/stock';
import { warehouseOfPlace } from '@power/domain/inventory/views/place-access';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import { levels, places, racks, warehouses } from '@power/domain/masters';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';
import { masterState } from '../kernel/master-record.ts';
import { settleArrival } from '../kernel/place-arrivals.ts';

/** What a place stands in, from the level to the warehouse, as far as one is deactivated: a sentence that says which. */
async function closedAbove(services: CommandServices, nivel: string): Promise<string | undefined> {
  const level = await masterState(levels, services, 'codigo', nivel);
  if (level?.activo === false) return `El nivel ${nivel} está desactivado.`;
  const bloque = level && String(level.values['bloque']);
  const rack = bloque && (await masterState(racks, services, 'codigo', bloque));
  if (rack && !rack.activo) return `El bloque ${bloque} está desactivado.`;
  const bodega = rack && String(rack.values['bodega']);
  const above = bodega && (await masterState(warehouses, services, 'codigo', bodega));
  return above && !above.activo ? `La bodega ${bodega} está desactivada.` : undefined;
}

/** A place as the log has it; null where goods go to none, or it is no longer there. */
export async function placeFacts(services: CommandServices, codigo: string | null | undefined): Promise<PlaceFacts> {
  const found = codigo ? await masterState(places, services, 'codigo', codigo) : undefined;
  if (!found) return { lugar: null };
  const { values, activo } = found;
  return {
    lugar: {
      codigo: String(values['codigo']),
      activo,
      tipo: String(values['tipo']),
      capacidad: Number(values['capacidad'] ?? 0),
      cerrada: await closedAbove(services, String(values['nivel'])),
    },
  };
}

/** Units of all products that stand at a place: which ones, a list says and the place itself; how many, the log. */
async function unitsAt({ codigo }: Lugar, recent: readonly string[], services: CommandServices): Promise<number> {
  const listed = await readModels(services.db)
    .selectFrom('place_stock_list')
    .select('producto_id')
    .where('ubicacion', '=', codigo)
    .execute();
  const products = [...new Set([...listed.map(({ producto_id }) => producto_id), ...recent])];
  const bodega = warehouseOfPlace(codigo);
  const held = await Promise.all(
    products.map(async (id) => atPlace(warehouse((await services.load(stock, id)).state, bodega), codigo)),
  );
  return held.reduce((sum, units) => sum + units, 0);
}

interface Coming {
  readonly producto: string;
  readonly cantidad: number;
}

/** How often units are counted anew because others move at the same place. */
const COUNTS = 50;

/** Room for goods before they are moved: of two who want the last of it one is refused. */
export async function claimRoom(
  services: CommandServices,
  { lugar }: PlaceFacts,
  { producto, cantidad }: Coming,
  titulo: string,
): Promise<Rejection | undefined> {
  if (!lugar || lugar.capacidad === 0) return undefined;
  const { commandId: movimiento, now } = services;
  for (let count = 1; ; count += 1) {
    // First who is on the way, then what is there: whoever arrived in between is counted, whoever set out is found out.
    const { state } = await services.load(placeRoom, lugar.codigo);
    const unidades = await unitsAt(lugar, state.productos, services);
    const { revision } = state;
    const outcome = await services.run(
      placeRoom,
      lugar.codigo,
      'espacio',
      takeRoom({ lugar, producto, cantidad, movimiento, unidades, revision, now, titulo }),
    );
    if (!isRejection(outcome)) return undefined;
    if (outcome.codigo !== COUNT_AGAIN || count === COUNTS) return outcome;
  }
}

/** The goods have arrived, or do not come: what was taken for them counts no more. */
export async function freeRoom(services: CommandServices, codigo: string | null | undefined): Promise<void> {
  if (codigo) await services.run(placeRoom, codigo, 'llegada', settleRoom(codigo, services.commandId));
}

/** The flow of a command that brings goods to a place: room first, goods second. */
export const roomFor = <R extends Coming>(titulo: string, to: (request: R) => string | null | undefined) => ({
  before: (request: R, services: CommandServices, facts: PlaceFacts) => claimRoom(services, facts, request, titulo),
  compensate: (request: R, services: CommandServices) => freeRoom(services, to(request)),
  finish: async (_reply: unknown, request: R, services: CommandServices) => {
    const codigo = to(request);
    await freeRoom(services, codigo);
    if (codigo) await settleArrival(services, codigo, request.producto);
    return {};
  },
});
