import type { Cuadratura } from '@power/domain/system/views/reconcile-stock';
import type pg from 'pg';
import { lastJob } from './last-job.ts';
import type { ReconciliationResult } from './reconcile-stock-job.ts';

const NOTHING: ReconciliationResult = { pedidos: 0, productos: 0, total: 0, en_movimiento: 0, diferencias: [] };

/** Result of the newest comparison of orders and stock, or how far it is. */
export async function lastReconciliation(db: pg.Pool): Promise<Cuadratura | null> {
  const last = await lastJob<ReconciliationResult>(db, 'reconcile-stock');
  if (!last) return null;
  const result = last.resultado ?? NOTHING;
  const { intervenidos = [] } = result;
  return {
    estado: last.estado,
    ok: last.resultado && result.total === 0 && intervenidos.length === 0,
    ...result,
    diferencias: [...result.diferencias],
    intervenidos: [...intervenidos],
    error: last.error,
    fecha: last.fecha,
  };
}
