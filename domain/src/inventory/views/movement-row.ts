import { code, count, instant, key, optionalKey, rate, state, text } from '../../kernel/field.ts';
import { defineRow, type RowOf, withComputed } from '../../kernel/row.ts';

export const TIPOS_MOVIMIENTO = [
  'Entrada',
  'Salida',
  'Traslado',
  'Cambio de ubicación',
  'Ajuste',
  'Compromiso',
  'Liberación',
  'Cuadratura',
] as const;
export type TipoMovimiento = (typeof TIPOS_MOVIMIENTO)[number];

const said = { nullable: true, search: true } as const;
const found = { computed: true, nullable: true } as const;

/** One movement of a product in a warehouse, with what the warehouse held after it; a transfer is one in each. */
export const movementRow = defineRow({
  projection: 'inventory/movement-list',
  table: 'movement_list',
  topic: 'stock',
  scope: { marca: 'marca' },
  long: true,
  // What moved has moved: told once, by its instant.
  history: { since: 'fecha' },
  fields: {
    _id: key(),
    producto_id: key(),
    /** Its place in the product's stream: what happened in one instant stays in its order. */
    orden: count('', { internal: true }),
    fecha: instant('Fecha'),
    tipo: state('Movimiento', TIPOS_MOVIMIENTO),
    codigo: code('Código', { search: true }),
    codigo_sap: code('Código SAP'),
    part_number: code('Part number', { search: true }),
    nombre: text('Producto', { search: true }),
    marca: code('Marca'),
    bodega: code('Bodega'),
    /** The other warehouse of a transfer. */
    contraparte: code('Desde / hacia', { nullable: true }),
    /** Places that it left, and that it came to, where the movement names any. */
    desde_ubicacion: text('Desde la ubicación', said),
    hacia_ubicacion: text('A la ubicación', said),
    /** Units that changed their place within the warehouse, which nothing came into or left. */
    reubicadas: count('Cambian de ubicación'),
    /** Units that came in (+) or went out (−); what is promised or released does not move. */
    cantidad: count('Cantidad'),
    /** What was promised to its order or released from it. */
    prometidas: count('Comprometidas o liberadas'),
    fisico: count('Físico'),
    comprometido: count('Comprometido'),
    disponible: count('Disponible'),
    pedido_id: optionalKey(),
    /** Serials that a movement names itself; of an order's goods its picking names them. */
    nombradas: text('', { nullable: true, internal: true }),
    documento: text('Documento', said),
    motivo: text('Motivo', said),
    usuario_id: key(),
    usuario: text('Persona', { search: true, person: true }),
  },
});
export type MovementRow = RowOf<typeof movementRow>;

/** The same in its report, with what the product cost and which serial numbers moved. */
export const movementGridRow = withComputed(movementRow, {
  series: text('Series', found),
  /** Of that moment. */
  pmp: rate('PMP', { ...found, cost: true }),
});
export type MovementGridRow = RowOf<typeof movementGridRow>;
