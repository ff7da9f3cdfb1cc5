import { salesLineRow } from '../../finance/views/sales-line-row.ts';
import type { Perfil } from '../../kernel/perfiles.ts';
import { definePivotQueries } from '../../kernel/pivot-query.ts';
import { salesPivotFields } from '../sales-figures.shared.ts';

/** Who makes reports of sales (document 1 §6, *Reportes*); a brand manager of own brands. */
export const SALES_REPORTERS: readonly Perfil[] = [
  'Administrador',
  'Jefe de Logistica',
  'Brand Manager',
  'Marketing',
  'Finanzas',
];

/** *Reportes dinámicos*, sales: groups and subtotals over the lines that were billed (requirements §7), shown and as a sheet. */
export const [salesPivot, salesPivotFile] = definePivotQueries(
  { path: '/ventas/listar', row: salesLineRow, fields: salesPivotFields, perfiles: SALES_REPORTERS },
  [
    { name: 'sales-pivot', summary: 'Agrupa las líneas facturadas por filas y columnas, con subtotales' },
    { name: 'sales-pivot-file', summary: 'El mismo informe como planilla Excel con filas agrupadas' },
  ],
);
