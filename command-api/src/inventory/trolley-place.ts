import type { PlaceFacts } from '@power/domain/inventory/trolley/trolley';
import { places } from '@power/domain/masters';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';
import { masterState } from '../kernel/master-record.ts';

/** A place as the log has it, with what stands there of all products; null where goods go to none, or it is no longer there. */
export async function placeFacts(services: CommandServices, codigo: string | null): Promise<PlaceFacts> {
  const found = codigo === null ? undefined : await masterState(places, services, 'codigo', codigo);
  if (!found) return { lugar: null };
  const held = await readModels(services.db)
    .selectFrom('place_stock_list')
    .select(({ fn }) => fn.sum<string>('cantidad').as('unidades'))
    .where('ubicacion', '=', String(found.values['codigo']))
    .executeTakeFirst();
  return {
    lugar: {
      codigo: String(found.values['codigo']),
      activo: found.activo,
      tipo: String(found.values['tipo']),
      capacidad: Number(found.values['capacidad'] ?? 0),
      unidades: Number(held?.unidades ?? 0),
    },
  };
}
