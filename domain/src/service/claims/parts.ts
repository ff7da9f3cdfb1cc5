import { z } from 'zod';
import { persona } from '../../kernel/person.ts';

/** How far a claim to the supplier of a product is. */
export const ESTADOS_RECLAMO = ['Abierto', 'Enviado', 'Aceptado', 'Rechazado', 'Cerrado'] as const;
export type EstadoReclamo = (typeof ESTADOS_RECLAMO)[number];

/** What the supplier gives for it. */
export const ENTREGAS_PROVEEDOR = ['Nota de Crédito', 'Reemplazo', 'Reparación'] as const;

/** Claims of one case: more are several cases. */
export const MAX_RECLAMOS = 100;

/** A claim as it is opened. */
export const reclamoAbierto = z.object({
  n: z.number().int().positive(),
  linea: z.number().int().positive(),
  proveedor: persona,
  producto: z.object({ _id: z.string(), part_number: z.string(), nombre: z.string(), marca: z.string() }),
  serie: z.string().nullable(),
  cantidad: z.number().int().positive(),
  motivo: z.string(),
});

export const reclamo = reclamoAbierto.extend({
  estado: z.enum(ESTADOS_RECLAMO),
  /** The supplier's own number of it. */
  referencia: z.string().nullable(),
  entrega: z.enum(ENTREGAS_PROVEEDOR).nullable(),
  /** What the supplier answered. */
  respuesta: z.string().nullable(),
  /** How it ended. */
  cierre: z.string().nullable(),
});
export type Reclamo = z.infer<typeof reclamo>;

/** Whether the supplier, or we, still have something to do about it. */
export const enCurso = ({ estado }: Pick<Reclamo, 'estado'>): boolean =>
  estado === 'Abierto' || estado === 'Enviado' || estado === 'Aceptado';
