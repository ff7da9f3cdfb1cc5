import { joined } from '@power/domain/kernel/text';
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
const holds = (of: Of, word: string) => {
  const sought = joined(word) ?? word;
  return called(of, sought.length < 3 ? `% ${literal(sought)}%` : `%${literal(sought)}%`);
};
const holdsAll = (of: Of, words: readonly string[]) => of.and(words.map((word) => holds(of, word)));
const lower = (of: Of, column: 'part_number' | 'codigo') => of.fn<string>('lower', [`product_list.${column}`]);
const codes = (of: Of, is: '=' | 'like', what: string) =>
  of.or([lower(of, 'part_number'), lower(of, 'codigo')].map((code) => of(code, is, what)));

/** What was typed: words as they stand, and the letters and digits of which they are made. */
interface Typed {
  readonly words: readonly string[];
  readonly spelt: readonly string[];
}

interface Named {
  readonly _id: string;
  readonly nombre: string;
}

/**
 * Ids of active products that are called so, best first: to the letter, own recent ones, codes that begin so, words in any
 * order; nearly so when nothing else is. Statements are many and small: one over all of it would be planned for the worst,
 * and what the first ones fill a picker with spares the costly last.
 */
export async function idsLike(rows: Reader, { words, spelt }: Typed, user: string | undefined): Promise<string[]> {
  const whole = words.join(' ');
  if (whole === '') return [];
  const from = () =>
    rows
      .from('product_list')
      .select(['product_list._id', 'product_list.nombre'])
      .where('product_list.activo', '=', true);
  const [exact, beginning, own] = await Promise.all([
    from()
      .where((of) => codes(of, '=', whole))
      .limit(FOUND)
      .execute(),
    from()
      .where((of) => codes(of, 'like', `${literal(whole)}%`))
      .limit(FOUND)
      .execute(),
    soldLately(rows, user),
  ]);
  const [recent, anywhere] = await Promise.all([
    own.length === 0
      ? []
      : from()
          .where((of) => of('product_list._key', '=', of.fn.any(of.val(own))))
          .where((of) => of.or([holdsAll(of, words), codes(of, 'like', `${literal(whole)}%`)]))
          .execute(),
    beginning.length === FOUND
      ? []
      : from()
          .where((of) => holdsAll(of, words))
          .limit(CANDIDATES)
          .execute(),
  ]);
  const best = inOrder([exact, recent, beginning, anywhere]);
  return best.length === 0 ? idsSpelt(rows, spelt) : best;
}

/** The first of several groups of products, each group by name. */
function inOrder(groups: readonly (readonly Named[])[]): string[] {
  const byName = (a: Named, b: Named) => (a.nombre < b.nombre ? -1 : a.nombre > b.nombre ? 1 : a._id < b._id ? -1 : 1);
  return [...new Set(groups.flatMap((group) => group.toSorted(byName).map(({ _id }) => _id)))].slice(0, FOUND);
}

/** Products that a person sold last: that person's own, so they need no scope; the products themselves are in it. */
async function soldLately(rows: Reader, user: string | undefined): Promise<string[]> {
  if (user === undefined) return [];
  const lines = await rows.unscoped
    .selectFrom('order_line_list')
    .select('producto_id')
    .where('ejecutivo_id', '=', user)
    .orderBy('createdAt', 'desc')
    .limit(RECENT_LINES)
    .execute();
  return [...new Set(lines.map(({ producto_id }) => producto_id))];
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
    .select(['_id', 'nombre', 'busqueda'])
    .where('activo', '=', true)
    .where((of) => of.and(spellings.map((near) => of.or(near.map(({ _id }) => called(of, `%${literal(_id)}%`))))))
    .limit(CANDIDATES)
    .execute();
  // Spellings come nearest first: the further down the list the one that a product has, the further off the product.
  const distance = ({ busqueda }: { readonly busqueda: string }): number =>
    spellings.reduce((sum, near) => sum + near.findIndex(({ _id }) => busqueda.includes(_id)), 0);
  return found
    .map((product) => ({ ...product, distance: distance(product) }))
    .toSorted((a, b) => a.distance - b.distance || (a.nombre < b.nombre ? -1 : 1))
    .slice(0, FOUND)
    .map(({ _id }) => _id);
}
