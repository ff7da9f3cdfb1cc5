import { NOTAS_PRESETS } from '@power/domain/products/prices.shared';
import type { NotaProducto } from '@power/domain/products/views/product-row';

/** The preset that a note was written with: who corrects its words keeps label and colour. */
export const presetOf = ({ tag }: Pick<NotaProducto, 'tag'>): string | null =>
  NOTAS_PRESETS.find((preset) => preset.tag === tag)?.code ?? null;
