import type pg from 'pg';
import { projectionSql } from './key-share.ts';
import { emptyReadModels } from './log-binding.ts';
import { requestAction, requestResult } from './requests.ts';
import { migrateOps } from './schema.ts';

export const USAGE = `Uso: npm run projections -- <acción>
  list                          estado de cada proyección y proceso
  rebuild <contexto/nombre>     reconstruye una proyección al lado de la vigente y la cambia al terminar
  rebuild --all                 las reconstruye todas; con el sistema detenido las vacía, y el próximo inicio las llena
  retry <contexto/nombre> [stream]   vuelve a procesar sus eventos detenidos`;

const POLL_MS = 250;

/** `npm run projections`: works on a running system through requests in the database. Returns the exit code. */
export async function runCli(pool: pg.Pool, args: readonly string[], print: (line: string) => void): Promise<number> {
  const [action, name, stream] = args;
  if (action === undefined || action === '--help' || action === '-h') return (print(USAGE), 0);
  if (action === 'list' && args.length === 1) return list(pool, print);
  if (action === 'rebuild' && name === '--all' && args.length === 2) return rebuildAll(pool, print);
  if ((action === 'rebuild' && args.length === 2) || (action === 'retry' && (args.length === 2 || args.length === 3))) {
    return ask(pool, action, name!, stream, print);
  }
  print(USAGE);
  return 1;
}

/** On a running system one after the other, beside those that serve; else they are emptied for the next start. */
async function rebuildAll(pool: pg.Pool, print: (line: string) => void): Promise<number> {
  await migrateOps(pool);
  const { rows } = await pool.query<{ name: string }>(
    `SELECT name FROM ops.projections WHERE EXISTS (SELECT 1 FROM pg_stat_activity WHERE application_name = 'projector' AND datname = current_database()) ORDER BY name`,
  );
  if (rows.length === 0) {
    await emptyReadModels(pool);
    print('Listados vaciados: el próximo inicio los reconstruye desde el registro de eventos.');
    return 0;
  }
  let failed = 0;
  for (const { name } of rows) failed += await ask(pool, 'rebuild', name, undefined, print);
  return failed > 0 ? 1 : 0;
}

async function list(pool: pg.Pool, print: (line: string) => void): Promise<number> {
  const { rows } = await pool.query<
    Record<
      'name' | 'status' | 'version' | 'generation' | 'position' | 'parked' | 'error' | 'build' | 'parts',
      string | null
    >
  >(`
    SELECT s.name, s.status, s.version, s.generation, s.position::text, s.error, s.parts, b.position::text AS build,
      (SELECT count(DISTINCT p.position) FROM ops.parked_events p WHERE ${projectionSql('p.projection')} = s.name)::text AS parked
    FROM (SELECT name, status, version::text, generation::text, position, error, CASE WHEN parts > 1 THEN 'en ' || parts || ' partes' ELSE '' END AS parts FROM ops.projections
          UNION ALL SELECT name, status, 'proceso', '', position, error, '' FROM ops.process_state) s
    LEFT JOIN ops.projection_builds b ON b.name = s.name ORDER BY 1`);
  const lines = rows.map((row) => [
    row.name ?? '',
    row.status ?? '',
    row.version ?? '',
    row.generation ?? '',
    row.position ?? '',
    row.parked ?? '',
    [row.parts ?? '', row.build === null ? (row.error ?? '') : `reconstruyendo, va en ${row.build}`]
      .filter(Boolean)
      .join('; '),
  ]);
  const table = [['proyección', 'estado', 'versión', 'generación', 'posición', 'detenidos', ''], ...lines];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((line) => line[column]!.length)));
  for (const line of table)
    print(
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
  return 0;
}

async function ask(
  pool: pg.Pool,
  action: 'rebuild' | 'retry',
  name: string,
  stream: string | undefined,
  print: (line: string) => void,
): Promise<number> {
  const id = await requestAction(pool, name, action, stream);
  if (id === undefined) {
    print(`No hay ninguna proyección «${name}».`);
    return 1;
  }
  print(action === 'rebuild' ? `Reconstruyendo ${name}…` : `Reprocesando los eventos detenidos de ${name}…`);
  for (let shown = ''; ;) {
    const result = await requestResult(pool, id);
    if (result !== undefined) {
      print(result === 'ok' ? 'Listo.' : `Listo: ${result}.`);
      return 0;
    }
    const { rows } = await pool.query<{ position: string }>(
      'SELECT position::text FROM ops.projection_builds WHERE name = $1',
      [name],
    );
    const progress = rows[0] ? `  va en la posición ${rows[0].position}` : '';
    if (progress !== '' && progress !== shown) print((shown = progress));
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
