import { code, instant, key, number, optionalKey, text } from '../../../kernel/field.ts';
import { defineRow, type RowOf } from '../../../kernel/row.ts';

/** A unit known by its serial: with which purchase it came, and with which order it left last. It stays when the unit is gone. */
export const unitBatchRow = defineRow({
  projection: 'inventory/unit-batch-list',
  table: 'unit_batch_list',
  scope: { ejecutivo: 'ejecutivo_id', marca: 'marca' },
  fields: {
    _id: key(),
    serie: code('Serie'),
    producto_id: key(),
    part_number: code('Número de parte'),
    marca: text('Marca'),
    /** Null: nobody said with what it came. */
    lote: text('Lote', { nullable: true }),
    pedido: number('N° Pedido', { nullable: true }),
    /** When it was picked for that order. */
    salida: instant('Salida', { nullable: true }),
    ejecutivo_id: optionalKey(),
  },
});
export type UnitBatchRow = RowOf<typeof unitBatchRow>;
