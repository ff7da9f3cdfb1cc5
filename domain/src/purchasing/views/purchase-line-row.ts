import {
  code,
  count,
  day,
  dollars,
  flag,
  instant,
  key,
  number,
  pesos,
  quantity,
  rate,
  text,
} from '../../kernel/field.ts';
import { defineRow, type RowOf, withComputed } from '../../kernel/row.ts';

const cost = { cost: true } as const;
const found = { computed: true, nullable: true } as const;

/**
 * One product of an import invoice: what was bought (requirements §7, *sábana*). What it has of its invoice (day, supplier,
 * rates) is found there when it is read. Amounts over units are what goods cost: they leave without `margenes`.
 */
export const purchaseLineRow = defineRow({
  projection: 'purchasing/purchase-line-list',
  table: 'purchase_line_list',
  topic: 'compras',
  scope: { marca: 'marca' },
  fields: {
    _id: key(),
    invoice: key(),
    number: number('N° Invoice', { search: true }),
    linea: count('Línea'),
    /** Its invoice was annulled: nothing was bought. */
    anulada: flag('Anulada', { internal: true }),
    marca: code('Marca'),
    modelo_salida: text('Modelo salida', { search: true }),
    modelo_interno: text('Modelo interno', { search: true }),
    cantidad_oc: count('Cant. OC'),
    cantidad: count('Unidades'),
    costo_fob: quantity('Unitario', cost),
    /** What the supplier charges, in the currency of its invoice. */
    costo_fob_total: quantity('FOB', cost),
    updatedAt: instant('Actualizada', { internal: true }),
  },
});
export type PurchaseLineRow = RowOf<typeof purchaseLineRow>;

/** The same in its grid, sheet and reports, with what its invoice says. */
export const purchaseLineGridRow = withComputed(purchaseLineRow, {
  factura: text('Factura proveedor', { ...found, search: true }),
  proveedor: text('Proveedor', { ...found, search: true }),
  fecha: day('Fecha', found),
  mes: code('Mes', found),
  anio: code('Año', found),
  /** `2026-T3`. */
  trimestre: code('Trimestre', found),
  moneda: code('Moneda', found),
  /** The same in dollars of its day. */
  fob_dolares: dollars('FOB USD', { ...found, ...cost }),
  tipo_cambio: rate('Tipo de cambio', found),
  /** FOB at the rate that the goods are paid at. */
  costo_fob_pesos: pesos('FOB en pesos', { ...found, ...cost }),
  /** Its share, by FOB, of what the goods of its invoice cost in the warehouse, pesos. */
  costo: pesos('Costo en bodega', { ...found, ...cost }),
});
export type PurchaseLineGridRow = RowOf<typeof purchaseLineGridRow>;
