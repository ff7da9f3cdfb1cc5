import { stockReportTotals } from '@power/domain/products/views/product-grids';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { gridTotals } from '../kernel/grid-totals.ts';
import { porRecibir, reservado, stockByWarehouse } from './stock-report.shared.ts';

export default handleQuery(
  stockReportTotals,
  gridTotals({
    scope: stockReportTotals.scope,
    grid: stockByWarehouse,
    figures: ['fisico', 'comprometido', 'reservado', 'disponible', 'por_recibir', 'productos'],
    aggregates: {
      fisico: { sum: 'fisico' },
      comprometido: { sum: 'comprometido' },
      reservado: { sum: reservado },
      disponible: { sum: 'disponible' },
      por_recibir: { once: porRecibir, per: 'producto_id' },
      productos: { distinct: 'producto_id' },
    },
  }),
);
