import type { QueryContext } from '@power/infra/platform/queries/handler';

export interface Warehouse {
  readonly codigo: string;
  readonly nombre: string;
}

/** From which customers are served, as the shop names them to whoever buys: there is nobody's row among them, hence unscoped. */
export const shopWarehouses = ({ rows }: QueryContext): Promise<Warehouse[]> =>
  rows.unscoped
    .selectFrom('warehouse_list')
    .select(['codigo', 'nombre'])
    .where('activo', '=', true)
    .where('tipo', 'in', ['física', 'sala'])
    .orderBy('tipo')
    .orderBy('codigo')
    .execute();

/** Addresses of the company that buys to which something can be sent. */
export async function addressesOf({ rows }: QueryContext, cliente: string) {
  const found = await rows.from('customer_list').select('direcciones').where('_id', '=', cliente).executeTakeFirst();
  return (found?.direcciones ?? []).filter(({ calle }) => calle !== '');
}
export type Address = Awaited<ReturnType<typeof addressesOf>>[number];
