import { SALES_LINE_LIST, SALES_TOPIC, salesLineRow } from '../../finance/views/sales-line-row.ts';
import type { Perfil } from '../../kernel/perfiles.ts';
import { pivotReply, pivotRequest } from '../../kernel/pivot.ts';
import { defineQuery } from '../../kernel/query.ts';
import { salesPivotFields } from '../sales-figures.shared.ts';

/** Who makes reports of sales (document 1 §6, *Reportes*); a brand manager of own brands. */
export const SALES_REPORTERS: readonly Perfil[] = [
  'Administrador',
  'Jefe de Logistica',
  'Brand Manager',
  'Marketing',
  'Finanzas',
];

const pivot = {
  context: 'reports',
  path: '/ventas/listar',
  reads: [SALES_LINE_LIST],
  scope: salesLineRow.scope,
} as const;

/** *Reportes dinámicos*, sales: groups and subtotals over the lines that were billed (requirements §7). */
export const salesPivot = defineQuery({
  ...pivot,
  name: 'sales-pivot',
  accion: 'pivote',
  access: { perfiles: SALES_REPORTERS },
  topic: SALES_TOPIC,
  summary: 'Agrupa las líneas facturadas por filas y columnas, con subtotales',
  request: pivotRequest('pivote', salesPivotFields),
  reply: pivotReply,
});

/** The same as a sheet with grouped rows; needs the flag `exportar`. */
export const salesPivotFile = defineQuery({
  ...pivot,
  name: 'sales-pivot-file',
  accion: 'pivoteexcel',
  access: { perfiles: SALES_REPORTERS, permiso: 'exportar' },
  summary: 'El mismo informe como planilla Excel con filas agrupadas',
  request: pivotRequest('pivoteexcel', salesPivotFields),
  reply: pivotReply,
  file: 'xlsx',
});
