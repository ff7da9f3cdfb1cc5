import { netOf, roundPesos } from '@power/domain/kernel/money';
import { plain } from '@power/domain/kernel/text';
import { priceFor, pricesAt } from '@power/domain/products/prices.shared';
import type { Disponibilidad } from '@power/domain/products/views/partner-stock-row';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import { sql } from 'kysely';
import { AVAILABILITY } from '../products/partner-stock.shared.ts';
import type { Visitor } from './visitor.ts';
import { barredProducts } from '../kernel/barred-products.ts';

export interface Card {
  readonly _id: string;
  readonly codigo: string;
  readonly part_number: string;
  readonly nombre: string;
  readonly marca: string;
  readonly categorias_web: readonly string[];
  readonly imagen: string | null;
  readonly disponibilidad: Disponibilidad;
  /** Net pesos of one unit for the company that looks; null: it has none, or nobody is there who would pay it. */
  readonly precio: number | null;
}

/** What is published is everybody's: a shop window shows the same products to all, hence unscoped. */
export const published = ({ rows }: QueryContext) =>
  rows.unscoped
    .selectFrom('web_product_list')
    .where('web', '=', true)
    .where('activo', '=', true)
    .where('bloqueado', '=', false);

/** `_id`s of what is published, by part number: of these sections and with these words, where there are any. */
export async function findPublished(
  context: QueryContext,
  {
    secciones,
    buscar = '',
  }: { readonly secciones?: readonly string[] | undefined; readonly buscar?: string | undefined },
): Promise<string[]> {
  const words = plain(buscar).split(' ').filter(Boolean);
  const barred = await barredProducts(context.rows, buscar);
  const all = await published(context)
    .select(['_id', 'codigo', 'part_number', 'nombre', 'marca', 'categorias_web'])
    .orderBy('part_number')
    .orderBy('_id')
    .execute();
  return all
    .filter(({ _id, categorias_web, codigo, part_number, nombre, marca }) => {
      if (secciones && !categorias_web.some((one) => secciones.includes(one))) return false;
      if (barred.has(_id)) return true;
      const text = plain([codigo, part_number, nombre, marca].join(' '));
      return words.every((word) => text.includes(word));
    })
    .map(({ _id }) => _id);
}

/** What of these products visitors see, in the order of the ids; what is not published is left out. */
export async function cardsOf(context: QueryContext, ids: readonly string[], { company }: Visitor): Promise<Card[]> {
  if (ids.length === 0) return [];
  const pages = await published(context)
    .select(['_id', 'codigo', 'part_number', 'nombre', 'marca', 'categorias_web', 'imagenes'])
    .where((of) => of('_id', '=', of.fn.any(of.val([...ids]))))
    .execute();
  const sold = await context.rows.unscoped
    .selectFrom('product_list')
    .select(['_id', 'base', 'ajustes', sql<Disponibilidad>`${sql.raw(AVAILABILITY)}`.as('disponibilidad')])
    .where((of) => of('_id', '=', of.fn.any(of.val(pages.map(({ _id }) => _id)))))
    .execute();
  const facts = new Map(sold.map((row) => [row._id, row]));
  const price = (row: (typeof sold)[number]): number | null => {
    const net = company ? roundPesos(priceFor(pricesAt(row.base, row.ajustes, context.now), company.tipo_cliente)) : 0;
    return net > 0 ? net : null;
  };
  return pages
    .flatMap(({ imagenes, ...page }) => {
      const row = facts.get(page._id);
      return row
        ? [{ ...page, imagen: imagenes[0]?._id ?? null, disponibilidad: row.disponibilidad, precio: price(row) }]
        : [];
    })
    .toSorted((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
}

/** Of codes or part numbers, as featured lists, addresses and baskets name products. */
export async function idsOfCodes(context: QueryContext, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const found = await published(context)
    .select(['_id', 'codigo', 'part_number'])
    .where((of) =>
      of.or([of('codigo', '=', of.fn.any(of.val([...codes]))), of('part_number', '=', of.fn.any(of.val([...codes])))]),
    )
    .execute();
  return new Map(
    found.flatMap(({ _id, codigo, part_number }) => [[part_number, _id] as const, [codigo, _id] as const]),
  );
}

export const lineNet = (precio: number, cantidad: number): number => netOf([{ precio_venta: precio, cantidad }]);
