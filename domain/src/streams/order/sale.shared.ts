import { z } from 'zod';
import { shortText } from '../../kernel/text.ts';
import type { persona } from '../../kernel/person.ts';

export const TIPOS_ENTREGA = ['DESPACHO', 'EN SALA', 'RETIRO EN SALA', 'COURIER'] as const;
export const tipoEntrega = z.enum(TIPOS_ENTREGA);
export type TipoEntrega = z.infer<typeof tipoEntrega>;

/** Goods that the customer fetches in the showroom; the others leave by route or courier. */
export const isRoomDelivery = (tipo: TipoEntrega): boolean => tipo === 'EN SALA' || tipo === 'RETIRO EN SALA';

export type Persona = z.infer<typeof persona>;

export const ejecutivo = z.object({ _id: z.string(), nombre: z.string(), email: z.string(), telefono: z.string() });
export type Ejecutivo = z.infer<typeof ejecutivo>;

export const direccionDespacho = z.object({
  calle: shortText,
  comuna: shortText,
  region: shortText,
  referencia: z.string().trim().max(200).default(''),
});
