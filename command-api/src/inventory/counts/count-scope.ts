import { classesOf, DIAS_ABC } from '@power/domain/inventory/counts/abc.shared';
import type { OpenFacts } from '@power/domain/inventory/counts/open-count';
import { type ConteoPedido, MAX_LINEAS } from '@power/domain/inventory/counts/parts';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';

const DAY = 86_400_000;

/** Products of one class of the warehouse, by what left it in the last days. */
async function classOf({ bodega, clase }: ConteoPedido, { db, now }: CommandServices): Promise<ReadonlySet<string>> {
  const since = new Date(Date.parse(now) - DIAS_ABC * DAY).toISOString();
  const sums = await readModels(db)
    .selectFrom('movement_list')
    .select(({ fn }) => ['producto_id', fn.sum<string>('cantidad').as('salidas')])
    .where('bodega', '=', bodega)
    .where('tipo', '=', 'Salida')
    .where('fecha', '>=', since)
    .groupBy('producto_id')
    .execute();
  const held = await readModels(db)
    .selectFrom('stock_list')
    .select('producto_id')
    .where('bodega', '=', bodega)
    .where('fisico', '>', 0)
    .execute();
  const left = new Map(sums.map(({ producto_id, salidas }) => [producto_id, Math.abs(Number(salidas))]));
  const products = new Set([...held.map(({ producto_id }) => producto_id), ...left.keys()]);
  const classes = classesOf([...products].map((producto) => ({ producto, salidas: left.get(producto) ?? 0 })));
  return new Set([...classes].filter(([, of]) => of === clase).map(([producto]) => producto));
}

/** What stands where in a warehouse, of what a count covers; one more than it may have tells that it is too much. */
export async function linesOf(asked: ConteoPedido, services: CommandServices): Promise<OpenFacts['lineas']> {
  const { bodega, tipo, ubicacion } = asked;
  let query = readModels(services.db)
    .selectFrom('place_stock_list')
    .select(['producto_id', 'codigo', 'codigo_sap', 'part_number', 'nombre', 'marca', 'ubicacion'])
    .select((of) =>
      of
        .selectFrom('product_list as p')
        .select('p.serializable')
        .whereRef('p._id', '=', 'place_stock_list.producto_id')
        .as('serializable'),
    )
    .where('bodega', '=', bodega)
    .where('cantidad', '>', 0);
  if (tipo === 'Por ubicación' && ubicacion)
    query = query.where((of) =>
      of.or([
        of('ubicacion', '=', ubicacion),
        of(of.fn('starts_with', ['ubicacion', of.val(`${ubicacion}-`)]), '=', true),
      ]),
    );
  // Of a cycle, those of its class are told apart below.
  const sorted = query.orderBy('_key');
  const found = await (tipo === 'Cíclico' ? sorted : sorted.limit(MAX_LINEAS + 1)).execute();
  const of = tipo === 'Cíclico' ? await classOf(asked, services) : undefined;
  return found
    .filter(({ producto_id }) => of?.has(producto_id) ?? true)
    .slice(0, MAX_LINEAS + 1)
    .map(({ producto_id, ubicacion: place, serializable, ...product }) => ({
      producto: { _id: producto_id, ...product },
      ubicacion: place,
      ...(serializable === true && { serializable }),
    }));
}
