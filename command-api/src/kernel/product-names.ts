import type { Claim } from '@power/domain/kernel/claim';
import type { Rejection } from '@power/domain/kernel/rejection';
import { type Product, product, productEan, productPartNumber } from '@power/domain/products/product';
import { codeSpellings } from '@power/domain/kernel/scanned-code';
import { foldedBarcode, foldedName, takenEan, takenPartNumber } from '@power/domain/products/shared-names.shared';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';
import { sql } from 'kysely';
import { takeClaim } from './claim.ts';

/** What people and scanners call a product by. */
export type Named = Pick<Product, 'part_number' | 'ean' | 'activo'>;

const eanOf = (p: Pick<Named, 'ean'>): string[] => p.ean.map(foldedBarcode);

interface Kind {
  readonly claim: Claim;
  readonly taken: (valor: string, other: Pick<Product, 'codigo'>) => Rejection;
  readonly has: (p: Named, valor: string) => boolean;
}
const PART_NUMBER: Kind = {
  claim: productPartNumber,
  taken: takenPartNumber,
  has: (p, valor) => p.activo && foldedName(p.part_number) === valor,
};
const EAN: Kind = { claim: productEan, taken: takenEan, has: (p, valor) => p.activo && eanOf(p).includes(valor) };

/** Products that the list knows by it, since before such names were claimed. */
async function listed(services: CommandServices, kind: Kind, valor: string): Promise<string[]> {
  const rows = readModels(services.db).selectFrom('product_list').select('_id').where('activo', '=', true).limit(20);
  const found = await (
    kind === EAN
      ? rows.where((of) => sql<boolean>`${of.ref('ean')} ?| ${of.val(codeSpellings(valor))}::text[]`)
      : rows.where((of) => of(of.fn<string>('lower', ['part_number']), '=', valor.toLowerCase()))
  ).execute();
  return found.map(({ _id }) => _id);
}

/**
 * Takes the part number and the bar codes of an active product that it had not before; refused where another active product
 * is called so. What there is from before such claims is asked of the list, and of the log, which alone is true.
 */
export async function claimNames(
  services: CommandServices,
  dueno: string,
  { next, before, ask }: { readonly next: Named; readonly before?: Named | undefined; readonly ask: boolean },
): Promise<Rejection | undefined> {
  if (!next.activo) return undefined;
  const wanted = [
    ...[foldedName(next.part_number)].map((valor) => ({ kind: PART_NUMBER, valor })),
    ...[...new Set(eanOf(next))].map((valor) => ({ kind: EAN, valor })),
  ].filter(({ kind, valor }) => !(before && kind.has(before, valor)));
  for (const { kind, valor } of wanted) {
    let other: Product | undefined;
    const called = async (id: string): Promise<boolean> => {
      const { state } = await services.load(product, id);
      if (!state || id === dueno || !kind.has(state, valor)) return false;
      other = state;
      return true;
    };
    if (ask)
      for (const id of await listed(services, kind, valor))
        if (await called(String(id))) return kind.taken(valor, other!);
    const refused = await takeClaim(services, kind.claim, {
      valor,
      dueno,
      taken: () => kind.taken(valor, other ?? { codigo: '' }),
      binds: called,
    });
    if (refused) return refused;
  }
  return undefined;
}
