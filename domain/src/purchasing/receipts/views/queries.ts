import { exportCall } from '../../../kernel/grid-export.ts';
import { defineGridQuery } from '../../../kernel/grid-query.ts';
import { defineQuery } from '../../../kernel/query.ts';
import { RECEIPT_KEEPERS } from '../guards.ts';
import { goodsReceiptRow, shownGoodsReceiptRow } from './goods-receipt-row.ts';

const list = { context: 'purchasing', path: '/entrada_mercancia/listar' } as const;

/** *Entrada de Mercancía*. */
export const goodsReceiptGrid = defineGridQuery(shownGoodsReceiptRow, {
  ...list,
  name: 'goods-receipt-grid',
  accion: 'grid',
  access: { perfiles: RECEIPT_KEEPERS },
  summary: 'Grilla de entradas de mercancía',
});

export const goodsReceiptExport = defineQuery({
  ...list,
  ...exportCall('exportacion'),
  name: 'goods-receipt-export',
  access: { perfiles: RECEIPT_KEEPERS, permiso: 'exportar' },
  reads: [goodsReceiptRow.projection],
  scope: goodsReceiptRow.scope,
  summary: 'Exporta a Excel las entradas de mercancía filtradas',
});
