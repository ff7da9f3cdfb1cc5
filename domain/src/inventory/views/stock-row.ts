import { code, count, instant, key, text } from '../../kernel/field.ts';
import { everyone } from '../../kernel/query.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';

/** One product in one warehouse. */
export const stockRow = defineRow({
  projection: 'inventory/stock-list',
  table: 'stock_list',
  lookups: ['producto_id'],
  topic: 'stock',
  scope: { marca: 'marca' },
  fields: {
    _id: key(),
    producto_id: key(),
    codigo: code('Código'),
    codigo_sap: code('Código SAP'),
    part_number: code('Número de parte'),
    nombre: text('Nombre'),
    marca: text('Marca'),
    bodega: code('Bodega'),
    fisico: count('Físico'),
    comprometido: count('Comprometido'),
    disponible: count('Disponible'),
    /** Units that the company began with; null where nobody said. */
    inicial: count('Inventario inicial', { nullable: true, internal: true }),
    updatedAt: instant('Actualizado'),
  },
});
export type StockRow = RowOf<typeof stockRow>;

/**
 * What one order holds of one product in one warehouse. Whoever may see the product sees how much is held: by whom is
 * the order's scope.
 */
export const commitmentRow = defineRow({
  projection: 'inventory/commitment-list',
  table: 'commitment_list',
  lookups: ['producto_id'],
  scope: everyone,
  fields: {
    _id: key(),
    pedido: key(),
    producto_id: key(),
    part_number: code('Número de parte'),
    bodega: code('Bodega'),
    cantidad: count('Cantidad'),
    desde: instant('Desde'),
    /** Since when the log has known it: `desde` may be a day that was told. */
    registrado: instant('Registrado'),
  },
});
export type CommitmentRow = RowOf<typeof commitmentRow>;
