import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { ReportViewRemoved } from './events.ts';
import { ofAnother, reportView } from './report-view.ts';
import { SALES_REPORTERS } from './views/sales-pivot.ts';

/** Takes an own view back from the others; one that is gone already stays gone. */
export const removeReportView = defineCommand({
  name: 'remove-report-view',
  context: 'reports',
  path: '/informes/modificar',
  accion: 'borrarvista',
  access: { perfiles: SALES_REPORTERS },
  summary: 'Borra una vista propia que se compartía',
  request: z.strictObject({ accion: z.literal('borrarvista'), _id: z.uuid() }),
  aggregate: reportView,
  stream: ({ _id }) => _id,
  when: ofAnother,
  decide: (state) => (state ? [ReportViewRemoved({ _id: state._id, nombre: state.nombre })] : []),
  answer: () => ({ mensaje: 'Vista borrada' }),
});
