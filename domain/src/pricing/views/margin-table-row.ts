import { count, instant, key, percentage, text } from '../../kernel/field.ts';
import { everyone } from '../../kernel/query.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';

/** The margin table in force for a tier; its versions are its past. */
export const marginTableRow = defineRow({
  projection: 'pricing/margin-table-list',
  table: 'margin_table_list',
  topic: 'tablas-margenes',
  scope: everyone,
  fields: {
    _id: key(),
    tier: count('Tier'),
    numero: count('Versión'),
    precio_lista: percentage('Precio Lista'),
    tier_1_calculo: percentage('Tier 1'),
    tier_2_calculo: percentage('Tier 2'),
    tier_3_calculo: percentage('Tier 3'),
    tienda: percentage('R.Tienda'),
    mobile: percentage('R.Mobile'),
    silver: percentage('R.Silver'),
    gold: percentage('R.Gold'),
    platinum: percentage('R.Platinum'),
    motivo: text('Motivo'),
    autor: text('Usuario', { person: true }),
    updatedAt: instant('Actualizado'),
    version: count('', { internal: true }),
  },
});
export type MarginTableRow = RowOf<typeof marginTableRow>;
