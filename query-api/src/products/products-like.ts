import { joined, plain } from '@power/domain/kernel/text';
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

const barred = (of: Of, codes: readonly string[]) =>
  sql<boolean>`${of.ref('product_list.ean')} ?| ${of.val(codes)}::text[]`;

/** What was typed or scanned: words as they stand, and the letters and digits of which they are made. */
interface Typed {
  readonly words: readonly string[];
  readonly spelt: readonly string[];
  /** Spellings of the code that it may be, a bar code among them. */
  readonly codes: readonly string[];
}

interface Named {
  readonly _id: string;
  readonly nombre: string;
}
interface Found extends Named {
  readonly grupo: Group;
}

/** Groups of products in the order in which they are shown. */
const GROUPS = ['exact', 'recent', 'beginning', 'anywhere'] as const;
type Group = (typeof GROUPS)[number];

/**
 * Ids of active products that are called so, best first: to the letter, own recent ones, codes that begin so, words in any
 * order; nearly so when nothing else is. What the first groups fill a picker with spares the costly last; of several words,
 * which hardly begin a code, all groups are asked for at once: on a busy machine it is the turns that cost.
 */
export async function idsLike(
  rows: Reader,
  { words, spelt, codes: scanned }: Typed,
  user: string | undefined,
): Promise<string[]> {
  const whole = words.join(' ');
  if (whole === '') return [];
  const from = (group: Group) =>
    rows
      .from('product_list')
      .select(['product_list._id', 'product_list.nombre'])
      .select((of) => of.val(group).as('grupo'))
      .where('product_list.activo', '=', true);
  const begins = (of: Of) => codes(of, 'like', `${literal(whole)}%`);
  const asked = (group: Group) => {
    switch (group) {
      case 'exact':
        return from(group)
          .where((of) =>
            of.or([codes(of, '=', whole), ...scanned.map((code) => codes(of, '=', plain(code))), barred(of, scanned)]),
          )
          .limit(FOUND);
      case 'recent':
        return from(group)
          .where((of) => of('product_list._key', '=', of.fn.any(soldLately(rows, user ?? ''))))
          .where((of) => of.or([holdsAll(of, words), begins(of)]));
      case 'beginning':
        return from(group).where(begins).limit(FOUND);
      case 'anywhere':
        return from(group)
          .where((of) => holdsAll(of, words))
          .limit(CANDIDATES);
    }
  };
  const together = async (groups: readonly Group[]): Promise<readonly Found[]> => {
    const [first, ...others] = groups.map((group) => rows.unscoped.selectFrom(asked(group).as(group)).selectAll());
    return others.reduce((all, one) => all.unionAll(one), first!).execute() as Promise<readonly Found[]>;
  };
  const early = GROUPS.filter(
    (group) => (group !== 'recent' || user !== undefined) && (group !== 'anywhere' || words.length > 1),
  );
  const found = [...(await together(early))];
  if (words.length === 1 && found.filter(({ grupo }) => grupo === 'beginning').length < FOUND)
    found.push(...(await together(['anywhere'])));
  const best = inOrder(GROUPS.map((group) => found.filter(({ grupo }) => grupo === group)));
  return best.length === 0 ? idsSpelt(rows, spelt) : best;
}

/** The first of several groups of products, each group by name. */
function inOrder(groups: readonly (readonly Named[])[]): string[] {
  const byName = (a: Named, b: Named) => (a.nombre < b.nombre ? -1 : a.nombre > b.nombre ? 1 : a._id < b._id ? -1 : 1);
  return [...new Set(groups.flatMap((group) => group.toSorted(byName).map(({ _id }) => _id)))].slice(0, FOUND);
}

/** Products that a person sold last: that person's own, so they need no scope; the products themselves are in it. */
const soldLately = (rows: Reader, user: string) =>
  sql<string[]>`array(${rows.unscoped
    .selectFrom('order_line_list')
    .select('producto_id')
    .where('ejecutivo_id', '=', user)
    .orderBy('createdAt', 'desc')
    .limit(RECENT_LINES)})`;

/** The nearest spellings of each word among those of products. Words belong to no brand; the products that they lead to are in scope. */
async function spellingsOf(rows: Reader, words: readonly string[]): Promise<string[][]> {
  const near = (word: string, n: number) =>
    rows.unscoped.selectFrom(
      rows.unscoped
        .selectFrom('product_word_list')
        .select(['_id', (is) => is.val(n).as('palabra')])
        .where((is) => sql<boolean>`${is.ref('_id')} % ${word}`)
        .orderBy((is) => sql`similarity(${is.ref('_id')}, ${word})`, 'desc')
        .orderBy('_id')
        .limit(SPELLINGS)
        .as('cerca'),
    );
  const [first, ...others] = words.map((word, n) => near(word, n).selectAll());
  const found = (await others.reduce((all, one) => all.unionAll(one), first!).execute()) as readonly {
    readonly _id: string;
    readonly palabra: unknown;
  }[];
  return words.map((_, n) => found.filter(({ palabra }) => Number(palabra) === n).map(({ _id }) => _id));
}

/** Active products that have one spelling of each word. */
const spelt = (rows: Reader, spellings: readonly (readonly string[])[]) =>
  rows
    .from('product_list')
    .select(['_id', 'nombre', 'busqueda'])
    .where('activo', '=', true)
    .where((of) => of.and(spellings.map((near) => of.or(near.map((word) => called(of, `%${literal(word)}%`))))))
    .limit(CANDIDATES)
    .execute();

/** Products whose words are spelt nearly like these, the nearest spelling first. */
async function idsSpelt(rows: Reader, words: readonly string[]): Promise<string[]> {
  const long = words.filter((word) => word.length > 2);
  if (long.length === 0) return [];
  const spellings = await spellingsOf(rows, long);
  if (spellings.some((found) => found.length === 0)) return [];
  const meant = spellings.map((near, n) => (near.includes(long[n]!) ? [long[n]!] : near));
  // A word that products are called by is meant as it stands, while so many are called by all of them.
  const narrow = meant.some((near) => near.length > 1) ? await spelt(rows, meant) : [];
  const found = narrow.length >= FOUND ? narrow : await spelt(rows, spellings);
  // Spellings come nearest first: the further down the list the one that a product has, the further off the product.
  const distance = ({ busqueda }: { readonly busqueda: string }): number =>
    spellings.reduce((sum, near) => sum + near.findIndex((word) => busqueda.includes(word)), 0);
  return found
    .map((product) => ({ ...product, distance: distance(product) }))
    .toSorted((a, b) => a.distance - b.distance || (a.nombre < b.nombre ? -1 : 1))
    .slice(0, FOUND)
    .map(({ _id }) => _id);
}
