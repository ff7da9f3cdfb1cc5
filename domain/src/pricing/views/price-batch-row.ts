import { count, instant, key, state, text } from '../../kernel/field.ts';
import { everyone } from '../../kernel/query.ts';
import { batchLooks, ESTADOS_CAMBIO } from '../batch-looks.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';

/** A change of many prices and how far it is. */
export const priceBatchRow = defineRow({
  projection: 'pricing/price-batch-list',
  table: 'price_batch_list',
  topic: 'cambios-masivos',
  scope: everyone,
  fields: {
    _id: key(),
    descripcion: text('Cambio', { search: true }),
    estado: state('Estado', ESTADOS_CAMBIO, { looks: batchLooks }),
    productos: count('Productos'),
    hechos: count('Listos'),
    motivo: text('Motivo', { search: true }),
    autor: text('Usuario', { search: true, person: true }),
    createdAt: instant('Pedido'),
    updatedAt: instant('Actualizado'),
  },
});
export type PriceBatchRow = RowOf<typeof priceBatchRow>;
