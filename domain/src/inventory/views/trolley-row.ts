import { age, code, count, instant, key, text } from '../../kernel/field.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';
import { stockRow } from './stock-row.ts';

/** Units of a product that somebody took from one place and has not put at another. */
export const trolleyRow = defineRow({
  projection: 'inventory/trolley-list',
  table: 'trolley_list',
  topic: stockRow.topic!,
  walked: ['tomado_at'],
  scope: { marca: 'marca' },
  fields: {
    _id: key(),
    producto_id: key(),
    codigo: code('Código', { search: true }),
    part_number: code('Número de parte', { search: true }),
    nombre: text('Nombre', { search: true }),
    marca: text('Marca'),
    bodega: code('Bodega', { search: true }),
    /** The place of the trolley. */
    carro: key(),
    usuario_id: key(),
    en_carro_de: text('En carro de', { search: true }),
    /** Null: *Sin ubicar*. */
    tomado_de: code('Tomado de', { nullable: true, search: true }),
    cantidad: count('Unidades'),
    /** Since when the first of them is in hand: nothing in a trolley is settled. */
    tomado_at: age('Hace', { field: 'carro', states: [] }),
    updatedAt: instant('Actualizado'),
  },
});
export type TrolleyRow = RowOf<typeof trolleyRow>;
