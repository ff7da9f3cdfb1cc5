import { PRECIOS_VISTOS } from '@power/domain/products/price-limits.shared';
import { priceChanges } from '@power/domain/products/views/price-queries';
import { handleQuery } from '@power/infra/platform/queries/handler';

/** A badge beyond this says nothing more. */
const COUNTED = 1000;
const SHOWN = 200;
const MONTH_MS = 30 * 86_400_000;

export default handleQuery(priceChanges, async ({ conteo: only }, { rows, user, now }) => {
  const seen = await rows
    .from('preference_list')
    .select('valor')
    .where('usuario', '=', user._id)
    .where('clave', '=', PRECIOS_VISTOS)
    .executeTakeFirst();
  const desde = typeof seen?.valor === 'string' && !Number.isNaN(Date.parse(seen.valor)) ? seen.valor : null;
  const since = () =>
    rows
      .from('price_change_list')
      .where('origen', '<>', 'Alta')
      .where('inicio', '>', desde ?? new Date(Date.parse(now) - MONTH_MS).toISOString());
  const counted = await since().select('_id').limit(COUNTED).execute();
  const cambios = only
    ? []
    : await since()
        .select(['_id', 'producto_id', 'part_number', 'nombre', 'marca', 'inicio', 'origen', 'motivo', 'autor'])
        .select(['lista_antes', 'lista', 'pmp_antes', 'pmp'])
        .orderBy('inicio', 'desc')
        .orderBy('_key')
        .limit(SHOWN)
        .execute();
  return { conteo: counted.length, desde, cambios };
});
