import type pg from 'pg';
import { projectionSql } from './key-share.ts';
import { HOOKS, HOOKS_LABEL } from './requests.ts';

/** One thing that Administradores should hear of. */
export interface ParkedAlarm {
  /** The same for the same fault, whoever looks. */
  readonly id: string;
  readonly comentario: string;
  /** The fault itself, as the handler said it. */
  readonly detalle: string;
}

interface Row {
  readonly projection: string;
  /** By what people know it: a process by what it looks after. */
  readonly called: string;
  readonly stream: string;
  readonly position: string;
  readonly error: string;
}

/** So many documents of one projection are told one by one; of more (a faulty version), that there are many. */
const MOST = 5;

const PARKED = `SELECT DISTINCT ON (p.projection, p.stream) p.projection, p.stream, p.position::text AS position, p.error,
    coalesce(nullif(s.label, ''), CASE p.projection WHEN '${HOOKS}' THEN '${HOOKS_LABEL}' ELSE p.projection END) AS called
  FROM (SELECT ${projectionSql('projection')} AS projection, stream, position, error FROM ops.parked_events) p LEFT JOIN ops.process_state s ON s.name = p.projection
  ORDER BY p.projection, p.stream, p.position`;

const oldest = (rows: readonly Row[]): Row => rows.reduce((a, b) => (BigInt(b.position) < BigInt(a.position) ? b : a));

/** An alarm for each document that is set aside now, named by its first event that was: one that fails again later is told again. */
export async function unannounced(pool: pg.Pool): Promise<ParkedAlarm[]> {
  const { rows } = await pool.query<Row>(PARKED);
  return [...new Set(rows.map((row) => row.projection))].flatMap((projection) => {
    const parked = rows.filter((row) => row.projection === projection);
    return parked.length > MOST
      ? [
          {
            id: `parked/${projection}/many/${oldest(parked).position}`,
            comentario: `«${oldest(parked).called}» dejó detenidos más de ${MOST} documentos: sus novedades no se ven hasta reprocesarlos.`,
            detalle: oldest(parked).error,
          },
        ]
      : parked.map(({ called, stream, position, error }) => ({
          id: `parked/${projection}/${stream}/${position}`,
          comentario: `«${called}» dejó detenido el documento ${stream}: sus novedades no se ven hasta reprocesarlo.`,
          detalle: error.slice(0, 1000),
        }));
  });
}
