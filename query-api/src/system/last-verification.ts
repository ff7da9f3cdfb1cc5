import type pg from 'pg';

interface VerificationRow {
  readonly estado: string;
  readonly resultado: { ok: boolean; eventos: number; detalle: string } | null;
  readonly error: string | null;
  readonly fecha: Date;
}

/** Result of the newest chain verification, or how far it is. */
export async function lastVerification(db: pg.Pool) {
  const { rows } = await db.query<VerificationRow>(
    `SELECT estado, resultado, error, coalesce(finished_at, started_at, created_at) AS fecha FROM ops.jobs WHERE name = 'verify-chain' ORDER BY created_at DESC LIMIT 1`,
  );
  const [row] = rows;
  if (!row) return null;
  return {
    estado: row.estado,
    ok: row.resultado?.ok ?? null,
    eventos: row.resultado?.eventos ?? 0,
    detalle: row.resultado?.detalle ?? row.error ?? '',
    fecha: row.fecha.toISOString(),
  };
}
