import type { QuotableProducts } from '@power/domain/quotations/offered.shared';
import { quotableOf } from '@power/domain/quotations/quotable.shared';
import type { Reader } from '@power/infra/platform/sql/reader';

/** Products that this person may sell, with the factors of their brands. */
export const catalogued = (rows: Reader, ids: readonly string[]) =>
  rows
    .from('product_list')
    .leftJoin('brand_list as b', 'b.nombre', 'product_list.marca')
    .selectAll('product_list')
    .select(['b.factor_aereo', 'b.factor_maritimo'])
    .where('product_list._id', 'in', ['', ...ids])
    .execute();
export type Catalogued = Awaited<ReturnType<typeof catalogued>>[number];

/** They, as lines of a quotation are made of them. */
export const quotable = (found: readonly Catalogued[], now: string): QuotableProducts =>
  Object.fromEntries(
    found.map((p) => [p._id, quotableOf({ ...p, pmp: Number(p.pmp), costo_fob: Number(p.costo_fob) }, p, now)]),
  );
