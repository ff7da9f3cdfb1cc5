import { z } from 'zod';
import { code, count, instant, json, key, number, state, text } from '../../../kernel/field.ts';
import { everyone } from '../../../kernel/query.ts';
import { defineRow, type RowOf, withOnly } from '../../../kernel/row.ts';
import { goodsReceiptLooks } from '../looks.ts';
import { ESTADOS_ENTRADA } from '../terms.shared.ts';

/** A goods receipt in its list. */
export const goodsReceiptRow = defineRow({
  projection: 'purchasing/goods-receipt-list',
  table: 'goodsreceipt_list',
  topic: 'entrada-mercancia',
  walked: ['number'],
  // Who may not deal with receipts may not ask for their list.
  scope: everyone,
  fields: {
    _id: key(),
    number: number('N°', { search: true }),
    estado: state('Estado', ESTADOS_ENTRADA, { looks: goodsReceiptLooks }),
    orden_de_compra: code('Orden de compra', { search: true }),
    recepcion: count('Recepción'),
    proveedor: text('Proveedor', { search: true }),
    bodega: code('Bodega'),
    guia: text('Guía o factura', { nullable: true, search: true }),
    unidades: count('Unidades'),
    danadas: count('Dañadas'),
    con_diferencia: count('Líneas con diferencia'),
    recibida: instant('Recibida'),
    doc_entry: number('DocEntry', { nullable: true, search: true }),
    folio_entrada: number('Folio', { nullable: true, search: true }),
    contabilizado_por: text('Contabilizado por', { nullable: true, person: true }),
    contabilizado: instant('Contabilizado', { nullable: true }),
    createdAt: instant('Creada'),
    updatedAt: instant('Actualizada'),
    version: count('Versión', { internal: true }),
    /** The document as its stream folds it, which its next event goes on from. */
    documento: json('Documento', z.unknown(), { internal: true }),
  },
});
export type GoodsReceiptRow = RowOf<typeof goodsReceiptRow>;

const { documento: _, ...shown } = goodsReceiptRow.fields;
/** What its list shows: all but the document itself. */
export const shownGoodsReceiptRow = withOnly(goodsReceiptRow, Object.keys(shown) as (keyof typeof shown)[]);
