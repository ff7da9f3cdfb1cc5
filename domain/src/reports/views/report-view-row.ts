import { instant, key, state, text } from '../../kernel/field.ts';
import { everyone } from '../../kernel/query.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';
import { INFORMES } from '../parts.ts';

/**
 * Views that people share. They are everybody's who may make the report, for they hold no figure of it. No past: nobody
 * asks how reports were arranged last week.
 */
export const reportViewRow = defineRow({
  projection: 'reports/report-view-list',
  table: 'report_view_list',
  scope: everyone,
  history: 'none',
  fields: {
    _id: key(),
    informe: state('Informe', INFORMES),
    nombre: text('Nombre'),
    busqueda: text('Vista'),
    dueno_id: key(),
    dueno_nombre: text('La comparte'),
    updatedAt: instant('Actualizada'),
  },
});
export type ReportViewRow = RowOf<typeof reportViewRow>;
