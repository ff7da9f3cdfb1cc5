import type { Values } from '@power/domain/kernel/master-events';
import { foldedName } from '@power/domain/products/shared-names.shared';
import type { Reader } from '@power/infra/platform/sql/reader';

/** The products that rows of a spreadsheet name, by their code in capitals. */
export async function codedProducts(rows: Reader, given: readonly Values[]) {
  const codes = [...new Set(given.map(codeOf))];
  if (codes.length === 0) return new Map<string, never>();
  const found = await rows
    .from('product_list')
    .select(['_id', 'codigo', 'codigo_sap', 'part_number', 'nombre', 'marca', 'categoria', 'descripcion', 'unidad'])
    .select([
      'ean',
      'tier',
      'pmp',
      'costo_fob',
      'serializable',
      'servicio',
      'modificable',
      'web',
      'bloqueado',
      'base',
      'tabla',
      'activo',
    ])
    .where((of) => of(of.fn<string>('upper', ['codigo']), 'in', codes))
    .execute();
  return new Map(found.map((row) => [row.codigo.toUpperCase(), row]));
}
export const codeOf = ({ codigo }: Values): string => foldedName(String(codigo));
