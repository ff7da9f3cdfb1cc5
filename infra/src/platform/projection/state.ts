import type pg from 'pg';
import type { EventStore } from '../event-store/port.ts';
import { projectionSql } from './key-share.ts';

/** A projection or process as the page *Estado del sistema* shows it. Positions are text (bigint). */
export interface EstadoProyeccion {
  readonly nombre: string;
  /** What a process looks after; null for projections, and for a process of an older version that no longer runs. */
  readonly etiqueta: string | null;
  readonly clase: 'proyeccion' | 'proceso';
  readonly version: number | null;
  readonly generacion: number | null;
  readonly posicion: string;
  /** Log positions behind the head. */
  readonly atraso: number;
  readonly estado: 'live' | 'catching_up' | 'rebuilding' | 'failed';
  readonly instancia: string | null;
  readonly error: string | null;
  readonly actualizado: string;
  readonly detenidos: number;
  readonly reconstruccion: {
    readonly generacion: number;
    readonly posicion: string;
    readonly motivo: string;
    readonly desde: string;
  } | null;
}

export interface EstadoDetenido {
  readonly proyeccion: string;
  readonly stream: string;
  readonly version: number;
  readonly posicion: string;
  readonly tipo: string;
  readonly error: string;
  readonly intentos: number;
  readonly detenido: string;
}

export interface EstadoProyecciones {
  readonly posicion: string;
  readonly instancias: number;
  readonly proyecciones: readonly EstadoProyeccion[];
  /** The newest 500 parked events. */
  readonly detenidos: readonly EstadoDetenido[];
}

const UNITS = `
SELECT s.name AS nombre, nullif(s.label, '') AS etiqueta, s.clase, s.version, s.generation AS generacion, s.position::text AS posicion,
  greatest(0, $1::bigint - s.position)::float8 AS atraso, s.status AS estado, i.id AS instancia,
  s.error, to_json(s.updated_at)#>>'{}' AS actualizado,
  (SELECT count(DISTINCT p.position)::integer FROM ops.parked_events p WHERE ${projectionSql('p.projection')} = s.name) AS detenidos,
  (SELECT json_build_object('generacion', b.generation, 'posicion', b.position::text, 'motivo', b.reason, 'desde', b.started_at)
   FROM ops.projection_builds b WHERE b.name = s.name AND s.clase = 'proyeccion') AS reconstruccion
FROM (SELECT name, '' AS label, 'proyeccion' AS clase, version, generation, position, status, owner, error, updated_at FROM ops.projections
      UNION ALL
      SELECT name, label, 'proceso', NULL, NULL, position, status, owner, error, updated_at FROM ops.process_state) s
LEFT JOIN ops.projector_instances i ON i.id = s.owner
ORDER BY s.clase DESC, s.name`;

const PARKED = `
SELECT projection AS proyeccion, stream, stream_version AS version, position::text AS posicion, type AS tipo, error, attempts AS intentos,
  to_json(parked_at)#>>'{}' AS detenido
FROM (SELECT DISTINCT ON (1, position) ${projectionSql('projection')} AS projection, stream, stream_version, position, type, error, attempts, parked_at
  FROM ops.parked_events ORDER BY 1, position, parked_at) AS p ORDER BY parked_at DESC, position LIMIT 500`;

/** State of all projections and processes, whichever instance runs them. */
export async function readState(pool: pg.Pool, store: EventStore): Promise<EstadoProyecciones> {
  const head = (await store.head()) ?? -1n;
  const units = await pool.query<EstadoProyeccion>(UNITS, [String(head)]);
  const parked = await pool.query<EstadoDetenido>(PARKED);
  const alive = await pool.query<{ n: number }>('SELECT count(*)::integer AS n FROM ops.projector_instances');
  return { posicion: String(head), instancias: alive.rows[0]!.n, proyecciones: units.rows, detenidos: parked.rows };
}
