import { z } from 'zod';
import { exportCall } from '../../kernel/grid-export.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import type { Perfil } from '../../kernel/perfiles.ts';
import { defineQuery } from '../../kernel/query.ts';
import { costFieldsOf, shownRow } from '../../kernel/row.ts';
import { dayText } from '../../kernel/when.ts';
import { purchaseLineGridRow, purchaseLineRow } from './purchase-line-row.ts';

/** Who makes reports of purchases (requirements §7); a brand manager of own brands. */
export const PURCHASE_REPORTERS: readonly Perfil[] = [
  'Administrador',
  'Jefe de Logistica',
  'Brand Manager',
  'Finanzas',
];
/** Projections that a line is read from: its own, and that of its invoice. */
export const PURCHASE_READS = [purchaseLineRow.projection, 'invoice/invoice-list', 'settings/dollar-list'];

const purchases = {
  context: 'purchasing',
  reads: PURCHASE_READS,
  scope: purchaseLineRow.scope,
  topic: purchaseLineRow.topic!,
  costFields: costFieldsOf(purchaseLineGridRow),
};
/** Days of Santiago, both included. */
const stretch = { fdesde: dayText, fhasta: dayText };

/** The *sábana* of what was bought (document 3 §7): products of import invoices that stand. */
export const purchasesSheet = defineQuery({
  ...purchases,
  name: 'purchases-sheet',
  path: '/sap/document/dashboard-compras',
  accion: 'sabana',
  access: { perfiles: PURCHASE_REPORTERS },
  summary: 'Líneas compradas entre dos días',
  request: z.strictObject({ accion: z.literal('sabana'), ...stretch }),
  reply: z.object({ ok: z.literal(true), ...stretch, lineas: z.array(shownRow(purchaseLineGridRow)) }),
});

/** The same lines as a grid: what figures of purchases open. */
export const purchaseLineGrid = defineGridQuery(purchaseLineGridRow, {
  context: 'purchasing',
  path: '/compras/listar',
  name: 'purchase-line-grid',
  access: { perfiles: PURCHASE_REPORTERS },
  reads: ['invoice/invoice-list'],
  summary: 'Grilla de líneas compradas',
});

/** The lines of the filtered grid; needs the flag `exportar` (requirements §0.3). */
export const purchaseLineExport = defineQuery({
  ...purchases,
  name: 'purchase-line-export',
  path: '/compras/listar',
  access: { perfiles: PURCHASE_REPORTERS, permiso: 'exportar' },
  summary: 'Exporta a Excel las líneas compradas filtradas',
  ...exportCall('exportacion'),
});
