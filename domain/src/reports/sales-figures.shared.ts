import type { PivotDefinition } from '../kernel/pivot.ts';

export const SALES_DIMENSIONS = [
  'anio',
  'trimestre',
  'mes',
  'fecha',
  'marca',
  'categoria',
  'part_number',
  'nombre',
  'cliente_nombre',
  'legalcode',
  'tipo_cliente',
  'region',
  'comuna',
  'ejecutivo_nombre',
  'documento',
  'tipo_entrega',
] as const;
export type SalesDimension = (typeof SALES_DIMENSIONS)[number];

/** What can be asked of the lines that were billed. */
export const salesPivotFields = {
  dimensions: SALES_DIMENSIONS,
  keys: { cliente_nombre: 'cliente_id', ejecutivo_nombre: 'ejecutivo_id' },
  measures: {
    neto: { label: 'Neto', kind: 'pesos', adds: true },
    total: { label: 'Total', kind: 'pesos', adds: true },
    unidades: { label: 'Unidades', kind: 'count', adds: true },
    documentos: { label: 'Documentos', kind: 'count' },
    clientes: { label: 'Clientes', kind: 'count' },
    costo: { label: 'Costo', kind: 'pesos', cost: true, adds: true },
    ajuste_costo: { label: 'Ajuste de lo vendido', kind: 'pesos', cost: true, adds: true },
    margen: { label: 'Margen $', kind: 'pesos', cost: true, adds: true },
    margen_porcentaje: { label: 'Margen %', kind: 'percentage', cost: true },
  },
} as const satisfies PivotDefinition;
export type SalesMeasure = keyof typeof salesPivotFields.measures;
