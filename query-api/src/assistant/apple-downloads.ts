import { appleDownloads } from '@power/domain/assistant/views/queries';
import { addDays, dayOf } from '@power/domain/kernel/dates';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sourceOf } from './newest-figures.ts';

export default handleQuery(appleDownloads, async ({ fechaDesde }, { rows, now }) => {
  const found = await rows
    .from('store_figure_list')
    .select((of) => ['fecha', of.fn.sum<number>('descargas').as('descargas')])
    .where('tienda', '=', 'apple')
    .where('fecha', '>=', fechaDesde ?? addDays(dayOf(now), -29))
    .groupBy('fecha')
    .orderBy('fecha')
    .execute();
  return {
    ok: true as const,
    ...(await sourceOf(rows, ['apple'])),
    dias: found.map(({ fecha, descargas }) => ({ fecha, descargas: Number(descargas) })),
  };
});
