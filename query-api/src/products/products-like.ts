import type { Database } from '@power/infra/platform/sql/database';
import type { Reader } from '@power/infra/platform/sql/reader';
import { type ExpressionBuilder, sql } from 'kysely';

/** A picker shows this many; a longer list is not read, the person types on. */
const FOUND = 30;
/** Of so many that hold all words, the first by name are shown: to put 20,000 cameras in order helps nobody. */
const CANDIDATES = 200;
/** Lines that a person sold last, in which own recent products are looked for. */
const RECENT_LINES = 150;
/** Spellings that are tried for a word that no product is called by. */
const SPELLINGS = 4;

type Of = ExpressionBuilder<Database, 'product_list'>;
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
/** As the index has it. */
const called = (of: Of, pattern: string) => sql<boolean>`ops.plain(${of.ref('product_list.busqueda')}) like ${pattern}`;
/** A short word is looked for where words begin: within one it says nothing, and no index finds it. */
const holds = (of: Of, word: string) => called(of, word.length < 3 ? `% ${literal(word)}%` : `%${literal(word)}%`);
const holdsAll = (of: Of, words: readonly string[]) => of.and(words.map((word) => holds(of, word)));
const lower = (of: Of, column: 'part_number' | 'codigo') => of.fn<string>('lower', [`product_list.${column}`]);

/** What was typed: words as they stand, and the letters and digits of which they are made. */
interface Typed {
  readonly words: readonly string[];
  readonly spelt: readonly string[];
}

/**
 * Ids of active products that are called so, best first: to the letter, own recent ones, codes that begin so, words in any
 * order; nearly so when nothing else is.
 */
export async function idsLike(rows: Reader, { words, spelt }: Typed, user: string | undefined): Promise<string[]> {
  const whole = words.join(' ');
  if (whole === '') return [];
  const from = () => rows.from('product_list').where('product_list.activo', '=', true);
  const ranked = (rank: number) => sql<number>`${sql.lit(rank)}::int`.as('rango');
  const begins = (of: Of) =>
    of.or([lower(of, 'part_number'), lower(of, 'codigo')].map((code) => of(code, 'like', `${literal(whole)}%`)));
  const exact = from()
    .select(['product_list._id', 'product_list.nombre', ranked(0)])
    .where((of) => of.or([lower(of, 'part_number'), lower(of, 'codigo')].map((code) => of(code, '=', whole))))
    .limit(FOUND);
  const recent = from()
    .select(['product_list._id', 'product_list.nombre', ranked(1)])
    .where((of) =>
      of(
        'product_list._id',
        'in',
        // Which products a person sold is that person's own; the products themselves are in scope.
        rows.unscoped
          .selectFrom((lines) =>
            lines
              .selectFrom('order_line_list')
              .select('producto_id')
              .where('ejecutivo_id', '=', user ?? '')
              .orderBy('createdAt', 'desc')
              .limit(RECENT_LINES)
              .as('own'),
          )
          .select('own.producto_id'),
      ),
    )
    .where((of) => of.or([holdsAll(of, words), begins(of)]));
  const beginning = from()
    .select(['product_list._id', 'product_list.nombre', ranked(2)])
    .where(begins)
    .limit(FOUND);
  const anywhere = from()
    .select(['product_list._id', 'product_list.nombre', ranked(3)])
    .where((of) => holdsAll(of, words))
    .limit(CANDIDATES);
  // Each of its own: one query over all of them would be planned for the worst.
  const [a, b, c, d] = await Promise.all([exact.execute(), recent.execute(), beginning.execute(), anywhere.execute()]);
  const best = new Map<string, { nombre: string; rango: number }>();
  for (const { _id, nombre, rango } of [...a, ...b, ...c, ...d]) if (!best.has(_id)) best.set(_id, { nombre, rango });
  if (best.size === 0) return idsSpelt(rows, spelt);
  return [...best]
    .toSorted(
      ([x, p], [y, q]) => p.rango - q.rango || (p.nombre < q.nombre ? -1 : p.nombre > q.nombre ? 1 : x < y ? -1 : 1),
    )
    .slice(0, FOUND)
    .map(([_id]) => _id);
}

/** Products whose words are spelt nearly like these, the nearest spelling first. */
async function idsSpelt(rows: Reader, words: readonly string[]): Promise<string[]> {
  const long = words.filter((word) => word.length > 2);
  if (long.length === 0) return [];
  const spellings = await Promise.all(
    long.map((word) =>
      // Words belong to no brand; the products that they lead to are in scope.
      rows.unscoped
        .selectFrom('product_word_list')
        .select('_id')
        .where((of) => sql<boolean>`${of.ref('_id')} % ${word}`)
        .orderBy((of) => sql`similarity(${of.ref('_id')}, ${word})`, 'desc')
        .orderBy('_id')
        .limit(SPELLINGS)
        .execute(),
    ),
  );
  if (spellings.some((found) => found.length === 0)) return [];
  const found = await rows
    .from('product_list')
    .select(['_id', 'nombre'])
    .where('activo', '=', true)
    .where((of) => of.and(spellings.map((near) => of.or(near.map(({ _id }) => called(of, `%${literal(_id)}%`))))))
    .select((of) => sql<number>`word_similarity(${words.join(' ')}, ${of.ref('busqueda')})`.as('cerca'))
    .limit(CANDIDATES)
    .execute();
  return found
    .toSorted((a, b) => b.cerca - a.cerca || (a.nombre < b.nombre ? -1 : 1))
    .slice(0, FOUND)
    .map(({ _id }) => _id);
}
