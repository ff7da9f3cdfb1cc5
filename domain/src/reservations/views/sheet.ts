import { z } from 'zod';
import { adjunto } from '../../kernel/attachments.ts';
import { retiro } from '../withdrawals/parts.ts';
import { datosReserva, ESTADOS_RESERVA } from '../parts.ts';

/** A reservation as its sheet shows it: its stream replayed. */
export const reservationSheet = datosReserva.omit({ validacion: true }).extend({
  estado: z.enum(ESTADOS_RESERVA),
  retenida: z.boolean(),
  usuario: z.object({ _id: z.string(), nombre: z.string() }).nullable(),
  recibe: z.string().nullable(),
  motivo_liberacion: z.string().nullable(),
  convertida_en: z.number().int().nullable(),
  retiros: z.array(retiro).optional(),
  adjuntos: z.array(adjunto).optional(),
  version: z.number().int(),
  updatedAt: z.string(),
  estatus_at: z.string(),
});
export type ReservationSheet = z.infer<typeof reservationSheet>;
