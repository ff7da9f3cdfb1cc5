import { marginOf } from '@power/domain/pricing/price-rule.shared';
import type { Efecto } from '@power/domain/pricing/views/pricing-queries';
import { belowMinimum } from '@power/domain/products/bulk-change.shared';
import { COLUMNAS_PRECIO, type Precios } from '@power/domain/products/prices.shared';
import { ABIERTAS } from '@power/domain/quotations/parts';
import type { Reader } from '@power/infra/platform/sql/reader';
import { sql } from 'kysely';

const EXAMPLES = 20;
/** Quotations that are named. */
const FEW = 5;

/** Mean margin over all prices that have one, percent. */
function meanMargin(priced: readonly { readonly pmp: number; readonly prices: Precios }[]): number | null {
  const margins = priced.flatMap(({ pmp, prices }) =>
    COLUMNAS_PRECIO.map((column) => marginOf(prices[column], pmp)).filter((m) => m !== null),
  );
  return margins.length === 0
    ? null
    : Math.round((margins.reduce((sum, m) => sum + m, 0) / margins.length) * 100) / 100;
}
const moved = (a: Precios, b: Precios): number =>
  Math.max(
    ...COLUMNAS_PRECIO.map((column) => (a[column] > 0 ? Math.abs(b[column] / a[column] - 1) : b[column] > 0 ? 1 : 0)),
  );

/** A product with its prices before and after, and its cost then. */
export interface Compared {
  readonly _id: string;
  readonly part_number: string;
  readonly nombre: string;
  readonly pmp: number;
  /** Where the cost moves too. */
  readonly pmp_despues?: number;
  readonly antes: Precios;
  readonly despues: Precios;
}

/** Open quotations that the person may see with a product whose price moves. */
async function touchedQuotations(rows: Reader, moved: readonly string[]): Promise<Efecto['cotizaciones']> {
  if (moved.length === 0) return { abiertas: 0, ejemplos: [] };
  const found = await rows
    .from('quotation_list')
    .select('number')
    .where('estado', 'in', ABIERTAS)
    .where(
      sql<boolean>`exists (select 1 from jsonb_array_elements_text(productos) as line(producto) where line.producto = any(${moved}::text[]))`,
    )
    .orderBy('number', 'desc')
    .execute();
  return { abiertas: found.length, ejemplos: found.slice(0, FEW).map(({ number }) => number) };
}

/** What a change of prices comes to over all of its products, with those that move most. */
export async function effectOf(products: readonly Compared[], rows: Reader): Promise<Efecto> {
  const compared = products.map((one) => ({ ...one, cuanto: moved(one.antes, one.despues) }));
  const cambian = compared.filter(({ cuanto }) => cuanto > 0);
  const before = compared.map(({ pmp, antes }) => ({ pmp, prices: antes }));
  const after = compared.map(({ pmp, pmp_despues = pmp, despues }) => ({ pmp: pmp_despues, prices: despues }));
  const low = (priced: typeof before): number => priced.filter(({ prices, pmp }) => belowMinimum(prices, pmp)).length;
  return {
    productos: compared.length,
    cambian: cambian.length,
    margen_antes: meanMargin(before),
    margen: meanMargin(after),
    bajo_minimo_antes: low(before),
    bajo_minimo: low(after),
    cotizaciones: await touchedQuotations(
      rows,
      cambian.map(({ _id }) => _id),
    ),
    ejemplos: cambian
      .toSorted((a, b) => b.cuanto - a.cuanto)
      .slice(0, EXAMPLES)
      .map(({ cuanto: _, pmp_despues: _p, ...one }) => one),
  };
}
