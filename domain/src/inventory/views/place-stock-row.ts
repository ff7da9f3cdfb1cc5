import { code, count, instant, key, text } from '../../kernel/field.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';
import { stockRow } from './stock-row.ts';

/** One product at one place of a warehouse. */
export const placeStockRow = defineRow({
  projection: 'inventory/place-stock-list',
  table: 'place_stock_list',
  topic: stockRow.topic!,
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
    /** Null: at no place, *Sin ubicar*. */
    ubicacion: code('Ubicación', { nullable: true }),
    cantidad: count('Unidades'),
    /** Of *Sin ubicar*: units of the same product that stand at places of the warehouse. */
    ubicado: count('Ubicado', { internal: true }),
    updatedAt: instant('Actualizado'),
  },
});
export type PlaceStockRow = RowOf<typeof placeStockRow>;
