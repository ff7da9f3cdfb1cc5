import { z } from 'zod';
import { usd } from '../../kernel/amounts.ts';
import { dayText } from '../../kernel/when.ts';
import { BASES_SEGURO, MONEDAS_GASTO, REPARTOS, SEGURO_TEORICO } from './terms.shared.ts';

/** Orders of one landed cost: a shipment with more is costed in parts. */
const MAX_ORDENES = 20;

/** Pesos per unit of a currency. */
export const rate = z
  .number('Ingresa el tipo de cambio, en pesos')
  .min(0.0001, 'El tipo de cambio va en pesos y es mayor que cero')
  .max(100_000, 'Revisa el tipo de cambio: son pesos por unidad');
const reparto = z.enum(REPARTOS, 'Elige cómo se reparte');

/** A cost as somebody bills it; pesos need no rate. */
export const gasto = z.object({
  monto: usd,
  moneda: z.enum(MONEDAS_GASTO, 'Elige la moneda'),
  tipo_cambio: rate.nullable().default(null),
  reparto,
});
export type Gasto = z.infer<typeof gasto>;

const medida = z.number().min(0, 'No puede ser negativo').max(10_000_000, 'Es demasiado grande');

/** What a person says of a shipment: which orders came, and what each thing cost (requirements §5, `precio-entrega`). */
export const costoPedido = z.object({
  ordenes: z
    .array(z.string().regex(/^\d{1,15}$/))
    .min(1, 'Elige al menos una orden recibida')
    .max(MAX_ORDENES, `A lo más ${MAX_ORDENES} órdenes`),
  /** Import invoice of these orders: its figures are those of the cost; null: they are typed. */
  invoice: z
    .string()
    .regex(/^\d{1,15}$/)
    .nullable()
    .default(null),
  fecha: dayText,
  /** Pesos per unit of the orders' currency, at which the goods are paid. */
  tipo_cambio: rate,
  /** What the supplier billed, in that currency; null: as it was ordered. */
  fob_facturado: usd.nullable().default(null),
  /** Customs dollar of the month, of its taxes. */
  tipo_cambio_aduana: rate,
  /** Ad valorem duty, percent of CIF; 0 with a treaty. */
  ad_valorem_porcentaje: z.number().min(0, 'No puede ser negativo').max(100, 'Es un porcentaje: a lo más 100'),
  ad_valorem_reparto: reparto,
  flete: gasto,
  seguro: gasto,
  /** Insurance that customs reckon with where none is documented; nobody pays it. */
  seguro_teorico_porcentaje: z
    .number()
    .min(0, 'No puede ser negativo')
    .max(100, 'Es un porcentaje: a lo más 100')
    .default(SEGURO_TEORICO),
  seguro_teorico_base: z.enum(BASES_SEGURO, 'Elige la base del seguro teórico').default('FOB'),
  almacenaje: gasto,
  agencia: gasto,
  forwarder: gasto,
  /** Kilos and cubic metres of all units of a product, where a cost is shared out by them. */
  medidas: z
    .array(z.object({ producto: z.string().min(1).max(60), peso: medida, volumen: medida }))
    .max(2000)
    .default([]),
  observacion: z.string().trim().max(1000, 'A lo más 1000 caracteres').default(''),
});
export type CostoPedido = z.infer<typeof costoPedido>;

/** What came of a product by the receptions that are costed. */
export const lineaRecepcionada = z.object({
  linea: z.number().int(),
  producto_id: z.string(),
  codigo: z.string(),
  part_number: z.string(),
  nombre: z.string(),
  cantidad: z.number().int(),
  /** As it was ordered, in the orders' currency. */
  valor: z.number(),
  /** When how many of them came in. */
  entradas: z.array(z.object({ fecha: z.string(), cantidad: z.number().int() })),
});
export type LineaRecepcionada = z.infer<typeof lineaRecepcionada>;

const pesos = z.number().int();
/** The same with its part of each cost, whole pesos. */
export const lineaCosteada = lineaRecepcionada.extend({
  peso: z.number(),
  volumen: z.number(),
  fob_pesos: pesos,
  flete_pesos: pesos,
  seguro_pesos: pesos,
  ad_valorem_pesos: pesos,
  almacenaje_pesos: pesos,
  agencia_pesos: pesos,
  forwarder_pesos: pesos,
  costo_total: pesos,
  /** Pesos a unit in the warehouse, to the hundredth. */
  costo_unitario: z.number(),
});
export type LineaCosteada = z.infer<typeof lineaCosteada>;

