import { totalDownloads } from '@power/domain/assistant/views/queries';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sourceOf } from './newest-figures.ts';

export default handleQuery(totalDownloads, async (_request, { rows }) => {
  const found = await rows
    .from('store_figure_list')
    .select((of) => ['tienda', of.fn.sum<number>('descargas').as('descargas'), of.fn.max('fecha').as('fecha')])
    .groupBy('tienda')
    .orderBy('tienda')
    .execute();
  const tiendas = found.map(({ tienda, descargas, fecha }) => ({ tienda, descargas: Number(descargas), fecha }));
  return {
    ok: true as const,
    ...(await sourceOf(rows, ['google', 'apple'])),
    total: tiendas.reduce((sum, { descargas }) => sum + descargas, 0),
    tiendas,
  };
});
