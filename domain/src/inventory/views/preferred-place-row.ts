import { instant, key, list } from '../../kernel/field.ts';
import { everyone } from '../../kernel/query.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';
import { stockRow } from './stock-row.ts';

/** Places where a product is kept, the one that is looked at first before the others; whoever sees the product sees them. */
export const preferredPlaceRow = defineRow({
  projection: 'inventory/preferred-place-list',
  table: 'preferred_place_list',
  topic: stockRow.topic!,
  scope: everyone,
  fields: {
    _id: key(),
    ubicaciones: list('Ubicaciones preferidas'),
    updatedAt: instant('Actualizado'),
  },
});
export type PreferredPlaceRow = RowOf<typeof preferredPlaceRow>;
