import { code, count, text } from '../../../kernel/field.ts';
import { type RowOf, withComputed, withOnly } from '../../../kernel/row.ts';
import { stockRow } from '../../views/stock-row.ts';

/** Units of a serializable product in a warehouse whose serial nobody named when they came. */
export const pendingSerialRow = withComputed(
  withOnly(stockRow, ['_id', 'producto_id', 'codigo_sap', 'marca', 'fisico']),
  {
    codigo: code('Código', { search: true }),
    part_number: code('Número de parte', { search: true }),
    nombre: text('Nombre', { search: true }),
    bodega: code('Bodega', { search: true }),
    registradas: count('Con serie', { computed: true }),
    pendientes: count('Series pendientes', { computed: true }),
  },
);
export type PendingSerialRow = RowOf<typeof pendingSerialRow>;
