import { code, count, key, text } from '../../kernel/field.ts';
import { everyone } from '../../kernel/query.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';

/** Units that an order or a quotation wanted and that were not there: what the purchase report counts as lost sales. */
export const unmetRow = defineRow({
  projection: 'inventory/unmet-list',
  table: 'unmet_list',
  scope: everyone,
  fields: {
    _id: key(),
    producto_id: key(),
    part_number: code('Número de parte'),
    documento: text('Documento'),
    mes: code('Mes'),
    solicitado: count('Solicitado'),
    faltante: count('Faltante'),
  },
});
export type UnmetRow = RowOf<typeof unmetRow>;
