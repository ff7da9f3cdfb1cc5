import { z } from 'zod';
import { oneLine } from '../kernel/text.ts';
import { direccionDespacho } from '../streams/order/sale.shared.ts';
import { persona } from '../kernel/person.ts';
import { quienRecibe } from '../streams/order/parts.ts';

/** Of a route, in the order of requirements §0.2; *Anulado* ends one that never left. */
export const ESTADOS_DESPACHO = ['Planificado', 'Cargando', 'En Ruta', 'Cerrado', 'Anulado'] as const;
export type EstadoDespacho = (typeof ESTADOS_DESPACHO)[number];
export const ESTADOS_PARADA = ['Pendiente', 'Entregada', 'Rechazada', 'Reprogramada'] as const;
export type EstadoParada = (typeof ESTADOS_PARADA)[number];

/** Stops of one route: more are several routes. */
export const MAX_PARADAS = 100;

/** What every event of a route repeats of it. */
export const refDespacho = z.object({
  _id: z.string(),
  number: z.number().int(),
  fecha: z.string(),
  chofer: z.string(),
  patente: z.string(),
});

/** The order of a stop, as lists by customer, seller or brand need it. */
export const pedidoParada = z.object({
  _id: z.string(),
  number: z.number().int(),
  codigo_sap: z.string(),
  client: z.object({ _id: z.string(), name: z.string() }),
  ejecutivo: persona,
  marcas: z.array(z.string()),
});

/** Which stop, and of which order. `linea` is its number for the life of the route, wherever it is driven. */
export const refParada = z.object({
  linea: z.number().int().positive(),
  pedido: pedidoParada,
  /** Pesos to collect at the door; 0: nothing. */
  cobrar: z.number().int().nonnegative(),
});

/** A stop as it was planned. */
export const parada = refParada.extend({
  direccion: direccionDespacho.nullable(),
  telefono: z.string(),
  /** Goods that are still to be delivered, for whoever hands over a part of them; absent of stops of before. */
  lineas: z
    .array(
      z.object({
        linea: z.number().int().positive(),
        part_number: z.string(),
        nombre: z.string(),
        cantidad: z.number().int().positive(),
        series: z.array(z.string()),
        /** Net unit price in pesos. */
        precio_venta: z.number().int().nonnegative(),
      }),
    )
    .optional(),
  /** Packages that an earlier dispatch handed over; absent: none. */
  entregados: z.array(z.number().int().positive()).optional(),
  /** Day before which it is not driven: the customer asked for it. */
  desde: z.string().optional(),
});
export type ParadaPlanificada = z.infer<typeof parada>;

/** Who signed for the goods. */
export const receptor = quienRecibe;

/** Money that a stop brought in. */
export const pago = z.object({
  monto: z.number().int().positive(),
  metodo_pago: z.string(),
  referencia: z.string(),
  usuario: persona,
  fecha: z.string(),
});
export type Pago = z.infer<typeof pago>;

/** What people type of a route; without plate only where nobody knows it yet. */
export const chofer = oneLine(200).min(1, 'Ingresa el chofer');
export const patente = oneLine(20).toUpperCase();
