import { productTwins } from '@power/domain/products/views/product-twins';
import { handleQuery } from '@power/infra/platform/queries/handler';
import type { Reader } from '@power/infra/platform/sql/reader';
import { sql } from 'kysely';

const CAMPO = { part_number: 'Número de parte', ean: 'Código de barras' } as const;

/** One GTIN has several spellings, with and without zeros before it (see `codeSpellings`). */
const sameGtin = sql.raw(String.raw`CASE WHEN n.valor ~ '^(\d{8}|\d{12,14})$' THEN`);

/** Names of one kind that several active products have, told apart as look-ups tell them apart. */
export async function twins(rows: Reader, field: keyof typeof CAMPO) {
  const named = rows
    .from('product_list')
    .select(['_id', 'codigo', 'part_number', 'nombre'])
    .select((of) => {
      const name = of.ref(field);
      return (field === 'ean' ? sql<string>`jsonb_array_elements_text(${name})` : sql<string>`${name}`).as('valor');
    })
    .where('activo', '=', true);
  const found = await rows.unscoped
    .selectFrom(
      rows.unscoped
        .selectFrom(named.as('n'))
        .selectAll()
        .select(
          (field === 'ean'
            ? sql<string>`${sameGtin} ltrim(n.valor, '0') ELSE ops.plain(n.valor) END`
            : sql<string>`ops.plain(n.valor)`
          ).as('igual'),
        )
        .as('n'),
    )
    .select((of) => [
      of.fn.min<string>('valor').as('valor'),
      sql<{ _id: string; codigo: string; part_number: string; nombre: string }[]>`jsonb_agg(distinct jsonb_build_object(
        '_id', _id, 'codigo', codigo, 'part_number', part_number, 'nombre', nombre))`.as('productos'),
    ])
    .where('valor', '<>', '')
    .groupBy('igual')
    .having((of) => of(sql<number>`count(distinct _id)`, '>', 1))
    .orderBy('igual')
    .execute();
  return found.map((row) => ({ campo: CAMPO[field], ...row }));
}

export default handleQuery(productTwins, async (_, { rows }) => ({
  repetidos: [...(await twins(rows, 'part_number')), ...(await twins(rows, 'ean'))],
}));
