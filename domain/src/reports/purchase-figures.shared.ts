import type { PivotDefinition } from '../kernel/pivot.ts';

export const PURCHASE_DIMENSIONS = [
  'anio',
  'trimestre',
  'mes',
  'fecha',
  'proveedor',
  'marca',
  'modelo_salida',
  'modelo_interno',
  'number',
  'factura',
] as const;

/** What can be asked of the lines that were bought. */
export const purchasePivotFields = {
  dimensions: PURCHASE_DIMENSIONS,
  measures: {
    unidades: { label: 'Unidades', kind: 'count', adds: true },
    unidades_oc: { label: 'Unidades pedidas', kind: 'count', adds: true },
    recibido_porcentaje: { label: 'Facturado de lo pedido', kind: 'percentage' },
    invoices: { label: 'Invoices', kind: 'count' },
    proveedores: { label: 'Proveedores', kind: 'count' },
    fob: { label: 'FOB USD', kind: 'dollars', cost: true, adds: true },
    fob_pesos: { label: 'FOB en pesos', kind: 'pesos', cost: true, adds: true },
    costo: { label: 'Costo en bodega', kind: 'pesos', cost: true, adds: true },
    unitario: { label: 'FOB por unidad', kind: 'dollars', cost: true },
  },
} as const satisfies PivotDefinition;
export type PurchaseMeasure = keyof typeof purchasePivotFields.measures;
