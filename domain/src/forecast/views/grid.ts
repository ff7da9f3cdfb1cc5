import { exportCall } from '../../kernel/grid-export.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { defineQuery } from '../../kernel/query.ts';
import { FORECASTERS } from '../opportunity.ts';
import { opportunityRow } from './opportunity-row.ts';

/** Grid of opportunities (document 3 §7). */
export const opportunityGrid = defineGridQuery(opportunityRow, {
  context: 'forecast',
  name: 'opportunity-grid',
  path: '/forecast/listar',
  accion: 'gridforcast',
  access: { perfiles: FORECASTERS },
  summary: 'Grilla de oportunidades del forecast',
});

/** Opportunities of the filtered list as Excel; needs the flag `exportar` (requirements §0.3). */
export const opportunityExport = defineQuery({
  context: 'forecast',
  name: 'opportunity-export',
  path: '/forecast/listar',
  access: { perfiles: FORECASTERS, permiso: 'exportar' },
  summary: 'Exporta a Excel las oportunidades filtradas',
  reads: [opportunityRow.projection],
  scope: opportunityRow.scope,
  topic: opportunityRow.topic!,
  ...exportCall('exportacion'),
});
