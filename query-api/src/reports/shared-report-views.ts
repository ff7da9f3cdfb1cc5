import { REPORTERS } from '@power/domain/reports/views/reporters';
import { sharedReportViews } from '@power/domain/reports/views/report-views';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { totalFound, withTotal } from '../kernel/total-found.ts';

const SHOWN = 200;

export default handleQuery(sharedReportViews, async ({ informe }, { rows, user }) => {
  if (!REPORTERS[informe].includes(user.perfil)) return { total: 0, vistas: [] };
  const found = await rows
    .from('report_view_list')
    .select(['_id', 'nombre', 'busqueda', 'dueno_id', 'dueno_nombre'])
    .select(totalFound)
    .where('informe', '=', informe)
    .orderBy('nombre')
    .orderBy('_key')
    .limit(SHOWN)
    .execute();
  const { rows: shared, total } = withTotal(found);
  return { total, vistas: shared.map(({ dueno_id, ...view }) => ({ ...view, propia: dueno_id === user._id })) };
});
