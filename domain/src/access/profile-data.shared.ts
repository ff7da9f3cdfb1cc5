import { emailText } from '../kernel/email.ts';
import { z } from 'zod';
import { EMPTY_FIELD } from '../kernel/bound-text.ts';
import { oneLine } from '../kernel/text.ts';
import { CONCESIONES, PERFILES } from '../kernel/perfiles.ts';

/** Fields of a user account that forms, events and read models share (document 1 §3 User, requirements §1 usuarios). */
export const permisosOverride = z.strictObject({
  dolares: z.boolean().optional(),
  condicionpago: z.boolean().optional(),
  tipocliente: z.boolean().optional(),
  validar: z.boolean().optional(),
  exportar: z.boolean().optional(),
  margenes: z.boolean().optional(),
});

export const perfil = z.enum(PERFILES);
/** What one specific user is granted beyond the profile (document 1 §6). */
export const concesiones = z.array(z.enum(CONCESIONES)).max(CONCESIONES.length);

/** What ties an account to a company, its brands or a warehouse; decides its row scope. */
export const links = {
  cliente_id: z.string().max(60).optional(),
  proveedor_id: z.string().max(60).optional(),
  marcas: z.array(z.string().max(60)).max(200).optional(),
  bodega: z.string().max(60).optional(),
};

export const telefono = oneLine(40).optional();
/** Salesperson code of the ERP. */
export const codigoSap = oneLine(40).optional();

export const email = emailText('Por favor ingresa un correo electrónico').transform((text) => text.toLowerCase());
export const password = z
  .string()
  .min(1, { error: EMPTY_FIELD, abort: true })
  .min(8, 'La contraseña debe tener al menos 8 caracteres')
  .max(200);
