import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { ReportViewShared } from './events.ts';
import { vista } from './parts.ts';
import { ofAnother, reportView } from './report-view.ts';
import { REPORTERS } from './views/reporters.ts';
import { SALES_REPORTERS } from './views/sales-pivot.ts';

/** Gives a view of a report to everybody who may make it; again with the same `_id`, it is put in its place. */
export const shareReportView = defineCommand({
  name: 'share-report-view',
  context: 'reports',
  path: '/informes/modificar',
  accion: 'compartirvista',
  access: { perfiles: SALES_REPORTERS },
  summary: 'Comparte una vista de un informe',
  request: z.strictObject({ accion: z.literal('compartirvista'), _id: z.uuid(), ...vista.shape }),
  aggregate: reportView,
  stream: ({ _id }) => _id,
  when: ofAnother,
  decide(state, { _id, informe, nombre, busqueda }, { user }) {
    if (!REPORTERS[informe].includes(user.perfil))
      return reject(
        'INFORME_AJENO',
        'No ves ese informe',
        'Tu perfil no ve ese informe. Comparte vistas de los que ves.',
      );
    const same = state?.informe === informe && state.nombre === nombre && state.busqueda === busqueda;
    const dueno = { _id: user._id, nombre: user.nombre };
    return same ? [] : [ReportViewShared({ _id, informe, nombre, busqueda, dueno })];
  },
  answer: () => ({ mensaje: 'Vista compartida' }),
});
