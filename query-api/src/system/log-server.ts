import type pg from 'pg';

interface WatchRow {
  readonly eventos: string;
  readonly flujo: string | null;
  readonly posicion: string | null;
}
interface DamageRow {
  readonly flujo: string;
  readonly version: number | null;
  readonly posicion: string;
  readonly detalle: string;
  readonly desde: Date;
}

/** Streams that are listed; the rest is counted. */
const LISTED = 100;

/** What others did on the server of the log; null before it was looked through, and where the log shares no server. */
export async function logServer(db: pg.Pool) {
  const { rows } = await db.query<WatchRow>(
    'SELECT foreign_events::text AS eventos, first_stream AS flujo, first_position::text AS posicion FROM ops.server_watch',
  );
  const watch = rows[0];
  if (!watch) return null;
  const damaged = await db.query<DamageRow>(
    'SELECT stream AS flujo, version, position::text AS posicion, detail AS detalle, found_at AS desde FROM ops.damaged_streams ORDER BY position',
  );
  return {
    ajenos: Number(watch.eventos),
    primero: watch.flujo === null ? null : { flujo: watch.flujo, posicion: watch.posicion ?? '' },
    danados: damaged.rows.length,
    flujos: damaged.rows.slice(0, LISTED).map((row) => ({ ...row, desde: row.desde.toISOString() })),
  };
}
