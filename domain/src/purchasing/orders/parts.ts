import { z } from 'zod';
import { INCOTERMS } from '../../kernel/incoterms.shared.ts';
import { usd } from '../../kernel/amounts.ts';
import { persona } from '../../kernel/person.ts';
import { oneLine, shortText } from '../../kernel/text.ts';
import { dayText } from '../../kernel/when.ts';

/** States of an import order (requirements §0.2), in the order in which it passes through them. */
export const ESTADOS_OC = [
  'Borrador',
  'Emitida',
  'Confirmada',
  'En Tránsito',
  'En Aduana',
  'Recepción Parcial',
  'Recepcionada',
  'Costeada',
  'Cerrada',
  'Anulada',
] as const;
export type EstadoOc = (typeof ESTADOS_OC)[number];

/** States in which units are still to come. */
export const OC_POR_RECIBIR: readonly EstadoOc[] = [
  'Emitida',
  'Confirmada',
  'En Tránsito',
  'En Aduana',
  'Recepción Parcial',
];
/** Those of them in which an order is on its way to the receiving door. */
export const OC_EN_CAMINO: readonly EstadoOc[] = ['En Tránsito', 'En Aduana', 'Recepción Parcial'];

export { INCOTERMS };

/** Lines of one order: more are several orders. */
export const MAX_LINEAS_OC = 500;

const unidades = z
  .number()
  .int('La cantidad va en unidades enteras')
  .min(1, 'Pide al menos una unidad')
  .max(1_000_000, 'Es demasiado grande');

/** A line as it is asked for; `reserva` is the client that it is bought for (document 3 §3). */
export const lineaPedida = z.strictObject({
  producto: z.string().min(1, 'Elige un producto').max(60),
  cantidad: unidades,
  precio: usd,
  reserva: z.string().max(60).default(''),
});
export type LineaPedida = z.infer<typeof lineaPedida>;

const encabezado = z.object({
  proveedor: shortText,
  marca: shortText,
  moneda: shortText,
  incoterm: z.enum(INCOTERMS),
  shipping_address: oneLine(80),
  shipping_method: oneLine(20),
  payment_method: oneLine(20),
  /** Days on which it leaves and arrives, as the supplier promises them. */
  etd: dayText.nullable(),
  eta: dayText.nullable(),
  observacion: z.string().trim().max(2000),
});

/** What a person asks for. */
export const ordenPedida = z.strictObject({
  ...encabezado.shape,
  shipping_address: encabezado.shape.shipping_address.default(''),
  shipping_method: encabezado.shape.shipping_method.default(''),
  payment_method: encabezado.shape.payment_method.default(''),
  observacion: encabezado.shape.observacion.default(''),
  lineas: z
    .array(lineaPedida)
    .min(1, 'Agrega al menos un producto')
    .max(MAX_LINEAS_OC, `A lo más ${MAX_LINEAS_OC} productos`),
});
export type OrdenPedida = z.infer<typeof ordenPedida>;

const cliente = z.object({ _id: z.string(), nombre: z.string() });

/** A line as the log keeps it (document 3 §3). */
export const lineaOc = z.object({
  linea: z.number().int(),
  producto_id: z.string(),
  codigo: z.string(),
  part_number: z.string(),
  nombre: z.string(),
  precio: z.number(),
  cantidad: z.number().int(),
  total: z.number(),
  reserva: cliente.nullable(),
});
export type LineaOc = z.infer<typeof lineaOc>;

export const datosOc = z.object({
  ...encabezado.shape,
  lineas: z.array(lineaOc),
  unidades: z.number().int(),
  /** In the order's currency. */
  total: z.number(),
});
export type DatosOc = z.infer<typeof datosOc>;

export const refOc = z.object({
  _id: z.string(),
  number: z.number().int(),
  proveedor: z.string(),
  marca: z.string(),
});

/** What the supplier said: the day on which it dispatches, and who said so. */
export const confirmacionOc = z.object({
  despacho: z.string(),
  nota: z.string().nullable(),
  confirmado_por: persona,
});
export type ConfirmacionOc = z.infer<typeof confirmacionOc> & { readonly confirmado_at: string };

/** Addresses that one order is mailed to. */
export const MAX_CORREOS_OC = 10;

/** What was mailed to the supplier: which revision, to whom, by whom. */
export const envioOc = z.object({
  /** The order as it was made is the first; each change makes the next. */
  revision_oc: z.number().int(),
  para: z.array(z.string()),
  mensaje: z.string().nullable(),
  enviado_por: persona,
});
export type EnvioOc = z.infer<typeof envioOc> & { readonly enviado_at: string };

export const vigenteOc = encabezado.pick({ moneda: true, etd: true, eta: true }).extend({ estado: z.enum(ESTADOS_OC) });
export type VigenteOc = z.infer<typeof vigenteOc>;

/** What came in of a line: whole units to the shelves, damaged ones apart. */
export const lineaRecibida = z.object({
  linea: z.number().int(),
  producto_id: z.string(),
  cantidad: z.number().int(),
  danado: z.number().int(),
  /** Of the whole units, where they are known by serials. */
  series: z.array(z.string()).optional(),
  /** The client that the line was bought for, where it names one. */
  reserva: cliente.optional(),
});
/** Name of an order in documents and in the stock that its receptions enter. */
export const orderTitle = (number: number | string): string => `Orden de Compra N° ${number}`;

export const recepcion = z.object({
  recepcion: z.number().int(),
  bodega: z.string(),
  /** Where the damaged ones went; null when there were none. */
  bodega_danados: z.string().nullable(),
  documento: z.string().nullable(),
  lineas: z.array(lineaRecibida),
});
export type Recepcion = z.infer<typeof recepcion>;

/** The same with when it came in, and by which landed cost it was costed; null: by none. */
export const recepcionCosteable = recepcion.extend({ fecha: z.string(), costeo: z.number().int().nullable() });
export type RecepcionCosteable = z.infer<typeof recepcionCosteable>;
