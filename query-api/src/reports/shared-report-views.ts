import { REPORTERS } from '@power/domain/reports/views/reporters';
import { sharedReportViews } from '@power/domain/reports/views/report-views';
import { handleQuery } from '@power/infra/platform/queries/handler';

const SHOWN = 200;

export default handleQuery(sharedReportViews, async ({ informe }, { rows, user }) => {
  if (!REPORTERS[informe].includes(user.perfil)) return { vistas: [] };
  const shared = await rows
    .from('report_view_list')
    .select(['_id', 'nombre', 'busqueda', 'dueno_id', 'dueno_nombre'])
    .where('informe', '=', informe)
    .orderBy('nombre')
    .orderBy('_key')
    .limit(SHOWN)
    .execute();
  return { vistas: shared.map(({ dueno_id, ...view }) => ({ ...view, propia: dueno_id === user._id })) };
});
