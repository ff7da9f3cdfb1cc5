import type { FiltroProductos } from '@power/domain/products/bulk-change.shared';
import type { ExpressionBuilder, Expression, SqlBool } from 'kysely';
import type { Database } from './database.ts';

/** Condition on `product_list` for a bulk change's filter: active products of which every given condition holds. Services are priced by hand. */
export const meant = (
  of: ExpressionBuilder<Database, 'product_list'>,
  { marcas = [], categorias = [], tiers = [], ids = [], solo_tabla }: FiltroProductos,
): Expression<SqlBool> =>
  of.and([
    of('product_list.activo', '=', true),
    of('product_list.servicio', '=', false),
    ...(marcas.length > 0 ? [of('product_list.marca', '=', of.fn.any(of.val(marcas)))] : []),
    ...(categorias.length > 0 ? [of('product_list.categoria', '=', of.fn.any(of.val(categorias)))] : []),
    ...(tiers.length > 0 ? [of('product_list.tier', '=', of.fn.any(of.val(tiers)))] : []),
    ...(ids.length > 0 ? [of('product_list._id', '=', of.fn.any(of.val(ids)))] : []),
    ...(solo_tabla ? [of('product_list.tabla', 'is not', null)] : []),
  ]);
