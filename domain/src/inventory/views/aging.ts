import { z } from 'zod';
import { exportCall } from '../../kernel/grid-export.ts';
import { gridFields, gridReply, totalsFields } from '../../kernel/grid.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import type { Perfil } from '../../kernel/perfiles.ts';
import { defineQuery } from '../../kernel/query.ts';
import { costFieldsOf, shownRow } from '../../kernel/row.ts';
import { agingRow, layerRow, overstockRow } from './layer-row.ts';
import { MESES_SOBRESTOCK } from './overstock.shared.ts';

/** Who reads how old the stock is (requirements §7, `informe-aging`); a brand manager that of own brands. */
const AGING: readonly Perfil[] = ['Administrador', 'Jefe de Logistica', 'Brand Manager', 'Finanzas'];
const OVERSTOCK: readonly Perfil[] = ['Administrador'];
const base = { context: 'inventory', path: '/productos/listar' } as const;
const reads = ['products/product-list'];

/** *Informe Aging*: each product by when its units came in. */
export const agingGrid = defineGridQuery(agingRow, {
  ...base,
  name: 'aging-grid',
  accion: 'aging',
  access: { perfiles: AGING },
  summary: 'Antigüedad del stock por capas de entrada',
  reads,
});

const units = z.number();

/** What the filtered report adds up to; what it is worth only for whoever sees costs. */
export const agingTotals = defineQuery({
  ...base,
  name: 'aging-totals',
  accion: 'totalesaging',
  access: { perfiles: AGING },
  summary: 'Totales de la antigüedad del stock con sus filtros',
  reads: [layerRow.projection, ...reads],
  scope: layerRow.scope,
  topic: layerRow.topic!,
  request: z.strictObject({ accion: z.literal('totalesaging'), ...totalsFields }),
  reply: z.object({
    ok: z.literal(true),
    productos: units,
    stock_actual: units,
    tramo_3: units,
    tramo_6: units,
    tramo_12: units,
    tramo_mas: units,
    valor_stock: units.optional(),
    valor_mas: units.optional(),
  }),
});

export const agingExport = defineQuery({
  ...base,
  name: 'aging-export',
  access: { perfiles: AGING, permiso: 'exportar' },
  summary: 'Antigüedad del stock en Excel',
  reads: [layerRow.projection, ...reads],
  scope: layerRow.scope,
  costFields: costFieldsOf(agingRow),
  ...exportCall('exportacionaging'),
});

const meses_venta = z.literal(MESES_SOBRESTOCK).default(6);
const overstockReads = [layerRow.projection, ...reads, 'finance/sales-line-list', 'purchasing/order-line-list'];
const file = exportCall('exportacionsobrestock');

/** *Optimización de inventario*: units beyond so many months of sales. */
export const overstockGrid = defineQuery({
  ...base,
  name: 'overstock-grid',
  accion: 'sobrestock',
  access: { perfiles: OVERSTOCK },
  summary: 'Unidades sobre N meses de venta, valor inmovilizado y acción sugerida',
  reads: overstockReads,
  scope: layerRow.scope,
  topic: layerRow.topic!,
  costFields: costFieldsOf(overstockRow),
  request: z.strictObject({ accion: z.literal('sobrestock'), ...gridFields, meses_venta }),
  reply: gridReply(shownRow(overstockRow)),
});

export const overstockExport = defineQuery({
  ...base,
  name: 'overstock-export',
  access: { perfiles: OVERSTOCK, permiso: 'exportar' },
  summary: 'Sobrestock en Excel',
  reads: overstockReads,
  scope: layerRow.scope,
  costFields: costFieldsOf(overstockRow),
  ...file,
  request: file.request.extend({ meses_venta }),
});
