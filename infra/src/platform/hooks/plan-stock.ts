import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inTransaction } from '../../adapters/postgres/transaction.ts';
import type { Hook } from './hooks-of.ts';

/** Products of which one piece of news tells at most. */
const MOST = 100;
/** One process compares at a time. */
const LOCK = 4_151_808_402;

/** Of a product what programs are told of it: its availability in words, and when it arrives. */
interface Told {
  readonly codigo: string;
  readonly part_number: string;
  readonly disponibilidad: string;
  readonly llega: string | null;
}

/** Products whose words are others than were told last, and what they are now; one that is no longer offered is not there. */
const changed = (catalogue: string): string => `
  WITH ahora AS MATERIALIZED (${catalogue}),
  nuevos AS (
    SELECT a.* FROM ahora a LEFT JOIN ops.hook_stock h ON h.producto = a._id
    WHERE h.producto IS NULL OR (h.disponibilidad, coalesce(h.llega, '')) <> (a.disponibilidad, coalesce(a.llega, ''))),
  idos AS (DELETE FROM ops.hook_stock h WHERE NOT EXISTS (SELECT 1 FROM ahora a WHERE a._id = h.producto) RETURNING h.codigo, h.part_number),
  guardados AS (
    INSERT INTO ops.hook_stock (producto, codigo, part_number, disponibilidad, llega)
    SELECT _id, codigo, part_number, disponibilidad, llega FROM nuevos
    ON CONFLICT (producto) DO UPDATE SET codigo = excluded.codigo, part_number = excluded.part_number,
      disponibilidad = excluded.disponibilidad, llega = excluded.llega)
  SELECT codigo, part_number, disponibilidad, llega FROM nuevos
  UNION ALL SELECT codigo, part_number, 'Sin stock', NULL FROM idos ORDER BY 1`;

/**
 * Notes which products are more, fewer, coming or gone since the last comparison: however often one changed meanwhile, it is
 * told once, as it is now. What is noted and what is told are one transaction. The first comparison tells nothing, and while
 * nobody listens none is kept. `catalogue`: `_id, codigo, part_number, disponibilidad, llega` of what programs may see.
 */
export async function planStock(pool: pg.Pool, hooks: readonly Hook[], catalogue: string): Promise<number> {
  const listening = hooks.filter(({ temas }) => temas.includes('stock'));
  if (listening.length === 0) {
    await pool.query('DELETE FROM ops.hook_stock');
    return 0;
  }
  return inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const { rows: known } = await client.query('SELECT 1 FROM ops.hook_stock LIMIT 1');
    const { rows: news } = await client.query<Told>(changed(catalogue));
    if (known.length === 0) return 0;
    const creado = new Date().toISOString();
    for (let first = 0; first < news.length; first += MOST) {
      const id = randomUUID();
      const datos = { productos: news.slice(first, first + MOST) };
      await client.query(
        `INSERT INTO ops.hook_delivery (clave, id, tema, contenido) SELECT unnest($1::int[]), $2, 'stock', $3`,
        [listening.map(({ clave }) => clave), id, JSON.stringify({ id, tema: 'stock', creado, datos })],
      );
    }
    return news.length;
  });
}
