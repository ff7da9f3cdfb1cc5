import { z } from 'zod';
import { exportCall } from '../../kernel/grid-export.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import type { Perfil } from '../../kernel/perfiles.ts';
import { defineQuery } from '../../kernel/query.ts';
import { costFieldsOf, shownRow } from '../../kernel/row.ts';
import { dayText } from '../../kernel/when.ts';
import { SALES_LINE_LIST, SALES_TOPIC, salesLineGridRow, salesLineRow } from './sales-line-row.ts';

/** Who reads sales line by line; a seller the own ones, a brand manager those of own brands (requirements §0.1.4). */
export const SALES_READERS: readonly Perfil[] = [
  'Administrador',
  'Jefe de Logistica',
  'Brand Manager',
  'Marketing',
  'Finanzas',
  'Ejecutivo de Ventas',
];
/** Who sees how the company sells (document 1 §6, *Comercial*). */
export const SALES_MANAGERS: readonly Perfil[] = ['Administrador', 'Marketing', 'Finanzas'];

/** Lines that one answer holds; more are exported. */
export const MAX_SHEET_LINES = 20_000;

const sales = {
  context: 'finance',
  reads: [SALES_LINE_LIST],
  scope: salesLineRow.scope,
  topic: SALES_TOPIC,
  costFields: costFieldsOf(salesLineRow),
};
/** Days of Santiago, both included. */
const stretch = { fdesde: dayText, fhasta: dayText };

/** The *sábana* (document 3 §7): the lines of what was billed in a stretch of days. */
export const salesSheet = defineQuery({
  ...sales,
  name: 'sales-sheet',
  path: '/sap/document/dashboard-ventas',
  accion: 'sabana',
  access: { perfiles: SALES_READERS },
  summary: 'Líneas facturadas entre dos días',
  request: z.strictObject({ accion: z.literal('sabana'), ...stretch }),
  reply: z.object({ ok: z.literal(true), ...stretch, lineas: z.array(shownRow(salesLineRow)) }),
});

/** The same lines as a grid: what figures of sales open. */
export const salesLineGrid = defineGridQuery(salesLineGridRow, {
  context: 'finance',
  path: '/ventas/listar',
  name: 'sales-line-grid',
  access: { perfiles: SALES_READERS },
  summary: 'Grilla de líneas facturadas',
});

/** The lines of the filtered grid; needs the flag `exportar` (requirements §0.3). */
export const salesLineExport = defineQuery({
  ...sales,
  name: 'sales-line-export',
  path: '/ventas/listar',
  access: { perfiles: SALES_READERS, permiso: 'exportar' },
  summary: 'Exporta a Excel las líneas facturadas filtradas',
  ...exportCall('exportacion'),
});

/** Net and total pesos, units and documents of a month; cost and margin, percent of what has a known cost, with `margenes`. */
const figures = z.object({
  neto: z.number(),
  total: z.number(),
  unidades: z.number(),
  documentos: z.number().int(),
  costo: z.number().nullable().optional(),
  margen: z.number().nullable().optional(),
});
export type SalesFigures = z.infer<typeof figures>;

/** Twelve months of a year, each beside the same of the year before (document 3 §7). */
export const salesYear = defineQuery({
  ...sales,
  name: 'sales-year',
  path: '/sap/document/dashboard-ventas-year',
  access: { perfiles: SALES_MANAGERS },
  reads: [SALES_LINE_LIST, 'forecast/forecast-list'],
  summary: 'Ventas de los doce meses de un año y del anterior',
  request: z.strictObject({
    /** The year, as number or text. */
    periodo: z.union([z.number().int().min(2000).max(2199), z.string().regex(/^2[01]\d\d$/, 'Debe ser un año')]),
  }),
  reply: z.object({
    ok: z.literal(true),
    periodo: z.number().int(),
    /** With the company's goal of the month, net pesos; null where none was set. */
    meses: z
      .array(figures.extend({ mes: z.number().int(), anterior: figures, meta: z.number().nullable() }))
      .length(12),
    /** The year so far, and the year before until the same day and hour: what can be compared. */
    acumulado: figures.extend({ anterior: figures }),
    /** Of the running year: the month of today a year before, until the same day and hour. */
    mes_anterior: figures.nullable(),
  }),
});
