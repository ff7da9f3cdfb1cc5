import type { Values } from '@power/domain/kernel/master-events';
import { isRejection } from '@power/domain/kernel/rejection';
import { codeSpellings } from '@power/domain/kernel/scanned-code';
import { foldedBarcode, foldedName, takenEan, takenPartNumber } from '@power/domain/products/shared-names.shared';
import { importedProduct } from '@power/domain/products/imported-product.shared';
import type { Reader } from '@power/infra/platform/sql/reader';
import { sql } from 'kysely';
import { codedProducts, codeOf } from './coded-products.shared.ts';

const folded = (value: unknown): string => foldedName(String(value ?? ''));
const eanOf = ({ ean }: { readonly ean?: unknown }): string[] =>
  ((ean ?? []) as readonly unknown[]).map((one) => foldedBarcode(String(one)));

/** Active products that are called as the rows say, by part number and by bar code. */
async function calledSo(rows: Reader, given: readonly Values[]) {
  const parts = [...new Set(given.map(({ part_number }) => folded(part_number)).filter(Boolean))];
  const eans = [...new Set(given.flatMap(eanOf))];
  if (parts.length + eans.length === 0) return { part: new Map<string, string>(), ean: new Map<string, string>() };
  const found = await rows
    .from('product_list')
    .select(['codigo', 'part_number', 'ean'])
    .where('activo', '=', true)
    .where((of) =>
      of.or([
        of(of.fn<string>('lower', ['part_number']), '=', of.fn.any(of.val(parts.map((part) => part.toLowerCase())))),
        sql<boolean>`${of.ref('ean')} ?| ${of.val(eans.flatMap(codeSpellings))}::text[]`,
      ]),
    )
    .execute();
  return {
    part: new Map(found.map((p) => [folded(p.part_number), p.codigo])),
    ean: new Map(found.flatMap((p) => eanOf(p).map((one) => [one, p.codigo] as const))),
  };
}

interface Own {
  readonly activo: boolean;
  readonly part_number: string;
  readonly ean: readonly string[];
}
type Names = Awaited<ReturnType<typeof calledSo>>;

/** Why the row's product would share a name with another active one; what it has already is its own. */
function sharedName(row: Values, own: Own | undefined, names: Names) {
  // A deactivated product has its names for itself again only when it is activated: nothing is claimed for it.
  if (own?.activo === false) return undefined;
  const part = folded(row.part_number);
  const code = codeOf(row);
  const other = names.part.get(part);
  if (other !== undefined && other.toUpperCase() !== code && folded(own?.part_number) !== part)
    return takenPartNumber(part, { codigo: other });
  const had = new Set(own ? eanOf(own) : []);
  const ean = eanOf(row).find((one) => !had.has(one) && (names.ean.get(one) ?? code).toUpperCase() !== code);
  return ean === undefined ? undefined : takenEan(ean, { codigo: names.ean.get(ean)! });
}

/** Gives the names of an accepted row to its product, and frees those that it had: rows after it are judged by that. */
function giveNames(row: Values, own: Own | undefined, names: Names): void {
  if (own?.activo === false) return;
  const code = codeOf(row);
  const free = (map: Map<string, string>, name: string) =>
    map.get(name)?.toUpperCase() === code ? map.delete(name) : undefined;
  if (own) free(names.part, folded(own.part_number));
  names.part.set(folded(row.part_number), code);
  const ean = eanOf(row);
  if (ean.length === 0) return;
  for (const one of own ? eanOf(own) : []) free(names.ean, one);
  for (const one of ean) names.ean.set(one, code);
}

/** Judges rows of products by the rule of their command, against the products that there are. */
export async function judgeProducts(rows: Reader, given: readonly Values[]) {
  const known = await codedProducts(rows, given);
  const names = await calledSo(rows, given);
  return (row: Values) => {
    const own = known.get(codeOf(row));
    const outcome = sharedName(row, own, names) ?? importedProduct(own, row);
    if (!isRejection(outcome)) giveNames(row, own, names);
    return outcome;
  };
}
