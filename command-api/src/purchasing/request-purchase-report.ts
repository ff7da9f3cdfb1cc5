import { type ReportFacts, requestPurchaseReport } from '@power/domain/purchasing/report/request-report';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { numberedBy, UNNUMBERED } from '../kernel/document-number.ts';
import { readModels } from '@power/infra/platform/sql/database';

export default provideFacts(
  requestPurchaseReport,
  async ({ terminos }, services): Promise<ReportFacts> => {
    const rows = readModels(services.db);
    const open = await rows
      .selectFrom('purchasereport_list')
      .select('number')
      .where('autor_id', '=', services.user._id)
      .where('estado', '=', 'En proceso')
      .executeTakeFirst();
    if (open) return { number: UNNUMBERED, productos: 0, pendiente: open.number };
    const all = rows
      .selectFrom('product_list')
      .select((of) => of.fn.countAll<number>().as('n'))
      .where('activo', '=', true)
      .where('servicio', '=', false);
    const { marcas } = terminos;
    const { n } = await (marcas.length > 0 ? all.where('marca', 'in', marcas) : all).executeTakeFirstOrThrow();
    return { number: UNNUMBERED, productos: Number(n), pendiente: null };
  },
  { numbered: numberedBy('informe_compras') },
);
