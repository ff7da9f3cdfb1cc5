import { count, day, dollars, flag, percentage } from '../../kernel/field.ts';
import { withComputed, withOnly } from '../../kernel/row.ts';
import { COLUMNAS_PRECIO } from '../prices.shared.ts';
import { productRow } from './product-row.ts';

const NAMED = ['_id', 'codigo', 'codigo_sap', 'part_number', 'nombre', 'marca', 'categoria'] as const;
const KEPT = ['bloqueado', 'servicio', 'activo', 'nota', 'updatedAt', 'version'] as const;
const stock = { stock: count('Stock', { computed: true }), fisico: count('Físico', { computed: true }) };
/** What open import orders still bring, and the nearest day of it. */
export const incoming = {
  por_recibir: count('Por recibir', { computed: true }),
  llega: day('Llega', { computed: true, nullable: true }),
};

/** *Productos*: the master list. */
export const productGridRow = withComputed(
  withOnly(productRow, [
    ...NAMED,
    'unidad',
    'ean',
    'web',
    'serializable',
    'tier',
    'precio_lista',
    'pmp',
    'costo_fob',
    'createdAt',
    ...KEPT,
  ]),
  { ...stock, con_ubicacion: flag('Ubicación preferida', { computed: true }) },
);

const margin = (label: string) => percentage(label, { cost: true, computed: true });
/** The price list with all its columns (document 3 §9); cost and margins leave without `margenes`. */
export const priceListRow = withComputed(withOnly(productRow, [...NAMED, 'tier', 'pmp', ...COLUMNAS_PRECIO, ...KEPT]), {
  margen_t1: margin('Margen T1'),
  margen_t2: margin('Margen T2'),
  margen_t3: margin('Margen T3'),
  ...stock,
  ...incoming,
});

/** What one customer pays, by each transport: by these dollars the list is put in order where it is not in pesos. */
const way = (label: string) => dollars(label, { nullable: true, computed: true });
export const salesListRow = withComputed(withOnly(productRow, [...NAMED, ...COLUMNAS_PRECIO, ...KEPT]), {
  ...stock,
  ...incoming,
  demo: count('Demo', { computed: true }),
  precio_aereo: way('P.Unit Aéreo'),
  precio_maritimo: way('P.Unit Marítimo'),
});

/** What sellers see of the price list: no cost, whoever asks. */
export const sellerListRow = withComputed(withOnly(productRow, [...NAMED, ...COLUMNAS_PRECIO, ...KEPT]), {
  ...stock,
  ...incoming,
  demo: count('Demo', { computed: true }),
});
