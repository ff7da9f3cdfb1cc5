import { z } from 'zod';
import { oneLine } from '../../kernel/text.ts';

/** Projects of one customer: more are several customers. */
export const MAX_UBICACIONES = 500;

/** A project as its form asks for it. */
export const ubicacionTecleada = z.strictObject({
  nombre: oneLine(120).min(1, 'Ingresa el nombre'),
  direccion: oneLine(200).min(1, 'Ingresa la dirección'),
  comuna: oneLine(60).default(''),
  contacto: oneLine(200).default(''),
});
export type UbicacionTecleada = z.infer<typeof ubicacionTecleada>;

/** A place or project of a customer, for which the company holds goods. */
export const ubicacionCliente = z.object({
  _id: z.string(),
  nombre: z.string(),
  direccion: z.string(),
  comuna: z.string(),
  /** Who is asked for there, and how they are reached. */
  contacto: z.string(),
});
export type UbicacionCliente = z.infer<typeof ubicacionCliente>;

/** A customer as requests name it. */
export const clienteId = z.string().regex(/^[\w-]{1,60}$/, 'No es un cliente');
/** Id of a project: of its customer, and which of that customer's. */
export const ubicacionId = z.string().regex(/^[\w-]{1,60}\.\d{1,4}$/, 'No es una ubicación de cliente');
/** Whose project an id names. */
export const clienteOf = (id: string): string => id.slice(0, id.lastIndexOf('.'));
