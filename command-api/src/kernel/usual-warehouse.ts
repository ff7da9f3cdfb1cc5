import { usualWarehouse } from '@power/domain/inventory/warehouse.shared';
import { type Rejection, reject } from '@power/domain/kernel/rejection';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';

/** The warehouse that a request names, which is checked where it is declared, else the usual one of whoever asks. */
export async function warehouseFor(
  { db, user }: Pick<CommandServices, 'db' | 'user'>,
  named: string | undefined,
  titulo: string,
): Promise<string | Rejection> {
  if (named) return named;
  const inUse = await readModels(db)
    .selectFrom('warehouse_list')
    .select(['codigo', 'tipo'])
    .where('activo', '=', true)
    .execute();
  return (
    usualWarehouse(inUse, user.bodega) ??
    reject('BODEGA_OBLIGATORIA', titulo, 'Elige la bodega de entrega: no hay una en uso que sirva por defecto.', {
      campo: 'bodega_entrega',
    })
  );
}
