import { count, day, pesos, quantity, state } from '../../kernel/field.ts';
import { look, type Looks } from '../../kernel/look.ts';
import { type RowOf, withComputed, withOnly } from '../../kernel/row.ts';
import { productRow } from './product-row.ts';

export const DISPONIBILIDADES = ['Disponible', 'Pocas unidades', 'Por llegar', 'Sin stock'] as const;
export type Disponibilidad = (typeof DISPONIBILIDADES)[number];
/** Units up to which there are few. */
export const POCAS_UNIDADES = 5;
export const availabilityLooks: Looks<Disponibilidad> = {
  Disponible: look('ok', 'check', 'Disponible'),
  'Pocas unidades': look('warn', 'package', 'Pocas unidades'),
  'Por llegar': look('info', 'truck', 'Por llegar'),
  'Sin stock': look('neutral', 'ban', 'Sin stock'),
};

const shown = ['_id', 'codigo', 'part_number', 'nombre', 'marca', 'categoria'] as const;

/** A product as a reseller sees it: the own price, and how many there are in words (requirements §2, `stock-reseller`). */
export const resellerStockRow = withComputed(withOnly(productRow, shown), {
  disponibilidad: state('Disponibilidad', DISPONIBILIDADES, { computed: true, looks: availabilityLooks }),
  precio_neto: pesos('Tu precio', { computed: true }),
  llega: day('Llega', { computed: true, nullable: true }),
});
export type ResellerStockRow = RowOf<typeof resellerStockRow>;

/** A product as its supplier sees it: units, never prices (requirements §2, `stock-proveedor`). */
export const supplierStockRow = withComputed(withOnly(productRow, shown), {
  stock_proveedor: count('Stock', { computed: true }),
  ventas_90: count('Ventas 90 días', { computed: true }),
  meses_stock: quantity('Alcanza (meses)', { computed: true, nullable: true }),
});
export type SupplierStockRow = RowOf<typeof supplierStockRow>;
