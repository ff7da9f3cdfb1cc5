import { z } from 'zod';
import { persona } from '../../kernel/person.ts';

/** How far a withdrawal is: asked for, taken by one of the warehouse, handed over. */
export const ESTADOS_RETIRO = ['Pendiente', 'En Proceso', 'Entregado', 'Anulado'] as const;
export type EstadoRetiro = (typeof ESTADOS_RETIRO)[number];

export const lineaRetiro = z.object({
  /** Line of the reservation. */
  linea: z.number().int().positive(),
  producto: z.object({
    _id: z.string(),
    codigo: z.string(),
    part_number: z.string(),
    nombre: z.string(),
    marca: z.string(),
  }),
  cantidad: z.number().int().positive(),
});
export type LineaRetiro = z.infer<typeof lineaRetiro>;

/** A withdrawal as it was asked for. */
export const retiroPedido = z.object({
  /** Which of its reservation's. */
  numero: z.number().int().positive(),
  lineas: z.array(lineaRetiro),
  nota: z.string(),
  solicitado_por: persona,
  solicitado_at: z.string(),
});

export const retiro = retiroPedido.extend({
  estado: z.enum(ESTADOS_RETIRO),
  /** Who of the warehouse took it. */
  usuario: persona.nullable(),
  recibe: z.string().nullable(),
  motivo_anulacion: z.string().nullable(),
});
export type Retiro = z.infer<typeof retiro>;

/** How people call it: of which reservation, and which of its. */
export const withdrawalName = (reserva: number, numero: number): string => `${reserva}-${numero}`;
