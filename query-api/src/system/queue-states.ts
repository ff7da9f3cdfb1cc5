import type pg from 'pg';

interface QueueState {
  readonly cola: string;
  readonly pendientes: number;
  readonly activos: number;
  readonly terminados: number;
  readonly fallidos: number;
}

/** Jobs of the last seven days by kind and state, as the workers recorded them (ops.jobs). */
export async function queueStates(db: pg.Pool): Promise<QueueState[]> {
  const { rows } = await db.query<QueueState>(
    `SELECT name AS cola, count(*) FILTER (WHERE estado = 'en_espera')::int AS pendientes, count(*) FILTER (WHERE estado = 'en_proceso')::int AS activos,
       count(*) FILTER (WHERE estado = 'listo')::int AS terminados, count(*) FILTER (WHERE estado = 'fallido')::int AS fallidos
     FROM ops.jobs WHERE created_at > now() - interval '7 days' GROUP BY name ORDER BY name`,
  );
  return rows;
}
