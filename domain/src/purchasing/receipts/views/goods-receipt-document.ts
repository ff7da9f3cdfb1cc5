import { defineDocument, factsOf, linesOf } from '../../../kernel/document.ts';
import { code, count, instant, number, text } from '../../../kernel/field.ts';
import { goodsReceiptLooks } from '../looks.ts';
import { receiptTitle } from '../terms.shared.ts';
import { goodsReceiptRow } from './goods-receipt-row.ts';
import type { GoodsReceiptSheet } from './sheet.ts';

const facts = factsOf<GoodsReceiptSheet>();

/** A goods receipt as sheet and history show it: its lines are the list of differences. */
export const goodsReceiptDocument = defineDocument<GoodsReceiptSheet>()({
  name: 'goodsreceipt',
  context: 'purchasing',
  path: 'entrada-mercancia',
  words: { uno: 'Entrada de Mercancía', femenino: true },
  row: goodsReceiptRow,
  title: receiptTitle,
  of: ({ proveedor }) => proveedor,
  state: ({ estado }) => estado,
  looks: goodsReceiptLooks,
  facts: [
    facts(
      'Recepción',
      {
        proveedor: text('Proveedor'),
        orden_de_compra: code('Orden de compra'),
        bodega: code('Bodega'),
        bodega_danados: code('Bodega de los dañados'),
        guia: text('Guía o factura'),
        recibida: instant('Recibida'),
      },
      (r) => ({
        ...r,
        orden_de_compra: r.orden,
        recibida: r.recibida_at,
        bodega_danados: r.bodega_danados ?? undefined,
      }),
    ),
    facts(
      'ERP',
      {
        erp: text('ERP'),
        doc_entry: number('DocEntry'),
        folio_entrada: number('Folio'),
        nombre: text('Contabilizado por'),
        contabilizado: instant('Contabilizado'),
      },
      (r) => (r.contabilizado_por ? { ...r, folio_entrada: r.folio, nombre: r.contabilizado_por.nombre } : undefined),
    ),
  ],
  lines: linesOf<GoodsReceiptSheet>()(
    {
      part_number: code('Part number'),
      nombre: text('Producto'),
      pedido: count('Pedido'),
      recibido_antes: count('Recibido antes'),
      cantidad: count('Buenas'),
      danado: count('Dañadas'),
      diferencia: count('Diferencia'),
      linea: number('N°', { internal: true }),
    },
    ({ lineas }) => lineas,
  ),
  totals: () => [],
  actions: {
    contabilizar: { label: 'Contabilizar', step: true },
    historia: { label: 'Historia' },
  },
});
export type GoodsReceiptAction = keyof (typeof goodsReceiptDocument)['actions'];