/** What a landed cost comes to: {@link landedOf}. */
export const sumasCosteo = z.object({
  unidades: z.number().int(),
  fob_divisa: z.number(),
  fob_pesos: pesos,
  cif_pesos: pesos,
  seguro_teorico_pesos: pesos,
  valor_aduanero: pesos,
  ad_valorem_pesos: pesos,
  iva: pesos,
  gastos: pesos,
  costo_total: pesos,
});

/** Of whom the goods are, and by which receptions they came. */
export const origenCosteo = z.object({
  proveedor: z.string(),
  moneda: z.string(),
  recepciones: z.array(z.object({ orden: z.string(), recepcion: z.number().int() })),
});

/** As the log keeps a cost: nothing is left to a default, or a change would tell what did not change. */
const gastoAnotado = gasto.extend({ tipo_cambio: rate.nullable() });
export const datosCosteo = costoPedido.extend({
  // Those of before name none, and reckoned with no insurance that nobody paid.
  invoice: z.string().nullable().optional(),
  seguro_teorico_porcentaje: z.number().optional(),
  seguro_teorico_base: z.enum(BASES_SEGURO).optional(),
  fob_facturado: usd.nullable(),
  flete: gastoAnotado,
  seguro: gastoAnotado,
  almacenaje: gastoAnotado,
  agencia: gastoAnotado,
  forwarder: gastoAnotado,
  medidas: z.array(z.object({ producto: z.string(), peso: z.number(), volumen: z.number() })),
  observacion: z.string(),
  ...origenCosteo.shape,
  ...sumasCosteo.shape,
  seguro_teorico_pesos: pesos.optional(),
  lineas: z.array(lineaCosteada),
});
export type DatosCosteo = z.infer<typeof datosCosteo>;

/** What posting does to the cost of one product. */
export const efectoProducto = z.object({
  linea: z.number().int(),
  producto_id: z.string(),
  part_number: z.string(),
  /** Units in hand when it was posted, all warehouses. */
  fisico: z.number().int(),
  pmp_antes: z.number(),
  pmp: z.number(),
  /** By how much the weighted average moves, pesos a unit. */
  pmp_cambio: z.number(),
  /** Pesos that what is in hand is worth more. */
  ajuste_stock: z.number().int(),
  /** Pesos that what was sold meanwhile had cost more than was told. */
  ajuste_vendido: z.number().int(),
});
export type EfectoProducto = z.infer<typeof efectoProducto>;

/** What takes an effect back where nothing came and nothing left since. */
export const inverseEffect = (done: EfectoProducto): EfectoProducto => ({
  ...done,
  pmp_antes: done.pmp,
  pmp: done.pmp_antes,
  pmp_cambio: -done.pmp_cambio || 0,
  ajuste_stock: -done.ajuste_stock || 0,
  ajuste_vendido: -done.ajuste_vendido || 0,
});

/**
 * What puts a reversal right that replayed the posting. `diferencia`: pesos by which it left the stock wrong;
 * `ajuste_stock` and `ajuste_vendido` correct what it had named.
 */
export const efectoCorreccion = efectoProducto.extend({ diferencia: pesos });
export type EfectoCorreccion = z.infer<typeof efectoCorreccion>;

/** What of a landed cost is carried out: its posting, its reversal, the correction of that, or one of its complements. */
export const movimientoCosteo = z.object({
  complemento: z.number().int().positive().optional(),
  inverso: z.boolean(),
  correccion: z.literal(true).optional(),
});
export type MovimientoCosteo = z.infer<typeof movimientoCosteo>;

/** Pesos of units that left between the decision and the move of their average: out of the stock's part, into that of the sold. */
export const efectoSalida = efectoProducto.pick({
  linea: true,
  producto_id: true,
  part_number: true,
  ajuste_stock: true,
  ajuste_vendido: true,
});
export type EfectoSalida = z.infer<typeof efectoSalida>;
export const liquidacion = movimientoCosteo.extend({ aplicado: z.array(efectoSalida) });
export type Liquidacion = z.infer<typeof liquidacion>;
