import { z } from 'zod';
import { productoStock } from '../inventory/stock-product.shared.ts';
import { longText, shortText } from '../kernel/text.ts';
import { dayText } from '../kernel/when.ts';
import { persona } from '../kernel/person.ts';
import { LEAST_QUANTITY } from '../kernel/quantity.shared.ts';

/** States of requirements §0.2: the columns of the queue first. */
export const ESTADOS_RESERVA = ['Pendiente', 'En Proceso', 'Caducada', 'Preparada', 'Entregada', 'Liberada'] as const;
export type EstadoReserva = (typeof ESTADOS_RESERVA)[number];

/** Where a reservation comes from, as the card of the queue says. */
export const TIPOS_RESERVA = ['Directa', 'Cotización', 'Pedido', 'Proyecto'] as const;
export type TipoReserva = (typeof TIPOS_RESERVA)[number];

/** Days that a reservation lasts when nobody says until when (requirements §2). */
export const DIAS_RESERVA = 15;
/** So far ahead may it last. */
export const MAX_DIAS = 365;
const MAX_LINEAS = 200;

const numero = z.number().int().positive();
export const cantidadReservada = z
  .number()
  .int('La cantidad va en unidades enteras')
  .min(1, LEAST_QUANTITY.texto)
  .max(100_000, 'Es demasiado grande');

export const lineaPedida = z.strictObject({ producto: z.string().min(1).max(60), cantidad: cantidadReservada });

/** What a person reserves. Whatever it comes from, its lines say what is held. */
export const nuevaReserva = z.strictObject({
  cliente: z.string().min(1).max(60),
  cotizacion: numero.optional(),
  pedido: numero.optional(),
  bodega: shortText,
  /** Last day that it holds; absent: 15 days from today. */
  vence: dayText.optional(),
  motivo: longText,
  /** Project of the customer that it is held for. */
  ubicacion: z.string().min(1).max(70).optional(),
  lineas: z
    .array(lineaPedida)
    .min(1, 'Agrega al menos un producto')
    .max(MAX_LINEAS, `A lo más ${MAX_LINEAS} productos`)
    .refine(
      (lines) => new Set(lines.map((l) => l.producto)).size === lines.length,
      'Cada producto va en una sola línea',
    ),
});
export type NuevaReserva = z.infer<typeof nuevaReserva>;

export const lineaReserva = z.object({
  linea: z.number().int().positive(),
  producto: productoStock,
  /** Units reserved at first. */
  cantidad: z.number().int().positive(),
  /** Units of them that were let go. */
  liberada: z.number().int().min(0),
  /** Units of them that the project has fetched. */
  retirada: z.number().int().min(0).optional(),
  /** Its units have serials; and which stand apart, once they are prepared. */
  serializable: z.boolean().optional(),
  series: z.array(z.string()).optional(),
});
export type LineaReserva = z.infer<typeof lineaReserva>;

/** Units that a line still reserves. */
export const pendiente = ({ cantidad, liberada, retirada = 0 }: LineaReserva): number => cantidad - liberada - retirada;

/** What every event repeats. */
export const refReserva = z.object({
  _id: z.string(),
  number: numero,
  cliente: z.object({ _id: z.string(), nombre: z.string() }),
  bodega: z.string(),
});

/** A reservation as it was made. */
export const datosReserva = refReserva.extend({
  ejecutivo: persona,
  tipo: z.enum(TIPOS_RESERVA),
  /** Project of the customer that it is held for; absent of those of before. */
  ubicacion: persona.nullable().optional(),
  cotizacion: z.number().int().nullable(),
  pedido: z.number().int().nullable(),
  vence: z.string(),
  motivo: z.string(),
  lineas: z.array(lineaReserva).min(1),
  /** Under which its units are committed in the streams of its products. */
  validacion: z.string(),
  creado_por: persona,
  createdAt: z.string(),
  /** The import order that brought its units, where they were bought for the client. */
  orden_compra: z.number().int().optional(),
});
export type DatosReserva = z.infer<typeof datosReserva>;
