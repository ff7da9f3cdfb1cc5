import { stockReportTotals } from '../calls/products.ts';
import { ListTotals } from './list-totals.shared.tsx';

const FIGURES = [
  ['productos', 'Productos'],
  ['fisico', 'Físico'],
  ['comprometido', 'Comprometido'],
  ['reservado', 'Reservado'],
  ['disponible', 'Disponible'],
  ['por_recibir', 'Por recibir'],
] as const;

/** What the report adds up to under its filters, at the moment that it is of. */
export const StockTotals = () => <ListTotals query={stockReportTotals} figures={FIGURES} />;
