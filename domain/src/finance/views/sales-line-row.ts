import { code, count, day, instant, key, number, pesos, rate, rut, state, text } from '../../kernel/field.ts';
import { defineRow, type RowOf, withComputed } from '../../kernel/row.ts';
import { TIPOS_ENTREGA } from '../../streams/order/sale.shared.ts';

export const SALES_LINE_LIST = 'finance/sales-line-list';
/** Topic of the change feed that figures of sales follow. */
export const SALES_TOPIC = 'ventas';

const optional = { nullable: true } as const;
const cost = { nullable: true, cost: true } as const;

/**
 * One line of a tax document (the *sábana*, requirements §7): what was billed, as document, customer and cost were then.
 * Written when the document is; what changes later is its cost, once the goods leave or what they cost is posted. A credit
 * note is lines of its own, with units and amounts below zero.
 */
export const salesLineRow = defineRow({
  projection: SALES_LINE_LIST,
  table: 'sales_line_list',
  topic: SALES_TOPIC,
  scope: { ejecutivo: 'ejecutivo_id', cliente: 'cliente_id', marca: 'marca' },
  long: true,
  history: 'every',
  lookups: ['producto_id'],
  fields: {
    _id: key(),
    number: number('N° Pedido', { search: true }),
    linea: count('Línea'),
    folio: number('Folio', { wide: true, search: true }),
    tipo_dte: number('Código del documento'),
    /** Its kind in words: *Factura*, *Boleta*. */
    documento: code('Documento'),
    /** Day of the document in Santiago, and the month that it lies in, `yyyy-MM`. */
    fecha: day('Fecha'),
    mes: code('Mes'),
    facturado_at: instant('Facturado'),
    cliente_id: key('Cliente'),
    cliente_nombre: text('Cliente', { search: true }),
    legalcode: rut('RUT', { search: true, nullable: true }),
    tipo_cliente: code('Tipo de cliente', optional),
    region: text('Región', optional),
    comuna: text('Comuna', optional),
    ejecutivo_id: key('Ejecutivo'),
    ejecutivo_nombre: text('Ejecutivo', { search: true, person: true }),
    tipo_entrega: state('Tipo de entrega', TIPOS_ENTREGA),
    /** Of a document written before its lines were kept there is one line, without product. */
    producto_id: code('', { internal: true, nullable: true }),
    codigo: code('Código', { search: true, nullable: true }),
    part_number: code('Part number', { search: true, nullable: true }),
    nombre: text('Producto', { search: true, nullable: true }),
    marca: code('Marca', optional),
    categoria: text('Categoría', optional),
    cantidad: count('Unidades'),
    precio_venta: pesos('Precio de venta', optional),
    neto: pesos('Neto'),
    total: pesos('Total'),
    /** Pesos; null where nobody knew what the product cost. */
    costo: rate('Costo', cost),
    margen: rate('Margen', cost),
    /** Pesos of `costo` that its document did not know of; null: none. */
    ajuste_costo: rate('Ajuste de lo vendido', cost),
  },
});
export type SalesLineRow = RowOf<typeof salesLineRow>;

/** The same in its grid and reports, with the year and quarter of its month. */
export const salesLineGridRow = withComputed(salesLineRow, {
  anio: code('Año', { computed: true }),
  /** `2026-T3`. */
  trimestre: code('Trimestre', { computed: true }),
});
export type SalesLineGridRow = RowOf<typeof salesLineGridRow>;
