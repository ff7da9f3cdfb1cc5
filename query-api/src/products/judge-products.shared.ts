import type { Values } from '@power/domain/kernel/master-events';
import { foldedName, takenEan, takenPartNumber } from '@power/domain/products/shared-names.shared';
import { importedProduct } from '@power/domain/products/imported-product.shared';
import type { Reader } from '@power/infra/platform/sql/reader';
import { sql } from 'kysely';
import { codedProducts, codeOf } from './coded-products.shared.ts';

const folded = (value: unknown): string => foldedName(String(value ?? ''));
const eanOf = ({ ean }: { readonly ean?: unknown }): string[] => ((ean ?? []) as readonly unknown[]).map(folded);

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
        sql<boolean>`${of.ref('ean')} ?| ${of.val(eans)}::text[]`,
      ]),
    )
    .execute();
  return {
    part: new Map(found.map((p) => [folded(p.part_number), p.codigo])),
    ean: new Map(found.flatMap((p) => eanOf(p).map((one) => [one, p.codigo] as const))),
  };
}

/** Why the row's product would share a name with another active one; what it has already is its own. */
function sharedName(
  row: Values,
  own: { readonly codigo: string; readonly part_number: string; readonly ean: readonly string[] } | undefined,
  names: Awaited<ReturnType<typeof calledSo>>,
) {
  const part = folded(row.part_number);
  const code = codeOf(row);
  const other = names.part.get(part);
  if (other !== undefined && other.toUpperCase() !== code && folded(own?.part_number) !== part)
    return takenPartNumber(part, { codigo: other });
  const had = new Set(own ? eanOf(own) : []);
  const ean = eanOf(row).find((one) => !had.has(one) && (names.ean.get(one) ?? code).toUpperCase() !== code);
  return ean === undefined ? undefined : takenEan(ean, { codigo: names.ean.get(ean)! });
}

/** Judges rows of products by the rule of their command, against the products that there are. */
export async function judgeProducts(rows: Reader, given: readonly Values[]) {
  const known = await codedProducts(rows, given);
  const names = await calledSo(rows, given);
  return (row: Values) =>
    sharedName(row, known.get(codeOf(row)), names) ?? importedProduct(known.get(codeOf(row)), row);
}
