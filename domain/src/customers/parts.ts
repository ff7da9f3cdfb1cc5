import { z } from 'zod';
import { OLVIDADO } from '../kernel/personal.ts';
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

/** Contacts without those who were forgotten: there is nothing left to reach them by. */
export const remembered = <C extends { readonly nombre: string }>(contactos: readonly C[]): C[] =>
  contactos.filter(({ nombre }) => nombre !== OLVIDADO);
/** The same where a change may name them. */
export const withRemembered = <D extends { readonly contactos?: readonly z.infer<typeof contacto>[] | undefined }>(
  data: D,
): D => (data.contactos ? { ...data, contactos: remembered(data.contactos) } : data);
