import { z } from 'zod';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { INFORMES } from '../parts.ts';
import { reportViewRow } from './report-view-row.ts';
import { SALES_REPORTERS } from './sales-pivot.ts';

/** What people share of a report, by name; none of a report that the person does not make. */
export const sharedReportViews = defineQuery({
  scope: everyone,
  name: 'shared-report-views',
  asOf: { now: 'Las vistas compartidas son las de hoy.' },
  context: 'reports',
  path: '/informes/listar',
  accion: 'vistas',
  access: { perfiles: SALES_REPORTERS },
  reads: [reportViewRow.projection],
  summary: 'Vistas compartidas de un informe',
  request: z.strictObject({ accion: z.literal('vistas'), informe: z.enum(INFORMES) }),
  reply: z.object({
    /** How many there are in all: `vistas` are the first two hundred by name. */
    total: z.number().int(),
    vistas: z.array(
      z.object({
        _id: z.string(),
        nombre: z.string(),
        busqueda: z.string(),
        /** Who shares it, and whether that is the person who asks. */
        dueno_nombre: z.string(),
        propia: z.boolean(),
      }),
    ),
  }),
});
