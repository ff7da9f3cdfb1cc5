import { defineGridQuery } from '../../kernel/grid-query.ts';
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
