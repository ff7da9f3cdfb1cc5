import { quarantinedAt } from '@power/domain/inventory/quarantine-stock';
import { atPlace, withQuarantine } from '@power/domain/inventory/places.shared';
import { saldoOf, stock, warehouse } from '@power/domain/inventory/stock';
import { warehouseOfPlace } from '@power/domain/inventory/views/place-access';
import { type MasterCalls, reactivation } from '@power/domain/kernel/master';
import { reject } from '@power/domain/kernel/rejection';
import { levels, places, racks, warehouses } from '@power/domain/masters';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';
import { currentList } from './current-list.ts';
import type { MasterEffects } from './master.ts';
import { claimOwner, masterState } from './master-record.ts';

const NOT_SAVED = 'La ubicación no se guardó';
const CUARENTENA = 'cuarentena';

/** Products that stand at a place, as its list says. */
async function productsAt(services: CommandServices, codigo: string): Promise<readonly string[]> {
  const rows = await readModels(services.db)
    .selectFrom('place_stock_list')
    .select('producto_id')
    .where('ubicacion', '=', codigo)
    .execute();
  return rows.map(({ producto_id }) => producto_id);
}

const placeById = async (services: CommandServices, id: string) => {
  const { state } = await services.load(places.aggregate, id);
  return state && !state.eliminado ? { codigo: String(state.values['codigo']), tipo: state.values['tipo'] } : undefined;
};

/** The stock of a product at a place waits in quarantine, or does no more: as the place's master says now. */
const followPlace = async (
  services: CommandServices,
  producto: string,
  codigo: string,
  tipo: unknown,
  motivo?: string,
) =>
  services.run(
    stock,
    producto,
    `cuarentena/${codigo}`,
    quarantinedAt({ bodega: warehouseOfPlace(codigo), ubicacion: codigo, cuarentena: tipo === CUARENTENA, motivo }),
  );

/**
 * A place becomes one of quarantine, or stops being one, while goods stand there: nobody loses what is committed to an order
 * by it, and the stock of each product follows.
 */
export const placeEffects: MasterEffects = {
  async before(id, wanted, services) {
    const place = await placeById(services, id);
    if (!place || wanted['tipo'] !== CUARENTENA || place.tipo === CUARENTENA) return undefined;
    const { codigo } = place;
    const bodega = warehouseOfPlace(codigo);
    for (const producto of await productsAt(services, codigo)) {
      // oxlint-disable-next-line no-await-in-loop -- the first that is short is told
      const { state } = await services.load(stock, producto);
      const before = warehouse(state, bodega);
      const { disponible, comprometido } = saldoOf(withQuarantine(before, codigo, true));
      if (atPlace(before, codigo) > 0 && disponible < 0 && disponible < saldoOf(before).disponible)
        return reject(
          'STOCK_COMPROMETIDO',
          NOT_SAVED,
          `De ${state.producto!.part_number} hay ${comprometido} unidades comprometidas en pedidos y no alcanzan sin las de ${codigo}. Muévelas antes, informa el faltante o anula un pedido.`,
        );
    }
    return undefined;
  },
  async after(id, wanted, services, motivo) {
    if (!('tipo' in wanted)) return;
    await currentList(services, 'inventory/place-stock-list', NOT_SAVED);
    const place = await placeById(services, id);
    if (!place) return;
    for (const producto of await productsAt(services, place.codigo))
      // oxlint-disable-next-line no-await-in-loop -- each is a stream of its own
      await followPlace(services, producto, place.codigo, place.tipo, motivo);
  },
};

/** Puts the record that bears this code into use again, if it is not. */
async function reopen(services: CommandServices, calls: MasterCalls, codigo: string): Promise<void> {
  if ((await masterState(calls, services, 'codigo', codigo))?.activo !== false) return;
  const id = await claimOwner(calls, services, 'codigo', codigo);
  await services.run(calls.aggregate, id!, `reactivar/${codigo}`, reactivation(calls));
}

/** Goods came to a warehouse: what was put out of use in the same moment is in use again. */
export const reopenWarehouse = (services: CommandServices, bodega: string): Promise<void> =>
  reopen(services, warehouses, bodega);

/** The flow of a command that brings goods to a warehouse. */
export const arrivesAt = <R>(bodega: (request: R) => string) => ({
  async finish(_reply: unknown, request: R, services: CommandServices) {
    await reopenWarehouse(services, bodega(request));
    return {};
  },
});

/** Goods came to a place: what it stands in is in use again, and they wait in quarantine if it became one of quarantine. */
export async function settleArrival(services: CommandServices, codigo: string, producto: string): Promise<void> {
  const place = await masterState(places, services, 'codigo', codigo);
  if (!place) return;
  await reopen(services, places, codigo);
  const nivel = String(place.values['nivel']);
  await reopen(services, levels, nivel);
  const level = await masterState(levels, services, 'codigo', nivel);
  if (level) await reopen(services, racks, String(level.values['bloque']));
  await reopenWarehouse(services, warehouseOfPlace(codigo));
  await followPlace(services, producto, codigo, place.values['tipo']);
}
