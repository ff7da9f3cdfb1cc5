import { z } from 'zod';
import { oneLine, shortText } from '../kernel/text.ts';

export const direccion = z.object({
  nombre: shortText,
  /** Empty where only the comuna is known: an order asks for it. */
  calle: oneLine(200),
  comuna: shortText,
  region: shortText,
  referencia: z.string().trim().max(200).default(''),
});
export const contacto = z.object({
  nombre: shortText,
  cargo: z.string().trim().max(200).default(''),
  email: z.string().trim().max(200).default(''),
  telefono: z.string().trim().max(50).default(''),
});
