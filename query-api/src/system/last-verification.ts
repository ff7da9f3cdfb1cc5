import type pg from 'pg';
import { lastJob } from './last-job.ts';

/** Result of the newest chain verification, or how far it is. */
export async function lastVerification(db: pg.Pool) {
  const last = await lastJob<{ ok: boolean; eventos: number; detalle: string }>(db, 'verify-chain');
  return (
    last && {
      estado: last.estado,
      ok: last.resultado?.ok ?? null,
      eventos: last.resultado?.eventos ?? 0,
      detalle: last.resultado?.detalle ?? last.error ?? '',
      fecha: last.fecha,
    }
  );
}
