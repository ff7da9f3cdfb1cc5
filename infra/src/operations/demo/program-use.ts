import { dayOf } from '@power/domain/kernel/dates';
import type pg from 'pg';
import { migrate } from '../../adapters/postgres/migrate.ts';
import { KEY_USE_SCHEMA } from '../../platform/access/key-use.ts';
import { HOOKS_SCHEMA } from '../../platform/hooks/schema.ts';
import { seededRandom } from './random.ts';
import type { Run } from './seeding/run.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Days of which the use of keys is told. */
const DAYS = 28;
/** Why the second program is told no more. */
export const DEAD_HOOK = 'Durante un día no recibió los avisos. La última vez: Respondió 503.';

/** Calls of a working day, by key. */
const USE: readonly (readonly [clave: number, llamada: string, porDia: number])[] = [
  [1, '/api/v1/stock', 940],
  [1, '/api/v1/precios', 310],
  [2, '/api/v1/stock', 120],
  [2, '/api/v1/precios', 85],
  [2, '/api/v1/pedidos', 46],
  [2, '/api/v1/pedidos/:numero', 30],
  [2, 'POST /api/v1/pedidos', 4],
  [3, '/api/v1/precios', 760],
];

const DATOS = {
  productos: [{ codigo: 'PM100012', part_number: 'DS-2CD2043G2', disponibilidad: 'Pocas unidades', llega: null }],
};

/**
 * What is kept of programs beside the log: how often each key was used by day and call, and what the second one was told
 * until it took nothing more. Again it changes nothing.
 */
export async function recordProgramUse(pool: pg.Pool, { seed, until }: Run): Promise<void> {
  await migrate(pool, KEY_USE_SCHEMA, HOOKS_SCHEMA);
  const rng = seededRandom(`${seed}/programas`);
  const end = Date.parse(until);
  const used = Array.from({ length: DAYS }, (_, n) => n).flatMap((n) => {
    const at = end - n * DAY;
    const busy = [0, 6].includes(new Date(at).getUTCDay()) ? 0.2 : 1;
    // The third key was suspended two days ago.
    return USE.filter(([clave]) => clave !== 3 || n >= 3).map(([clave, llamada, perDay]) => {
      const usos = Math.round(perDay * busy * (rng.int(70, 130) / 100));
      return {
        clave,
        dia: dayOf(new Date(at).toISOString()),
        llamada,
        usos,
        rechazos: rng.chance(0.1) ? rng.int(1, 9) : 0,
        at,
      };
    });
  });
  await pool.query(
    `INSERT INTO ops.key_use (clave, dia, llamada, usos, rechazos, ultimo)
     SELECT * FROM unnest($1::int[], $2::date[], $3::text[], $4::int[], $5::int[], $6::timestamptz[]) ON CONFLICT DO NOTHING`,
    [
      used.map(({ clave }) => clave),
      used.map(({ dia }) => dia),
      used.map(({ llamada }) => llamada),
      used.map(({ usos }) => usos),
      used.map(({ rechazos }) => rechazos),
      used.map(({ at }) => new Date(at)),
    ],
  );
  // Every few hours one piece of news, until the program stopped listening; the last was tried for a day.
  const told = Array.from({ length: 24 }, (_, n) => {
    const tema = n === 23 ? 'prueba' : 'stock';
    const datos = tema === 'prueba' ? { mensaje: 'Prueba de avisos de Power Mobile' } : DATOS;
    const at = new Date(end - 2 * DAY - n * 5 * HOUR);
    const id = `demo-${seed}-${n}`;
    const failed = n === 0;
    return { id, tema, failed, at, contenido: JSON.stringify({ id, tema, creado: at.toISOString(), datos }) };
  });
  await pool.query(
    `INSERT INTO ops.hook_delivery (clave, id, tema, contenido, estado, creado, desde, proximo, intentos, respuesta, error, enviado)
     SELECT 2, id, tema, contenido, CASE WHEN mal THEN 'Fallido' ELSE 'Entregado' END, at, at, at, CASE WHEN mal THEN 17 ELSE 1 END,
       CASE WHEN mal THEN 503 ELSE 200 END, CASE WHEN mal THEN 'Respondió 503.' END, CASE WHEN NOT mal THEN at END
     FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::timestamptz[]) t(id, tema, contenido, mal, at) ON CONFLICT DO NOTHING`,
    [
      told.map(({ id }) => id),
      told.map(({ tema }) => tema),
      told.map(({ contenido }) => contenido),
      told.map(({ failed }) => failed),
      told.map(({ at }) => at),
    ],
  );
}
