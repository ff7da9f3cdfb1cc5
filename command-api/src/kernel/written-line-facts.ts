import type { LineFacts } from '@power/domain/inventory/written-lines.shared';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { findProducts } from './products.ts';

/** The products that the lines of a document name, as it keeps them, or the refusal of the first that does not exist. */
export async function writtenLineFacts(
  services: CommandServices,
  lines: readonly { readonly producto: string }[],
): Promise<LineFacts | Rejection> {
  const found = await findProducts(
    services,
    lines.map(({ producto }) => producto),
  );
  if (isRejection(found)) return found;
  const productos = Object.values(found).map(({ _id, codigo, codigo_sap, part_number, nombre, marca, servicio }) => [
    _id,
    { producto: { _id, codigo, codigo_sap, part_number, nombre, marca }, servicio: servicio === true },
  ]);
  return { productos: Object.fromEntries(productos) };
}
