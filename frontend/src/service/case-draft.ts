import { isBlank } from '@power/domain/kernel/text';
import type { FALLAS, ProductoTecleado } from '@power/domain/service/cases/parts';
import type { caseSale } from '@power/domain/service/cases/views/grids';
import type { ReplyOf } from '../api/types.ts';
import { LEAST_QUANTITY } from '@power/domain/kernel/quantity.shared';

export type FoundSale = ReplyOf<typeof caseSale>['ventas'][number];
export type Failure = (typeof FALLAS)[number];

/** A product of a case while it is written. */
export interface CaseItem {
  readonly key: string;
  readonly venta: FoundSale;
  readonly cantidad: number | undefined;
  readonly falla: Failure | null;
  readonly descripcion: string;
  readonly accesorios: string;
}

export interface CaseDraft {
  readonly observacion: string;
  readonly items: readonly CaseItem[];
}
export const EMPTY_CASE: CaseDraft = { observacion: '', items: [] };

/** Of one unit or line there is one item. */
const keyOf = ({ pedido, linea, serie }: FoundSale): string => `${pedido}/${linea}/${serie ?? ''}`;

/** Why a sale cannot be added; undefined when it can. */
export function cannotAdd({ items }: CaseDraft, venta: FoundSale): string | undefined {
  if (items.some(({ key }) => key === keyOf(venta))) return 'Ya está en este RMA';
  const first = items[0]?.venta.cliente;
  return first && first._id !== venta.cliente._id
    ? `Es de ${venta.cliente.nombre}: abre un RMA por cliente`
    : undefined;
}

export const withSale = (draft: CaseDraft, venta: FoundSale): CaseDraft => ({
  ...draft,
  items: [...draft.items, { key: keyOf(venta), venta, cantidad: 1, falla: null, descripcion: '', accesorios: '' }],
});

export const withItem = (draft: CaseDraft, item: CaseItem): CaseDraft => ({
  ...draft,
  items: draft.items.map((one) => (one.key === item.key ? item : one)),
});

export const withoutItem = (draft: CaseDraft, key: string): CaseDraft => ({
  ...draft,
  items: draft.items.filter((one) => one.key !== key),
});

/** What stands in the way of sending it: by field, those of an item after its key. */
export function faultsOf({ items }: CaseDraft): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  if (items.length === 0) faults.items = 'Agrega al menos un producto';
  for (const { key, venta, cantidad, falla, descripcion } of items) {
    if (falla === null) faults[`${key}.falla`] = 'Elige la falla';
    if (isBlank(descripcion)) faults[`${key}.descripcion`] = 'Describe la falla con tus palabras';
    if (cantidad === undefined || cantidad < 1) faults[`${key}.cantidad`] = LEAST_QUANTITY.texto;
    else if (cantidad > venta.cantidad) faults[`${key}.cantidad`] = `Se vendieron ${venta.cantidad}`;
  }
  return faults;
}

/** What is sent of a draft without faults. */
export const requestOf = ({ observacion, items }: CaseDraft) => ({
  observacion: observacion.trim(),
  lineas: items.map(({ venta, cantidad, falla, descripcion, accesorios }): ProductoTecleado => ({
    pedido: venta.pedido,
    linea: venta.linea,
    ...(venta.serie !== null && { serie: venta.serie }),
    cantidad: cantidad!,
    falla: falla!,
    descripcion: descripcion.trim(),
    accesorios: accesorios.trim(),
  })),
});
